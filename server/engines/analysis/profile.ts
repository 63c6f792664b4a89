/** Where something found in a resume stands: 0-based indexes into `Profile.lines`. */
export type LineRange = { from: number; to: number };

export type SkillKind = "tool" | "hard" | "soft" | "certificate" | "licence" | "language";

export type ProfileSkill = {
  /** Canonical id in the lexicon, or `own:...` for a skill of a skill list that the lexicon does not know. */
  id: string;
  name: string;
  kind: SkillKind;
  /** Every line that shows it, first one first. */
  lines: number[];
  /** True when it stands in running text or an experience entry, not only in a bare list of keywords. */
  shown: boolean;
};

export type ProfileJob = {
  title: string | null;
  employer: string | null;
  /** "2019" or "2019-04"; null = not given. */
  start: string | null;
  /** "2021" or "2021-10"; null together with `current` = until now. */
  end: string | null;
  current: boolean;
  lines: LineRange;
};

export type DegreeLevel = "none" | "school" | "associate" | "bachelor" | "master" | "doctorate";

export type ProfileEducation = {
  degree: string | null;
  field: string | null;
  institution: string | null;
  year: string | null;
  level: DegreeLevel;
  lines: LineRange;
};

export type SectionKind =
  | "contact"
  | "summary"
  | "skills"
  | "experience"
  | "education"
  | "certificates"
  | "languages"
  | "projects"
  | "other";

export type ProfileSection = { kind: SectionKind; heading: string | null; lines: LineRange };

export type ProfileLocation = { text: string; line: number };

/** All that was understood of a resume, each item with the lines it came from. */
export type Profile = {
  /** Version of the rules that made it. */
  version: number;
  lines: string[];
  name: string | null;
  /** The person's own title at the top ("Registered Nurse"), when there is one. */
  headline: { text: string; line: number } | null;
  location: ProfileLocation | null;
  sections: ProfileSection[];
  skills: ProfileSkill[];
  /** Newest first, as written. */
  jobs: ProfileJob[];
  education: ProfileEducation[];
  /** Whole years between the first and the last dated job, gaps left out; null = no dates found. */
  yearsOfExperience: number | null;
  /** The experience and education parts as text, one line each, for people to read and edit. */
  experienceText: string;
  educationText: string;
  /** Lines that no rule could place, with the reason in the user's words. */
  notUnderstood: { line: number; reason: string }[];
};
