export type JobSource = "indeed" | "linkedin" | "glassdoor";

/** What a posting says, whatever it came from. Unknown values are null or empty, never guessed. */
export type Posting = {
  id: string;
  source: JobSource;
  title: string;
  company: string;
  companyLogo: string | null;
  /** "Dublin, OH" or "Remote"; empty = unknown. */
  location: string;
  remote: boolean;
  /** Text as people write it ("$38-46 an hour"); empty = not stated. */
  salary: string;
  /** Count as text; empty = not stated. */
  applicantsCount: string;
  description: string;
  /** One requirement each, must-haves and wishes in the posting's own words. */
  requirements: string[];
  sourceUrl: string;
};

/** A posting of the built-in sample set. Its date is an offset, so that it never ages (DEC-88). */
export type SamplePosting = Omit<Posting, "companyLogo" | "sourceUrl"> & {
  /** Whole days before now; null = not stated. */
  postedDaysAgo: number | null;
};
