/** 0-based indexes into `Profile.lines`. */
export type LineRange = { from: number; to: number };

export type SkillKind = "tool" | "hard" | "soft" | "certificate" | "licence" | "language";

export type ProfileSkill = {
  /** The lexicon's id, or `own:...` for a listed skill that the lexicon does not know. */
  id: string;
  name: string;
  kind: SkillKind;
  lines: number[];
  /** It stands in running text or an experience entry, not only in a bare list of keywords. */
  shown: boolean;
};

export type ProfileJob = {
  title: string | null;
  employer: string | null;
  /** "2019" or "2019-04"; null when not given. */
  start: string | null;
  /** Null together with `current` means until now. */
  end: string | null;
  current: boolean;
  lines: LineRange;
  /** The resume does not bear out that this is the employer's name, so no text names it. */
  isUnsure?: boolean;
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

export type Profile = {
  version: number;
  lines: string[];
  name: string | null;
  headline: { text: string; line: number } | null;
  location: ProfileLocation | null;
  sections: ProfileSection[];
  skills: ProfileSkill[];
  jobs: ProfileJob[];
  education: ProfileEducation[];
  /** Whole years of dated jobs without the gaps; null when no dates were found. */
  yearsOfExperience: number | null;
  experienceText: string;
  educationText: string;
  notUnderstood: { line: number; reason: string }[];
};
