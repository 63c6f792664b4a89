import { type TitleDomain, titleDomains } from "../../analysis/title-domains.ts";
import { domainOfTerm } from "../../analysis/title-terms.ts";
import { once } from "../../once.ts";
import type { ScoreEvidence } from "../match-score.ts";
import { type ResumeFacts, titleLine } from "../resume-facts.ts";
import type { Pair } from "../score-pair.ts";
import { vocabularyTerm } from "../text-terms.ts";

const DOMAIN_COST = 0.1; // what a role loses in another domain of the person's own occupation
const OWN_TITLE_WEIGHT = 0.45; // from this weight of a title on, its domain is wholly the person's own
const TOLD_ONCE = 1; // said no more often than this, a word shows no domain
const TOLD_OFTEN = 6; // from here on it shows all that a text can show
const TOLD_STRENGTH = 0.7;
const MOST_NAMED = 2;

export type HeldDomains = {
  /** By the domain's number: how much it is the person's own, up to 1. */
  strengths: ReadonlyMap<number, number>;
  /** The occupations that the person's titles name a domain of; in others they are generalists. */
  occupations: ReadonlySet<string>;
};

const domainsByStem = once(() => {
  const byStem = new Map<string, TitleDomain[]>();
  for (const domain of titleDomains()) {
    for (const word of domain.words) {
      const stem = vocabularyTerm(word);
      byStem.set(stem, [...(byStem.get(stem) ?? []), domain]);
    }
  }
  return byStem;
});

/** The domains that a resume's titles name, and those that its text speaks of often. */
export function heldDomains({ titles, words }: Pick<ResumeFacts, "titles" | "words">): HeldDomains {
  const strengths = new Map<number, number>();
  const occupations = new Set<string>();
  const raise = ({ number }: TitleDomain, strength: number) => {
    if (strength > (strengths.get(number) ?? 0)) strengths.set(number, strength);
  };
  for (const { terms, weight } of titles) {
    for (const domain of domainsAsked(terms)) {
      occupations.add(domain.occupation);
      raise(domain, Math.min(1, weight / OWN_TITLE_WEIGHT));
    }
  }
  for (const [stem, count] of occupations.size === 0 ? [] : words) {
    const told = Math.min(1, (count - TOLD_ONCE) / (TOLD_OFTEN - TOLD_ONCE));
    for (const domain of told > 0 ? (domainsByStem().get(stem) ?? []) : [])
      if (occupations.has(domain.occupation)) raise(domain, TOLD_STRENGTH * told);
  }
  return { strengths, occupations };
}

/** The domains that a listing's title names. */
export function domainsAsked(titleTerms: readonly string[]): TitleDomain[] {
  return titleTerms.flatMap((term) => domainOfTerm(term) ?? []);
}

/** What is left of a role, from 1 down, whose title names domains: all of it in the person's own, and to generalists. */
export function domainShare({ strengths, occupations }: HeldDomains, asked: readonly TitleDomain[]): number {
  let strangest = 0;
  for (const { occupation } of asked) {
    if (!occupations.has(occupation)) continue;
    let own = 0;
    for (const domain of asked)
      if (domain.occupation === occupation) own = Math.max(own, strengths.get(domain.number) ?? 0);
    strangest = Math.max(strangest, 1 - own);
  }
  return 1 - DOMAIN_COST * strangest;
}

function wordsFor(domains: readonly TitleDomain[], terms: readonly string[]): string[] {
  return terms.filter((term) => domains.some(({ words }) => words.includes(term)));
}

/** What the title's domain of each occupation of the person's is to them; nothing where both titles say the same word. */
export function domainEvidence({ resume, listing, preparedResume, preparedListing }: Pair): ScoreEvidence[] {
  const { strengths, occupations } = preparedResume.domains;
  const byOccupation = Map.groupBy(
    preparedListing.domains.filter(({ occupation }) => occupations.has(occupation)),
    ({ occupation }) => occupation,
  );
  return [...byOccupation].flatMap(([occupation, asked]) => {
    const shared = asked.filter(({ number }) => strengths.has(number));
    const isTold = (domain: TitleDomain) =>
      shared.length > 0 ? shared.includes(domain) : domain.occupation === occupation;
    const title = resume.titles.find(({ terms }) => domainsAsked(terms).some(isTold)) ?? null;
    const theirs = wordsFor(shared.length > 0 ? shared : asked, listing.titleTerms);
    const mine = title ? wordsFor(domainsAsked(title.terms).filter(isTold), title.terms) : [];
    if (mine.some((word) => theirs.includes(word))) return [];
    const note = domainNote(named(theirs) ?? "", named(mine), shared.length > 0);
    return [{ note, posting: listing.title, resume: title && titleLine(title) }];
  });
}

function named(words: string[]): string | null {
  return words.length > 0 ? words.slice(0, MOST_NAMED).join(", ") : null;
}

function domainNote(theirs: string, mine: string | null, isShared: boolean): string {
  if (!isShared) return `The job's title is about “${theirs}”, yours about “${mine}”. The role counts less for it.`;
  if (mine === null) return `Your text speaks of “${theirs}”, as the job's title does.`;
  return `“${mine}” and “${theirs}” name the same kind of work.`;
}
