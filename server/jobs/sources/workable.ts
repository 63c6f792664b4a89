import { z } from "zod";
import { companyBoard, companyOf, noSuchBoard } from "./company-board.ts";
import { inPages, isMissing, readJson, toPage, webAddress } from "./posting-page.ts";
import { readDate } from "./read-date.ts";
import { bodyField, flagField, textField, wordsField } from "./record-fields.ts";

const HOST = "apply.workable.com";

const JobSchema = z.object({
  title: wordsField,
  shortcode: wordsField,
  employment_type: textField,
  telecommuting: flagField,
  url: textField,
  application_url: textField,
  published_on: textField,
  created_at: textField,
  country: textField,
  city: textField,
  state: textField,
  locations: z.array(z.object({ country: textField, city: textField, region: textField, hidden: flagField })).catch([]),
  description: bodyField,
});

const AccountSchema = z.object({ name: textField, jobs: z.array(z.unknown()) });

type Job = z.infer<typeof JobSchema>;

/** Its `state` is a region. */
function placesOf({ locations, city, state, country }: Job) {
  const shown = locations.filter(({ hidden }) => !hidden);
  const places = shown.length > 0 ? shown : [{ city, region: state, country }];
  return places
    .filter((place) => place.city || place.region || place.country)
    .map((place) => ({ city: place.city || null, region: place.region || null, country: place.country || null }));
}

export const workable = companyBoard({
  kind: "workable",
  label: "Workable",
  hint: "acme, or apply.workable.com/acme",
  hostOf: () => HOST,
  address: /^https?:\/\/apply\.workable\.com\/(api\/v1\/widget\/accounts\/)?(?<board>[\w.-]+)/i,
  async *read(reading) {
    const { settings, fetch } = reading;
    const account = encodeURIComponent(settings.board ?? "");
    const address = `https://${HOST}/api/v1/widget/accounts/${account}?details=true`;
    const answer = await fetch(address, { type: "json", isWhole: true });
    if (isMissing(answer)) throw noSuchBoard("Workable", reading);
    const { name, jobs } = readJson(answer, AccountSchema);
    for (const some of inPages(jobs)) {
      yield toPage(some, {
        schema: JobSchema,
        id: "shortcode",
        describe: (job) => ({
          externalId: job.shortcode,
          title: job.title,
          company: name || companyOf(settings),
          places: placesOf(job),
          workplace: job.telecommuting ? "remote" : null,
          description: { kind: "html", content: job.description },
          employment: job.employment_type || null,
          postedAt: readDate(job.published_on || job.created_at),
          url: webAddress(job.url),
          applyUrl: webAddress(job.application_url),
        }),
      });
    }
  },
});
