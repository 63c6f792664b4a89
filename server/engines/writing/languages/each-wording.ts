import type { Told } from "./grammar.ts";

/** What is done to a told line in each of its wordings, such as to say something behind it. */
export function inEachWording(
  { clause, sentence, also }: Told,
  say: (wording: string) => string,
): Pick<Told, "clause" | "sentence" | "also"> {
  return { clause: say(clause), sentence: say(sentence), also: say(also) };
}
