import type { QuestionDraft } from "../draft.ts";
import type { Wordings } from "../languages/letter-pack.ts";
import type { AnswerTeller } from "./answer-teller.ts";

export function pairOf({ voice }: AnswerTeller, question: string | null, answer: string | null): QuestionDraft | null {
  return question === null || answer === null ? null : { question, answer, fixed: voice.fixed };
}

export function askNamed(
  { voice }: AnswerTeller,
  { question, unnamed }: Record<"question" | "unnamed", Wordings>,
): string | null {
  return voice.ask(question) ?? voice.plainly(unnamed) ?? null;
}
