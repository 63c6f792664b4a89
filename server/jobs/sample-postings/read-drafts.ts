import { type SamplePosting, UNSTATED } from "../../domain/posting.ts";
import { isWish } from "../../engines/matching/ask-words.ts";
import { readPay } from "../../engines/postings/read-pay.ts";

type Draft = { occupation: string; shared: Map<string, string>; head: string[]; body: string[]; asks: string[] };

/**
 * Reads postings from `.draft` text: `=== occupation`, shared sentences (`S1 ...`) and requirements (`R1 ...`), then
 * per posting `* key | title | company | place | salary`, its text with `{S1}`, and requirements after `:`, divided by
 * ` ; ` (a number stands for a shared one). Other fields follow from the id. Throws on an incomplete draft.
 */
export function readDrafts(text: string): SamplePosting[] {
  return splitDrafts(text).map(toPosting);
}

/** How many postings the text holds. */
export function countDrafts(text: string): number {
  return splitDrafts(text).length;
}

function splitDrafts(text: string): Draft[] {
  const drafts: Draft[] = [];
  let occupation = "";
  let shared = new Map<string, string>();
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const last = drafts.at(-1);
    const sharedLine = /^([SR]\d+) (.+)$/.exec(line);
    if (line === "") continue;
    if (line.startsWith("=== ")) {
      occupation = line.slice(4);
      shared = new Map();
    } else if (sharedLine?.[1] && sharedLine[2]) shared.set(sharedLine[1], sharedLine[2]);
    else if (line.startsWith("* ")) {
      drafts.push({ occupation, shared, head: cells(line.slice(2), "|"), body: [], asks: [] });
    } else if (line.startsWith(": ")) last?.asks.push(...cells(line.slice(2), ";"));
    else last?.body.push(line);
  }
  return drafts;
}

function toPosting(draft: Draft): SamplePosting {
  const [key, title, company, location, salary] = draft.head;
  const id = `sample-${draft.occupation}-${key}`;
  if (
    !key ||
    !title ||
    !company ||
    !location ||
    salary === undefined ||
    draft.body.length === 0 ||
    draft.asks.length === 0
  ) {
    throw new Error(`The draft of ${id} is not complete.`);
  }
  const sharedText = (name: string) => {
    const found = draft.shared.get(name);
    if (!found) throw new Error(`The draft of ${id} names ${name}, which its occupation does not have.`);
    return found;
  };
  const postedDaysAgo = daysOf(id);
  const requirements = draft.asks.map((ask) => (/^\d+$/.test(ask) ? sharedText(`R${ask}`) : ask));
  const [city = null, region = null] = location === "Remote" ? [] : location.split(", ");
  return {
    ...UNSTATED,
    id,
    source: SOURCES[spread(id, "source") % SOURCES.length] ?? "indeed",
    title,
    company,
    location,
    places: city === null ? [] : [{ text: location, city, region, country: "US" }],
    workplace: location === "Remote" ? "remote" : "onsite",
    salary,
    pay: readPay(salary, { country: "US" }),
    applicantsCount: applicantsOf(id, postedDaysAgo),
    description: draft.body.join("\n\n").replace(/\{(S\d+)\}/g, (_, name: string) => sharedText(name)),
    requirements,
    wishesFrom: requirements.length - requirements.toReversed().findIndex((text) => !isWish(text)),
    language: "en",
    postedDaysAgo,
  };
}

const SOURCES = ["indeed", "linkedin", "glassdoor"];

function cells(line: string, divider: string): string[] {
  return line.split(divider).map((cell) => cell.trim());
}

/** A number that depends on the id and the purpose alone (FNV-1a, 32 bits, its low bits mixed). */
function spread(id: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${purpose}:${id}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function daysOf(id: string): number | null {
  const kind = spread(id, "age") % 24;
  const within = spread(id, "day");
  if (kind < 2) return null;
  if (kind < 8) return within % 7;
  if (kind < 16) return within % 30;
  if (kind < 21) return within % 45;
  return 45 + (within % 356);
}

function applicantsOf(id: string, postedDaysAgo: number | null): string {
  if (spread(id, "silent") % 4 === 0) return "";
  return String(3 + (spread(id, "applicants") % (25 + 4 * Math.min(postedDaysAgo ?? 20, 45))));
}
