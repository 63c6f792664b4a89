import { parse } from "csv-parse/sync";
import {
  emptyResume,
  type PortableNamed,
  type PortableResume,
  type PortableWork,
  UnportableError,
} from "./portable-resume.ts";
import { readSpan } from "./read-span.ts";

type Row = Record<string, string>;

/** One of them is in every archive of a member who filled in a profile. */
const TELLING = ["profile", "positions", "education", "skills"];

function rowsOf(csv: string): Row[] {
  const rows: Row[] = parse(csv, {
    columns: true,
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  return rows;
}

/** The archive's texts have one line a paragraph, and points that follow each other on one line. */
function linesOf(text = ""): string[] {
  return text
    .split(/\r?\n| (?=[•▪●] )/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function spanOf(row: Row) {
  return readSpan(row["Started On"] ?? row["Start Date"] ?? "", row["Finished On"] ?? row["End Date"] ?? "");
}

function toWork(row: Row): PortableWork {
  return {
    ...spanOf(row),
    title: row.Title ?? row.Role ?? "",
    employer: row["Company Name"] ?? "",
    place: row.Location ?? "",
    lines: linesOf(row.Description),
  };
}

function toNamed(row: Row): PortableNamed {
  const on = row["Issued On"] ?? row["Published On"];
  return {
    ...(on ? readSpan(on, on) : spanOf(row)),
    name: row.Name ?? row.Title ?? "",
    by: row.Authority ?? row.Publisher ?? "",
    lines: linesOf(row.Description),
  };
}

/** The texts of LinkedIn's data archive by the paths in its ZIP. Throws UnportableError (not-linkedin). */
export function readLinkedin(files: Map<string, string>): PortableResume {
  const byName = new Map([...files].map(([path, csv]) => [(path.split("/").at(-1) ?? "").toLowerCase(), csv]));
  if (!TELLING.some((name) => byName.has(`${name}.csv`))) throw new UnportableError("not-linkedin");
  const table = (name: string): Row[] => rowsOf(byName.get(`${name}.csv`) ?? "");
  const [profile = {}] = table("profile");
  const emails = table("email addresses");
  const email = emails.find((row) => row.Primary === "Yes") ?? emails[0];
  return {
    ...emptyResume(),
    name: [profile["First Name"], profile["Last Name"]].filter(Boolean).join(" "),
    headline: profile.Headline ?? "",
    email: email?.["Email Address"] ?? "",
    phone: table("phonenumbers")[0]?.Number ?? "",
    place: profile["Geo Location"] ?? "",
    links: [...(profile.Websites ?? "").matchAll(/https?:\/\/[^\s,\]]+/g)].map(([link]) => link),
    summary: linesOf(profile.Summary),
    work: table("positions").map(toWork),
    volunteering: table("volunteering").map(toWork),
    education: table("education").map((row) => ({
      ...spanOf(row),
      degree: row["Degree Name"] ?? "",
      field: "",
      school: row["School Name"] ?? "",
      place: "",
      lines: [...linesOf(row.Notes), ...linesOf(row.Activities)],
    })),
    skills: [{ group: "", names: table("skills").map((row) => row.Name ?? "") }],
    languages: table("languages").map((row) => ({ name: row.Name ?? "", level: row.Proficiency ?? "" })),
    certificates: table("certifications").map(toNamed),
    projects: table("projects").map(toNamed),
    awards: table("honors").map(toNamed),
    publications: table("publications").map(toNamed),
    other: [{ heading: "Courses", lines: table("courses").map((row) => row.Name ?? "") }],
  };
}
