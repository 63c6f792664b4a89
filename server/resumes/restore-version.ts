import type { Types } from "mongoose";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { priorityOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";
import { requestMatching } from "../matches/request-matching.ts";
import { keepingName } from "./earlier-names.ts";
import { CHANGED_MEANWHILE, findVersion, versionedFields, withKeptVersion } from "./keep-version.ts";
import { requireResume } from "./require-resume.ts";

/** Makes an earlier version of a resume the present one; the present one is kept. Throws Refusal (not-found, conflict). */
export async function restoreVersion(user: UserRecord, id: unknown, versionId: unknown): Promise<Types.ObjectId> {
  const resume = await requireResume(user._id, id);
  const version = await findVersion(resume, versionId);
  if (!version) throw new Refusal("not-found", "This version is not there any more.");
  const restored = await withKeptVersion(resume, "restore", () =>
    Resume.findOneAndUpdate(
      { _id: resume._id, ownerId: user._id, name: resume.name, "matching.revision": resume.matching.revision },
      { $set: versionedFields(version), $inc: { "matching.revision": 1 }, ...keepingName(resume, version.name) },
      { projection: { _id: 1 }, lean: true },
    ),
  );
  if (!restored) throw new Refusal("conflict", CHANGED_MEANWHILE);
  await requestMatching(resume._id, { priority: priorityOf(user) });
  return resume._id;
}
