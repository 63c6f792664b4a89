import type { Types } from "mongoose";
import { Resume } from "../../../models/resume.ts";
import { ResumeVersion } from "../../../models/resume-version.ts";
import { SentCopy } from "../../../models/sent-copy.ts";
import { User, type UserRecord } from "../../../models/user.ts";
import { priorityOf } from "../../domain/tier.ts";
import { UPLOAD_MEDIA_TYPES } from "../../domain/upload-file.ts";
import { findStoredOriginals, storeOriginal } from "../../files/original-files.ts";
import { enqueueMatching } from "../../matches/match-job.ts";
import { PORTABLE_MEDIA_TYPES } from "../../resumes/import-resume.ts";
import { baseName } from "../../resumes/read-upload.ts";
import { withReservedStorage } from "../../resumes/storage-quota.ts";
import type { MovedAccount } from "./moved-account.ts";
import type { MovedIds } from "./moved-ids.ts";
import { MovedTexts } from "./moved-texts.ts";
import type { Moved } from "./open-moved.ts";

type MovedResume = MovedAccount["resumes"][number];
type OfFile = Pick<MovedResume, "filename" | "mediaType" | "content"> & { fileId: string | null };
type StoredFile = { fileId: Types.ObjectId; filename: string; mediaType: string; sizeBytes: number };

const OTHER_TYPE = "application/octet-stream";

function mediaTypeOf(told: string): string {
  return UPLOAD_MEDIA_TYPES.includes(told) || PORTABLE_MEDIA_TYPES.has(told) ? told : OTHER_TYPE;
}

/** Takes in the resumes of another account with their files, earlier texts and sent copies. */
export class TakeInResumes {
  readonly #user: UserRecord;
  readonly #moved: Moved;
  readonly #ids: MovedIds;
  readonly #texts: MovedTexts;
  readonly #paths: Map<string, string>;
  added = 0;
  /** Where the ZIP lacks the upload: the text is kept as its file. */
  withoutFile = 0;

  constructor(user: UserRecord, moved: Moved, ids: MovedIds) {
    this.#user = user;
    this.#moved = moved;
    this.#ids = ids;
    this.#texts = new MovedTexts(user._id);
    this.#paths = new Map(moved.account.files.map(({ id, path }) => [id, path]));
  }

  #bytesOf({ fileId }: OfFile): Uint8Array | null {
    const path = fileId && this.#paths.get(fileId);
    return (path && this.#moved.uploads.get(path)) || null;
  }

