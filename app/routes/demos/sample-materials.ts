import type { demos } from "../../texts/en/demos.ts";
import type { samples } from "../../texts/en/samples.ts";

type Roles = (typeof demos)["roles"];

/** A place that is no town is done from home. */
export type SampleCompany = { id: keyof Roles; name: string; town: string | null };

export const KINDS = ["resume", "cover-letter", "interview"] as const;

export type Kind = (typeof KINDS)[number];

/** Words instead of dates, so that the samples never age. */
export const DAYS = ["today", "yesterday", "lastWeek", "lastMonth"] as const;

/** Its figure is the score of a resume, the highlights of a letter or the questions of a guide. */
type Sample = {
  id: keyof typeof samples;
  kind: Kind;
  companyId: keyof Roles;
  day: (typeof DAYS)[number];
  figure: number;
  person?: string;
};

/** Every company and person here is invented. By name. */
export const SAMPLE_COMPANIES: SampleCompany[] = [
  { id: "aldergate", name: "Aldergate Health", town: "Dayton, OH" },
  { id: "brightwater", name: "Brightwater Energy", town: null },
  { id: "cobalt-lane", name: "Cobalt Lane", town: "Portland, OR" },
  { id: "fennick", name: "Fennick & Rowe", town: "Boston, MA" },
  { id: "halden", name: "Halden Robotics", town: "Pittsburgh, PA" },
  { id: "kestrel", name: "Kestrel Freight", town: "Tulsa, OK" },
  { id: "larkspur", name: "Larkspur Schools", town: "Madison, WI" },
  { id: "orchard", name: "Orchard Credit Union", town: "Fresno, CA" },
];

export const SAMPLES: Sample[] = [
  { id: "a1", kind: "cover-letter", companyId: "aldergate", day: "today", figure: 4 },
  { id: "a2", kind: "resume", companyId: "aldergate", day: "today", figure: 93, person: "Mara Lindqvist" },
  { id: "a3", kind: "interview", companyId: "brightwater", day: "today", figure: 8 },
  { id: "a4", kind: "resume", companyId: "brightwater", day: "yesterday", figure: 88, person: "Tomasz Wren" },
  { id: "a5", kind: "cover-letter", companyId: "cobalt-lane", day: "yesterday", figure: 3 },
  { id: "a6", kind: "cover-letter", companyId: "halden", day: "yesterday", figure: 5 },
  { id: "a7", kind: "interview", companyId: "halden", day: "lastWeek", figure: 10 },
  { id: "a8", kind: "resume", companyId: "halden", day: "lastWeek", figure: 90, person: "Daniel Aho" },
  { id: "a9", kind: "interview", companyId: "larkspur", day: "lastWeek", figure: 7 },
  { id: "a10", kind: "cover-letter", companyId: "larkspur", day: "lastWeek", figure: 4 },
  { id: "a11", kind: "resume", companyId: "kestrel", day: "lastWeek", figure: 84, person: "Leon Barros" },
  { id: "a12", kind: "cover-letter", companyId: "fennick", day: "lastMonth", figure: 3 },
  { id: "a13", kind: "interview", companyId: "orchard", day: "lastMonth", figure: 6 },
  { id: "a14", kind: "resume", companyId: "orchard", day: "lastMonth", figure: 81, person: "Sol Whitaker" },
];

/** What a material of a sample company is called, as the product calls its own. */
export function sampleTitle(
  { kind, companyId, person }: Pick<Sample, "kind" | "companyId" | "person">,
  { roles, letterFor, guideFor }: Pick<typeof demos, "roles" | "letterFor" | "guideFor">,
): string {
  const role = roles[companyId];
  const company = SAMPLE_COMPANIES.find(({ id }) => id === companyId)?.name ?? "";
  if (kind === "cover-letter") return letterFor(role, company);
  if (kind === "interview") return guideFor(role, company);
  return person ? `${person} 2026 - ${company} - ${role}` : `${role} 2026 - ${company}`;
}
