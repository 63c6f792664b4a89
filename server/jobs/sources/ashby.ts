import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { companyBoard, companyOf, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, readJson, toPage, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { readWorkplace } from "./workplace.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "api.ashbyhq.com";

const ComponentSchema = z.object({
  compensationType: textField,
  interval: textField,
  currencyCode: textField,
  minValue: amountField,
  maxValue: amountField,
});

const PostalSchema = z.object({ addressLocality: textField, addressRegion: textField, addressCountry: textField });
const AddressSchema = z.object({ postalAddress: PostalSchema }).nullable().catch(null);

const JobSchema = z.object({
  id: idField,
  title: wordsField,
  employmentType: textField,
  location: textField,
  secondaryLocations: z.array(z.object({ location: textField, address: AddressSchema })).catch([]),
  address: AddressSchema,
  isRemote: flagOrNull(),
  workplaceType: textField,
  isListed: z.boolean().default(true),
  publishedAt: textField,
  jobUrl: textField,
  applyUrl: textField,
  descriptionHtml: bodyField,
  compensation: z
    .object({ compensationTiers: z.array(z.object({ components: z.array(ComponentSchema) })) })
    .nullable()
    .catch(null),
});

const BoardSchema = z.object({ jobs: z.array(z.unknown()) });

type Job = z.infer<typeof JobSchema>;
type Component = z.infer<typeof ComponentSchema>;

function flagOrNull() {
  return z.boolean().nullable().catch(null);
}

/** "1 YEAR", "2 WEEK" (a sum for two weeks), "0.5 MONTH": the pay for one of the unit. */
function payOfComponent({ interval, currencyCode, minValue, maxValue }: Component) {
  const [, count, unit] = /^([\d.]+) (HOUR|DAY|WEEK|MONTH|YEAR)$/.exec(interval) ?? [];
  if (!count || !unit) return [];
  const per = (amount: number | null) => amount && amount / Number(count);
  const period = unit.toLowerCase() as NonNullable<FoundPay["period"]>;
  return [{ least: per(minValue), most: per(maxValue), currency: currencyCode, period }];
}

function payOf({ compensation }: Job): FoundPay | null {
  const components = compensation?.compensationTiers.flatMap((tier) => tier.components) ?? [];
  const salaries = components.filter(({ compensationType }) => compensationType === "Salary");
  return widestPay(salaries.flatMap(payOfComponent));
}

function placeOf({ location, address }: Pick<Job, "location" | "address">) {
  const { addressLocality: city, addressRegion: region, addressCountry: country } = address?.postalAddress ?? {};
  return city || region || country
    ? { city: city || null, region: region || null, country: country || null }
    : location;
}

export const ashby = companyBoard({
  kind: "ashby",
  label: "Ashby",
  hint: "Acme, or jobs.ashbyhq.com/Acme",
  hostOf: () => HOST,
  address: /^https?:\/\/(jobs|api)\.ashbyhq\.com\/(posting-api\/job-board\/)?(?<board>[\w.-]+)/i,
  asksCompany: true,
  async *read(reading) {
    const { settings, fetch } = reading;
    const board = encodeURIComponent(settings.board ?? "");
    const address = `https://${HOST}/posting-api/job-board/${board}?includeCompensation=true`;
    const answer = await fetch(address, { type: "json", isWhole: true });
    if (isMissing(answer)) throw noSuchBoard("Ashby", reading);
    for (const jobs of inPages(readJson(answer, BoardSchema).jobs)) {
      yield toPage(jobs, {
        schema: JobSchema,
        id: "id",
        describe: (job) =>
          job.isListed
            ? {
                externalId: job.id,
                title: job.title,
                company: companyOf(settings),
                places: [job, ...job.secondaryLocations].map(placeOf).filter((place) => place !== ""),
                workplace: readWorkplace(job.workplaceType) ?? (job.isRemote ? "remote" : null),
                description: { kind: "html", content: job.descriptionHtml },
                pay: payOf(job),
                employment: job.employmentType || null,
                postedAt: readDate(job.publishedAt),
                url: webAddress(job.jobUrl),
                applyUrl: webAddress(job.applyUrl),
              }
            : null,
      });
    }
  },
});
