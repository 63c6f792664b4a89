import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { companyBoard, companyOf, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, readJson, section, toPage, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { readWorkplace } from "./workplace.ts";
import { widestPay } from "./widest-pay.ts";

const PERIODS = new Map<string, FoundPay["period"]>([
  ["per-hour-wage", "hour"],
  ["per-day-wage", "day"],
  ["per-week-salary", "week"],
  ["per-month-salary", "month"],
  ["per-year-salary", "year"],
]);

const PostingSchema = z.object({
  id: idField,
  text: wordsField,
  country: textField,
  workplaceType: textField,
  createdAt: z.number().nullable().catch(null),
  hostedUrl: textField,
  applyUrl: textField,
  categories: z
    .object({ location: textField, allLocations: z.array(z.string()).catch([]), commitment: textField })
    .catch({ location: "", allLocations: [], commitment: "" }),
  description: bodyField,
  lists: z.array(z.object({ text: textField, content: bodyField })).catch([]),
  additional: bodyField,
  salaryRange: z
    .object({ currency: textField, interval: textField, min: amountField, max: amountField })
    .nullable()
    .catch(null),
});

type Posting = z.infer<typeof PostingSchema>;

function hostOf({ region }: Record<string, string>): string {
  return region ? "api.eu.lever.co" : "api.lever.co";
}

function payOf({ salaryRange: range }: Posting): FoundPay | null {
  if (!range) return null;
  const period = PERIODS.get(range.interval);
  // A sum that is paid once, or in a rhythm that is not known, is no pay to compare.
  return period ? widestPay([{ least: range.min, most: range.max, currency: range.currency, period }]) : null;
}

function textOf({ description, lists, additional }: Posting): string {
  const parts = lists.map(({ text, content }) => section(text, `<ul>${content}</ul>`));
  return [description, ...parts, additional].join("\n");
}

/** The country stands beside the first place only where there is no other. */
function placesOf({ categories, country }: Posting) {
  const { location, allLocations } = categories;
  const places = allLocations.length > 0 ? allLocations : [location].filter((place) => place !== "");
  const [only] = places;
  return places.length === 1 && only && country ? [{ city: only, region: null, country }] : places;
}

export const lever = {
  ...companyBoard({
    kind: "lever",
    label: "Lever",
    hint: "acme, or jobs.lever.co/acme, or jobs.eu.lever.co/acme",
    hostOf: () => "api.lever.co",
    address: /^https?:\/\/(jobs|api)\.(?:(?<region>eu)\.)?lever\.co\/(v0\/postings\/)?(?<board>[\w.-]+)/i,
    asksCompany: true,
    async *read(reading) {
      const { settings, fetch } = reading;
      const board = encodeURIComponent(settings.board ?? "");
      const answer = await fetch(`https://${hostOf(settings)}/v0/postings/${board}?mode=json`, {
        type: "json",
        isWhole: true,
      });
      if (isMissing(answer)) throw noSuchBoard("Lever", reading);
      for (const postings of inPages(readJson(answer, z.array(z.unknown())))) {
        yield toPage(postings, {
          schema: PostingSchema,
          id: "id",
          describe: (posting) => ({
            externalId: posting.id,
            title: posting.text,
            company: companyOf(settings),
            places: placesOf(posting),
            workplace: readWorkplace(posting.workplaceType),
            description: { kind: "html", content: textOf(posting) },
            pay: payOf(posting),
            employment: posting.categories.commitment || null,
            postedAt: readDate(posting.createdAt),
            url: webAddress(posting.hostedUrl),
            applyUrl: webAddress(posting.applyUrl),
          }),
        });
      }
    },
  }),
  hostOf,
};