  /** Stores the upload once, whatever has it. Throws Refusal (conflict) where there is no room. */
  async #store(of: OfFile, ownKey: string): Promise<StoredFile> {
    const upload = this.#bytesOf(of);
    const bytes = upload ?? new TextEncoder().encode(of.content);
    const fileId = this.#ids.of(upload && of.fileId ? of.fileId : ownKey);
    const named = baseName(of.filename);
    const filename = upload ? named : `${named}.txt`;
    const mediaType = upload ? mediaTypeOf(of.mediaType) : "text/plain; charset=utf-8";
    const ownerId = this.#user._id;
    const [stored] = await findStoredOriginals([fileId]);
    if (!stored) {
      const file = { id: fileId, filename, ownerId, mediaType };
      await withReservedStorage(ownerId, bytes.byteLength, () => storeOriginal(bytes, file));
    }
    return { fileId, filename, mediaType, sizeBytes: bytes.byteLength };
  }

  /** An upload that nobody edited says what its file says; any other text is kept as it was. */
  async #fieldsOf(resume: MovedResume) {
    const { content, skills, experience, education, warnings, editedFields, leftOut } = resume;
    const bytes = this.#bytesOf(resume);
    const isAsRead = !resume.originalResumeId && editedFields.length === 0;
    const read = bytes && isAsRead ? await this.#texts.read({ ...resume, bytes }) : null;
    if (read) return { ...read, editedFields, leftOut };
    const profile = await this.#texts.understand(resume);
    return { content, skills, experience, education, warnings, editedFields, leftOut, profile };
  }

  async #takeIn(resume: MovedResume): Promise<void> {
    const ownerId = this.#user._id;
    const _id = this.#ids.of(resume._id);
    if (await Resume.exists({ _id })) return;
    const fields = await this.#fieldsOf(resume);
    if (!this.#bytesOf(resume)) this.withoutFile += 1;
    const now = new Date();
    const { originalResumeId: original } = resume;
    const matching = { revision: 1, requestedAt: now, ...(original ? { finishedAt: now } : {}) };
    const record = {
      ...fields,
      ...(await this.#store(resume, resume._id)),
      name: resume.name,
      earlierNames: resume.earlierNames,
      uploadedAt: resume.uploadedAt,
      optimizationScore: resume.optimizationScore ?? null,
      originalResumeId: original ? this.#ids.of(original) : null,
      matching: { ...matching, state: original ? ("done" as const) : ("queued" as const) },
    };
    const added = await Resume.updateOne({ _id, ownerId }, { $setOnInsert: record }, { upsert: true });
    this.added += added.upsertedCount;
    if (!original) await enqueueMatching(String(_id), { priority: priorityOf(this.#user) });
  }

  async #takeInVersion(version: MovedAccount["versions"][number]): Promise<void> {
    const { _id: source, resumeId, fileId, filename, mediaType, ...kept } = version;
    const _id = this.#ids.of(source);
    if (await ResumeVersion.exists({ _id })) return;
    const record = {
      ...kept,
      ...(await this.#store({ fileId, filename, mediaType, content: kept.content }, source)),
      resumeId: this.#ids.of(resumeId),
      profile: await this.#texts.understand(kept),
    };
    const which = { _id, ownerId: this.#user._id };
    await ResumeVersion.updateOne(which, { $setOnInsert: record }, { upsert: true });
  }

  /** Uploads first, since tailored resumes stand on them. Throws Refusal (conflict: storage; unavailable, limit-reached). */
  async run(tell: (done: number) => Promise<void>): Promise<void> {
    const { resumes, versions, profile } = this.#moved.account;
    const known = new Set(resumes.map(({ _id }) => _id));
    const uploads = resumes.filter(({ originalResumeId }) => !originalResumeId);
    const tailored = resumes.filter(({ originalResumeId }) => originalResumeId);
    let done = 0;
    for (const resume of [...uploads, ...tailored]) {
      await this.#takeIn(resume);
      done += 1;
      await tell(done);
    }
    for (const version of versions.filter(({ resumeId }) => known.has(resumeId))) {
      await this.#takeInVersion(version);
      done += 1;
      await tell(done);
    }
    if (!profile.activeResumeId || !known.has(profile.activeResumeId)) return;
    const active = this.#ids.of(profile.activeResumeId);
    await User.updateOne({ _id: this.#user._id, activeResumeId: null }, { $set: { activeResumeId: active } });
  }

  /** What went out with an application. Throws as run. */
  async takeInSent(sent: MovedAccount["sent"][number], resumeId: Types.ObjectId | null): Promise<void> {
    const which = { ownerId: this.#user._id, listingId: this.#ids.ofJob(sent.listingId) };
    if (await SentCopy.exists(which)) return;
    const { keptAt, letter = null, resume = null } = sent;
    const file = resume?.fileId && this.#bytesOf(resume) ? await this.#store(resume, resume.fileId) : null;
    const copy = resume && {
      ...resume,
      fileId: file?.fileId ?? null,
      sizeBytes: file?.sizeBytes ?? resume.sizeBytes,
      mediaType: mediaTypeOf(resume.mediaType),
      profile: await this.#texts.understand(resume),
    };
    const record = { keptAt, letter, resume: copy, resumeId };
    await SentCopy.updateOne(which, { $setOnInsert: record }, { upsert: true });
  }
}
