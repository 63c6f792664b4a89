import { relatedSkills } from "../analysis/related-skills.ts";
import { familyKinship, isGeneralFamily, OCCUPATION_FAMILIES } from "../analysis/lexicon/occupation-families.ts";
import type { FamilyShare } from "../analysis/title-families.ts";
import { familyLikeness, toldWords, weighByText } from "./family-words.ts";
import type { ResumeFacts, ResumeLine, SkillPlace } from "./resume-facts.ts";
import { type HeldDomains, heldDomains } from "./score-parts/domain-fit.ts";
import { tellingWords } from "./telling-words.ts";
import { type SkillWeights, titleTermWeight } from "./skill-weights.ts";

const TEXT_SHARE = 0.3; // the text's share when titles are certain; it grows as they are less so
const TEXT_SHARPNESS = 2; // beside sure titles only what the text says most counts
const UNTITLED_SHARPNESS = 0.9;
const TEXT_FAMILIES = 8;
const UNTITLED_CERTAINTY = 0.95; // a resume whose titles fit no family is placed less surely
const UNTOLD_IN_RESUME = 0.5; // higher than for listings, because people's own titles are more reliable
const UNKNOWN_FAMILY_TITLE_WEIGHT = 0.4;
const TITLE_NORM = 2; // above 1, so that a long row of old titles does not outweigh the latest ones
const ONLY_LISTED_SHARE = 0.65; // a bare list of keywords counts less than the same skill shown in experience
const RELATED_SHARE = 0.8;

/** `through` names the skill it is only related to; null when the resume names the skill itself. */
type HeldSkill = { strength: number; at: ResumeLine; where: SkillPlace; name: string; through: string | null };

export type PreparedResume = {
  /** How much work in each family counts, 1 for the person's own. */
  affinity: Map<string, number>;
  /** The greatest affinity among families that name a field of work. */
  fieldAffinity: number;
  /** Telling words, their weights as a vector of length 1. */
  words: Map<string, number>;
  titles: { weight: number; terms: Set<string>; length: number }[];
  held: Map<string, HeldSkill>;
  /** Cache by PreparedListing.degreeKey, filled as listings ask. */
  degreeValues: Map<string, number>;
  domains: HeldDomains;
};

const prepared = new WeakMap<ResumeFacts, { weights: SkillWeights; preparedResume: PreparedResume }>();

function familiesOfTitles(resume: ResumeFacts, text: FamilyShare[]): { shares: FamilyShare[]; sureness: number } {
  const powers = new Map<string, number>();
  let possible = 0;
  let told = 0;
  for (const { families, weight } of resume.titles) {
    const confidence = families.reduce((sum, { share }) => sum + share, 0);
    possible += confidence > 0 ? weight : weight * UNKNOWN_FAMILY_TITLE_WEIGHT;
    told += confidence * weight;
    for (const { family, share } of weighByText(families, text, UNTOLD_IN_RESUME))
      powers.set(family, (powers.get(family) ?? 0) + (share * weight) ** TITLE_NORM);
  }
  const shares = [...powers].map(([family, power]) => ({ family, share: power ** (1 / TITLE_NORM) }));
  const sum = shares.reduce((total, { share }) => total + share, 0) || 1;
  return {
    shares: shares.map(({ family, share }) => ({ family, share: share / sum })),
    sureness: possible === 0 ? 0 : told / possible,
  };
}

function affinityOf(resume: ResumeFacts, weights: SkillWeights): Map<string, number> {
  const text = familyLikeness(toldWords(resume.words, weights.familyWords), weights.familyWords);
  const { shares, sureness } = familiesOfTitles(resume, text);
  const sharpness = UNTITLED_SHARPNESS + (TEXT_SHARPNESS - UNTITLED_SHARPNESS) * sureness;
  const likeness = new Map(text.map(({ family, share }) => [family, share ** sharpness]));
  const textShare = TEXT_SHARE + (1 - TEXT_SHARE) * (1 - sureness);
  const byTitles = OCCUPATION_FAMILIES.map(({ id }) =>
    shares.reduce((sum, { family, share }) => sum + share * familyKinship(family, id), 0),
  );
  const mostByTitles = Math.max(...byTitles) || 1;
  const values = OCCUPATION_FAMILIES.map(({ id }, index) => {
    const titleValue = byTitles[index]! / mostByTitles;
    let textValue = 0;
    for (const { family } of text.slice(0, TEXT_FAMILIES))
      textValue = Math.max(textValue, likeness.get(family)! * familyKinship(family, id));
    textValue = Math.max(textValue, likeness.get(id) ?? 0);
    return (1 - textShare) * titleValue + textShare * textValue;
  });
  const most = Math.max(...values) || 1;
  const certainty = shares.length === 0 ? UNTITLED_CERTAINTY : 1;
  return new Map(OCCUPATION_FAMILIES.map(({ id }, index) => [id, (values[index]! / most) * certainty]));
}

function skillsHeld(resume: ResumeFacts): Map<string, HeldSkill> {
  const held = new Map<string, HeldSkill>();
  for (const { id, name, shown, at, where } of resume.skills) {
    const strength = shown ? 1 : ONLY_LISTED_SHARE;
    if (strength > (held.get(id)?.strength ?? 0)) held.set(id, { strength, at, where, name, through: null });
  }
  for (const { id, name, shown, at, where } of resume.skills) {
    for (const related of relatedSkills(id)) {
      const strength = (shown ? 1 : ONLY_LISTED_SHARE) * related.share * RELATED_SHARE;
      if (strength > (held.get(related.id)?.strength ?? 0))
        held.set(related.id, { strength, at, where, name, through: name });
    }
  }
  return held;
}

function wordVector(resume: ResumeFacts, weights: SkillWeights): Map<string, number> {
  const words = tellingWords(toldWords(resume.words, weights.familyWords));
  const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
  return new Map(words.map(({ word, weight }) => [word, weight / length]));
}

export function prepareResume(resume: ResumeFacts, weights: SkillWeights): PreparedResume {
  const known = prepared.get(resume);
  if (known?.weights === weights) return known.preparedResume;

  const affinity = affinityOf(resume, weights);
  const titles = resume.titles.map(({ terms, weight }) => ({
    weight,
    terms: new Set(terms),
    length: Math.sqrt(terms.reduce((sum, term) => sum + titleTermWeight(term, weights) ** 2, 0)),
  }));
  const preparedResume: PreparedResume = {
    affinity,
    fieldAffinity: Math.max(...[...affinity].map(([family, value]) => (isGeneralFamily(family) ? 0 : value))),
    words: wordVector(resume, weights),
    titles,
    held: skillsHeld(resume),
    degreeValues: new Map(),
    domains: heldDomains(resume),
  };
  prepared.set(resume, { weights, preparedResume });
  return preparedResume;
}
