import type { Types } from "mongoose";
import type { ApplicationQuery } from "../domain/application-list.ts";
import { toCsv } from "../domain/csv.ts";
import type { Language } from "../domain/language.ts";
import { webAddress } from "../domain/web-address.ts";
import { CSV_COLUMNS, CSV_WORDS, type CsvColumn } from "./csv-words.ts";
import { type FiledApplication, listAllApplications } from "./list-applications.ts";

const dayOf = (moment: string) => moment.slice(0, "YYYY-MM-DD".length);

function rowOf(application: FiledApplication, origin: string, language: Language): Record<CsvColumn, string> {
  const { posting, notes } = application;
  return {
    applied: dayOf(application.appliedAt),
    job: application.jobTitle,
    company: application.company,
    score: application.score === null ? "" : String(application.score),
    resume: application.resumeName,
    status: CSV_WORDS[language].statuses[application.status],
    interview: dayOf(application.interviewAt ?? ""),
    posting: (posting && webAddress(posting.sourceUrl, origin)) ?? "",
    nextStep: application.nextStep,
    dueOn: application.nextOn ?? "",
    contact: application.contact,
    pay: application.pay,
    notes: notes.map(({ text, at }) => `${dayOf(at)}: ${text}`).join("\n"),
  };
}

/** The applications that the filters leave, as CSV in a language; addresses of our own pages begin with `origin`. */
export async function applicationsCsv(
  ownerId: Types.ObjectId,
  { query, origin, language }: { query: ApplicationQuery; origin: string; language: Language },
): Promise<string> {
  const applications = await listAllApplications(ownerId, query);
  const rows = applications.map((application) => rowOf(application, origin, language));
  const { columns } = CSV_WORDS[language];
  return toCsv([
    CSV_COLUMNS.map((column) => columns[column]),
    ...rows.map((row) => CSV_COLUMNS.map((column) => row[column])),
  ]);
}
