import { expect, test } from "vitest";
import { startModelServer } from "../emulators/openai.ts";
import { startDemo } from "../setup/app-process.ts";
import { prepareDemoUser } from "../setup/demo-users.ts";
import { firstMatch, generate } from "../setup/generate-material.ts";
import { HttpClient } from "../setup/http-client.ts";
import { until } from "../setup/until.ts";

test("DEC-90: with one call left, parallel generations cause exactly one, and nobody is refused", {
  tags: "long",
}, async () => {
  const server = await startModelServer("good");
  const other = await startDemo({
    OPENAI_API_KEY: "test-key",
    OPENAI_BASE_URL: server.url,
    AI_CALLS_PER_USER_DAY: "1",
  });
  try {
    // A click on what is being written already joins it, and the persona's samples are written by rules.
    const client = await prepareDemoUser(other.url, "pro");
    const { job } = await firstMatch(client);
    const paths = ["generate-tailored-resume", "generate-cover-letter", "generate-interview-questions"];
    await Promise.all(paths.map((path) => generate(client, path, job.id)));
    expect(server.requests).toHaveLength(1);
    // A failed call gives its unit back.
    server.behave("error");
    const premium = await prepareDemoUser(other.url, "premium");
    const theirs = await firstMatch(premium);
    await generate(premium, "generate-cover-letter", theirs.job.id);
    server.behave("good");
    await generate(premium, "generate-interview-questions", theirs.job.id);
    expect(server.requests.filter(({ name }) => name === "interview_guide")).not.toHaveLength(0);
  } finally {
    await other.stop();
    await server.stop();
  }
});

test("DEC-98: a material says who wrote it, and why rules did where a model is set up", {
  timeout: 300_000,
}, async () => {
  const server = await startModelServer("good");
  const other = await startDemo({
    OPENAI_API_KEY: "test-key",
    OPENAI_BASE_URL: server.url,
    OPENAI_MODEL: "emulated-7b",
    AI_CALLS_PER_USER_DAY: "1",
    // What a busy machine has not begun in time is given up by no sweep.
    SWEEP_SECONDS: "3600",
  });
  try {
    // The persona's samples are written by the same queue.
    await prepareDemoUser(other.url, "pro");
    const client = new HttpClient(other.url);
    await client.signIn({ persona: "pro" });
    const { job } = await firstMatch(client);
    const make = async (kind: string) => {
      const answer = await client.send("/forms/materials/generate", {
        method: "POST",
        body: new URLSearchParams({ kind, jobId: job.id, returnTo: "/" }),
        headers: { Origin: other.url },
      });
      expect(answer.status).toBe(303);
      return until(async () => {
        const { html } = await client.open("/");
        return /Generated Successfully|Generation Failed/.test(html) ? html : null;
      });
    };
    server.behave("error");
    expect(await make("cover-letter")).toContain("since the model gave no usable answer");
    server.behave("good");
    expect(await make("cover-letter")).not.toContain("Written by rules on this machine, since");
    expect(await make("interview")).toContain("since the model&#x27;s calls are used up for now");
    const { html: page } = await client.open(`/ai-materials?company=${encodeURIComponent(job.company)}`);
    for (const words of [
      "Written by emulated-7b",
      "Written by rules on this machine, since the model gave no usable answer. Trying again costs nothing.",
      "Written by rules on this machine, since the model&#x27;s calls are used up for now. Trying again costs nothing.",
      // The persona's own samples never ask a model.
      "Written by rules on this machine",
      "Try again",
    ])
      expect(page).toContain(words);
  } finally {
    await other.stop();
    await server.stop();
  }
});
