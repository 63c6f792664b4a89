import { findSkills, skillById } from "../../analysis/find-skills.ts";
import type { Profile, SectionKind } from "../../analysis/profile.ts";
import { foldText } from "../evidence/sources.ts";
import type { ListingFacts } from "../../matching/listing-facts.ts";
import { extractResumeFacts } from "../../matching/resume-facts.ts";
import { scoreMatch } from "../../matching/score.ts";
import { type SkillWeights, skillWeight } from "../../matching/skill-weights.ts";

import { isWholeField } from "../skill-names.ts";

export type Keyword = { id: string; name: string; wordings: string[]; weight: number };

/** What a skill under another name than the posting's counts: a reader knows it, a keyword filter may not. */
const OTHER_WORDING_SHARE = 0.7;
/** What a skill counts that stands only within the lines of a job: who looks through many resumes may pass it over. */
const IN_LINES_SHARE = 0.7;
const AT_A_GLANCE: ReadonlySet<SectionKind> = new Set(["skills", "summary", "certificates", "languages"]);

/** What a posting insists on counts more than what it wishes for. */
const MUST = 2;

/** The skills that a reader of a posting looks for in a resume, in its words, the most important first. */
export function postingKeywords(listing: ListingFacts, weights: SkillWeights): Keyword[] {
  const all = namedSkills(listing, weights);
  const looked = all.filter(({ id }) => isLookedFor(id));
  return looked.length > 0 ? looked : all;
}

/** Nobody looks a soft skill up, and a whole field says too little to be looked for. */
function isLookedFor(id: string): boolean {
  const skill = skillById(id);
  return skill ? skill.kind !== "soft" && !isWholeField(skill.name) : false;
}

function namedSkills(listing: ListingFacts, weights: SkillWeights): Keyword[] {
  const keywords = new Map<string, Keyword>();
  const musts = new Set([...listing.required, ...listing.licences].map(({ id }) => id));
  for (const { id, name } of [...listing.required, ...listing.wanted, ...listing.licences]) {
    if (!keywords.has(id))
      keywords.set(id, {
        id,
        name,
        wordings: [],
        weight: skillWeight(id, weights) * (musts.has(id) ? MUST : 1),
      });
  }
  for (const sentence of listing.sentences) {
    for (const { id, from, to } of findSkills(sentence, { list: true })) {
      const keyword = keywords.get(id);
      const wording = sentence.slice(from, to).replace(/\s+/g, " ");
      if (keyword && !keyword.wordings.some((known) => foldText(known) === foldText(wording)))
        keyword.wordings.push(wording);
    }
  }
  return [...keywords.values()].sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
}

/** Whether a text has one of the posting's wordings (`folded` by foldText, blanks at both ends). */
export function hasWording(keyword: Keyword, folded: string): boolean {
  return keyword.wordings.some((wording) => folded.includes(` ${foldText(wording)} `));
}

/** What a reader sees first: headline, summary, and the lists of skills. */
function glanceText({ lines, sections, headline }: Profile): string {
  const seen = sections
    .filter(({ kind }) => AT_A_GLANCE.has(kind))
    .flatMap(({ lines: { from, to } }) => lines.slice(from, to + 1));
  return [headline?.text ?? "", ...seen].join("\n");
}

/**
 * How much of what a posting names a reader finds in a resume, 0 to 100, by the skills' weights; 0 when it names none.
 * What stands at a glance and in the posting's words counts most.
 */
export function keywordMatch(profile: Profile, listing: ListingFacts, weights: SkillWeights): number {
  const keywords = postingKeywords(listing, weights);
  const held = heldIds(profile, listing, weights);
  const folded = ` ${foldText(profile.lines.join("\n"))} `;
  const glance = glanceText(profile);
  const foldedGlance = ` ${foldText(glance)} `;
  const listed = new Set(findSkills(glance, { list: true }).map(({ id }) => id));
  let all = 0;
  let covered = 0;
  for (const keyword of keywords) {
    all += keyword.weight;
    if (!held.has(keyword.id)) continue;
    const isListed = listed.has(keyword.id) || hasWording(keyword, foldedGlance);
    const wording = hasWording(keyword, isListed ? foldedGlance : folded) ? 1 : OTHER_WORDING_SHARE;
    covered += keyword.weight * wording * (isListed ? 1 : IN_LINES_SHARE);
  }
  return all === 0 ? 0 : Math.round((100 * covered) / all);
}

/** What keywordMatch would be if all that a resume holds of a posting stood at a glance, in the posting's words. */
export function mostKeywordMatch(profile: Profile, listing: ListingFacts, weights: SkillWeights): number {
  const keywords = postingKeywords(listing, weights);
  const held = heldIds(profile, listing, weights);
  const sum = (some: Keyword[]) => some.reduce((total, { weight }) => total + weight, 0);
  const all = sum(keywords);
  return all === 0 ? 0 : Math.round((100 * sum(keywords.filter(({ id }) => held.has(id)))) / all);
}

function heldIds(profile: Profile, listing: ListingFacts, weights: SkillWeights): Set<string> {
  const facts = extractResumeFacts(profile);
  const matched = new Set(scoreMatch(facts, listing, weights).matchedSkills);
  const named = [...listing.required, ...listing.wanted].filter(({ name }) => matched.has(name)).map(({ id }) => id);
  return new Set([...named, ...facts.licences.map(({ id }) => id)]);
}
