import { createHash } from "node:crypto";
import { Types } from "mongoose";
import { Application, type ApplicationRecord } from "../../../models/application.ts";
import { isDuplicateKey } from "../../auth/duplicate-key.ts";
import type { TableApplication } from "../../domain/application-import.ts";
import { companyKey } from "../../engines/postings/company-names.ts";
import { forgetTally } from "../../remembered/forget-tally.ts";
import { type ImportPlan, importedListingId, planImport, type TableChoices } from "./plan-import.ts";

const BATCH = 500;

type Sealed = Pick<ApplicationRecord, "status" | "nextStep" | "nextOn" | "contact" | "pay" | "jobTitle" | "company"> & {
  interviewAt?: Date | null;
  notes: { text?: string | null }[];
  history?: unknown[];
};

/** Tells an application that was not touched since it was imported. */
export function sealOf(application: Sealed): string {
  const { status, interviewAt, nextStep, nextOn, contact, pay, jobTitle, company, notes, history = [] } = application;
  const told = [status, interviewAt?.toISOString() ?? "", nextStep, nextOn ?? "", contact, pay, jobTitle, company];
  const text = JSON.stringify([...told, notes.map((note) => note.text), history.length]);
  return createHash("sha256").update(text).digest("base64url");
}

function interviewOf({ interviewOn, status, appliedOn }: TableApplication): Date | null {
  // As with one that is added by hand: an interview without a day was asked for on the day of applying at the earliest.
  const day = interviewOn ?? (status === "interview" ? appliedOn : null);
  return day === null ? null : new Date(day);
}

function toRecord(told: TableApplication, ownerId: Types.ObjectId, importId: Types.ObjectId) {
  const { row, appliedOn, interviewOn, notes, ...rest } = told;
  const appliedAt = new Date(appliedOn);
  const record = {
    ...rest,
    resumeId: null,
    appliedAt,
    interviewAt: interviewOf(told),
    companyKey: companyKey(told.company),
    notes: notes.map(({ text, on }) => ({ _id: new Types.ObjectId(), text, at: on ? new Date(on) : appliedAt })),
  };
  return { ...record, ownerId, imported: { importId, seal: sealOf(record) } };
}

export type TableImport = { importId: string; added: number; plan: ImportPlan };

/** Adds the applications of a table that are new; a second call adds what a first one did not get to. Throws Refusal. */
export async function importTable(ownerId: Types.ObjectId, text: string, choices: TableChoices): Promise<TableImport> {
  const plan = await planImport(ownerId, text, choices);
  const importId = new Types.ObjectId();
  const writes = plan.applications.map(({ key, ...told }) => {
    const { ownerId: owner, ...record } = toRecord(told, ownerId, importId);
    const filter = { ownerId: owner, listingId: importedListingId(key) };
    return { updateOne: { filter, update: { $setOnInsert: record }, upsert: true } };
  });
  await forgetTally(ownerId);
  let added = 0;
  for (let at = 0; at < writes.length; at += BATCH) {
    const store = () => Application.bulkWrite(writes.slice(at, at + BATCH), { ordered: false });
    const { upsertedCount } = await store().catch((error: unknown) => {
      // Another import of the same table was there first with some.
      if (isDuplicateKey(error)) return store();
      throw error;
    });
    added += upsertedCount;
  }
  return { importId: String(importId), added, plan };
}
