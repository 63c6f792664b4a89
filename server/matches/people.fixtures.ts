import { Types } from "mongoose";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { analyseResume } from "../engines/analysis/analyse-resume.ts";

const ENGINEER = ["Ada Girder", "Bridge Engineer", "Columbus, OH", "", "Skills", "Steel, Bridge inspection, AutoCAD"];

type Person = {
  user?: Partial<UserRecord>;
  matching?: Partial<ResumeRecord["matching"]>;
  lines?: string[];
  uploadedAt?: Date;
};

/** A bridge engineer on the Pro plan with an active resume of these lines, to be matched. */
export async function makeEngineer({ user, matching, lines = ENGINEER, uploadedAt = new Date() }: Person = {}) {
  const [ownerId, resumeId] = [new Types.ObjectId(), new Types.ObjectId()];
  await User.create({
    _id: ownerId,
    issuer: "test",
    subject: String(ownerId),
    email: "a@example.com",
    subscriptionTier: "pro",
    activeResumeId: resumeId,
    ...user,
  });
  await Resume.create({
    _id: resumeId,
    ownerId,
    name: "Bridges",
    filename: "b.txt",
    mediaType: "text/plain",
    sizeBytes: 1,
    fileId: new Types.ObjectId(),
    uploadedAt,
    profile: analyseResume(lines),
    matching: { state: "queued", revision: 1, requestedAt: uploadedAt, ...matching },
  });
  return { ownerId, resumeId };
}
