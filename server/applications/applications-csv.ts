import type { Types } from "mongoose";
import type { ApplicationQuery } from "../domain/application-list.ts";
import { toCsv } from "../domain/csv.ts";
import { webAddress } from "../domain/web-address.ts";
import { type FiledApplication, listAllApplications } from "./list-applications.ts";

const COLUMNS = [
  "Applied",
  "Job",
  "Company",
  "Score",
  "Resume",
  "Status",
  "Interview requested",
  "Posting",
  "Next step",
  "Due on",
  "Contact",
  "Pay",
  "Notes",
] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

const dayOf = (moment: string) => moment.slice(0, "YYYY-MM-DD".length);

function rowOf(application: FiledApplication, origin: string): Row {
  const { posting, notes } = application;
  return {
    Applied: dayOf(application.appliedAt),
    Job: application.jobTitle,
    Company: application.company,
    Score: application.score === null ? "" : String(application.score),
    Resume: application.resumeName,
    Status: application.status,
    "Interview requested": dayOf(application.interviewAt ?? ""),
    Posting: (posting && webAddress(posting.sourceUrl, origin)) ?? "",
    "Next step": application.nextStep,
    "Due on": application.nextOn ?? "",
    Contact: application.contact,
    Pay: application.pay,
    Notes: notes.map(({ text, at }) => `${dayOf(at)}: ${text}`).join("\n"),
  };
}

/** The applications that the filters leave, as CSV; addresses of our own pages begin with `origin`. */
export async function applicationsCsv(
  ownerId: Types.ObjectId,
  { query, origin }: { query: ApplicationQuery; origin: string },
): Promise<string> {
  const rows = (await listAllApplications(ownerId, query)).map((application) => rowOf(application, origin));
  return toCsv([[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}
