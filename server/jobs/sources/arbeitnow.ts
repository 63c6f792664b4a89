import { z } from "zod";
import { readJson, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { bodyField, flagField, textField, wordsField } from "./record-fields.ts";

const HOST = "www.arbeitnow.com";
const MAX_PAGES = 10; // the newest thousands: older ones have been here before

const JobSchema = z.object({
  slug: wordsField,
  company_name: textField,
  title: wordsField,
  description: bodyField,
  remote: flagField,
  url: textField,
  job_types: z.array(z.string()).catch([]),
  location: textField,
  created_at: z.number().nullable().catch(null),
});

const ListSchema = z.object({
  data: z.array(z.unknown()),
  links: z.object({ next: z.string().nullish() }).catch({ next: null }),
});

export const arbeitnow = publicList({
  kind: "arbeitnow",
  label: "Arbeitnow",
  host: HOST,
  intervalHours: 6,
  home: { text: "Jobs from Arbeitnow", url: "https://www.arbeitnow.com" },
  async *read({ fetch }) {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await fetch(`https://${HOST}/api/job-board-api?page=${page}`, { type: "json" });
      const { data, links } = readJson(answer, ListSchema);
      yield toPage(data, {
        schema: JobSchema,
        id: "slug",
        describe: (job) => ({
          externalId: job.slug,
          title: job.title,
          company: job.company_name,
          places: job.location ? [job.location] : [],
          workplace: job.remote ? "remote" : null,
          description: { kind: "html", content: job.description },
          employment: job.job_types.join(", ") || null,
          postedAt: readDate(job.created_at),
          url: webAddress(job.url),
        }),
      });
      if (!links.next || data.length === 0) return;
    }
  },
});
