import { readFileSync } from "node:fs";
import { type Posting, UNSTATED } from "../../server/domain/posting.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { extractListingFacts, type ListingFacts } from "../../server/engines/matching/listing-facts.ts";
import { extractResumeFacts, type ResumeFacts } from "../../server/engines/matching/resume-facts.ts";
import type { BenchReport } from "./bench-report.ts";
import { CITIES, invent, pick, seededChance, TRADES, toFound } from "./invented-postings.ts";
import { readCsv } from "./read-csv.ts";

const POSTINGS_READ = 2_000;
const RESUMES_READ = 24;
const KEPT_SHARE = 0.85;

type RawListing = { title: string; company: string | null; location: string | null; description: string | null };

function realPostings(file: string): Partial<Posting>[] {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  // The data's own schema, see its README.
  const listings = lines.map((line) => JSON.parse(line) as RawListing & { lang: string; remote: boolean | null });
  const told = listings.filter(({ description, lang }) => description && lang === "en");
  const step = Math.max(1, Math.floor(told.length / POSTINGS_READ));
  return told
    .filter((_, index) => index % step === 0)
    .map(({ title, company, location, description, remote }) => ({
      title,
      company: company ?? "",
      location: location ?? "",
      description: description ?? "",
      workplace: remote === true ? "remote" : null,
    }));
}

function inventedPostings(): Partial<Posting>[] {
  const chance = seededChance(1);
  return Array.from({ length: POSTINGS_READ }, (_, index) => {
    const { title, company, places, description } = toFound(String(index), invent(chance));
    const text = description?.content.replace(/<[^>]+>/g, "\n") ?? "";
    return { title, company, location: String(places?.[0] ?? ""), description: text };
  });
}

/** Facts of some thousand postings: real ones where the data is given, invented ones otherwise. */
export function readPostingFacts(report: BenchReport): ListingFacts[] {
  const file = report.find("jobs/listings.jsonl");
  return (file ? realPostings(file) : inventedPostings()).map((fields, index) =>
    extractListingFacts({ ...UNSTATED, ...fields, id: `base-${index}`, source: "bench", sourceUrl: "" } as Posting),
  );
}

/** As many listings as are asked for, no two alike: the title of one posting with most of the text of another. */
export function* manyListings(base: ListingFacts[], count: number): Generator<ListingFacts> {
  const chance = seededChance(count);
  const byFamily = Map.groupBy(base, ({ titleFamilies }) => titleFamilies[0]?.family ?? "");
  const most = <Item>(items: Item[]) => items.filter(() => chance() < KEPT_SHARE);
  for (let index = 0; index < count; index++) {
    const titled = base[index % base.length]!;
    const told = pick(chance, byFamily.get(titled.titleFamilies[0]?.family ?? "") ?? base);
    yield {
      ...told,
      id: `listing-${String(index).padStart(14, "0")}`,
      title: titled.title,
      titleTerms: titled.titleTerms,
      titleFamilies: titled.titleFamilies,
      level: titled.level,
      places: pick(chance, base).places,
      words: most(told.words),
      required: most(told.required),
      wanted: most(told.wanted),
    };
  }
}

function inventedResume(index: number): string[] {
  const chance = seededChance(100 + index);
  const [trade, before] = [TRADES[index % TRADES.length]!, pick(chance, TRADES)];
  const { paragraphs, needs } = invent(chance, { trade });
  return [
    ...["Robin Maxwell", trade, pick(chance, CITIES), "", "Experience", `${trade} - Harbor Works`, "2017 - 2024"],
    ...paragraphs.slice(1).flatMap((text) => text.split(/(?<=\.) /)),
    ...["", `${before} - Summit Labs`, "2012 - 2017", "", "Skills", ...needs],
  ];
}

/** Profiles of all occupations in the data, or invented ones. */
export function readProfiles(report: BenchReport, most = RESUMES_READ): Profile[] {
  const file = report.find("categories/livecareer_text.csv");
  const rows = file ? readCsv(readFileSync(file, "utf8")).slice(1) : [];
  const longest = (row: string[]) => row.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const step = Math.max(1, Math.floor(rows.length / most));
  const texts = file
    ? rows.filter((_, index) => index % step === 0).map((row) => longest(row).split(/\n| {3,}/))
    : Array.from({ length: most }, (_, index) => inventedResume(index));
  return texts.slice(0, most).map((lines) => analyseResume(lines));
}

/** The same as facts. */
export function readResumes(report: BenchReport): ResumeFacts[] {
  return readProfiles(report).map((profile) => extractResumeFacts(profile));
}
