import { z } from "zod";

const text = z.string().trim();

/** A place that a source tells in fields of their own; the country as a name or as ISO 3166-1 alpha-2 ("DE"). */
const FoundPlaceSchema = z.object({
  city: text.max(200).nullable(),
  region: text.max(200).nullable(),
  country: text.max(100).nullable(),
});

/** Amounts are whole units of the currency, not cents. */
const FoundPaySchema = z.object({
  least: z.number().positive().nullable(),
  most: z.number().positive().nullable(),
  currency: z.string().length(3).nullable(),
  period: z.enum(["hour", "day", "week", "month", "year"]).nullable(),
});

/** A posting as a source tells it: the only input of `storePostings`. Unknown is null or empty, never guessed. */
export const FoundPostingSchema = z.object({
  externalId: text.min(1).max(300),
  title: text.min(1).max(300),
  company: text.max(200),
  /** Each place as the source writes it ("Berlin", "Remote - US"), or in its fields where it has such. */
  places: z.array(z.union([text.max(200), FoundPlaceSchema])).max(50),
  workplace: z.enum(["remote", "hybrid", "onsite"]).nullable(),
  description: z.object({ kind: z.enum(["html", "text"]), content: z.string().max(500_000) }),
  pay: z.union([FoundPaySchema, z.object({ text: text.max(500) })]).nullable(),
  employment: text.max(100).nullable(),
  postedAt: z.date().nullable(),
  closesAt: z.date().nullable(),
  /** ISO 639-1; null = to be read from the text. */
  language: z.string().length(2).nullable(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** Where one applies, when that is another address. */
  applyUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  requisition: text.max(200).nullable(),
  companyLogo: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  applicants: text.max(50).nullish(),
});

export type FoundPosting = z.infer<typeof FoundPostingSchema>;
export type FoundPlace = z.infer<typeof FoundPlaceSchema>;
export type FoundPay = z.infer<typeof FoundPaySchema>;

/** The places of a posting as one line. */
export function placesInWords(places: FoundPosting["places"]): string {
  const texts = places.map((place) =>
    typeof place === "string" ? place : [place.city, place.region, place.country].filter(Boolean).join(", "),
  );
  return texts.join("; ");
}
