import { Readable } from "node:stream";
import type { Types } from "mongoose";
import { ZipFile } from "yazl";
import { Resume } from "../../models/resume.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SentCopy } from "../../models/sent-copy.ts";
import type { UserRecord } from "../../models/user.ts";
import type { Language } from "../domain/language.ts";
import { findStoredOriginals, openOriginal } from "../files/original-files.ts";
import { exportAccount } from "./export-account.ts";
import { exportDocuments, plainName } from "./export-documents.ts";
import { exportReadme } from "./export-readme.ts";
import { toJson } from "./json-in-pieces.ts";
import { MOVED_FILE } from "./moving/moved-account.ts";
import { partsToMove } from "./moving/write-moved.ts";

/** Data, documents and uploads as a ZIP, written while it is read. Throws Refusal (limit-reached, unavailable). */
export async function exportWithFiles(
  user: UserRecord,
  now: Date,
  { language }: { language: Language },
): Promise<Readable> {
  const data = await exportAccount(user, now);
  const zip = new ZipFile();
  // The types know the stream by what it can do at least.
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => output.destroy(error as Error);
  zip.on("error", fail);
  output.once("close", () => data.destroy());
  zip.addBuffer(Buffer.from(exportReadme(now, language)), "README.txt");
  zip.addReadStream(data, "data.json");
  addRest(zip, user, { output, now, language }).catch(fail);
  return output;
}

async function* movedText(user: UserRecord, files: StoredFile[], now: Date): AsyncGenerator<string> {
  const places = files.map(({ fileId, path }) => ({ id: String(fileId), path }));
  yield* toJson(await partsToMove(user, { files: places, now }));
  yield "\n";
}

async function addRest(
  zip: ZipFile,
  user: UserRecord,
  { output, now, language }: { output: Readable; now: Date; language: Language },
): Promise<void> {
  const files = await findFiles(user);
  zip.addReadStreamLazy(MOVED_FILE, (give) => give(null, Readable.from(movedText(user, files, now))));
  for await (const { path, bytes } of exportDocuments(user._id, language)) {
    if (output.destroyed) return;
    zip.addBuffer(Buffer.from(bytes), path);
  }
  for (const { fileId, path } of files) {
    // Documents are compressed already.
    zip.addReadStreamLazy(path, { compress: false }, (give) => give(null, openOriginal(fileId)));
  }
  zip.end();
}

type StoredFile = { fileId: Types.ObjectId; path: string };

/** Each stored file once, whatever resumes, earlier versions and applications have it. */
async function findFiles(user: UserRecord): Promise<StoredFile[]> {
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
  return stored
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ fileId, filename }, at) => ({ fileId, path: `originals/${at + 1} ${plainName(filename)}` }));
}
