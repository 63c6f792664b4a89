import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { type Posting, UNSTATED } from "../../server/domain/posting.ts";
import { extractListingFacts, type ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { extractResumeFacts, type ResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import { scoreMatch, scoreTotal } from "../../server/engines/matching/score.ts";
import { type SkillWeights, skillWeights } from "../../server/engines/matching/skill-weights.ts";
import { readCsv } from "./read-csv.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";

const { values: args } = parseArgs({
  options: { data: { type: "string" }, verbose: { type: "boolean" }, category: { type: "string" } },
});
const folder = args.data ?? process.env.EVAL_DATA;
if (!folder || !existsSync(join(folder, "jobs", "listings.jsonl"))) {
  console.log("quality bench: skipped, no evaluation data (--data DIR or EVAL_DATA)");
  process.exit(0);
}

const RESUMES_PER_CATEGORY = 20;

type RawListing = {
  id: string;
  title: string;
  company: string | null;
  location: string | null;
  description: string | null;
  remote: boolean | null;
  lang: string;
};
type Category = { name: string; fits: RegExp; neighbours: string[] };
type Resume = { id: string; category: string; text: string; profile: Profile };
type Doc = { title: string; text: string };

function toPosting(raw: RawListing): Posting {
  return {
    ...UNSTATED,
    id: raw.id,
    source: "linkedin",
    title: raw.title,
    company: raw.company ?? "",
    location: raw.location ?? "",
    workplace: raw.remote === true ? "remote" : null,
    description: raw.description ?? "",
  };
}

// ---- measures

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length === 0 ? 0 : sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Chance that a positive stands above a negative, ties half. */
function areaUnderCurve(positive: number[], negative: number[]): number {
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

// ---- BM25 over full texts, the baseline

function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}

function makeBm25(docs: Doc[]): (query: string) => Float64Array {
  const k1 = 1.2;
  const b = 0.75;
  const postings = new Map<string, [number, number][]>();
  const lengths = docs.map(({ title, text }, index) => {
    const words = tokens(`${title} ${text}`);
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

// ---- data

const categories: Category[] = readFileSync(join(folder, "fit", "category_titles.tsv"), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([name, pattern, neighbours]) => ({
    name: name!,
    fits: new RegExp(pattern!, "i"),
    neighbours: neighbours === "-" ? [] : neighbours!.split(","),
  }));
const categoryOf = new Map(categories.map((category) => [category.name, category]));

const raw: RawListing[] = readFileSync(join(folder, "jobs", "listings.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as RawListing) // the schema of the data's own README
  .filter(({ description, lang }) => description && lang === "en");

const resumes: Resume[] = [];
const rows = readCsv(readFileSync(join(folder, "categories", "livecareer_text.csv"), "utf8")).slice(1);
for (const { name } of categories) {
  const own = rows.filter(([, category]) => category === name).sort((a, b) => Number(a[0]) - Number(b[0]));
  for (const [id, category, text] of own.slice(0, RESUMES_PER_CATEGORY)) {
    resumes.push({ id: id!, category: category!, text: text!, profile: analyseResume(text!.split("\n")) });
  }
}

const started = performance.now();
const listings: ListingFacts[] = raw.map((one) => extractListingFacts(toPosting(one)));
const extracted = performance.now();
const weights: SkillWeights = skillWeights(listings);
const weighed = performance.now();
console.log(
  `${resumes.length} resumes, ${listings.length} listings; facts ${((extracted - started) / listings.length).toFixed(2)} ms a listing, weights ${(weighed - extracted).toFixed(0)} ms`,
);

const gainsOf = new Map(
  categories.map(({ name, fits, neighbours }) => [
    name,
    raw.map(({ title }) =>
      fits.test(title) ? 2 : neighbours.some((other) => categoryOf.get(other)!.fits.test(title)) ? 1 : 0,
    ),
  ]),
);
const unrelatedTo = new Map(
  categories.map(({ name, neighbours }) => [
    name,
    raw.map(
      ({ title }, index) =>
        gainsOf.get(name)![index] === 0 &&
        categories.some((other) => other.name !== name && !neighbours.includes(other.name) && other.fits.test(title)),
    ),
  ]),
);

type Row = {
  category: string;
  resume: Resume;
  precision: number;
  ndcg: number;
  auc: number;
  own: number[];
  unrelated: number[];
  top: number[];
};

function evaluate(scoresOf: (resume: Resume) => ArrayLike<number>): Row[] {
  return resumes.map((resume) => {
    const scores = scoresOf(resume);
    const gains = gainsOf.get(resume.category)!;
    const order = [...raw.keys()].sort((a, b) => scores[b]! - scores[a]! || (raw[a]!.id < raw[b]!.id ? -1 : 1));
    const top = order.slice(0, 10);
    const own = order.filter((index) => gains[index] === 2).map((index) => scores[index]!);
    const unrelated = order.filter((index) => unrelatedTo.get(resume.category)![index]).map((index) => scores[index]!);
    const ideal = discounted([...gains].sort((a, b) => b - a));
    return {
      category: resume.category,
      resume,
      precision: top.filter((index) => gains[index] === 2).length / 10,
      ndcg: discounted(top.map((index) => gains[index]!)) / ideal,
      auc: areaUnderCurve(own, unrelated),
      own,
      unrelated,
      top,
    };
  });
}

function macro(rowsOf: Row[], measure: (rows: Row[]) => number): number {
  return mean(categories.map(({ name }) => measure(rowsOf.filter(({ category }) => category === name))));
}

function report(name: string, found: Row[], banded: boolean): void {
  const p = macro(found, (some) => mean(some.map(({ precision }) => precision)));
  const n = macro(found, (some) => mean(some.map(({ ndcg }) => ndcg)));
  const a = macro(found, (some) => mean(some.map(({ auc }) => auc)));
  let line = `${name.padEnd(26)} P@10 ${p.toFixed(3)}  nDCG@10 ${n.toFixed(3)}  AUC ${a.toFixed(3)}`;
  if (banded) {
    const own = macro(found, (some) => median(some.flatMap((row) => row.own)));
    const other = macro(found, (some) => median(some.flatMap((row) => row.unrelated)));
    const below = macro(found, (some) =>
      mean(some.flatMap((row) => row.unrelated).map((score) => (score < 40 ? 1 : 0))),
    );
    line += `  own median ${own.toFixed(1)}  gap ${(own - other).toFixed(1)}  unrelated below 40 ${(below * 100).toFixed(1)} %`;
  }
  console.log(line);
}

function fitsLabel({ profile, category }: Resume): boolean {
  const titles = [profile.headline?.text, ...profile.jobs.slice(0, 2).map(({ title }) => title)];
  return titles.some((title) => title && categoryOf.get(category)!.fits.test(title));
}

// ---- the run

const bm25 = makeBm25(raw.map(({ title, description }) => ({ title, text: description ?? "" })));
report(
  "BM25 over full texts",
  evaluate(({ text }) => bm25(text)),
  false,
);

const facts = new Map<Resume, ResumeFacts>(resumes.map((resume) => [resume, extractResumeFacts(resume.profile)]));
const scored = evaluate((resume) => listings.map((listing) => scoreTotal(facts.get(resume)!, listing, weights)));
report("score", scored, true);

const untitled = new Map<Resume, ResumeFacts>(
  resumes.map((resume) => [resume, { ...facts.get(resume)!, titles: [], level: null }]),
);
report(
  "score, no titles read",
  evaluate((resume) => listings.map((listing) => scoreTotal(untitled.get(resume)!, listing, weights))),
  true,
);

console.log("\ncategory                   n  P@10  nDCG   AUC  own  other  <40   fitting: n  P@10");
for (const { name } of categories) {
  const some = scored.filter(({ category }) => category === name);
  const fitting = some.filter(({ resume }) => fitsLabel(resume));
  console.log(
    [
      name.padEnd(26),
      String(some.length).padStart(2),
      mean(some.map(({ precision }) => precision)).toFixed(2),
      mean(some.map(({ ndcg }) => ndcg)).toFixed(2),
      mean(some.map(({ auc }) => auc)).toFixed(3),
      median(some.flatMap(({ own }) => own)).toFixed(0),
      median(some.flatMap(({ unrelated }) => unrelated)).toFixed(0),
      `${(mean(some.flatMap(({ unrelated }) => unrelated).map((score) => (score < 40 ? 1 : 0))) * 100).toFixed(0)}%`,
      String(fitting.length).padStart(6),
      mean(fitting.map(({ precision }) => precision)).toFixed(2),
    ].join("  "),
  );
}

const fittingRows = categories
  .map(({ name }) => ({ name, rows: scored.filter(({ category, resume }) => category === name && fitsLabel(resume)) }))
  .filter(({ rows }) => rows.length >= 10)
  .map(({ name, rows }) => ({ name, precision: mean(rows.map(({ precision }) => precision)) }))
  .sort((a, b) => a.precision - b.precision);
const worst = fittingRows[0];
if (worst)
  console.log(`\nworst category with 10 or more fitting resumes: ${worst.name}, P@10 ${worst.precision.toFixed(2)}`);

let unequal = 0;
let pairs = 0;
for (const resume of resumes.slice(0, 30)) {
  for (const listing of listings.slice(0, 40)) {
    const again = structuredClone(facts.get(resume)!);
    const first = scoreMatch(facts.get(resume)!, listing, weights);
    const second = scoreMatch(again, structuredClone(listing), weights);
    const sum = first.parts.reduce((points, part) => points + part.points, 0);
    const possible = first.parts.reduce((of, part) => of + part.of, 0);
    pairs++;
    if (first.total !== second.total || sum !== first.score || possible !== 100) unequal++;
  }
}
console.log(`\nstability: ${pairs - unequal} of ${pairs} pairs scored twice alike, parts adding up to the score`);

const personFile = join(folder, "fit", "one_person", "resume_redacted.txt");
if (existsSync(personFile)) {
  const text = readFileSync(personFile, "utf8");
  const person = extractResumeFacts(analyseResume(text.split("\n")));
  const judged = readCsv(readFileSync(join(folder, "fit", "one_person", "jobs_labelled.csv"), "utf8"))
    .slice(1)
    .filter(([, , , label]) => label === "0" || label === "1")
    .map(([id, title, body, label]) => ({
      title: title!,
      text: body!,
      label: label!,
      facts: extractListingFacts(
        toPosting({
          id: id!,
          title: title!,
          company: null,
          location: null,
          description: body!,
          remote: null,
          lang: "en",
        }),
      ),
    }));
  const both = (scores: ArrayLike<number>) =>
    areaUnderCurve(
      judged.flatMap(({ label }, index) => (label === "1" ? [scores[index]!] : [])),
      judged.flatMap(({ label }, index) => (label === "0" ? [scores[index]!] : [])),
    );
  const ownWeights = skillWeights(judged.map(({ facts: one }) => one));
  console.log(
    `one person (${judged.length} judged): BM25 ${both(makeBm25(judged)(text)).toFixed(3)}, score ${both(judged.map((one) => scoreTotal(person, one.facts, weights))).toFixed(3)}, with weights from these listings alone ${both(judged.map((one) => scoreTotal(person, one.facts, ownWeights))).toFixed(3)}`,
  );
}

if (args.verbose) {
  for (const { resume, top, precision } of scored.filter(
    ({ category }) => !args.category || category === args.category,
  )) {
    const titles = facts
      .get(resume)!
      .titles.slice(0, 4)
      .map(({ text }) => text);
    console.log(`\n${resume.category} ${resume.id} ${precision}: ${titles.join(" | ")}`);
    const { parts } = scoreMatch(facts.get(resume)!, listings[top[0]!]!, weights);
    console.log(`   ${parts.map(({ key, points, of }) => `${key} ${points}/${of}`).join(", ")}`);
    console.log(
      `   ${top.map((index) => `${gainsOf.get(resume.category)![index]} ${raw[index]!.title.slice(0, 40)}`).join("; ")}`,
    );
  }
}
