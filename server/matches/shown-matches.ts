import type { Types } from "mongoose";

/** The matches of a resume that are shown and counted: all but those that its owner has hidden. */
export function shownMatches(resumeId: Types.ObjectId) {
  return { resumeId, hiddenAt: null };
}
