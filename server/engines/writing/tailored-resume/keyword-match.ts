import { findSkills } from "../../analysis/find-skills.ts";
import type { Profile } from "../../analysis/profile.ts";
import { foldText } from "../evidence/sources.ts";
import type { ListingFacts } from "../../matching/listing-facts.ts";
import { extractResumeFacts } from "../../matching/resume-facts.ts";
import { scoreMatch } from "../../matching/score.ts";
import { type SkillWeights, skillWeight } from "../../matching/skill-weights.ts";

export type Keyword = { id: string; name: string; wordings: string[]; weight: number };

/** What a skill under another name than the posting's counts: a reader knows it, a keyword filter may not. */
const OTHER_WORDING_SHARE = 0.7;

/** The skills a posting asks for in its own words, the most important first. */
export function postingKeywords(listing: ListingFacts, weights: SkillWeights): Keyword[] {
  const keywords = new Map<string, Keyword>();
  for (const { id, name } of [...listing.required, ...listing.wanted, ...listing.licences]) {
    if (!keywords.has(id)) keywords.set(id, { id, name, wordings: [], weight: skillWeight(id, weights) });
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

/** How much of what a posting names a resume shows, 0 to 100, by the skills' weights; 0 when it names none. */
export function keywordMatch(profile: Profile, listing: ListingFacts, weights: SkillWeights): number {
  const keywords = postingKeywords(listing, weights);
  const held = heldIds(profile, listing, weights);
  const folded = ` ${foldText(profile.lines.join("\n"))} `;
  let all = 0;
  let covered = 0;
  for (const keyword of keywords) {
    all += keyword.weight;
    if (held.has(keyword.id)) covered += keyword.weight * (hasWording(keyword, folded) ? 1 : OTHER_WORDING_SHARE);
  }
  return all === 0 ? 0 : Math.round((100 * covered) / all);
}

function heldIds(profile: Profile, listing: ListingFacts, weights: SkillWeights): Set<string> {
  const facts = extractResumeFacts(profile);
  const matched = new Set(scoreMatch(facts, listing, weights).matchedSkills);
  const named = [...listing.required, ...listing.wanted].filter(({ name }) => matched.has(name)).map(({ id }) => id);
  return new Set([...named, ...facts.licences.map(({ id }) => id)]);
}
