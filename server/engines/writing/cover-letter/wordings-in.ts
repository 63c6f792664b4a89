import { cutSentences } from "../evidence/cut-sentences.ts";

export const LONGEST_WHOLE = 22; // in words

/** A line of the resume unless it is long, the sentence of it that has a part, and the part alone. */
export function wordingsIn(line: string, part: string): string[] {
  const whole = line.split(" ").length > LONGEST_WHOLE ? [] : [line];
  return [...whole, sentenceIn(line, part), part];
}

/** The sentence of a line that a part stands in. */
export function sentenceIn(line: string, part: string): string {
  return cutSentences(line).find(({ text }) => text.includes(part))?.text ?? part;
}
