import { z } from "zod";
import type { PostingPay } from "../../domain/posting.ts";
import { countryOfText } from "../../engines/places/read-places.ts";
import { readPay } from "../../engines/postings/read-pay.ts";
import type { FoundPosting } from "../found-posting.ts";
import { hashOf } from "../posting-keys.ts";
import type { SourcePage } from "../source-kind.ts";
import { languageCode, toPage, webAddress } from "../sources/posting-page.ts";
import { readClosingDate, readDate } from "../sources/read-date.ts";
import { amountField } from "../sources/record-fields.ts";
import { readWorkplace } from "../sources/workplace.ts";
import { FILE_FIELDS, type FileColumns } from "./file-columns.ts";

function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("; ");
  if (typeof value !== "object" || value === null) return "";
  const name = Reflect.get(value, "name") ?? Reflect.get(value, "text");
  return typeof name === "string" ? name.trim() : Object.values(value).map(textOf).filter(Boolean).join(", ");
}

const text = z.unknown().transform(textOf);
const RecordSchema = z.object({
  id: text,
  source: text,
  company: text,
  location: text,
  workplace: text,
  salary: text,
  salary_currency: text,
  salary_period: text,
  employment: text,
  posted_at: text,
  closes_at: text,
  language: text,
  url: text,
  apply_url: text,
  requisition: text,
  company_logo: text,
  applicants: text,
  description: text,
  title: text.refine((title) => title !== "", "is missing"),
  salary_min: amountField,
  salary_max: amountField,
});
type FileFields = z.infer<typeof RecordSchema>;

const CLOSING_TAG = /(<|&lt;)(\/(p|div|ul|ol|li|h[1-6]|span|strong|b|em)|br ?\/?)(>|&gt;)/i;
const PERIODS: [RegExp, PostingPay["period"]][] = [
  [/^(hour|stunde|heure)|^hr/i, "hour"],
  [/^(day|dai|tag|jour)/i, "day"],
  [/^(week|woche|semaine)|^wk/i, "week"],
  [/^(month|monat|mois)|^mo$/i, "month"],
  [/^(year|annual|jahr|an$)|^yr|^pa$/i, "year"],
];
const IS_REMOTE = /^(true|yes|1|ja|oui|remote)$/i;

function workplaceOf(said: string): FoundPosting["workplace"] {
  return IS_REMOTE.test(said) ? "remote" : readWorkplace(said);
}

function payOf(fields: FileFields): FoundPosting["pay"] {
  const { salary, salary_min: least, salary_max: most, salary_currency: currency, salary_period: said } = fields;
  const period = PERIODS.find(([words]) => words.test(said))?.[1] ?? null;
  const numbers = { least, most, currency: /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : null, period };
  const hasNumbers = least !== null || most !== null;
  if (salary === "") return hasNumbers ? numbers : null;
  const country = countryOfText(fields.location);
  const read = readPay(salary, { country, countryOf: countryOfText });
  const isSame = read && read.least === least && read.most === most && read.period === (period ?? read.period);
  return hasNumbers && !isSame ? numbers : { text: salary.slice(0, 500) };
}

function describe(fields: FileFields): FoundPosting {
  const { title, company, location, description } = fields;
  return {
    externalId: (fields.id || fields.url || hashOf("file", title, company, location)).slice(0, 300),
    title,
    company: company.slice(0, 200),
    places: location === "" ? [] : location.split(/;\s*/).map((place) => place.slice(0, 200)),
    workplace: workplaceOf(fields.workplace),
    description: { kind: CLOSING_TAG.test(description) ? "html" : "text", content: description },
    pay: payOf(fields),
    employment: fields.employment.replaceAll("_", " ").slice(0, 100) || null,
    postedAt: readDate(fields.posted_at),
    closesAt: readClosingDate(fields.closes_at),
    language: languageCode(fields.language),
    url: webAddress(fields.url),
    applyUrl: webAddress(fields.apply_url),
    requisition: fields.requisition.slice(0, 200) || null,
    companyLogo: webAddress(fields.company_logo),
    applicants: fields.applicants.slice(0, 50) || null,
  };
}

/** A record of a file as a posting, with the source that the file names ("" = none); else why it is none. */
export function readFilePosting(values: Record<string, unknown>, { fields }: FileColumns) {
  const record = Object.fromEntries(FILE_FIELDS.map((field) => [field, values[fields[field] ?? ""]]));
  const read: SourcePage = toPage([record], { schema: RecordSchema, id: "id", describe });
  return {
    posting: read.postings[0] ?? null,
    label: textOf(record.source).slice(0, 100),
    why: read.leftOut[0]?.why ?? null,
  };
}
