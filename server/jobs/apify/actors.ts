import { z } from "zod";

export const APIFY_BOARDS = ["indeed", "linkedin", "glassdoor"] as const;
export type ApifyBoard = (typeof APIFY_BOARDS)[number];

export const BOARD_NAMES: Record<ApifyBoard, string> = {
  indeed: "Indeed",
  linkedin: "LinkedIn",
  glassdoor: "Glassdoor",
};

const FIELDS = [
  "id",
  "title",
  "company",
  "location",
  "pay",
  "employment",
  "description",
  "url",
  "applyUrl",
  "posted",
  "applicants",
  "logo",
] as const;

const NamesSchema = z.union([
  z
    .string()
    .min(1)
    .transform((name) => [name]),
  z.array(z.string().min(1)),
]);

const ActorSchema = z.strictObject({
  /** "user/name", as Apify's store has it. */
  actor: z.string().regex(/^[\w.-]+\/[\w.-]+$/, "must be an actor's user/name"),
  /** The run's input; {query}, {location} and {limit} are replaced. */
  input: z.record(z.string(), z.unknown()),
  /** Which of its fields (the first that is there, a dot leads inside) tell what. */
  fields: z.partialRecord(z.enum(FIELDS), NamesSchema),
});

export type Actor = z.infer<typeof ActorSchema>;
export type ActorField = (typeof FIELDS)[number];

const MANY_NAMES: Actor["fields"] = {
  id: ["id", "jobId", "listingId", "key"],
  title: ["positionName", "title", "jobTitle", "position"],
  company: ["companyName", "company.name", "company", "employer.name", "employerName"],
  location: ["location.name", "location", "locationName", "formattedLocation"],
  pay: ["salary", "salaryInfo", "salaryText", "pay", "salaryRange"],
  employment: ["jobType", "employmentType", "contractType"],
  description: ["descriptionHtml", "descriptionHTML", "description", "descriptionText", "jobDescription"],
  url: ["url", "link", "jobUrl", "jobLink"],
  applyUrl: ["externalApplyLink", "applyUrl", "applyLink"],
  posted: ["postedAt", "postingDateParsed", "postedDate", "publishedAt", "postedTime", "datePosted"],
  applicants: ["applicantsCount", "applicants"],
  logo: ["companyLogo", "company.logo", "logo"],
};

const ACTORS: Record<ApifyBoard, Actor> = {
  indeed: {
    actor: "misceres/indeed-scraper",
    input: {
      position: "{query}",
      location: "{location}",
      country: "US",
      maxItems: "{limit}",
      saveOnlyUniqueItems: true,
    },
    fields: MANY_NAMES,
  },
  linkedin: {
    actor: "curious_coder/linkedin-jobs-scraper",
    input: {
      urls: ["https://www.linkedin.com/jobs/search?keywords={query}&location={location}"],
      count: "{limit}",
      scrapeCompany: false,
    },
    fields: MANY_NAMES,
  },
  glassdoor: {
    actor: "valig/glassdoor-jobs-scraper",
    input: { keyword: "{query}", location: "{location}", limit: "{limit}" },
    fields: MANY_NAMES,
  },
};

const SettingSchema = z.partialRecord(z.enum(APIFY_BOARDS), ActorSchema.partial({ input: true, fields: true }));

export const ActorsSettingSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue("must be JSON");
      return z.NEVER;
    }
  })
  .pipe(SettingSchema);

/** The actor of each board: the setting's or a known one, which also fills what the setting leaves out. */
export function actorOf(board: ApifyBoard, set: z.infer<typeof SettingSchema>): Actor {
  const { actor, input, fields } = { ...ACTORS[board], ...set[board] };
  return { actor, input, fields: { ...MANY_NAMES, ...fields } };
}

export type Wanted = { query: string; location: string; limit: number };

/** An actor's input with its placeholders filled, URL-encoded inside addresses. */
export function fillInput(value: unknown, wanted: Wanted): unknown {
  if (Array.isArray(value)) return value.map((part) => fillInput(part, wanted));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillInput(part, wanted)]));
  }
  if (typeof value !== "string") return value;
  if (value === "{limit}") return wanted.limit;
  const isAddress = /^https?:/.test(value);
  return value.replace(/\{(query|location|limit)\}/g, (_, name: keyof Wanted) => {
    const text = String(wanted[name]);
    return isAddress ? encodeURIComponent(text) : text;
  });
}
