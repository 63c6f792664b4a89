import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";
import { type Posting, type PostingPay, UNSTATED } from "../domain/posting.ts";
import { UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readDocument } from "../engines/reading/read-document.ts";
import { closeReaders } from "../engines/reading/reader-pool.ts";
import { extractListingFacts } from "../engines/matching/listing-facts.ts";
import { rankListings } from "../engines/matching/rank.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { skillWeights } from "../engines/matching/skill-weights.ts";

const REFUSED_EXIT_CODE = 2;
const DEFAULT_TOP = 10;
const USAGE = "Usage: npm run match -- FILE --listings FILE.jsonl [--top N] [--json]";

const ListingLineSchema = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  title: z.string(),
  company: z.string().nullish(),
  location: z.string().nullish(),
  description: z.string().nullish(),
  salary_min: z.number().nullish(),
  salary_max: z.number().nullish(),
  salary_period: z.string().nullish(),
  currency: z.string().nullish(),
  skills: z.array(z.string()).nullish(),
  remote: z.boolean().nullish(),
});
type ListingLine = z.infer<typeof ListingLineSchema>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { listings: { type: "string" }, top: { type: "string" }, json: { type: "boolean" } },
});
const path = positionals[0];
const top = Number(values.top ?? DEFAULT_TOP);
if (path === undefined || values.listings === undefined || !Number.isInteger(top) || top < 1) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  await matchAndPrint(path, values.listings, top);
  await closeReaders();
}

async function readLines(fileName: string): Promise<string[]> {
  const bytes = await readFile(fileName);
  if (!fileName.toLowerCase().endsWith(".txt")) return (await readDocument(bytes, { fileName })).lines;
  if (bytes.length === 0) throw new UnreadableDocumentError("empty");
  return bytes.toString("utf8").split(/\r?\n/);
}

function payText({ salary_min: least, salary_max: most, salary_period: period }: ListingLine): string {
  const amounts = [least, most].filter((amount) => amount !== null && amount !== undefined);
  return amounts.length === 0 ? "" : `${amounts.join("-")} ${(period ?? "").toLowerCase()}`.trim();
}

const PERIODS: Record<string, PostingPay["period"]> = {
  HOURLY: "hour",
  WEEKLY: "week",
  MONTHLY: "month",
  YEARLY: "year",
};

function payOf({ salary_min, salary_max, salary_period, currency }: ListingLine): PostingPay | null {
  const [least, most] = [salary_min ?? null, salary_max ?? null];
  const period = PERIODS[(salary_period ?? "").toUpperCase()] ?? null;
  return least === null && most === null ? null : { least, most, currency: currency ?? "USD", period };
}

function toPosting(line: ListingLine): Posting {
  return {
    ...UNSTATED,
    id: line.id,
    source: "linkedin",
    title: line.title,
    company: line.company ?? "",
    location: line.location ?? "",
    workplace: line.remote === true ? "remote" : null,
    salary: payText(line),
    pay: payOf(line),
    description: line.description ?? "",
    requirements: line.skills ?? [],
  };
}

async function readPostings(fileName: string): Promise<Posting[]> {
  const postings: Posting[] = [];
  for (const [index, line] of (await readFile(fileName, "utf8")).split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = ListingLineSchema.safeParse(parseJson(line));
    if (read.success) postings.push(toPosting(read.data));
    else console.error(`Line ${index + 1} of the listings was left out: it is no listing.`);
  }
  return postings;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

async function matchAndPrint(resumeFile: string, listingsFile: string, limit: number): Promise<void> {
  try {
    const resume = extractResumeFacts(analyseResume(await readLines(resumeFile)));
    const postings = new Map((await readPostings(listingsFile)).map((posting) => [posting.id, posting]));
    const listings = [...postings.values()].map(extractListingFacts);
    const ranked = rankListings(resume, listings, skillWeights(listings), { limit, minimumScore: 0 });
    if (values.json) {
      const found = ranked.map(({ id, match }) => {
        const { title = "", company = "", location = "" } = postings.get(id) ?? {};
        return { id, title, company, location, ...match };
      });
      console.log(JSON.stringify(found, null, 2));
      return;
    }
    ranked.forEach(({ id, match }, index) => {
      const posting = postings.get(id);
      const where = [
        posting?.title,
        posting?.company,
        posting?.workplace === "remote" ? "Remote" : posting?.location.split("\n")[0],
      ]
        .filter(Boolean)
        .join(" · ");
      console.log(`${String(index + 1).padStart(3)}. ${String(match.score).padStart(3)}  ${where}`);
      console.log(`          ${match.parts.map(({ label, points, of }) => `${label} ${points}/${of}`).join(", ")}`);
    });
  } catch (error) {
    if (!(error instanceof UnreadableDocumentError)) throw error;
    if (values.json) console.log(JSON.stringify({ refused: error.reason, message: error.message }, null, 2));
    else console.error(error.message);
    process.exitCode = REFUSED_EXIT_CODE;
  }
}
