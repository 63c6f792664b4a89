import { hasFigure } from "../facts/deed-worth.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import type { Told } from "../languages/grammar.ts";
import type { Statement } from "../resume-statements.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import type { Proof } from "./choose-proofs.ts";

const LONGEST = 34; // in words
const NONE = /^I (?:have had|had|have) no (?<what>.+)$/u;
const OF_RESULT = 0.5;

/** The proofs of one line of the resume as one, where the second says what came of the first or how much it was. */
export function wholeLines(proofs: readonly Proof[], facts: WritingFacts): Proof[] {
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return [...proofs];
  const taken = new Set<Proof>();
  const whole = proofs.flatMap((proof) => {
    if (taken.has(proof)) return [];
    const next = proofs.find((other) => !taken.has(other) && isBehind(other, proof, facts));
    const before = proofs.find((other) => !taken.has(other) && isBehind(proof, other, facts));
    const [one, other] = next ? [proof, next] : [before, proof];
    const told = one && other ? joinedTold(one, other) : null;
    if (!one || !other || !told) return [proof];
    taken.add(one).add(other);
    const deed = { ...one.deed, text: `${one.deed.text}; ${other.deed.text}` };
    const answers = [...(one.answers ?? []), ...(other.answers ?? [])];
    const worth = Math.max(one.worth ?? 0, other.worth ?? 0);
    const score = Math.max(one.score, other.score) + OF_RESULT;
    return [
      {
        ...one,
        deed: { ...deed, skills: [...deed.skills, ...other.deed.skills] },
        told,
        answers,
        worth,
        score,
        parts: [one, other],
      },
    ];
  });
  return whole.filter((proof) => !taken.has(proof)).sort((one, other) => other.score - one.score);
}

/** The line of the resume that these words of it stand in; empty without one. */
export function lineAround({ line, text }: Pick<Deed, "line" | "text">, statements: readonly Statement[]): string {
  return statements.find((one) => one.lines.from === line && one.text.includes(text))?.text ?? "";
}

/** Whether a deed stands right behind another one in a line of the resume, and tells of a figure. */
function isBehind({ deed }: Proof, { deed: before }: Proof, { statements }: WritingFacts): boolean {
  if (deed.line !== before.line || deed.job !== before.job || !hasFigure(deed.text)) return false;
  const text = lineAround(deed, statements);
  const [from, to] = [text.indexOf(before.text) + before.text.length, text.indexOf(deed.text)];
  return text.includes(before.text) && to >= from && /^[;,.] (?:and )?$/u.test(text.slice(from, to));
}

const BRAND = /^(?:Google|Amazon|Apple|Facebook|Meta|Instagram|Indeed|Glassdoor|Trustpilot|Yelp|Michelin)$/u;

function isNamed(sentence: string): boolean {
  const [first = ""] = sentence.split(" ");
  return !/^(?:My|The)$/u.test(first) && (BRAND.test(first) || unknownWords(first.toLowerCase()).length > 0);
}

function joinedTold({ told: one }: Proof, { told: other }: Proof): Told | null {
  const words = `${one.sentence} ${other.sentence}`.split(" ").length;
  if (!one.sentence.startsWith("I ") || words > LONGEST || /[;:]/u.test(one.sentence)) return null;
  const none = NONE.exec(other.sentence)?.groups?.what;
  const text = other.isOfThing
    ? `${one.sentence}; ${isNamed(other.sentence) ? other.sentence : other.clause}`
    : none !== undefined && !one.sentence.includes(",")
      ? `${one.sentence}, with no ${none}`
      : null;
  if (text === null) return GRAMMARS.en.join?.(one, other) ?? null;
  return { clause: text, sentence: text, also: text, clumsy: Math.max(one.clumsy ?? 0, other.clumsy ?? 0) };
}
