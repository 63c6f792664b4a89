/** Where the work is done; null wherever it stands = the posting does not say. */
export type Workplace = "remote" | "hybrid" | "onsite";

/** So long a posting that nobody did anything with is kept after it was closed. */
export const DAYS_CLOSED_ARE_KEPT = 60;

/** The source of a job that a user added. */
export const ADDED_BY_YOU = "Added by you";

export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

export const EMPLOYMENT_KINDS = [
  "full-time",
  "part-time",
  "contract",
  "temporary",
  "internship",
  "apprenticeship",
  "volunteer",
] as const;
export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

/** One place of a posting: a city, or only the country or region that it, or remote work for it, is bound to. */
export type PostingPlace = {
  /** As the posting writes it: "75008 Paris", "Remote (EMEA)". */
  text: string;
  city: string | null;
  /** A state or province ("CA"), or what is larger than a country ("EMEA", "Worldwide"). */
  region: string | null;
  /** ISO 3166-1 alpha-2: "DE". */
  country: string | null;
};

/** Amounts are whole units of the currency for one period; the currency as ISO 4217. */
export type PostingPay = {
  least: number | null;
  most: number | null;
  currency: string | null;
  period: PayPeriod | null;
};

/** What a posting says, whatever it came from. Unknown values are null or empty, never guessed. */
export type Posting = {
  id: string;
  /** Who brought it, as its card names it: "indeed", "Greenhouse", "Added by you". */
  source: string;
  title: string;
  company: string;
  companyLogo: string | null;
  /** All places as one line for people: "Dublin, OH" or "Remote"; empty = unknown. */
  location: string;
  places: PostingPlace[];
  workplace: Workplace | null;
  /** Pay as people write it ("$38-46 an hour"); empty = not stated. */
  salary: string;
  pay: PostingPay | null;
  employment: EmploymentKind[];
  /** Count as text; empty = not stated. */
  applicantsCount: string;
  /** Plain text; lists keep their lines, each beginning with "- ". */
  description: string;
  /** One requirement each, in the posting's own words: must-haves, then wishes. */
  requirements: string[];
  /** Where the wishes begin among the requirements; null = not parted, each line tells by its words. */
  wishesFrom: number | null;
  /** ISO 639-1. */
  language: string | null;
  /** The posting's page, for people. */
  sourceUrl: string;
  /** Where one applies, when that is another address. */
  applyUrl: string | null;
};

/** A posting that says nothing; what is known is spread over it. */
export const UNSTATED: Omit<Posting, "id" | "source" | "title" | "company"> = {
  companyLogo: null,
  location: "",
  places: [],
  workplace: null,
  salary: "",
  pay: null,
  employment: [],
  applicantsCount: "",
  description: "",
  requirements: [],
  wishesFrom: null,
  language: null,
  sourceUrl: "",
  applyUrl: null,
};

/** A posting of the built-in sample set. Its date is an offset, so that it never ages. */
export type SamplePosting = Omit<Posting, "sourceUrl"> & {
  /** Whole days before now; null = not stated. */
  postedDaysAgo: number | null;
};
