import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { companyBoard, companyOf, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, readJson, toPage, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, flagField, idField, textField, wordsField } from "./record-fields.ts";
import { workplaceOf } from "./workplace.ts";
import { widestPay } from "./widest-pay.ts";

const OfferSchema = z.object({
  id: idField,
  title: wordsField,
  company_name: textField,
  status: textField,
  careers_url: textField,
  careers_apply_url: textField,
  description: bodyField,
  requirements: bodyField,
  location: textField,
  city: textField,
  country: textField,
  locations: z.array(z.object({ city: textField, state: textField, country: textField })).catch([]),
  remote: flagField,
  hybrid: flagField,
  on_site: flagField,
  employment_type_code: textField,
  salary: z
    .object({ min: amountField, max: amountField, period: textField, currency: textField })
    .nullable()
    .catch(null),
  published_at: textField,
});

type Offer = z.infer<typeof OfferSchema>;

const PERIODS = ["hour", "day", "week", "month", "year"] as const;

function payOf({ salary }: Offer): FoundPay | null {
  if (!salary) return null;
  const period = PERIODS.find((name) => name === salary.period.toLowerCase()) ?? null;
  return widestPay([{ least: salary.min, most: salary.max, currency: salary.currency, period }]);
}

function placesOf(offer: Offer) {
  const places =
    offer.locations.length > 0
      ? offer.locations
      : [{ city: offer.city || offer.location, state: "", country: offer.country }];
  const stated = places.filter(({ city, state, country }) => city || state || country);
  const isChoice = offer.remote && (offer.hybrid || offer.on_site);
  return [
    ...stated.map(({ city, state, country }) => ({
      city: city || null,
      region: state || null,
      country: country || null,
    })),
    ...(isChoice ? ["Remote"] : []),
  ];
}

function hostOf(board: string): string {
  return `${board.toLowerCase()}.recruitee.com`;
}

export const recruitee = companyBoard({
  kind: "recruitee",
  label: "Recruitee",
  hint: "acme, or acme.recruitee.com",
  hostOf,
  address: /^https?:\/\/(?<board>[\w-]+)\.recruitee\.com/i,
  async *read(reading) {
    const { settings, fetch } = reading;
    const host = hostOf(settings.board ?? "");
    const answer = await fetch(`https://${host}/api/offers/`, { type: "json", isWhole: true });
    if (isMissing(answer)) throw noSuchBoard("Recruitee", reading);
    for (const offers of inPages(readJson(answer, z.object({ offers: z.array(z.unknown()) })).offers)) {
      yield toPage(offers, {
        schema: OfferSchema,
        id: "id",
        describe: (offer) =>
          offer.status === "published" || offer.status === ""
            ? {
                externalId: offer.id,
                title: offer.title,
                company: offer.company_name || companyOf(settings),
                places: placesOf(offer),
                workplace: workplaceOf({ remote: offer.remote, hybrid: offer.hybrid, onsite: offer.on_site }),
                description: { kind: "html", content: `${offer.description}\n${offer.requirements}` },
                pay: payOf(offer),
                employment: offer.employment_type_code.replaceAll("_", " ") || null,
                postedAt: readDate(offer.published_at),
                url: webAddress(offer.careers_url),
                applyUrl: webAddress(offer.careers_apply_url),
              }
            : null,
      });
    }
  },
});
