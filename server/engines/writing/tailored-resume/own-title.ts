import { anyOf } from "../../any-of.ts";
import { isGroupTerm, titleTerms } from "../../analysis/title-terms.ts";
import { isLevelWord } from "../../analysis/title-words.ts";
import { shownTitle } from "../shown-title.ts";
import type { ListingFacts } from "../../matching/listing-facts.ts";
import { fieldNearness } from "../cover-letter/field-nearness.ts";
import { asPerson } from "../english-nouns.ts";
import { spokenTitle } from "../spoken-names.ts";
import type { Profile } from "../../analysis/profile.ts";
import { sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { OPEN_END } from "./point-groups.ts";

const TITLES_READ = 6;
const LONGEST_TITLE = 60;
const LONGEST_CREDENTIAL = 12;
const MOST_CREDENTIALS = 2;
/** A title that shares less of the posting's says nothing to its reader; one of long ago has to share more. */
const LEAST_SHARED = [0.3, 0.3, 0.5, 0.6, 0.9];
/** "Realtor" for a real estate agent: of the same field, in other words. */
const SAME_FIELD = 0.9;
const OF_FIELD = 0.5;

const LATE = 0.5; // what has to share so much was done long ago
const OLDER = 0.2; // what one is now says more than what one was
/** "Initially hired as warehouse manager." */
const IS_SENTENCE = /[.!?]$|\b(?:hired|promoted|started|worked) (?:as|to|from)\b/iu;

const OF_LEVEL = 0.3; // rank, contract and hours say little of the work

/** What a reader looks for of a posting's title: no hours, places and levels in figures, "FLT driver" of "FLT Driver - Nights". */
export function askedTitle({ title }: Pick<ListingFacts, "title">): string[] {
  return titleTerms(spokenTitle(title)).filter((term) => !isGroupTerm(term) && !/^[\d\s]+$|^\p{L}$/u.test(term));
}

/** How much of a posting's title another title has, from 0 to 1. */
export function titleShare(title: string, terms: readonly string[]): number {
  const own = new Set(titleTerms(title));
  const weigh = (wanted: readonly string[]) =>
    wanted.reduce((sum, term) => sum + (isLevelWord(term) ? OF_LEVEL : 1), 0);
  const asked = terms.filter((term) => !isGroupTerm(term));
  return asked.length === 0 ? 0 : weigh(asked.filter((term) => own.has(term))) / weigh(asked);
}

/** How near a title is to the posting's, by its words and by its field: 0 for a strange one, at most 1.5. */
export function titleNearness(title: string, listing: ListingFacts): number {
  return titleShare(title, askedTitle(listing)) + fieldNearness(title, { listing }) * OF_FIELD;
}

/** Of the titles that the person held of late the one nearest to the posting's; null where none is near. */
export function nearestTitle({ profile, listing }: Pick<WritingFacts, "profile" | "listing">): string | null {
  const terms = askedTitle(listing);
  const isShown = (title: string) =>
    title.length <= LONGEST_TITLE && !IS_SENTENCE.test(title) && !isTorn(title, profile);
  const [best] = profile.jobs
    .slice(0, TITLES_READ)
    .map(({ title }, index) => ({
      title: title && isShown(title) ? askedPart(shownTitle(title), terms) : "",
      least: LEAST_SHARED[index] ?? LEAST_SHARED.at(-1)!,
      older: index * OLDER,
    }))
    .filter(({ title, least }) => {
      const isOfField = least < LATE && fieldNearness(title, { listing }) >= SAME_FIELD;
      return title !== "" && (titleShare(title, terms) >= least || isOfField);
    })
    .map(({ title, older }) => ({ title, worth: titleNearness(title, listing) - older }))
    .sort((a, b) => b.worth - a.worth);
  return best?.title ?? null;
}

/** "Trainee/Junior Developer": the one part says how the other was meant. */
const LESSENS = new RegExp(
  `(?:^|/ ?)${anyOf("assistant deputy vice acting interim trainee student intern apprentice volunteer junior")}(?=$| ?/)`,
  "iu",
);

/** "Network Administrator" of "Network Administrator/Help Desk Manager", where that alone is sought. */
function askedPart(title: string, terms: readonly string[]): string {
  if (LESSENS.test(title)) return title;
  const whole = titleShare(title, terms);
  const parts = title.split("/").filter((part) => /^\p{L}{2,40} /u.test(part) && asPerson(part) !== null);
  const asked = parts.find((part) => whole > 0 && titleShare(part, terms) >= whole);
  return asked ?? title;
}

/** Whether a line breaks off before a title: "Assistant to the Plant Manager, and / Sales Manager". */
function isTorn(title: string, { lines }: Pick<Profile, "lines">): boolean {
  const at = lines.findIndex((line) => line.trim().startsWith(title));
  return at > 0 && OPEN_END.test((lines[at - 1] ?? "").trim());
}

export const IS_LEARNER = /(?<!\p{L})(?:intern|trainee|apprentice|volunteer|student)(?!\p{L})/iu;

/** "Pharmacy Technician II, CPhT": a title held, with the licences that the posting asks for and the resume shows. */
export function ownHeadline(facts: WritingFacts): string | null {
  const title = nearestTitle(facts);
  // Who learned something says so further down, unless learners are sought.
  if (title === null || (IS_LEARNER.test(title) && !IS_LEARNER.test(facts.listing.title))) return null;
  const asked = new Set(facts.listing.licences.map(({ id }) => id));
  const credentials = sharedSkills(facts)
    .filter(({ id, name }) => asked.has(id) && name.length <= LONGEST_CREDENTIAL && !title.includes(name))
    .slice(0, MOST_CREDENTIALS);
  return [title, ...credentials.map(({ name }) => name)].join(", ");
}
