import { User } from "../../models/user.ts";
import { noteMatching } from "./request-matching.ts";

const AT_ONCE = 50;

/** Has those matched again, with the usual weights, whose plan ended while their own weights were applied. */
export async function sweepLapsedWeights(): Promise<void> {
  const lapsed = await User.find({ arePartWeightsApplied: true, paidUntil: { $lte: new Date() } })
    .select({ activeResumeId: 1 })
    .limit(AT_ONCE)
    .lean();
  for (const { _id, activeResumeId } of lapsed) {
    // Noted first: a crash in between only repeats it.
    if (activeResumeId) await noteMatching(activeResumeId);
    await User.updateOne({ _id }, { $set: { arePartWeightsApplied: false } });
  }
}
