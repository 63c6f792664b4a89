import { z } from "zod";
import type { FoundPay } from "../found-posting.ts";
import { SourceError } from "../source-kind.ts";
import { readJson, toPage, webAddress } from "./posting-page.ts";
import { enteredSettings, publicList } from "./public-list.ts";
import { readDate } from "./read-date.ts";
import { amountField, bodyField, idField, textField, wordsField } from "./record-fields.ts";
import { widestPay } from "./widest-pay.ts";

const HOST = "api.adzuna.com";
const PAGE_SIZE = 50;
/** With an hour and a half between two readings, 64 questions a day: under every limit of a free key, 2,500 a month. */
const PAGES = 4;
const GAP_MS = 90 * 60_000;

const CURRENCIES: Record<string, string> = {
  at: "EUR",
  au: "AUD",
  be: "EUR",
  br: "BRL",
  ca: "CAD",
  ch: "CHF",
  de: "EUR",
  es: "EUR",
  fr: "EUR",
  gb: "GBP",
  in: "INR",
  it: "EUR",
  mx: "MXN",
  nl: "EUR",
  nz: "NZD",
  pl: "PLN",
  sg: "SGD",
  us: "USD",
  za: "ZAR",
};

const JobSchema = z.object({
  id: idField,
  title: wordsField,
  description: bodyField,
  created: textField,
  redirect_url: textField,
  company: z.object({ display_name: textField }).catch({ display_name: "" }),
  location: z
    .object({ display_name: textField, area: z.array(z.string()).catch([]) })
    .catch({ display_name: "", area: [] }),
  salary_min: amountField,
  salary_max: amountField,
  salary_is_predicted: z.union([z.string(), z.number()]).transform(String).catch("0"),
  contract_time: textField,
  contract_type: textField,
});

type Job = z.infer<typeof JobSchema>;

const FIELDS = [
  { name: "country", label: "Country", hint: `two letters: ${Object.keys(CURRENCIES).join(", ")}`, isRequired: true },
  { name: "what", label: "Words", hint: "nurse; every job if left empty", isRequired: false },
  { name: "where", label: "Place", hint: "Leeds; the whole country if left empty", isRequired: false },
];

/** A pay that Adzuna guessed is no pay. */
function payOf(job: Job, country: string): FoundPay | null {
  if (job.salary_is_predicted === "1") return null;
  const currency = CURRENCIES[country] ?? "";
  return widestPay([{ least: job.salary_min, most: job.salary_max, currency, period: "year" }]);
}

function placesOf({ location }: Job) {
  const [country, region, city] = location.area;
  if (!country) return location.display_name ? [location.display_name] : [];
  return [{ country, region: region ?? null, city: city ?? null }];
}

function addressOf(
  page: number,
  { settings, keys }: { settings: Record<string, string>; keys: Record<string, string> },
) {
  const address = new URL(`https://${HOST}/v1/api/jobs/${settings.country}/search/${page}`);
  const { what = "", where = "" } = settings;
  const asked = { results_per_page: String(PAGE_SIZE), sort_by: "date", what, where };
  const params = { app_id: keys.ADZUNA_APP_ID ?? "", app_key: keys.ADZUNA_APP_KEY ?? "", ...asked };
  for (const [name, value] of Object.entries(params)) if (value !== "") address.searchParams.set(name, value);
  return address.href;
}

export const adzuna = publicList({
  kind: "adzuna",
  label: "Adzuna",
  host: HOST,
  fields: FIELDS,
  keys: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
  intervalHours: 24,
  leastGapMs: GAP_MS,
  home: { text: "Jobs by Adzuna", url: "https://www.adzuna.com" },
  rules: "Adzuna wants “Jobs by Adzuna” beside its jobs, with a link; it gives the beginning of each text alone.",
  checkSettings(settings) {
    const entered = enteredSettings(FIELDS, settings);
    const country = entered.country?.toLowerCase() ?? "";
    if (!Object.hasOwn(CURRENCIES, country)) throw new SourceError(`Adzuna has no jobs of the country "${country}".`);
    return { ...entered, country };
  },
  async *read(reading) {
    for (let page = 1; page <= PAGES; page += 1) {
      const answer = await reading.fetch(addressOf(page, reading), { type: "json", gapMs: 2_500 });
      const { results } = readJson(answer, z.object({ results: z.array(z.unknown()) }));
      yield toPage(results, {
        schema: JobSchema,
        id: "id",
        describe: (job) => ({
          externalId: job.id,
          title: job.title.replace(/<\/?strong>/g, ""),
          company: job.company.display_name,
          places: placesOf(job),
          description: { kind: "text", content: job.description.replace(/<\/?strong>/g, "") },
          pay: payOf(job, reading.settings.country ?? ""),
          employment: [job.contract_type, job.contract_time].join(" ").replaceAll("_", " ").trim() || null,
          postedAt: readDate(job.created),
          url: webAddress(job.redirect_url),
        }),
      });
      if (results.length < PAGE_SIZE) return;
    }
  },
});
