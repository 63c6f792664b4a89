import { z } from "zod";
import { readJson, toPage, webAddress } from "./posting-page.ts";
import { publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { bodyField, idField, textField, wordsField } from "./record-fields.ts";

const HOST = "www.themuse.com";
const MAX_PAGES = 99; // page 100 is refused, whatever the list says of its length

const JobSchema = z.object({
  id: idField,
  name: wordsField,
  contents: bodyField,
  publication_date: textField,
  locations: z.array(z.object({ name: textField })).catch([]),
  refs: z.object({ landing_page: textField }).catch({ landing_page: "" }),
  company: z.object({ name: textField }).catch({ name: "" }),
});

const ListSchema = z.object({ page_count: z.number(), results: z.array(z.unknown()) });

export const theMuse = publicList({
  kind: "the-muse",
  label: "The Muse",
  host: HOST,
  intervalHours: 12,
  home: { text: "Jobs from The Muse", url: "https://www.themuse.com" },
  rules: "The Muse answers 500 questions an hour; a reading of it takes up to 99.",
  async *read({ fetch }) {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const answer = await fetch(`https://${HOST}/api/public/jobs?page=${page}`, { type: "json" });
      const { results, page_count: pages } = readJson(answer, ListSchema);
      yield toPage(results, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.name,
          company: job.company.name,
          places: job.locations.map(({ name }) => name).filter((name) => name !== ""),
          description: { kind: "html", content: job.contents },
          postedAt: readDate(job.publication_date),
          url: webAddress(job.refs.landing_page),
        }),
      });
      if (results.length === 0 || page >= pages) return;
    }
  },
});
