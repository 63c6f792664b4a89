import { z } from "zod";

const text = z.string().trim();

/** A place that a source tells in fields of their own; the country as a name or as ISO 3166-1 alpha-2 ("DE"). */
const FoundPlaceSchema = z.object({
  city: text.max(200).nullable(),
  region: text.max(200).nullable(),
  country: text.max(100).nullable(),
});

/** What a source says of pay, when it says it in numbers; amounts are whole units of the currency, not cents. */
const FoundPaySchema = z.object({
  least: z.number().positive().nullable(),
  most: z.number().positive().nullable(),
  currency: z.string().length(3).nullable(),
  period: z.enum(["hour", "day", "week", "month", "year"]).nullable(),
});

/**
 * A posting as a source tells it, before anything is understood: what every source, file and pasted text is turned
 * into, and the only thing that the way into the product takes. Unknown is null or empty, never guessed.
 */
export const FoundPostingSchema = z.object({
  /** Its id at the source; unique there. */
  externalId: text.min(1).max(300),
  title: text.min(1).max(300),
  company: text.max(200),
  /** Each place as the source writes it ("Berlin", "Remote - US"), or in its fields where it has such. */
  places: z.array(z.union([text.max(200), FoundPlaceSchema])).max(50),
  /** A field of the source that says so; words in the places are read later. */
  workplace: z.enum(["remote", "hybrid", "onsite"]).nullable(),
  description: z.object({ kind: z.enum(["html", "text"]), content: z.string().max(500_000) }),
  pay: z.union([FoundPaySchema, z.object({ text: text.max(500) })]).nullable(),
  /** "full-time" and the like, as the source writes it. */
  employment: text.max(100).nullable(),
  postedAt: z.date().nullable(),
  closesAt: z.date().nullable(),
  /** ISO 639-1; null = to be read from the text. */
  language: z.string().length(2).nullable(),
  /** The posting's page, for people; null = there is none. */
  url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** Where one applies, when that is another address. */
  applyUrl: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** The employer's own number of the vacancy. */
  requisition: text.max(200).nullable(),
  companyLogo: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** How many applied, as the source writes it ("47"); most say nothing. */
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
