import { z } from "zod";
import { inPages, readJson, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "remoteok.com";

const JobSchema = z.object({
  id: idField,
  date: textField,
  company: textField,
  company_logo: textField,
  position: wordsField,
  description: bodyField,
  location: textField,
  salary_min: amountField,
  salary_max: amountField,
  apply_url: textField,
  url: textField,
});

function isNotice(record: unknown): boolean {
  return typeof record === "object" && record !== null && "legal" in record && !("position" in record);
}

export const remoteok = publicList({
  kind: "remoteok",
  label: "RemoteOK",
  host: HOST,
  intervalHours: 6,
  home: { text: "Jobs from Remote OK", url: "https://remoteok.com" },
  rules: "Remote OK wants each job to name Remote OK and to link to its page there.",
  async *read({ fetch }) {
    const answer = await fetch(`https://${HOST}/api`, { type: "json", isWhole: true });
    const records = readJson(answer, z.array(z.unknown())).filter((record) => !isNotice(record));
    for (const some of inPages(records)) {
      yield toPage(some, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.position,
          company: job.company,
          places: job.location ? [job.location] : [],
          workplace: "remote",
          description: { kind: "html", content: job.description },
          pay: widestPay([{ least: job.salary_min, most: job.salary_max, currency: "USD", period: "year" }]),
          postedAt: readDate(job.date),
          url: webAddress(job.url),
          applyUrl: webAddress(job.apply_url),
          companyLogo: webAddress(job.company_logo),
        }),
      });
    }
  },
});
