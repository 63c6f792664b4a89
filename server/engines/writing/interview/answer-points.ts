import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { readOpening } from "../english-verbs.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { isWeak, tellsResult } from "../facts/deed-worth.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import { relateLines, type Relation } from "../relatedness/relate-lines.ts";
import { sharedWords, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";

/** How a line stands to a point of the posting: it tells of the same, or of what is near to it. */
export type Answer = { proof: Proof; strength: number; isSame: boolean };

/** "As the team leader asks": who says so is none of the work. */
const BY_WHOM = new RegExp(
  anyOfLines`
    ,? (?:as|when) (?:the|your|our|a) (?:\p{L}+ ){1,3}(?:asks|directs|requires|instructs)$
    ,? (?:under|reporting to) (?:the|your|our|a) .{3,60}$
  `,
  "u",
);

const OF_WEAK = -1.5;
const OF_STRANGE = -1;
const OF_SCORE = 0.1;
const CLEARLY = 0.5;
const OF_CHANGE = 4;
const HALF = 0.5;
const FEW_WORDS = 3;
const FEWEST_SHARED = 2;
const LEAST_OF_SAME = 3.5; // in English: a line that is less near tells of something like it

/** The lines that answer a point of the posting, the best first; none where no line is near. */
export function answersTo(point: string, proofs: readonly Proof[], facts: WritingFacts): Answer[] {
  const isOfPeople = asksToLead(point) && proofs.some(({ deed }) => tellsOfLeading(deed.text));
  const asked = point.replace(BY_WHOM, "");
  const lines = proofs.map(({ deed }) => deed.text);
  const relations = relateLines(asked, lines, { language: facts.language, own: facts.resumeLanguage });
  if (isUnclear(relations) && !proofs.some((proof) => isChangeOf(asked, proof.deed.text, facts))) return [];
  return proofs
    .flatMap((proof, index): Answer[] => {
      if (isChangeOf(asked, proof.deed.text, facts))
        return [{ isSame: true, strength: OF_CHANGE + worthOf(proof, facts), proof }];
      const relation = relations[index];
      if (!relation) return [];
      const strength = relation.strength + worthOf(proof, facts);
      const isOther = isOfPeople && !tellsOfLeading(proof.deed.text);
      if (facts.language !== "en") return [{ isSame: relation.isSame && !isOther, strength, proof }];
      const shared = sharedWords(tellingWords(asked), tellingWords(proof.deed.text), facts.language).length;
      if (shared === 0 && !relation.isSame) return [];
      if (tellsOnlyOfPeople(point, proof.deed.text, facts)) return [];
      const isEnough = shared >= (tellingWords(asked).length > FEW_WORDS ? FEWEST_SHARED : 1);
      const isClear = isOfPeople || (strength >= LEAST_OF_SAME && isEnough) || isOfTool(asked, proof.deed.text);
      return [{ isSame: relation.isSame && !isOther && isClear, strength, proof }];
    })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => Number(b.isSame) - Number(a.isSame) || b.strength - a.strength);
}

function isOfTool(point: string, line: string): boolean {
  const [tool, ...others] = findSkills(point, { list: true }).filter(({ kind }) => kind === "tool");
  if (tool === undefined || others.length > 0) return false;
  const isNamed = findSkills(line, { list: true }).some(({ id }) => id === tool.id);
  return isNamed && tellingWords(point.slice(0, tool.from) + point.slice(tool.to)).length === 0;
}

/** "Supervised two grants assistants" says nothing of grants to who asks for them. */
export function tellsOnlyOfPeople(point: string, line: string, { language }: Pick<WritingFacts, "language">): boolean {
  if (language !== "en" || asksToLead(point)) return false;
  const isOfOne = LEADS_ONE.has(readOpening(line)?.base ?? "") && isHead(line.toLowerCase().split(" ").at(-1) ?? "");
  return (
    (isOfOne || tellsOfLeading(line)) && sharedWords(tellingWords(point), tellingWords(line), language).length <= 1
  );
}

const LEADS_ONE: ReadonlySet<string> = new Set("supervise manage train mentor lead coach oversee direct".split(" "));

const TO_CHANGE = new RegExp(
  `^${anyOf("reduce cut lower decrease shorten improve increase raise grow boost lift")} ` +
    "(?<thing>[^,;.]{3,60}?)(?: and | of | by | through | across | in |[,;.]|$)",
  "iu",
);

const MEASURE = /^(?:rate|level|number|time|score|figure|total)s?$/u;

/** "Reduce breakages": a line that says how much they became less answers it, whatever else it says. */
export function isChangeOf(asked: string, line: string, { language, resumeLanguage }: WritingFacts): boolean {
  const thing = language === "en" && resumeLanguage === "en" ? TO_CHANGE.exec(asked)?.groups?.thing : undefined;
  if (thing === undefined || !tellsResult(line)) return false;
  const words = tellingWords(thing).filter((word) => !MEASURE.test(word));
  return words.length > 0 && sharedWords(words, tellingWords(line), language).length > words.length * HALF;
}

/** Where several lines are near and none tells of the same, each of them is chance. */
function isUnclear(relations: readonly (Relation | null)[]): boolean {
  const found = relations.filter((relation) => relation !== null);
  const [first, second] = found.map(({ strength }) => strength).sort((a, b) => b - a);
  return !found.some(({ isSame }) => isSame) && first !== undefined && second !== undefined && first - second < CLEARLY;
}

function worthOf({ deed, score }: Proof, facts: WritingFacts): number {
  const isStrange = deed.job !== null && isStrangeJob(deed.job, facts);
  return (isWeak(deed.text) ? OF_WEAK : 0) + (isStrange ? OF_STRANGE : 0) + Math.max(0, score) * OF_SCORE;
}
