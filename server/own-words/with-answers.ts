import type { OwnWordView } from "../domain/checked-sentence.ts";
import { statementKey } from "../domain/statement-key.ts";

type Asked = { text: string; reason: string };

/** What was asked, each once, with the user's answer so far. */
export function withAnswers(asked: readonly Asked[], words: readonly OwnWordView[]) {
  const answers = new Map(words.map((word) => [statementKey(word.text), word]));
  const byKey = new Map(asked.map(({ text, reason }) => [statementKey(text), { text, reason }]));
  return [...byKey].map(([key, question]) => ({ ...question, answer: answers.get(key) ?? null }));
}
