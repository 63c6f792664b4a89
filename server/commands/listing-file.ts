import { z } from "zod";
import { type Posting, type PostingPay, UNSTATED } from "../domain/posting.ts";
import { CommandRefused } from "./command-line.ts";

const MAX_TOLD = 20;

const text = z.string("must be text").nullish();
const amount = z.number("must be a number").nullish();
const lines = z.array(z.string("must be a list of texts"), "must be a list of texts").nullish();

const ListingSchema = z.object(
  {
    id: z.union([z.string(), z.number()], "is missing, or neither text nor number").transform(String),
    title: z.string("is missing, or no text").trim().min(1, "is empty"),
    company: text,
    location: text,
    description: text,
    salary: text,
    salary_min: amount,
    salary_max: amount,
    salary_period: text,
    currency: text,
    requirements: lines,
    skills: lines,
    remote: z.boolean("must be true or false").nullish(),
  },
  "is no JSON object",
);
type Listing = z.infer<typeof ListingSchema>;

type Entry = { place: string; json: unknown };
type ReadListings = { postings: Posting[] /** Sentences about what was left out. */; leftOut: string[] };

/** JSON lines or one list; the last of an id counts. Throws CommandRefused when there is none. */
export function readListings(content: string, fileName: string): ReadListings {
  const postings = new Map<string, Posting>();
  const places = new Map<string, string>();
  const leftOut: string[] = [];
  for (const { place, json } of entriesOf(content.replace(/^\uFEFF/, ""))) {
    const read = ListingSchema.safeParse(jobOf(json));
    if (!read.success) {
      leftOut.push(`${place} of ${fileName} was left out: ${reasonOf(json, read.error)}.`);
      continue;
    }
    const { id } = read.data;
    const earlier = places.get(id);
    if (earlier) leftOut.push(`${earlier} of ${fileName} was left out: ${place} has the same id, ${id}.`);
    places.set(id, place);
    postings.set(id, toPosting(read.data));
  }
  if (postings.size === 0) {
    const first = leftOut[0] ?? `${fileName} is empty.`;
    throw new CommandRefused(`${first}\nNo listing could be read. What a line must hold: npm run match -- --help`);
  }
  return { postings: [...postings.values()], leftOut: shortened(leftOut) };
}

function entriesOf(content: string): Entry[] {
  const whole = content.trimStart().startsWith("[") ? parseJson(content) : undefined;
  if (Array.isArray(whole)) return whole.map((json, at) => ({ place: `Entry ${at + 1}`, json }));
  return content.split("\n").flatMap((line, at) => {
    return line.trim() === "" ? [] : [{ place: `Line ${at + 1}`, json: parseJson(line) }];
  });
}

/** Undefined can be no JSON value, so it means that parsing failed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function jobOf(json: unknown): unknown {
  return typeof json === "object" && json !== null && "job" in json ? json.job : json;
}

function reasonOf(json: unknown, { issues }: z.ZodError): string {
  if (json === undefined) return "it is no JSON";
  const reasons = issues.map(({ path: [field], message }) =>
    field === undefined ? `it ${message}` : `${String(field)} ${message}`,
  );
  return [...new Set(reasons)].join(", ");
}

function shortened(sentences: string[]): string[] {
  if (sentences.length <= MAX_TOLD) return sentences;
  return [...sentences.slice(0, MAX_TOLD), `${sentences.length - MAX_TOLD} more were left out.`];
}

const PERIODS: Record<string, PostingPay["period"]> = {
  HOURLY: "hour",
  WEEKLY: "week",
  MONTHLY: "month",
  YEARLY: "year",
};

function payOf({ salary_min, salary_max, salary_period, currency }: Listing): PostingPay | null {
  const [least, most] = [salary_min ?? null, salary_max ?? null];
  const period = PERIODS[(salary_period ?? "").toUpperCase()] ?? null;
  return least === null && most === null ? null : { least, most, currency: currency ?? "USD", period };
}

function payText({ salary, salary_min: least, salary_max: most, salary_period: period }: Listing): string {
  const amounts = [least, most].filter((value) => value !== null && value !== undefined);
  return salary || (amounts.length === 0 ? "" : `${amounts.join("-")} ${(period ?? "").toLowerCase()}`.trim());
}

function toPosting(listing: Listing): Posting {
  return {
    ...UNSTATED,
    id: listing.id,
    source: "linkedin",
    title: listing.title,
    company: listing.company ?? "",
    location: listing.location ?? "",
    workplace: listing.remote ? "remote" : null,
    salary: payText(listing),
    pay: payOf(listing),
    description: listing.description ?? "",
    requirements: listing.requirements ?? listing.skills ?? [],
  };
}
