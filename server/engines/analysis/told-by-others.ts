import { anyOf } from "../any-of.ts";
import type { ResumeLine } from "./resume-lines.ts";

const ADDRESSED = `(?:${anyOf("Mr Mrs Ms Miss Dr Prof")}\\.? )?`;
const TELLS = anyOf("is has was works worked joined began started leads led runs ran manages managed holds brings");
const OF_SELF = /(?<![\p{L}’'])(?:I|I['’](?:m|ve)|my) \p{Ll}/u;
const PRONOUN = /(?<=^|[,;(] ?|[\p{L}\p{N}] )(?:[Ss]he|[Hh]e|[Tt]hey)(?= \p{Ll})/gu;
const OWN_JOB = new RegExp(
  String.raw`(?<!\p{L})(?:her|his|their)(?= (?:\p{L}{1,15} )?${anyOf("job role post position")}(?!\p{L}))`,
  "giu",
);
const VERBS: readonly [RegExp, string][] = [
  [/(?<=(?<!\p{L})I (?:\p{L}{1,15} )?)(?:is|are)(?!\p{L})/gu, "am"],
  [/(?<=(?<!\p{L})I (?:\p{L}{1,15} )?)has(?!\p{L})/gu, "have"],
  [/(?<=(?<!\p{L})I (?:\p{L}{1,15} )?)works(?!\p{L})/gu, "work"],
  [/(?<=(?<!\p{L})I (?:\p{L}{1,15} )?)were(?!\p{L})/gu, "was"],
];

/** Turns what a resume tells of its person by name, "Ann Lee is a cook. She has ...", into what she would say herself. */
export function asToldBySelf(lines: readonly ResumeLine[], name: string | null): (sentence: string) => string {
  const words = name?.split(" ").filter((word) => /^[\p{L}'’-]{2,30}$/u.test(word)) ?? [];
  const called = [name ?? "", words[0] ?? "", words.at(-1) ?? ""].filter((one) => /^[\p{L} .'’-]{3,60}$/u.test(one));
  if (called.length === 0) return (sentence) => sentence;
  const subject = `${ADDRESSED}(?:${called.map((one) => one.replaceAll(".", "\\.")).join("|")})`;
  const naming = new RegExp(String.raw`(?<![\p{L}'’-])${subject}(?= (?:\p{L}{1,15} )?${TELLS}(?!\p{L}))`, "gu");
  const isTold = lines.some(({ text }) => text.search(naming) === 0) && !lines.some(({ text }) => OF_SELF.test(text));
  if (!isTold) return (sentence) => sentence;
  return (sentence) => {
    const said = sentence.replace(naming, "I").replace(PRONOUN, "I").replace(OWN_JOB, "my");
    return VERBS.reduce((text, [verb, own]) => text.replace(verb, own), said);
  };
}
