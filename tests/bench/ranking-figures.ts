import type { Category, LabelledResume, RawListing } from "./ranking-data.ts";

export type RankedResume = {
  resume: LabelledResume;
  precision: number;
  ndcg: number;
  auc: number;
  own: number[];
  unrelated: number[];
  top: number[];
};
export type Judge = {
  gains: (category: string) => number[];
  rank: (resumes: LabelledResume[], scoresOf: (resume: LabelledResume) => ArrayLike<number>) => RankedResume[];
  macro: (rows: RankedResume[], measure: (rows: RankedResume[]) => number) => number;
};
type Doc = { title: string; description: string | null };

/** From here on a score is a match. */
const MATCH_FROM = 40;

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length === 0 ? 0 : sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Chance that a positive stands above a negative, ties half. */
export function areaUnderCurve(positive: number[], negative: number[]): number {
  const all = [
    ...positive.map((value) => ({ value, own: true })),
    ...negative.map((value) => ({ value, own: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]!.value === all[from]!.value) to++;
    const rank = (from + to + 1) / 2;
    for (let index = from; index < to; index++) if (all[index]!.own) ranks += rank;
    from = to;
  }
  return (ranks - (positive.length * (positive.length + 1)) / 2) / (positive.length * negative.length);
}

function discounted(gains: number[]): number {
  return gains.slice(0, 10).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}

/** A listing whose title fits the resume's occupation gains 2, a neighbouring one 1. */
export function makeJudge(categories: Category[], listings: RawListing[]): Judge {
  const fitsOf = new Map(categories.map(({ name, fits }) => [name, listings.map(({ title }) => fits.test(title))]));
  const anyFits = (names: string[], index: number) => names.some((name) => fitsOf.get(name)![index]);
  const gainsOf = new Map(
    categories.map(({ name, neighbours }) => [
      name,
      listings.map((_, index) => (fitsOf.get(name)![index] ? 2 : anyFits(neighbours, index) ? 1 : 0)),
    ]),
  );
  const unrelatedTo = new Map(
    categories.map(({ name, neighbours }) => {
      const others = categories.map((other) => other.name).filter((other) => other !== name);
      const strange = others.filter((other) => !neighbours.includes(other));
      return [name, listings.map((_, index) => gainsOf.get(name)![index] === 0 && anyFits(strange, index))];
    }),
  );
  const gains = (category: string) => gainsOf.get(category)!;
  return {
    gains,
    rank: (resumes, scoresOf) =>
      resumes.map((resume) => {
        const scores = scoresOf(resume);
        const worth = gains(resume.category);
        const order = [...listings.keys()].sort(
          (a, b) => scores[b]! - scores[a]! || (listings[a]!.id < listings[b]!.id ? -1 : 1),
        );
        const top = order.slice(0, 10);
        const scoresWhere = (is: (index: number) => boolean) => order.filter(is).map((index) => scores[index]!);
        const own = scoresWhere((index) => worth[index] === 2);
        const unrelated = scoresWhere((index) => unrelatedTo.get(resume.category)![index]!);
        const ideal = discounted([...worth].sort((a, b) => b - a));
        return {
          resume,
          own,
          unrelated,
          top,
          precision: top.filter((index) => worth[index] === 2).length / 10,
          ndcg: discounted(top.map((index) => worth[index]!)) / ideal,
          auc: areaUnderCurve(own, unrelated),
        };
      }),
    macro: (rows, measure) => {
      const groups = categories.map(({ name }) => rows.filter(({ resume }) => resume.category === name));
      return mean(groups.filter((group) => group.length > 0).map(measure));
    },
  };
}

/** The share of unrelated pairs that are no match. */
export function shareBelow(rows: RankedResume[]): number {
  return mean(rows.flatMap(({ unrelated }) => unrelated).map((score) => (score < MATCH_FROM ? 1 : 0)));
}

/** Whether the headline or one of the two latest titles is one of the label's. */
export function fitsLabel({ profile, category }: LabelledResume, categories: Category[]): boolean {
  const { fits } = categories.find(({ name }) => name === category)!;
  const titles = [profile.headline?.text, ...profile.jobs.slice(0, 2).map(({ title }) => title)];
  return titles.some((title) => title && fits.test(title));
}

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

/** BM25 over full texts, the baseline. */
export function makeBm25(docs: Doc[]): (query: string) => Float64Array {
  const k1 = 1.2;
  const b = 0.75;
  const postings = new Map<string, [number, number][]>();
  const lengths = docs.map(({ title, description }, index) => {
    const words = tokens(`${title} ${description ?? ""}`);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const list = postings.get(word);
      if (list) list.push([index, count]);
      else postings.set(word, [[index, count]]);
    }
    return words.length;
  });
  const average = mean(lengths);
  return (query) => {
    const scores = new Float64Array(docs.length);
    const counts = new Map<string, number>();
    for (const word of tokens(query)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, inQuery] of counts) {
      const list = postings.get(word);
      if (!list) continue;
      const idf = Math.log(1 + (docs.length - list.length + 0.5) / (list.length + 0.5));
      for (const [index, count] of list) {
        scores[index]! +=
          inQuery * idf * ((count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[index]!) / average)));
      }
    }
    return scores;
  };
}
