import type { MaterialLanguage } from "../../language.ts";
import { areForms } from "../fact-words.ts";
import { admits, type Hedge, hedgedParts } from "../hedged-words.ts";
import { isYear } from "../trace-number.ts";
import type { NumberMatch } from "./compare-numbers.ts";
import { heldBack } from "./held-back.ts";
import { wrongMultiple } from "./multiples.ts";
import { changeIn, type Counted, directionOf } from "./number-changes.ts";
import { oppositeWord } from "./opposites.ts";
import { otherRate } from "./rates.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { Relation } from "./relate-deeds.ts";
import { sameVerb } from "./same-verb.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { judgeStrays } from "./stray-words.ts";
import { deniesAlike, turnedMeaning } from "./turned-meaning.ts";
import { madeMany, swappedSides, wrongObject } from "./word-order.ts";
import { type Judged, type Related, wrongRole } from "./wrong-role.ts";

export type Comparison = {
  clause: Clause;
  said: Counted;
  line: SourceLine;
  resume: MeantResume;
  language: MaterialLanguage;
  content: MeantWord[];
  met: MeantWord[];
  strays: MeantWord[];
  fitting: number;
  wrong: Extract<NumberMatch, { fits: false }> | null;
};

export const SAYS_NOTHING_OF_IT = "No line of your resume says this.";
export const SILENT: Judged = { answer: "not borne out", ground: "silent", reason: SAYS_NOTHING_OF_IT };
const BORNE_OUT: Judged = { answer: "borne out", ground: "silent", reason: "" };

export const LISTS: ReadonlySet<string> = new Set(["skills", "languages", "certificates", "education"]);
const LEAST_SHARE = 0.5;
export const QUOTED_LENGTH = 140;

/** Whether a line bears out a clause that shares words or numbers with it: the first that speaks against it decides. */
export function judgeComparison(compared: Comparison, related: Related): Judged {
  const { content, met, fitting } = compared;
  if (met.length === 0 && fitting === 0 && related.relation !== "same") return SILENT;
  const refuted = judgeNumbers(compared, related);
  if (refuted) return refuted;
  const stray = judgeStrays(compared.strays, content, compared, compared.resume, compared.language);
  return (
    (stray?.answer === "not borne out" ? stray : null) ??
    (shareOf(compared, related) < LEAST_SHARE ? SILENT : null) ??
    judgeMeaning(compared, related) ??
    judgeSides(compared, related) ??
    judgeDeed(compared, related) ??
    stray ??
    judgeRest(compared) ??
    BORNE_OUT
  );
}

function against(reason: string | null): Judged | null {
  return reason ? { answer: "not borne out", ground: "against", reason } : null;
}

function shareOf({ content, strays, fitting }: Comparison, { relation }: Related): number {
  if (content.length > 0) return (content.length - strays.length) / content.length;
  return fitting > 0 || relation === "same" ? 1 : 0;
}

function judgeNumbers({ clause, said, line, wrong }: Comparison, { source }: Related): Judged | null {
  if (wrong && !wrong.isNear) return { answer: "not borne out", ground: wrong.ground, reason: wrong.reason };
  return against(turnedMeaning(clause, said.text, line)) ?? against(wrongDirection(clause, said, line.counted, source));
}

function judgeMeaning({ clause, said, line, met }: Comparison, related: Related): Judged | null {
  const role = LISTS.has(line.statement.section) || line.statement.isHead ? null : wrongRole(clause, related);
  if (role) return role;
  const held = heldBack(clause, met, line, said.text);
  if (held)
    return { answer: related.relation === "against" ? "not sure" : "not borne out", ground: "against", reason: held };
  const { text } = line.statement;
  return against(otherRate(clause.text, text)) ?? against(oppositeWord(clause.text, text));
}

