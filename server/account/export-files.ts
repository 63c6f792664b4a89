import type { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { Resume } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SentCopy } from "../../models/sent-copy.ts";
import type { UserRecord } from "../../models/user.ts";
import { findStoredOriginals, openOriginal } from "../files/original-files.ts";
import { exportAccount } from "./export-account.ts";

const MAX_NAME_CHARACTERS = 100;

/**
 * The export as one ZIP with the files as they were uploaded, written while it is read. Throws Refusal (limit-reached,
 * unavailable).
 */
export async function exportWithFiles(user: UserRecord, now: Date): Promise<Readable> {
  const data = await exportAccount(user, now);
  const zip = new ZipFile();
  // The types know the stream by what it can do at least.
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error as Error));
  output.once("close", () => data.destroy());
  zip.addReadStream(data, "data.json");
  const files = await findFiles(user);
  files.forEach(({ fileId, filename }, at) => {
    // Documents are compressed already.
    zip.addReadStreamLazy(`originals/${at + 1} ${plainName(filename)}`, { compress: false }, (give) =>
      give(null, openOriginal(fileId)),
    );
  });
  zip.end();
  return output;
}

/** Each stored file once, whatever resumes, earlier versions and applications have it. */
async function findFiles(user: UserRecord) {
  const fields = { fileId: 1, filename: 1 };
  const [resumes, versions, sent] = await Promise.all([
    Resume.find({ ownerId: user._id }).select(fields).lean(),
    ResumeVersion.find({ ownerId: user._id }).select(fields).lean(),
    SentCopy.find({ ownerId: user._id }).select({ "resume.fileId": 1, "resume.filename": 1 }).lean(),
  ]);
  const sentFiles = sent.flatMap(({ resume }) =>
    resume?.fileId ? [{ fileId: resume.fileId, filename: resume.filename }] : [],
  );
  const byId = new Map([...sentFiles, ...versions, ...resumes].map((file) => [String(file.fileId), file]));
  const stored = await findStoredOriginals([...byId.values()].map(({ fileId }) => fileId));
  return stored.flatMap((id) => byId.get(id) ?? []);
}

/** A name that is a file's on every system. */
function plainName(filename: string): string {
  return filename.replace(/[^\p{L}\p{N} ._-]/gu, "_").slice(-MAX_NAME_CHARACTERS);
}
