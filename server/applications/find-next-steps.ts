import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { ENDED_STATUSES } from "../domain/application-statuses.ts";

export type NextStep = { id: string; step: string; on: string; jobTitle: string; company: string };

/** The next steps with a day, of applications that have not ended, the earliest first. */
export async function findNextSteps(ownerId: Types.ObjectId, { most }: { most: number }): Promise<NextStep[]> {
  const records = await Application.find({
    ownerId,
    nextStep: { $gt: "" },
    nextOn: { $gt: "" },
    status: { $nin: ENDED_STATUSES },
  })
    .sort({ nextOn: 1, _id: 1 })
    .limit(most)
    .select({ nextStep: 1, nextOn: 1, jobTitle: 1, company: 1 })
    .lean();
  return records.map(({ _id, nextStep, nextOn, jobTitle, company }) => ({
    id: String(_id),
    step: nextStep,
    on: nextOn ?? "",
    jobTitle,
    company,
  }));
}
