import { z } from "zod";
import { inPages, readJson, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { bodyField, idField, textField, wordsField } from "./record-fields.ts";

const HOST = "remotive.com";

const JobSchema = z.object({
  id: idField,
  url: textField,
  title: wordsField,
  company_name: textField,
  company_logo: textField,
  job_type: textField,
  publication_date: textField,
  candidate_required_location: textField,
  salary: textField,
  description: bodyField,
});

export const remotive = publicList({
  kind: "remotive",
  label: "Remotive",
  host: HOST,
  // Four times a day at most.
  intervalHours: 6,
  leastGapMs: 6 * 60 * 60_000,
  home: { text: "Jobs from Remotive", url: "https://remotive.com" },
  rules:
    "Remotive wants each job to name and link to Remotive, nothing to be passed on to other job sites, " +
    "and nobody to have to sign up before seeing it. It is read four times a day at most, and is a day late.",
  async *read({ fetch }) {
    const answer = await fetch(`https://${HOST}/api/remote-jobs`, { type: "json", isWhole: true });
    for (const jobs of inPages(readJson(answer, z.object({ jobs: z.array(z.unknown()) })).jobs)) {
      yield toPage(jobs, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.title,
          company: job.company_name,
          places: job.candidate_required_location.split(/[,;]\s*/).filter((place) => place !== ""),
          workplace: "remote",
          description: { kind: "html", content: job.description },
          pay: job.salary ? { text: job.salary } : null,
          employment: job.job_type.replaceAll("_", " ") || null,
          postedAt: readDate(job.publication_date),
          url: webAddress(job.url),
          companyLogo: webAddress(job.company_logo),
        }),
      });
    }
  },
});
