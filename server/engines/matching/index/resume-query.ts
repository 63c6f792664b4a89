import { OCCUPATION_FAMILIES } from "../../analysis/lexicon/occupation-families.ts";
import { type PartWeights, USUAL_WEIGHTS } from "../../../domain/score-parts.ts";
import { prepareResume } from "../prepare-resume.ts";
import type { ResumeFacts } from "../resume-facts.ts";
import type { HeldDomains } from "../score-parts/domain-fit.ts";
import type { SkillWeights } from "../skill-weights.ts";
import type { RowWords } from "./listing-row.ts";

type Held = Pick<ResumeFacts, "years" | "level" | "degrees" | "place" | "wishes">;

export type WeighedNumbers = { numbers: Uint32Array; weights: Float64Array };

/** A resume as rows are scored with it: its words by their numbers. Of some kilobytes, so that many can be held. */
export type ResumeQuery = Held & {
  affinity: Float64Array;
  fieldAffinity: number;
  domains: HeldDomains;
  told: WeighedNumbers;
  titles: { weight: number; length: number; terms: number[] }[];
  skills: WeighedNumbers;
  licences: number[];
  parts: PartWeights;
};

export type QueryOptions = {
  /** The person's own weights of the parts of the score; null = the usual ones. */
  ownWeights?: PartWeights | null;
  /** Also words that no listing has yet get a number, so that the query is as good for listings that come later. */
  isKept?: boolean;
};

export function toQuery(
  resume: ResumeFacts,
  weights: SkillWeights,
  { words, ownWeights = null, isKept = false }: QueryOptions & { words: RowWords },
): ResumeQuery {
  const { affinity, fieldAffinity, domains, words: told, titles, held } = prepareResume(resume, weights);
  const numberOf = (text: string, table: RowWords["terms"]) => (isKept ? table.add(text) : table.find(text));
  const numbersOf = (texts: Iterable<string>, table: RowWords["terms"]) =>
    [...texts].map((text) => numberOf(text, table)).filter((number) => number >= 0);
  const weighed = (entries: Iterable<[string, number]>, table: RowWords["terms"]): WeighedNumbers => {
    const known = [...entries]
      .map(([text, weight]) => ({ number: numberOf(text, table), weight }))
      .filter(({ number }) => number >= 0);
    return {
      numbers: Uint32Array.from(known, ({ number }) => number),
      weights: Float64Array.from(known, ({ weight }) => weight),
    };
  };
  const { years, level, degrees, place, wishes } = resume;
  return {
    years,
    level,
    degrees,
    place,
    wishes,
    parts: ownWeights ?? USUAL_WEIGHTS,
    affinity: Float64Array.from(OCCUPATION_FAMILIES, ({ id }) => affinity.get(id) ?? 0),
    fieldAffinity,
    domains,
    told: weighed(told, words.told),
    titles: titles.map(({ weight, length, terms }) => ({ weight, length, terms: numbersOf(terms, words.terms) })),
    skills: weighed(
      [...held].map(([id, { strength }]) => [id, strength]),
      words.skills,
    ),
    licences: numbersOf(new Set(resume.licences.map(({ id }) => id)), words.skills),
  };
}