function judgeSides({ clause, line, language, fitting, strays }: Comparison, { source }: Related): Judged | null {
  const object = LISTS.has(line.statement.section) ? null : wrongObject(clause, source, line.clauses, language);
  // The right figure of the right thing: only the person knows if it was done to that.
  const isLikely = fitting > 0 && strays.length === 0;
  if (object) return { answer: isLikely ? "not sure" : "not borne out", ground: "doubtful", reason: object };
  const turned = swappedSides(clause.words, line.words, language) ?? wrongMultiple(clause, line.counted);
  if (turned) return against(turned);
  const many = madeMany(clause, line.words, language);
  return against(many ? `Your resume says one, not several: “${many}”.` : null);
}

function judgeDeed({ clause, line, strays }: Comparison, { relation }: Related): Judged | null {
  if (strays.length > 0) return judgeRelation(relation, line);
  if ((isHedged(line, "open") && admits(clause.text, "open")) || deniesAlike(clause, line)) return null;
  const judged = judgeRelation(relation, line);
  // The right things by another word for what was done: only the person knows.
  return judged && relation === "strong" ? { ...judged, answer: "not sure" } : judged;
}

function judgeRest({ clause, line, content, wrong }: Comparison): Judged | null {
  if (content.length === 0 && !isSaidItself(clause, line))
    return {
      answer: "not sure",
      ground: "silent",
      reason: `Your resume uses another word for what was done: ${quote(line)}`,
    };
  return wrong && { answer: "not sure", ground: "silent", reason: wrong.reason };
}

function quote({ statement }: SourceLine): string {
  return `“${statement.text.slice(0, QUOTED_LENGTH)}”`;
}

/** Whether a part of a line says that it is, for one, still under way. */
export function isHedged({ statement }: SourceLine, hedge: Hedge): boolean {
  return hedgedParts(statement.text).some((part) => part.hedge === hedge);
}

/** A deed without an object must be in the line by its own word: the class of the verb alone says too little. */
function isSaidItself({ words, numbers, deeds }: Clause, line: SourceLine): boolean {
  if (numbers.some((number) => !isYear(number)) || deeds.length === 0) return true;
  if (line.statement.isHead || LISTS.has(line.statement.section)) return true;
  return words
    .filter((word) => word.deeds.length > 0)
    .some((word) => line.words.some((other) => sameVerb(word.word, other.word) || areForms(word.word, other.word)));
}

/** Whether a line says the deed of a clause, or what follows from it. */
export function isGood(relation: Relation): boolean {
  return relation === "same" || relation === "follows";
}

function wrongDirection(clause: Clause, said: Counted, shown: Counted, source: Clause | null): string | null {
  const own = directionOf(said) ?? deedDirection(clause.deeds);
  const line = directionOf(shown) ?? deedDirection(source?.deeds ?? []);
  if (own === null || line === null || own === line) {
    const [mine, theirs] = [changeIn(said), changeIn(shown)];
    const deed = deedDirection(clause.deeds);
    return mine && deed && deed !== directionOf(said) && theirs ? "Its numbers go the other way than its words." : null;
  }
  return "It goes the other way in your resume.";
}

function deedDirection(deeds: readonly string[]): "up" | "down" | null {
  const [up, down] = [deeds.includes("increase"), deeds.includes("decrease")];
  if (up === down) return null;
  return up ? "up" : "down";
}

function judgeRelation(relation: Relation, line: SourceLine): Judged | null {
  if (isGood(relation)) return null;
  const quoted = quote(line);
  if (relation === "against")
    return { answer: "not borne out", ground: "against", reason: `Your resume says the opposite: ${quoted}` };
  if (relation === "stronger")
    return { answer: "not borne out", ground: "against", reason: `Your resume says less than this: ${quoted}` };
  if (relation === "strong")
    return { answer: "not borne out", ground: "silent", reason: `Your resume says something else was done: ${quoted}` };
  if (LISTS.has(line.statement.section))
    return { answer: "not sure", ground: "silent", reason: `Your resume only lists this: ${quoted}` };
  return { answer: "not sure", ground: "silent", reason: `Your resume uses another word for what was done: ${quoted}` };
}
