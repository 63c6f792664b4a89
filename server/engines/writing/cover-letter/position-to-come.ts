import { onceFor } from "../../once-for.ts";
import { isLevelWord } from "../../analysis/title-words.ts";
import { familiesOfTitle } from "../../analysis/title-families.ts";
import { givesTitle } from "../evidence/denied-title.ts";
import { foldText } from "../evidence/sources.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { spokenTitle } from "../spoken-names.ts";
import { titleShare } from "../tailored-resume/own-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { fieldNearness } from "./field-nearness.ts";
import { leads, letterSituation } from "./letter-situation.ts";

const STRANGE = 0.2; // nearer than this, a job may well be the posting's by another name
const LONGEST_TITLE = 5; // in words
const NOT_ONE = /[/&]|\b(?:assistant|deputy|duty|shift)\b/iu;

export type PositionToCome = { person: string; isStrange: boolean };

/** What the person has surely not been yet, "a head chef": one who leads the work, or one of a strange trade. */
export const positionToCome = onceFor((facts: WritingFacts): PositionToCome | null => {
  const { profile, posting, language } = facts;
  const titles = profile.jobs.flatMap(({ title }) => title ?? []);
  const [asked = ""] = spokenTitle(posting.title).split(/, | \(| \d$/u);
  const isUnclear = titles.length === 0 || titles.length < profile.jobs.length || NOT_ONE.test(asked);
  if (language !== "en" || isUnclear || asked.split(" ").length > LONGEST_TITLE) return null;
  const situation = letterSituation(facts);
  if (situation === "first" || situation === "change" || situation === "return") return null;
  if (situation === "step-up") return null;
  const isLeading = leads(asked) && !titles.some(leads);
  const trade = isLeading ? asked : withoutLevel(asked);
  // "Manager, Retail Pharmacy" is no manager of just anything.
  if (/^(?:manager|supervisor|director|lead|head)$/iu.test(trade)) return null;
  if (isNamed(trade, facts, { isAsOwn: isLeading })) return null;
  if (!isAskedFor(trade, facts)) return null;
  const isStrange = areStrange(titles, facts);
  const person = isLeading || isStrange ? GRAMMARS.en.person(trade) : null;
  return person === null ? null : { person, isStrange };
});

const OF_BEFORE =
  /(?<!\p{L})(?:experienced?|years?|worked|previous(?:ly)?|prior|proven|track record|background)(?!\p{L})/iu;

/** That a position is new is a gap where it is to be none: "Three years as a Head Chef", "Experience as a manager". */
function isAskedFor(trade: string, { asks }: WritingFacts): boolean {
  const [head = ""] = foldText(trade).split(" ").slice(-1);
  return asks.some(({ text, isWish }) => !isWish && OF_BEFORE.test(text) && foldText(text).includes(head));
}

function withoutLevel(title: string): string {
  const words = title.split(" ");
  return words.filter((word) => !isLevelWord(word.toLowerCase()) && !/^(?:[IVX]{1,3}|\d)$/u.test(word)).join(" ");
}

/** No lexicon holds every title: of those that it does not hold, most must be of strange trades. */
function areStrange(titles: readonly string[], facts: WritingFacts): boolean {
  const known = titles.filter((title) => familiesOfTitle(title).length > 0);
  const isFar = (title: string) =>
    fieldNearness(title, facts) < STRANGE && titleShare(title, facts.listing.titleTerms) === 0;
  return facts.listing.titleFamilies.length > 0 && known.length * 2 > titles.length && titles.every(isFar);
}

/** A sous chef may well name the head chef; only "as head chef" says that it was oneself. */
function isNamed(trade: string, { profile }: WritingFacts, { isAsOwn }: { isAsOwn: boolean }): boolean {
  const [lines, title] = [foldText(profile.lines.join("\n")), foldText(trade)];
  return isAsOwn ? givesTitle(lines, title) : ` ${lines} `.includes(` ${title} `);
}
