import type { MaterialLanguage } from "../../language.ts";
import { isPersonThing } from "./lexis.ts";
import type { MeantWord } from "./read-words.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import type { Judged } from "./wrong-role.ts";

/** What the words of a clause mean for it that its line does not have; null where it has them all. */
export function judgeStrays(
  strays: MeantWord[],
  content: MeantWord[],
  { line, fitting }: { line: SourceLine; fitting: number },
  resume: MeantResume,
  language: MaterialLanguage,
): Judged | null {
  const [stray] = strays;
  if (!stray) return null;
  const elsewhere = strays.find((word) => resume.words.some((other) => other.word === word.word));
  // With the rest in this line, only the person knows if it belongs to it.
  const isNear = strays.length === 1 && content.length > (fitting > 0 ? 1 : 3);
  if (elsewhere)
    return {
      answer: isNear ? "not sure" : "not borne out",
      ground: "silent",
      reason: `“${elsewhere.word}” belongs to another part of your resume.`,
    };
  const isName = (word: MeantWord) =>
    word.isCapital && (language !== "de" || /\p{Lu}.*\p{Lu}/u.test(word.word)) && word.from > 2;
  const name = strays.find(isName);
  if (name && language !== "de")
    return { answer: "not borne out", ground: "against", reason: `“${name.word}” stands nowhere in your resume.` };
  const person = strays.find(({ things }) => things.some(isPersonThing));
  if (person && line.words.some(({ things }) => things.some(isPersonThing)))
    return {
      answer: "not borne out",
      ground: "against",
      reason: `Your resume names somebody else than “${person.word}”.`,
    };
  const known = strays.find(({ things }) => things.length > 0);
  if (known && fitting === 0 && content.length - strays.length <= 1)
    return { answer: "not borne out", ground: "silent", reason: `Your resume does not say “${known.word}”.` };
  if (strays.length > 2)
    return { answer: "not borne out", ground: "silent", reason: `Your resume does not say “${stray.word}”.` };
  return { answer: "not sure", ground: "silent", reason: `Your resume does not use the word “${stray.word}”.` };
}
