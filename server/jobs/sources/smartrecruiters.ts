import { z } from "zod";
import { type SourcePage, SourceError, type SourceReading } from "../source-kind.ts";
import { companyBoard, companyOf } from "./company-board.ts";
import { isMissing, readJson, section, toPage, webAddress } from "./posting-page.ts";
import { readEach } from "./read-each.ts";
import { readDate } from "./read-date.ts";
import { bodyField, flagField, idField, textField, wordsField } from "./record-fields.ts";
import { workplaceOf } from "./workplace.ts";

const HOST = "api.smartrecruiters.com";
const PAGE_SIZE = 100;
const MAX_PAGES = 100;

const LabelSchema = z.object({ label: textField }).catch({ label: "" });
const SectionSchema = z.object({ title: textField, text: bodyField }).nullish();

const PostingSchema = z.object({
  id: idField,
  name: wordsField,
  refNumber: textField,
  company: z.object({ identifier: textField, name: textField }).catch({ identifier: "", name: "" }),
  releasedDate: textField,
  location: z
    .object({ city: textField, region: textField, country: textField, remote: flagField, hybrid: flagField })
    .catch({ city: "", region: "", country: "", remote: false, hybrid: false }),
  typeOfEmployment: LabelSchema,
});

const ListSchema = z.object({ totalFound: z.number(), limit: z.number().min(1), content: z.array(z.unknown()) });

const DetailSchema = PostingSchema.extend({
  active: z.boolean().default(true),
  postingUrl: textField,
  applyUrl: textField,
  jobAd: z.object({
    sections: z.object({
      companyDescription: SectionSchema,
      jobDescription: SectionSchema,
      qualifications: SectionSchema,
      additionalInformation: SectionSchema,
    }),
  }),
});

type Detail = z.infer<typeof DetailSchema>;

function textOf({ jobAd }: Detail): string {
  const { companyDescription, jobDescription, qualifications, additionalInformation } = jobAd.sections;
  return [companyDescription, jobDescription, qualifications, additionalInformation]
    .map((part) => section(part?.title ?? "", part?.text ?? ""))
    .join("");
}

function describe(job: Detail, settings: Record<string, string>) {
  if (!job.active) return null;
  const { city, region, country, remote, hybrid } = job.location;
  const company = job.company.identifier || settings.board || "";
  return {
    externalId: job.id,
    title: job.name,
    company: job.company.name || companyOf(settings),
    places: city || region || country ? [{ city: city || null, region: region || null, country: country || null }] : [],
    workplace: workplaceOf({ remote, hybrid, onsite: false }),
    description: { kind: "html" as const, content: textOf(job) },
    employment: job.typeOfEmployment.label || null,
    postedAt: readDate(job.releasedDate),
    url: webAddress(job.postingUrl) ?? `https://jobs.smartrecruiters.com/${encodeURIComponent(company)}/${job.id}`,
    applyUrl: webAddress(job.applyUrl),
    requisition: job.refNumber || null,
  };
}

function addressOf({ settings }: SourceReading): string {
  return `https://${HOST}/v1/companies/${encodeURIComponent(settings.board ?? "")}/postings`;
}

/** The text of a posting stands on a page of its own. */
async function readDetail(id: string, reading: SourceReading): Promise<SourcePage> {
  const answer = await reading.fetch(`${addressOf(reading)}/${encodeURIComponent(id)}`, { type: "json" });
  const details = isMissing(answer) ? [] : [readJson(answer, z.unknown())];
  return toPage(details, { schema: DetailSchema, id: "id", describe: (job) => describe(job, reading.settings) });
}

export const smartrecruiters = companyBoard({
  kind: "smartrecruiters",
  label: "SmartRecruiters",
  hint: "Acme, or jobs.smartrecruiters.com/Acme",
  hostOf: () => HOST,
  address: /^https?:\/\/(jobs|careers|api)\.smartrecruiters\.com\/(v1\/companies\/)?(?<board>[\w.-]+)/i,
  async *read(reading) {
    let offset = 0;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const address = `${addressOf(reading)}?limit=${PAGE_SIZE}&offset=${offset}`;
      const answer = await reading.fetch(address, { type: "json" });
      if (isMissing(answer)) throw new SourceError(`SmartRecruiters knows no company "${reading.settings.board}".`);
      const { content, limit, totalFound } = readJson(answer, ListSchema);
      const listed = toPage(content, { schema: PostingSchema, id: "id", describe: toListed });
      const ids = listed.postings.map(({ externalId, postedAt }) => ({ externalId, changedAt: postedAt }));
      const fresh = await reading.findFresh(ids);
      yield { postings: [], stillListed: [...fresh], leftOut: listed.leftOut };
      const toRead = ids.map(({ externalId }) => externalId).filter((id) => !fresh.has(id));
      yield* readEach(toRead, (id) => readDetail(id, reading));
      offset += limit;
      if (content.length === 0 || offset >= totalFound) return;
    }
    throw new SourceError(`The board has more than ${MAX_PAGES * PAGE_SIZE} postings.`);
  },
});

function toListed({ id, name, releasedDate }: z.infer<typeof PostingSchema>) {
  return {
    externalId: id,
    title: name,
    postedAt: readDate(releasedDate),
    description: { kind: "text" as const, content: "" },
  };
}
