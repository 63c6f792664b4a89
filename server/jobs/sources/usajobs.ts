import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import type { SourceReading } from "../source-kind.ts";
import { readJson, section, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readClosingDate, readDate } from "./read-date.ts";
import { amountField, bodyField, flagField, textField, wordsField } from "./record-fields.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "data.usajobs.gov";
const PAGE_SIZE = 500;
const MAX_PAGES = 20;

const DetailsSchema = z.object({ JobSummary: textField, MajorDuties: z.unknown(), RemoteIndicator: flagField });

const DescriptorSchema = z.object({
  PositionID: textField,
  PositionTitle: wordsField,
  PositionURI: textField,
  ApplyURI: z.array(z.string()).catch([]),
  PositionLocation: z.array(z.object({ LocationName: textField })).catch([]),
  OrganizationName: textField,
  PositionSchedule: z.array(z.object({ Name: textField })).catch([]),
  QualificationSummary: bodyField,
  PositionRemuneration: z
    .array(z.object({ MinimumRange: amountField, MaximumRange: amountField, RateIntervalCode: textField }))
    .catch([]),
  PublicationStartDate: textField,
  ApplicationCloseDate: textField,
  UserArea: z.object({ Details: DetailsSchema }),
});

const ItemSchema = z.object({ MatchedObjectId: wordsField, MatchedObjectDescriptor: DescriptorSchema });
const ListSchema = z.object({
  SearchResult: z.object({ SearchResultCountAll: z.coerce.number(), SearchResultItems: z.array(z.unknown()) }),
});

type Descriptor = z.infer<typeof DescriptorSchema>;

const PERIODS = new Map<string, FoundPay["period"]>([
  ["PA", "year"],
  ["PH", "hour"],
  ["PD", "day"],
  ["PM", "month"],
]);

function payOf({ PositionRemuneration: ranges }: Descriptor): FoundPay | null {
  return widestPay(
    ranges.flatMap(({ MinimumRange: least, MaximumRange: most, RateIntervalCode: code }) => {
      const period = PERIODS.get(code);
      return period ? [{ least, most, currency: "USD", period }] : [];
    }),
  );
}

function textOf({ UserArea: { Details }, QualificationSummary }: Descriptor): string {
  const duties = [Details.MajorDuties].flat().filter((duty) => typeof duty === "string");
  return (
    section("", Details.JobSummary) +
    section("Duties", duties.join("\n")) +
    section("Qualifications", QualificationSummary)
  );
}

const FIELDS = [
  { name: "keyword", label: "Words", hint: "nurse; every job if left empty", isRequired: false },
  { name: "location", label: "Place", hint: "Boise, Idaho; everywhere if left empty", isRequired: false },
];

function addressOf(page: number, { settings }: SourceReading): string {
  const address = new URL(`https://${HOST}/api/Search?Page=${page}&ResultsPerPage=${PAGE_SIZE}`);
  if (settings.keyword) address.searchParams.set("Keyword", settings.keyword);
  if (settings.location) address.searchParams.set("LocationName", settings.location);
  return address.href;
}

export const usajobs = publicList({
  kind: "usajobs",
  label: "USAJOBS",
  host: HOST,
  fields: FIELDS,
  keys: ["USAJOBS_EMAIL", "USAJOBS_KEY"],
  intervalHours: 12,
  async *read(reading) {
    const { keys, fetch } = reading;
    const headers = { "User-Agent": keys.USAJOBS_EMAIL ?? "", "Authorization-Key": keys.USAJOBS_KEY ?? "" };
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await fetch(addressOf(page, reading), { type: "json", headers });
      const { SearchResultItems: items, SearchResultCountAll: all } = readJson(answer, ListSchema).SearchResult;
      yield toPage(items, {
        schema: ItemSchema,
        id: "MatchedObjectId",
        describe: ({ MatchedObjectId: externalId, MatchedObjectDescriptor: job }) => ({
          externalId,
          title: job.PositionTitle,
          company: job.OrganizationName,
          places: job.PositionLocation.map(({ LocationName }) => LocationName)
            .filter((name) => name !== "")
            .slice(0, 50),
          workplace: job.UserArea.Details.RemoteIndicator ? "remote" : null,
          description: { kind: "html", content: textOf(job) },
          pay: payOf(job),
          employment: job.PositionSchedule[0]?.Name || null,
          postedAt: readDate(job.PublicationStartDate),
          closesAt: readClosingDate(job.ApplicationCloseDate.replace(/T00:00:00.*/, "")),
          url: webAddress(job.PositionURI),
          applyUrl: webAddress(job.ApplyURI[0]),
          requisition: job.PositionID || null,
        }),
      });
      if (items.length === 0 || page * PAGE_SIZE >= all) return;
    }
  },
});
