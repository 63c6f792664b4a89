/** Months are "2019-04", or "2019" where no month is given. */
export type Span = { start: string | null; end: string | null; isCurrent: boolean };

export type PortableWork = Span & { title: string; employer: string; place: string; lines: string[] };

export type PortableSchooling = Span & {
  degree: string;
  field: string;
  school: string;
  place: string;
  lines: string[];
};

export type PortableNamed = Span & { name: string; by: string; lines: string[] };

/** A resume as other tools hand it over, in the parts that all of them know. What is not told is "" or []. */
export type PortableResume = {
  name: string;
  headline: string;
  email: string;
  phone: string;
  place: string;
  links: string[];
  summary: string[];
  work: PortableWork[];
  volunteering: PortableWork[];
  education: PortableSchooling[];
  skills: { group: string; names: string[] }[];
  languages: { name: string; level: string }[];
  certificates: PortableNamed[];
  projects: PortableNamed[];
  awards: PortableNamed[];
  publications: PortableNamed[];
  other: { heading: string; lines: string[] }[];
};

export type PortableKind = "json-resume" | "linkedin" | "europass" | "markdown" | "text";

type UnportableReason =
  | "unknown"
  | "not-json"
  | "not-json-resume"
  | "not-linkedin"
  | "not-europass"
  | "damaged"
  | "empty";

const REASONS: Record<UnportableReason, string> = {
  unknown:
    "This is none of the forms that are read here: JSON Resume (.json), LinkedIn’s archive (.zip), Europass (.xml), " +
    "Markdown (.md) or text (.txt). A PDF or Word file goes to Upload Resume.",
  "not-json": "This file begins like JSON, and is none. Please export it again.",
  "not-json-resume": "This JSON holds no resume: neither a name nor work, education or skills as JSON Resume has them.",
  "not-linkedin":
    "This ZIP is not LinkedIn’s archive: Profile.csv, Positions.csv, Education.csv and Skills.csv are not in it.",
  "not-europass": "This XML is no Europass CV: it has neither a SkillsPassport nor a Candidate.",
  damaged: "This file could not be read. Please export it again.",
  empty: "No text of a resume was found in it.",
};

/** Why a file or text is no resume that can be taken over; the message is for its owner. */
export class UnportableError extends Error {
  readonly reason: UnportableReason;

  constructor(reason: UnportableReason) {
    super(REASONS[reason]);
    this.name = "UnportableError";
    this.reason = reason;
  }
}

export function emptyResume(): PortableResume {
  return {
    name: "",
    headline: "",
    email: "",
    phone: "",
    place: "",
    links: [],
    summary: [],
    work: [],
    volunteering: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    awards: [],
    publications: [],
    other: [],
  };
}
