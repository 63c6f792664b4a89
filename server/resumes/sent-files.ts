import type { ResumeRecord } from "../../models/resume.ts";
import type { SentCopyRecord } from "../../models/sent-copy.ts";

/** The stored files that copies refer to. */
export function filesOf(copies: Pick<SentCopyRecord, "resume">[]): Pick<ResumeRecord, "fileId" | "sizeBytes">[] {
  return copies.flatMap(({ resume }) =>
    resume?.fileId ? [{ fileId: resume.fileId, sizeBytes: resume.sizeBytes }] : [],
  );
}
