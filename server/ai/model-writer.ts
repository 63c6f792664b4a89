import OpenAI from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { z } from "zod";
import { logger } from "../http/logger.ts";
import type { CountedCall } from "./model-calls.ts";
import { entailmentPrompt, interviewPrompt, letterPrompt, type Prompt, resumePrompt } from "./prompts.ts";
import { type DistantWriter, WriterFailure } from "../engines/writing/writer.ts";

export type ModelSettings = { apiKey: string; baseURL: string | undefined; model: string; deadlineMs?: number };

const DEADLINE_MS = 60_000; // all that one material may take of a model, second attempts and questions included
const LOCAL_RESERVE_MS = 5_000; // what the local engine and storing need of the 60 s
const ATTEMPTS = 2;
const MAX_ANSWER_TOKENS = 4_000;
const MAX_ANSWER_CHARACTERS = 100_000;
const OPENS_AFTER_FAILURES = 5;
const CLOSED_FOR_MS = 30_000;

/** After five failures in a row a server is left alone for 30 s, then tried again. */
const breakers = new Map<string, { failures: number; closedUntil: number }>();

function breakerOf(server: string): { failures: number; closedUntil: number } {
  const known = breakers.get(server) ?? { failures: 0, closedUntil: 0 };
  breakers.set(server, known);
  return known;
}

function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): { answer: Answer } | { problem: string } {
  if (text.length > MAX_ANSWER_CHARACTERS) return { problem: "The answer is too long." };
  const bare = text.trim().replace(/^```(?:json)?\s*|(?<!\s)\s*```$/g, "");
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    return { problem: "The answer is not JSON." };
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return { answer: parsed.data };
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".")}: ${message}`);
  return { problem: `The answer does not fit the schema. ${issues.join("; ")}` };
}

/** Writes with an OpenAI-compatible server: one retry, failed calls are refunded. Methods throw WriterFailure. */
export function createModelWriter(settings: ModelSettings, takeCall: () => Promise<CountedCall | null>): DistantWriter {
  // Retries are ours, since each call is counted.
  const client = new OpenAI({ apiKey: settings.apiKey, baseURL: settings.baseURL, maxRetries: 0, logLevel: "off" });

  const breaker = breakerOf(settings.baseURL ?? "");

  const mayTakeMs = settings.deadlineMs ?? DEADLINE_MS - LOCAL_RESERVE_MS;
  let deadline = Date.now() + mayTakeMs;

  function write<Answer>(prompt: Prompt<Answer>): Promise<Answer> {
    deadline = Date.now() + mayTakeMs;
    return ask(prompt, deadline);
  }

  async function ask<Answer>(prompt: Prompt<Answer>, until: number): Promise<Answer> {
    if (Date.now() >= until) throw new WriterFailure("The model took its time for the draft", "time");
    if (Date.now() < breaker.closedUntil)
      throw new WriterFailure("The model failed too often and is left alone", "error");
    const messages: OpenAI.ChatCompletionMessageParam[] = [
      { role: "system", content: prompt.system },
      { role: "user", content: prompt.user },
    ];
    let problem = "";
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const left = until - Date.now();
      if (left <= 0) break;
      const call = await takeCall();
      if (!call) throw new WriterFailure("The calls of this day are used up", "limit");
      const reply = await complete(client, settings.model, prompt, messages, left);
      const read = "text" in reply ? readAnswer(reply.text, prompt.schema) : reply;
      if ("answer" in read) {
        breaker.failures = 0;
        return read.answer;
      }
      await call.refund();
      problem = read.problem;
      if ("text" in reply) {
        messages.push(
          { role: "assistant", content: reply.text.slice(0, 4_000) },
          { role: "user", content: `${problem} Answer again, with JSON that fits the schema and nothing else.` },
        );
      }
    }
    breaker.failures += 1;
    if (breaker.failures >= OPENS_AFTER_FAILURES) breaker.closedUntil = Date.now() + CLOSED_FOR_MS;
    logger.warn({ prompt: prompt.name, problem: problem.slice(0, 200) }, "no usable answer of the model");
    throw new WriterFailure(problem, Date.now() >= until ? "time" : "error");
  }

  return {
    model: settings.model,
    shortfall: null,
    writeResume: (basis) => write(resumePrompt(basis)),
    writeLetter: (basis) => write(letterPrompt(basis)),
    writeInterview: (basis) => write(interviewPrompt(basis)),
    bearsOut: async (pairs) => (await ask(entailmentPrompt(pairs), deadline)).answers.map(({ follows }) => follows),
  };
}

async function complete<Answer>(
  client: OpenAI,
  model: string,
  prompt: Prompt<Answer>,
  messages: OpenAI.ChatCompletionMessageParam[],
  timeoutMs: number,
): Promise<{ text: string } | { problem: string }> {
  try {
    const completion = await client.chat.completions.create(
      {
        model,
        messages,
        max_completion_tokens: MAX_ANSWER_TOKENS,
        response_format: zodResponseFormat(prompt.schema, prompt.name),
      },
      // The signal also ends a body that trickles in for ever, which the client's own timeout does not.
      { timeout: timeoutMs, signal: AbortSignal.timeout(timeoutMs) },
    );
    const choice = completion.choices?.[0];
    if (choice?.message?.refusal) return { problem: "The model refused." };
    return { text: choice?.message?.content ?? "" };
  } catch (error) {
    // Its message may repeat what was sent, a resume above all.
    return {
      problem: error instanceof OpenAI.APIError ? `${error.constructor.name} ${error.status}` : "The call failed",
    };
  }
}
