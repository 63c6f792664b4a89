import { anyOf } from "../../any-of.ts";
import { type Relation, relateLines } from "../relatedness/relate-lines.ts";
import { readOpening } from "../english-verbs.ts";
import { hasFigure } from "../facts/deed-worth.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { leads } from "./letter-situation.ts";
import { answers, inOrder, isDoneIn, isSeenIn, letterPoints, type Point, saysItself } from "./letter-points.ts";
import type { OwnLine } from "./own-lines.ts";

const OF_NEAR = 0.6; // of what an answer counts, where it is only near
const LEAST = 3.2;
const LEAST_UNSEEN = 5; // where the line does not name what the need is about
const LEAST_OF_NEED = 1.8; // a need is named above a line that answers it in more than a word

const MOST_OF_KIN = 3; // what a posting names behind these is no reason why it looks for somebody

export type ShownNeed = { point: Point; deed: Deed };

/** What the posting needs that these deeds show, each shown by another one, the surest first; for English letters. */
export function shownNeeds(points: readonly Point[], told: readonly Deed[], facts: WritingFacts): ShownNeed[] {
  const { language, resumeLanguage: own } = facts;
  if (language !== "en") return [];
  const leastOf = (point: Point, deed: Deed) => (isSeenIn(point, deed, facts) ? LEAST : LEAST_UNSEEN);
  const lines = told.map(({ text }) => text);
  const needs = points.filter(({ kind }) => kind === "need");
  const first = inOrder(needs, facts).slice(0, Math.max(MOST_OF_KIN, Math.ceil(needs.length / 2)));
  const pairs = first
    .filter(({ name }) => !isBeside(name, facts))
    .flatMap((point) =>
      relateLines(point.text, lines, { language, own }).map((relation, at) => {
        return { point, deed: told[at]!, worth: worthOf(relation) };
      }),
    )
    .filter(({ point, deed, worth }) => worth >= leastOf(point, deed) && isShownBy(point, deed))
    .filter(({ point, deed }) => !isEcho(point, deed, facts))
    .toSorted((one, other) => other.worth - one.worth);
  const shown: ShownNeed[] = [];
  for (const { point, deed } of pairs)
    if (!shown.some((one) => one.point === point || one.deed === deed)) shown.push({ point, deed });
  return shown;
}

const LEAST_OF_KIN = 2;

/** What the posting needs that the resume comes nearest to, though no line of the letter shows it; null where none does. */
export function kindredNeed(points: readonly Point[], facts: WritingFacts): Point | null {
  const { language, resumeLanguage, deeds } = facts;
  if (language !== "en") return null;
  const lines = deeds.map(({ text }) => text);
  const hasLed = lines.some(tellsOfLeading);
  const needs = points.filter(({ kind }) => kind === "need");
  const [best] = inOrder(needs, facts)
    .slice(0, MOST_OF_KIN)
    .filter(({ name }) => (hasLed || !asksToLead(name)) && !isBeside(name, facts))
    .map((point) => {
      const relations = relateLines(point.text, lines, { language, own: resumeLanguage });
      return { point, worth: Math.max(0, ...relations.map(worthOf)) };
    })
    .toSorted((one, other) => other.worth - one.worth);
  return best !== undefined && best.worth >= LEAST_OF_KIN ? best.point : null;
}

const TEACHES =
  /^(?:(?:coach|mentor|train|onboard|induct|teach) |look after (?:an? |the )?(?:apprentice|trainee|student|intern|junior))/u;

/** A data analyst is wanted for data, and to mentor one analyst beside it. */
function isBeside(need: string, { posting }: Pick<WritingFacts, "posting">): boolean {
  return (asksToLead(need) || TEACHES.test(need)) && !leads(posting.title);
}

function worthOf(relation: Relation | null): number {
  return relation === null ? 0 : relation.strength * (relation.isSame ? 1 : OF_NEAR);
}

/** "To develop strategies" is not shown to a reader by "developed strategies". */
function isEcho(point: Point, deed: Deed, facts: Pick<WritingFacts, "language">): boolean {
  const isSame = readOpening(point.name)?.base === readOpening(deed.text)?.base;
  return isSame && !hasFigure(deed.text) && saysItself(point, deed, facts);
}

function isShownBy(point: Point, deed: Deed): boolean {
  return isDoneIn(point, deed) && (!asksToLead(point.name) || tellsOfLeading(deed.text));
}

const CHANGES = new RegExp(
  `^(?:${anyOf(
    "automate cut decrease establish expand grow improve increase introduce launch lower migrate modernise",
    "modernize open rebuild reduce redesign replace scale set\\sup simplify speed\\sup standardise standardize streamline",
    "strengthen transform",
  )}|bring down) `,
  "u",
);

/** What the posting wants to become different, "bring down breakdowns", besides what is said already. */
export function needOfChange(points: readonly Point[], said: string): string | null {
  const named = points.filter(({ kind, name }) => kind === "need" && CHANGES.test(name) && !said.includes(name));
  return named[0]?.name ?? null;
}

/** What the posting needs that one of the lines shows by its own words, with that line; null where none does. */
export function answeredNeed(lines: readonly OwnLine[], facts: WritingFacts): { needs: string; line: OwnLine } | null {
  const answered = letterPoints(facts)
    .filter(({ kind }) => kind === "need")
    .flatMap((point) => {
      const [best] = lines
        .filter(({ best: { deed } }) => isSeenIn(point, deed, facts) && isDoneIn(point, deed))
        .map((line) => ({ needs: point.name, line, worth: answers(point, line.best.deed, facts) }))
        .sort((one, other) => other.worth - one.worth);
      return best && best.worth >= LEAST_OF_NEED ? [best] : [];
    });
  return answered.sort((one, other) => other.worth - one.worth)[0] ?? null;
}
