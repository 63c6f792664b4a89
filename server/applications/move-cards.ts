import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import type { UserRecord } from "../../models/user.ts";
import { toObjectId } from "../database/object-id.ts";
import { applicationName } from "../domain/application-name.ts";
import type { ApplicationStatus } from "../domain/application-statuses.ts";
import { parseCardName } from "../domain/board.ts";
import { forgetTally } from "../remembered/forget-tally.ts";
import { applyToJob } from "./apply-to-job.ts";
import { changeStatus, notFound } from "./change-application.ts";

type Moved = {
  /** The applications whose status this call changed, with the names they are told by. */
  changed: { id: string; name: string }[];
  applied: { id: string; name: string }[];
};

/** Moves cards to a status; `at` is for moveBack. Throws Refusal (not-found: none is the user's; or as applyToJob). */
export async function moveCards(
  user: UserRecord,
  cards: readonly string[],
  { status, at }: { status: ApplicationStatus; at: Date },
): Promise<Moved> {
  const moved: Moved = { changed: [], applied: [] };
  let known = 0;
  await forgetTally(user._id);
  const named = [...new Set(cards)].map(parseCardName);
  // Applying may be refused: then nothing was moved yet.
  for (const { id, isSaved } of named.toSorted((a, b) => Number(b.isSaved) - Number(a.isSaved))) {
    const from = isSaved ? (await applyToJob(user, id)).application._id : id;
    const result = await changeStatus(user._id, from, { status, at });
    if (!result) continue;
    known += 1;
    const { application, isChanged } = result;
    const told = { id: String(application._id), name: applicationName(application) };
    if (isSaved) moved.applied.push(told);
    else if (isChanged) moved.changed.push(told);
  }
  if (known === 0) throw notFound();
  return moved;
}

/** Takes the move made at `at` back, status and interview, where nothing changed since; answers how many went back. */
export async function moveBack(ownerId: Types.ObjectId, ids: readonly string[], at: Date): Promise<number> {
  await forgetTally(ownerId);
  let back = 0;
  for (const _id of ids.map(toObjectId)) {
    const application = _id && (await Application.findOne({ _id, ownerId }).select({ status: 1, history: 1 }).lean());
    const last = application?.history.at(-1);
    if (!application || !last?.from || last.at?.getTime() !== at.getTime()) continue;
    const undone = await Application.updateOne(
      { _id: application._id, ownerId, status: application.status, history: { $size: application.history.length } },
      { $set: { status: last.from, interviewAt: last.interviewBefore ?? null }, $pop: { history: 1 } },
    );
    back += undone.modifiedCount;
  }
  return back;
}
