import { readFileSync } from "node:fs";
import type { Posting } from "../../server/domain/posting.ts";
import { UNSTATED } from "../../server/domain/posting.ts";
import { analyseResume } from "../../server/engines/analysis/analyse-resume.ts";
import type { Profile } from "../../server/engines/analysis/profile.ts";
import { readCsv } from "./read-csv.ts";

export type RawListing = {
  id: string;
  title: string;
  company: string | null;
  location: string | null;
  description: string | null;
  remote: boolean | null;
  lang: string;
};
export type Category = { name: string; fits: RegExp; neighbours: string[] };
export type LabelledResume = { id: string; category: string; text: string; profile: Profile };
export type JudgedPosting = RawListing & { interested: boolean };

export function toPosting(raw: RawListing): Posting {
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

/** Occupations as title patterns, from `fit/category_titles.tsv`. */
export function readCategories(file: string): Category[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))
    .map(([name, pattern, neighbours]) => ({
      name: name!,
      fits: new RegExp(pattern!, "i"),
      neighbours: neighbours === "-" ? [] : neighbours!.split(","),
    }));
}

/** The English listings that have a description. */
export function readEnglishListings(file: string): RawListing[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RawListing) // the schema of the data's own README
    .filter(({ description, lang }) => description && lang === "en");
}

/** The first `most` resumes of each category, in the order of their ids. */
export function readLabelledResumes(file: string, categories: Category[], most: number): LabelledResume[] {
  const rows = readCsv(readFileSync(file, "utf8")).slice(1);
  return categories.flatMap(({ name }) =>
    rows
      .filter(([, category]) => category === name)
      .sort((a, b) => Number(a[0]) - Number(b[0]))
      .slice(0, most)
      .map(([id, category, text]) => ({
        id: id!,
        category: category!,
        text: text!,
        profile: analyseResume(text!.split("\n")),
      })),
  );
}

/** Postings that one person judged, without those where two judgements clash. */
export function readJudgedPostings(file: string): JudgedPosting[] {
  return readCsv(readFileSync(file, "utf8"))
    .slice(1)
    .filter(([, , , label]) => label === "0" || label === "1")
    .map(([id, title, description, label]) => ({
      id: id!,
      title: title!,
      description: description!,
      company: null,
      location: null,
      remote: null,
      lang: "en",
      interested: label === "1",
    }));
}
