import { createHash } from "node:crypto";
import { textContent } from "domutils";
import type { FoundPay, FoundPlace, FoundPosting } from "../found-posting.ts";
import type { MarkupThing } from "./find-job-markup.ts";
import { parseMarkup } from "./parse-markup.ts";
import { type PostingDraft, webAddress } from "./posting-page.ts";
import { readClosingDate, readDate } from "./read-date.ts";
import { widestPay } from "./widest-pay.ts";

const MAX_PAY_CHARACTERS = 200;

function isThing(value: unknown): value is MarkupThing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return [value].flat().filter((part) => part !== null && part !== undefined && part !== "");
}

function plainWords(text: string): string {
  const plain = /[<&]/.test(text) ? textContent(parseMarkup(text, { xmlMode: false })) : text;
  return plain.replace(/\s+/g, " ").trim();
}

function wordsOf(value: unknown, depth = 0): string {
  const [first] = listOf(value);
  if (typeof first === "string") return plainWords(first);
  if (typeof first === "number") return String(first);
  if (!isThing(first) || depth > 2) return "";
  return wordsOf(first.name ?? first.value ?? first["@value"] ?? first["@id"], depth + 1);
}

function placeOf(location: unknown): FoundPlace | string {
  const address = isThing(location) ? (location.address ?? location.name) : location;
  const [first] = listOf(address);
  if (!isThing(first)) return wordsOf(first);
  const city = wordsOf(first.addressLocality) || null;
  const region = wordsOf(first.addressRegion) || null;
  const country = wordsOf(first.addressCountry) || null;
  return city || region || country ? { city, region, country } : wordsOf(first.streetAddress);
}

function placesOf(thing: MarkupThing, isRemote: boolean): FoundPosting["places"] {
  const open = listOf(thing.applicantLocationRequirements).map((part) => wordsOf(part));
  const offices = listOf(thing.jobLocation).map(placeOf);
  // The office of a remote job is where its employer sits, and not where one has to be.
  const places = isRemote && open.length > 0 ? open : offices;
  return places.filter((place) => place !== "");
}

const PERIODS: [RegExp, FoundPay["period"]][] = [
  [/^(hour|hr)/i, "hour"],
  [/^(day|daily)/i, "day"],
  [/^week/i, "week"],
  [/^(month|mon$)/i, "month"],
  [/^(year|annual|ann$|p\.?a)/i, "year"],
];

function amountOf(value: unknown): number | null {
  const text = wordsOf(value).replace(/[\s,](?=\d{3}\b)/g, "");
  const amount = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return amount > 0 ? amount : null;
}

function payOf({ baseSalary, salaryCurrency }: MarkupThing): FoundPosting["pay"] {
  const [salary] = listOf(baseSalary);
  if (!isThing(salary)) return textPay(wordsOf(salary), wordsOf(salaryCurrency));
  const [inner] = listOf(salary.value);
  const range: MarkupThing = isThing(inner) ? inner : { ...salary, value: inner };
  const unit = wordsOf(range.unitText ?? salary.unitText);
  const only = amountOf(range.value);
  return widestPay([
    {
      least: amountOf(range.minValue ?? salary.minValue) ?? only,
      most: amountOf(range.maxValue ?? salary.maxValue) ?? only,
      currency: wordsOf(salary.currency ?? range.currency ?? salaryCurrency),
      period: PERIODS.find(([words]) => words.test(unit))?.[1] ?? null,
    },
  ]);
}

function textPay(text: string, currency: string): FoundPosting["pay"] {
  if (!/\d/.test(text)) return null;
  const named = /^[A-Z]{3}$/.test(currency) && !text.includes(currency) ? `${text} ${currency}` : text;
  return { text: named.slice(0, MAX_PAY_CHARACTERS) };
}

function employmentOf(value: unknown): string | null {
  const kinds = listOf(value).flatMap((kind) => wordsOf(kind).split(","));
  return (
    kinds
      .map((kind) => kind.trim().toLowerCase().replaceAll("_", " "))
      .join(", ")
      .slice(0, 100) || null
  );
}

function bodyOf(value: unknown): string {
  const [first] = listOf(value);
  return typeof first === "string" ? first : "";
}

/** The number of a vacancy; what stands beside it as a name is whose number it is. */
function numberOf({ identifier }: MarkupThing): string {
  const [first] = listOf(identifier);
  return (isThing(first) ? wordsOf(first.value ?? first["@id"] ?? first.name) : wordsOf(first)).slice(0, 200);
}

/** One page may hold many: where they name no address of their own, their number or their words tell them apart. */
function externalIdOf(thing: MarkupThing, url: string, isOnly: boolean): string {
  const own = isOnly ? url : (webAddress(wordsOf(thing.url), url) ?? url);
  const mark = numberOf(thing) || `${wordsOf(thing.title)} ${bodyOf(thing.description)}`;
  const id = isOnly || own !== url ? own : `${url}#${mark}`;
  return id.length <= 300 ? id : createHash("sha256").update(id).digest("hex");
}

/** A JobPosting of schema.org as a posting, read past the usual mistakes; null where it has no title. */
export function describeMarkup(thing: MarkupThing, url: string, { isOnly }: { isOnly: boolean }): PostingDraft | null {
  const title = wordsOf(thing.title) || wordsOf(thing.name);
  if (title === "") return null;
  const isRemote = listOf(thing.jobLocationType).some((type) => /telecommute|remote/i.test(wordsOf(type)));
  const [organization] = listOf(thing.hiringOrganization);
  const logo = isThing(organization) ? organization.logo : null;
  return {
    externalId: externalIdOf(thing, url, isOnly),
    title,
    company: wordsOf(organization).slice(0, 200),
    places: placesOf(thing, isRemote),
    workplace: isRemote ? "remote" : null,
    description: { kind: "html", content: bodyOf(thing.description) },
    pay: payOf(thing),
    employment: employmentOf(thing.employmentType),
    postedAt: readDate(wordsOf(thing.datePosted)),
    closesAt: readClosingDate(wordsOf(thing.validThrough)),
    url: webAddress(wordsOf(thing.url), url) ?? url,
    requisition: numberOf(thing) || null,
    companyLogo: webAddress(isThing(logo) ? wordsOf(logo.url ?? logo.contentUrl) : wordsOf(logo), url),
  };
}
