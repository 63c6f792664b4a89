import { readFileSync } from "node:fs";
import { readPasted } from "../../server/engines/postings/read-pasted.ts";
import { readPlaces } from "../../server/engines/places/read-places.ts";
import { readPosting } from "../../server/engines/postings/read-posting.ts";
import { foldPlace } from "../../server/engines/places/world-cities.ts";
import { toFound } from "../../server/jobs/own-job.ts";
import type { BenchReport } from "./bench-report.ts";

type Listing = {
  title: string;
  company: string | null;
  location: string | null;
  description: string | null;
  salary_min: number | null;
  salary_max: number | null;
};

const isSame = (one: string, other: string) => foldPlace(one) === foldPlace(other);

/** "SKF" of a text is the "SKF Group" of its list, and no invention. */
const firstWord = (name: string) => foldPlace(name).split(" ")[0];

/** A place is read where its first name is, however the rest is written. */
function isSamePlace(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => readPlaces([text]).places[0]);
  return isSame(one, other) || (a !== undefined && b !== undefined && (a.city ?? a.text) === (b.city ?? b.text));
}

/** What of real listings is read when they are pasted: with their head, and as a text alone. */
export function measurePasted(report: BenchReport): void {
  const file = report.find("jobs/listings.jsonl");
  if (file === null) return;
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const listings = lines
    .map((line): Listing => JSON.parse(line))
    .filter(({ description }) => (description ?? "").length > 200);
  const counts = new Map<string, { right: number; of: number }>();
  const note = (name: string, isRight: boolean) => {
    const { right, of } = counts.get(name) ?? { right: 0, of: 0 };
    counts.set(name, { right: right + (isRight ? 1 : 0), of: of + 1 });
  };
  for (const { title, company, location, description, salary_min, salary_max } of listings) {
    const text = description ?? "";
    const read = readPasted([title, company, location, "", text].filter((part) => part !== null).join("\n"));
    note("title", isSame(read.title, title));
    if (company) note("company", isSame(read.company, company));
    if (location) note("place", isSamePlace(read.location, location));
    const alone = readPasted(text);
    if (company && !foldPlace(text).includes(foldPlace(company))) {
      note("companyNotInvented", alone.company === "" || firstWord(alone.company) === firstWord(company));
    }
    const amount = salary_min ?? salary_max;
    if (amount && new RegExp(`${Math.round(amount).toLocaleString("en")}|\\b${Math.round(amount)}\\b`).test(text)) {
      const found = toFound({ title, company: company ?? "", location: location ?? "", text, url: "" });
      const { pay } = readPosting(found);
      note("pay", pay !== null && [pay.least, pay.most].includes(amount));
    }
  }
  for (const [name, { right, of }] of counts) {
    report.say(`pasted, ${name}: ${right} of ${of}`);
    report.figure(`pasted_${name}`, right / of);
  }
}
