/** Null means that the posting does not say. */
export type Workplace = "remote" | "hybrid" | "onsite";

/** After this, a closed posting is deleted unless somebody used it. */
export const DAYS_CLOSED_ARE_KEPT = 60;

/** The most characters of a posting's title, of a company or place, and of an address, where people enter them. */
export const POSTING_LIMITS = { title: 300, name: 200, address: 2_000 };

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

export type PostingPlace = {
  /** As the posting writes it: "75008 Paris", "Remote (EMEA)". */
  text: string;
  city: string | null;
  /** A state or province ("CA"), or an area larger than a country ("EMEA", "Worldwide"). */
  region: string | null;
  /** ISO 3166-1 alpha-2: "DE". */
  country: string | null;
  /** "1200 Elm Street", where the posting tells it. */
  street?: string | null;
};

/** Amounts are whole units of the currency (ISO 4217) for one period. */
export type PostingPay = {
  least: number | null;
  most: number | null;
  currency: string | null;
  period: PayPeriod | null;
};

/** What a posting says. Unknown values are null or empty, never guessed. */
export type Posting = {
  id: string;
  source: string;
  title: string;
  company: string;
  companyLogo: string | null;
  location: string;
  places: PostingPlace[];
  workplace: Workplace | null;
  salary: string;
  pay: PostingPay | null;
  employment: EmploymentKind[];
  applicantsCount: string;
  /** Plain text; list items are lines that begin with "- ". */
  description: string;
  /** One requirement each, in the posting's own words: must-haves first, then wishes. */
  requirements: string[];
  /** Index of the first wish; null when the posting does not separate them. */
  wishesFrom: number | null;
  language: string | null;
  sourceUrl: string;
  applyUrl: string | null;
};

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

export type SamplePosting = Omit<Posting, "sourceUrl"> & {
  postedDaysAgo: number | null;
};
