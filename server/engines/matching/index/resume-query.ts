import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import { type PartWeights, USUAL_WEIGHTS } from "../../../domain/score-parts.ts";
import { prepareResume } from "../prepare-resume.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { SkillWeights } from "../skill-weights.ts";
import type { RowWords } from "./listing-row.ts";

type Held = Pick<ResumeFacts, "years" | "level" | "degrees" | "place" | "wishes">;

/** A resume as rows are scored with it: its words by their numbers. */
export type ResumeQuery = Held & {
  /** By the number of the family. */
  affinity: Float64Array;
  fieldAffinity: number;
  told: { number: number; weight: number }[];
  titles: { weight: number; length: number; terms: number[] }[];
  skills: { number: number; strength: number }[];
  licences: number[];
  parts: PartWeights;
};

export type QueryOptions = {
  /** The person's own weights of the parts of the score; null = the usual ones. */
  ownWeights?: PartWeights | null;
};

export function toQuery(
  resume: ResumeFacts,
  weights: SkillWeights,
  { words, ownWeights = null }: QueryOptions & { words: RowWords },
): ResumeQuery {
  const { affinity, fieldAffinity, words: told, titles, held } = prepareResume(resume, weights);
  const numbersOf = (texts: Iterable<string>, table: RowWords["terms"]) =>
    [...texts].map((text) => table.find(text)).filter((number) => number >= 0);
  const { years, level, degrees, place, wishes } = resume;
  return {
    ...{ years, level, degrees, place, wishes },
    parts: ownWeights ?? USUAL_WEIGHTS,
    affinity: Float64Array.from(OCCUPATION_FAMILIES, ({ id }) => affinity.get(id) ?? 0),
    fieldAffinity,
    told: [...told].flatMap(([word, weight]) => numbersOf([word], words.told).map((number) => ({ number, weight }))),
    titles: titles.map(({ weight, length, terms }) => ({ weight, length, terms: numbersOf(terms, words.terms) })),
    skills: [...held].flatMap(([id, { strength }]) =>
      numbersOf([id], words.skills).map((number) => ({ number, strength })),
    ),
    licences: numbersOf(new Set(resume.licences.map(({ id }) => id)), words.skills),
  };
}
