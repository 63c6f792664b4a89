import { createHash } from "node:crypto";
import { type PostingDraft, webAddress } from "../sources/posting-page.ts";
import { readDate } from "../sources/read-date.ts";
import type { Actor, ActorField } from "./actors.ts";

export type Item = Record<string, unknown>;

const UNITS_MS: Record<string, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
  month: 30 * 86_400_000,
};

function valueAt(item: Item, path: string): unknown {
  let at: unknown = item;
  for (const name of path.split(".")) at = typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined;
  return at;
}

function asText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number") return String(value);
  return Array.isArray(value)
    ? value
        .map(asText)
        .filter((part) => part !== "")
        .join(" - ")
    : "";
}

function readPosted(text: string, now: Date): Date | null {
  const [, count, unit] = /\b(\d{1,3}|an?)\+? (minute|hour|day|week|month)s? ago\b/i.exec(text) ?? [];
  if (!count || !unit) return /^(just|today|new)\b/i.test(text) ? now : readDate(text);
  const number = /^\d/.test(count) ? Number(count) : 1;
  return new Date(now.getTime() - number * (UNITS_MS[unit.toLowerCase()] ?? 0));
}

/** Pay that the board guessed is no pay. */
function payOf(text: string): PostingDraft["pay"] {
  return /\d/.test(text) && !/\best(\.|imate)/i.test(text) ? { text: text.slice(0, 500) } : null;
}

/** A record of an actor as a posting, by its field names; null where it has no title. */
export function describeItem(item: Item, { fields }: Actor, now: Date): PostingDraft | null {
  const read = (field: ActorField) => {
    for (const name of fields[field] ?? []) {
      const text = asText(valueAt(item, name));
      if (text !== "") return text;
    }
    return "";
  };
  const title = read("title");
  if (title === "") return null;
  const url = webAddress(read("url"));
  const content = read("description");
  const id = read("id") || url || `${title} ${read("company")} ${read("location")}`;
  return {
    externalId: id.length <= 300 ? id : createHash("sha256").update(id).digest("hex"),
    title,
    company: read("company").slice(0, 200),
    places: [read("location").slice(0, 200)].filter((place) => place !== ""),
    description: { kind: /<\/?(p|div|ul|li|br|b|strong|h\d)\b/i.test(content) ? "html" : "text", content },
    pay: payOf(read("pay")),
    employment: read("employment").slice(0, 100) || null,
    postedAt: readPosted(read("posted"), now),
    url,
    applyUrl: webAddress(read("applyUrl")),
    companyLogo: webAddress(read("logo")),
    applicants: read("applicants").slice(0, 50) || null,
  };
}
