import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { companyBoard, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, languageCode, readJson, toPage, webAddress } from "./posting-page.ts";
import { readClosingDate, readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "boards-api.greenhouse.io";

const RangeSchema = z.object({
  min_cents: amountField,
  max_cents: amountField,
  currency_type: textField,
  title: textField,
});

const JobSchema = z.object({
  id: idField,
  title: wordsField,
  company_name: textField,
  absolute_url: textField,
  location: z.object({ name: textField }).catch({ name: "" }),
  requisition_id: textField,
  language: textField,
  first_published: textField,
  application_deadline: textField,
  metadata: z.array(z.object({ name: textField, value: z.unknown() })).catch([]),
  content: bodyField,
  offices: z.array(z.object({ name: textField })).catch([]),
  pay_input_ranges: z.array(RangeSchema).catch([]),
});

const BoardSchema = z.object({ jobs: z.array(z.unknown()) });

type Job = z.infer<typeof JobSchema>;

/** The period stands in the range's title alone. */
function periodOf(title: string): FoundPay["period"] {
  if (/hour/i.test(title)) return "hour";
  if (/month/i.test(title)) return "month";
  return /annual|year|salary/i.test(title) ? "year" : null;
}

function payOf({ pay_input_ranges: ranges }: Job): FoundPay | null {
  return widestPay(
    ranges.map(({ min_cents: least, max_cents: most, currency_type: currency, title }) => ({
      least: least && least / 100,
      most: most && most / 100,
      currency,
      period: periodOf(title),
    })),
  );
}

function employmentOf({ metadata }: Job): string | null {
  const field = metadata.find(({ name }) => /(employment|job|contract) ?type|time type/i.test(name));
  return typeof field?.value === "string" ? field.value : null;
}

/** The place may only say "Remote"; then the offices tell where. */
function placesOf({ location, offices }: Job): string[] {
  const isMode = /^(hybrid|remote|on-?site|in[- ]office)?$/i.test(location.name);
  return [location.name, ...(isMode ? offices.map(({ name }) => name) : [])].filter((place) => place !== "");
}

/** The content is HTML that was escaped once more. */
function unescapeOnce(content: string): string {
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
  return content.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? "");
}

export const greenhouse = companyBoard({
  kind: "greenhouse",
  label: "Greenhouse",
  hint: "stripe, or boards.greenhouse.io/stripe",
  hostOf: () => HOST,
  address: /^https?:\/\/(boards-api|boards|job-boards)(\.eu)?\.greenhouse\.io\/(v1\/boards\/)?(?<board>[\w.-]+)/i,
  async *read(reading) {
    const board = encodeURIComponent(reading.settings.board ?? "");
    const address = `https://${HOST}/v1/boards/${board}/jobs?content=true&pay_transparency=true`;
    const answer = await reading.fetch(address, { type: "json", isWhole: true });
    if (isMissing(answer)) throw noSuchBoard("Greenhouse", reading);
    for (const jobs of inPages(readJson(answer, BoardSchema).jobs)) {
      yield toPage(jobs, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.title,
          company: job.company_name,
          places: placesOf(job),
          description: { kind: "html", content: unescapeOnce(job.content) },
          pay: payOf(job),
          employment: employmentOf(job),
          postedAt: readDate(job.first_published),
          closesAt: readClosingDate(job.application_deadline),
          language: languageCode(job.language),
          url: webAddress(job.absolute_url),
          requisition: job.requisition_id || null,
        }),
      });
    }
  },
});
