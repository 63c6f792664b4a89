import type { FoundPosting } from "../../../server/jobs/found-posting.ts";
import { pick } from "../invented-postings.ts";
import { asList, asOwnBoard, inventJob, type Job, plainOf, sectionsOf } from "./invent-job.ts";

export type Chance = () => number;
export type PairWay = {
  way: string;
  isSame: boolean;
  make: (chance: Chance, id: string) => [FoundPosting, FoundPosting];
};

/** What a list tells otherwise than the employer. */
export type Draft = {
  title?: string;
  company?: string;
  places?: string[];
  text?: string;
  html?: string;
  over?: Partial<FoundPosting>;
};

function describe({ text, html }: Draft): FoundPosting["description"] | null {
  if (text !== undefined) return { kind: "text", content: text };
  return html === undefined ? null : { kind: "html", content: html };
}

export function copyOf(id: string, job: Job, draft: Draft): FoundPosting {
  const { title, company, places, over } = draft;
  const description = describe(draft);
  return asList(id, job, {
    ...(title && { title }),
    ...(company && { company }),
    ...(places && { places }),
    ...(description && { description }),
    ...over,
  });
}

/** Where a pair's job comes from, and what its employer tells of it besides. */
type Of = { invent?: (chance: Chance) => Job; own?: (job: Job) => Partial<FoundPosting> };

/** The same job, told otherwise by a list. */
export function same(
  way: string,
  draft: (chance: Chance, job: Job) => Draft,
  { invent = (chance) => inventJob(chance), own = () => ({}) }: Of = {},
): PairWay {
  return {
    way,
    isSame: true,
    make(chance, id) {
      const job = invent(chance);
      return [asOwnBoard(id, job, own(job)), copyOf(id, job, draft(chance, job))];
    },
  };
}

/** Another job of the same employer, worded by the same template. */
export function other(
  way: string,
  change: (chance: Chance, job: Job) => Partial<Job>,
  tell: (job: Job) => Partial<FoundPosting> = () => ({}),
): PairWay {
  return {
    way,
    isSame: false,
    make(chance, id) {
      const job = inventJob(chance);
      const second = { ...job, ...change(chance, job) };
      return [asOwnBoard(id, job, tell(job)), asList(id, second, tell(second))];
    },
  };
}

/** Two postings of one employer with the same text, of which something else is told differently. */
export function toldApart(
  way: string,
  tell: (chance: Chance, job: Job) => [Partial<FoundPosting>, Partial<FoundPosting>],
  { invent = (chance) => inventJob(chance) }: Of = {},
): PairWay {
  return {
    way,
    isSame: false,
    make(chance, id) {
      const job = invent(chance);
      const [one, two] = tell(chance, job);
      return [asOwnBoard(id, job, one), asList(id, job, two)];
    },
  };
}

export function otherThan<Item>(chance: Chance, items: readonly Item[], one: Item): Item {
  return pick(
    chance,
    items.filter((item) => item !== one),
  );
}

export function teaser(words: string, length: number): string {
  return `${words.slice(0, length).replace(/\s\S*$/, "")}…`;
}

export function flatText(job: Job): string {
  return plainOf(sectionsOf(job), "").replaceAll(/\s+/g, " ");
}
