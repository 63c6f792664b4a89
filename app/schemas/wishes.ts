import { z } from "zod";
import { PAY_SENTENCE, readYearlyPay } from "../../server/domain/yearly-pay.ts";

const MAX_PLACE_LENGTH = 100;
const MAX_TITLES = 10;
const MAX_TITLE_LENGTH = 100;

const REMOTE = { any: null, yes: true, no: false } as const;

export const PlaceSchema = z.object({
  place: z
    .string({ error: "Please enter a place." })
    .transform((text) => text.replace(/\p{Cc}+/gu, " ").trim())
    .pipe(z.string().max(MAX_PLACE_LENGTH, `A place has at most ${MAX_PLACE_LENGTH} characters.`)),
});

export const WishesSchema = z.object({
  titles: z
    .string()
    .transform((text) => [...new Set(text.split(/\r\n|\r|\n/).map((line) => line.replace(/\s+/g, " ").trim()))])
    .transform((titles) => titles.filter((title) => title !== ""))
    .pipe(
      z
        .array(z.string())
        .max(MAX_TITLES, `Please enter at most ${MAX_TITLES} job titles.`)
        .refine(
          (titles) => titles.every(({ length }) => length <= MAX_TITLE_LENGTH),
          `A job title has at most ${MAX_TITLE_LENGTH} characters.`,
        ),
    ),
  remote: z.enum(["any", "yes", "no"]).transform((choice) => REMOTE[choice]),
  minimumPay: z
    .string()
    .transform(readYearlyPay)
    .pipe(z.number({ error: PAY_SENTENCE }).nullable()),
});
