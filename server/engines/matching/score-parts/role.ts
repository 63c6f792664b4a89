import { isForeignTitle } from "../../analysis/foreign-titles.ts";
import { familyKinship, familyName } from "../../analysis/lexicon/occupation-families.ts";
import { isGroupTerm, titleGroup } from "../../analysis/title-terms.ts";
import { familyLikeness, toldWords } from "../family-words.ts";
import type { ListingFacts } from "../listing-facts.ts";
import type { ScoreEvidence } from "../match-score.ts";
import { type ResumeTitle, titleLine } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { titleTermWeight } from "../skill-weights.ts";
import { domainEvidence, domainShare } from "./domain-fit.ts";
import { levelShare, levelStepsEvidence } from "./level-steps.ts";
import { curve } from "./part-value.ts";

const FAMILY_SHARE = 0.62; // the families' share within the role; the rest is for title words
const ROLE_CURVE = 2.2;
const TITLE_CURVE = 0.12;

/** What titles that are so much alike are worth, both from 0 to 1. */
export function titleWorth(likeness: number): number {
  return curve(likeness, TITLE_CURVE);
}

/** From 0 to 1, as both are: how near the work is, and what the title is worth. At any level; see levelShare. */
export function roleOf(near: number, title: number): number {
  return curve(FAMILY_SHARE * near + (1 - FAMILY_SHARE) * title, ROLE_CURVE);
}

export function roleValue({ resume, listing, weights, preparedResume, preparedListing, near }: Pair): number {
  let title = 0;
  for (const mine of preparedResume.titles) {
    let dot = 0;
    for (const term of listing.titleTerms) if (mine.terms.has(term)) dot += titleTermWeight(term, weights) ** 2;
    if (dot > 0) title = Math.max(title, (mine.weight * dot) / (mine.length * preparedListing.titleLength));
  }
  const share = levelShare(resume, listing.level, near) * domainShare(preparedResume.domains, preparedListing.domains);
  return roleOf(near, titleWorth(title)) * share;
}

/** "Front end" instead of "front" and "end", where both titles have them side by side. */
function withPairs(words: string[], mine: string[], theirs: string[]): string[] {
  const pairs = theirs.filter((term) => term.includes(" ") && !isGroupTerm(term) && mine.includes(term));
  const paired = new Set(pairs.flatMap((pair) => pair.split(" ")));
  return [...pairs, ...words.filter((word) => !paired.has(word))];
}

function relatedWords(theirs: string[], titles: ResumeTitle[], shared: Set<string>) {
  for (const term of theirs) {
    const group = titleGroup(term);
    if (group === null || shared.has(term)) continue;
    for (const title of titles) {
      const other = title.terms.find((mine) => titleGroup(mine) === group && !shareWord(mine, term));
      if (other && !title.terms.includes(term))
        return { note: `${capital(other)} is work like ${term}.`, resume: titleLine(title) };
    }
  }
  return null;
}

function shareWord(one: string, other: string): boolean {
  const words = one.split(" ");
  return other.split(" ").some((word) => words.includes(word));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const foreign = new WeakMap<ListingFacts | ResumeTitle, boolean>();

/** Asked for every pair of a title, and found once. */
function isForeign(of: ListingFacts | ResumeTitle, title: string): boolean {
  const known = foreign.get(of) ?? isForeignTitle(title);
  foreign.set(of, known);
  return known;
}

export function roleEvidence(pair: Pair): ScoreEvidence[] {
  const { resume, listing, weights, preparedListing } = pair;
  const evidence: ScoreEvidence[] = [];
  const { families } = preparedListing;
  const kinshipOf = (title: ResumeTitle) => {
    let kinship = 0;
    for (const mine of title.families) {
      for (const theirs of families) kinship += mine.share * theirs.share * familyKinship(mine.family, theirs.family);
    }
    return kinship * title.weight;
  };
  const closest = resume.titles
    .map((title, index) => ({ title, index, kinship: kinshipOf(title) }))
    .filter(({ kinship }) => kinship > 0.02)
    .sort((a, b) => b.kinship - a.kinship || a.index - b.index)
    .slice(0, 2);
  const main = [...families].sort((a, b) => b.share - a.share || (a.family < b.family ? -1 : 1))[0];
  const field = main ? familyName(main.family) : "this field";
  for (const { title } of closest) {
    const same = main && title.families[0]?.family === main.family;
    const whose = title.line === null ? "You look for" : "You show";
    const note = same ? `${whose} the same field of work: ${field}.` : `${whose} work related to ${field}.`;
    if (evidence.every((known) => known.note !== note))
      evidence.push({ note, posting: listing.title, resume: titleLine(title) });
  }
  const shared = new Set<string>();
  for (const term of listing.titleTerms)
    if (!term.includes(" ") && !isGroupTerm(term) && resume.titles.some(({ terms }) => terms.includes(term)))
      shared.add(term);
  if (shared.size > 0) {
    const title = resume.titles.find(({ terms }) => terms.some((term) => shared.has(term)))!;
    const isTranslated = isForeign(listing, listing.title) || isForeign(title, titleLine(title)?.text ?? "");
    const words = isTranslated ? [...shared] : withPairs([...shared], title.terms, listing.titleTerms);
    evidence.push({
      note: isTranslated
        ? `Both titles name the same work: ${words.join(" ")}.`
        : `Both titles speak of ${words.join(", ")}.`,
      posting: listing.title,
      resume: titleLine(title),
    });
  }
  evidence.push(...domainEvidence(pair), ...levelStepsEvidence(pair));
  const related = relatedWords(listing.titleTerms, resume.titles, shared);
  if (related) evidence.push({ ...related, posting: listing.title });
  if (closest.length === 0) {
    const likeness = familyLikeness(toldWords(resume.words, weights.familyWords), weights.familyWords);
    const text = likeness.find(({ family, share }) => family === main?.family && share > 0.5);
    evidence.push({
      note: text ? `Your text, not your titles, points to ${field}.` : `No title of yours is close to ${field}.`,
      posting: listing.title,
      resume: null,
    });
  }
  return evidence;
}
