import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { inPages, readJson, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "jobicy.com";

const JobSchema = z.object({
  id: idField,
  url: textField,
  jobTitle: wordsField,
  companyName: textField,
  companyLogo: textField,
  jobType: z.union([z.array(z.string()), z.string().transform((type) => [type])]).catch([]),
  jobGeo: textField,
  jobDescription: bodyField,
  pubDate: textField,
  salaryMin: amountField,
  salaryMax: amountField,
  salaryCurrency: textField,
  salaryPeriod: textField,
  annualSalaryMin: amountField,
  annualSalaryMax: amountField,
});

type Job = z.infer<typeof JobSchema>;

const PERIODS = new Map<string, FoundPay["period"]>([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["yearly", "year"],
]);

/** Older answers have the yearly pay in fields of another name. */
function payOf(job: Job): FoundPay | null {
  const currency = job.salaryCurrency;
  const period = PERIODS.get(job.salaryPeriod.toLowerCase()) ?? null;
  return (
    widestPay([{ least: job.salaryMin, most: job.salaryMax, currency, period }]) ??
    widestPay([{ least: job.annualSalaryMin, most: job.annualSalaryMax, currency, period: "year" }])
  );
}

const FIELDS = [
  { name: "geo", label: "Region", hint: "usa, germany, emea; everywhere if left empty", isRequired: false },
  { name: "tag", label: "Words", hint: "python; every job if left empty", isRequired: false },
];

export const jobicy = publicList({
  kind: "jobicy",
  label: "Jobicy",
  host: HOST,
  fields: FIELDS,
  intervalHours: 6,
  home: { text: "Jobs from Jobicy", url: "https://jobicy.com" },
  rules:
    "Jobicy wants each job to name and link to Jobicy, and nothing to be passed on to other job sites. " +
    "It is read once an hour at most, and is six hours late.",
  async *read({ settings, fetch }) {
    const address = new URL(`https://${HOST}/api/v2/remote-jobs?count=100`);
    for (const { name } of FIELDS) if (settings[name]) address.searchParams.set(name, settings[name]);
    const answer = await fetch(address.href, { type: "json", isWhole: true });
    for (const jobs of inPages(readJson(answer, z.object({ jobs: z.array(z.unknown()) })).jobs)) {
      yield toPage(jobs, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.jobTitle,
          company: job.companyName,
          places: job.jobGeo.split(/,\s*/).filter((place) => place !== ""),
          workplace: "remote",
          description: { kind: "html", content: job.jobDescription },
          pay: payOf(job),
          employment: job.jobType.join(", ") || null,
          postedAt: readDate(job.pubDate),
          url: webAddress(job.url),
          companyLogo: webAddress(job.companyLogo),
        }),
      });
    }
  },
});
