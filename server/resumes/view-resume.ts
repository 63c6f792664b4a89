import type { ResumeRecord } from "../../models/resume.ts";
import type { ResumeVersionRecord } from "../../models/resume-version.ts";
import type { UserRecord } from "../../models/user.ts";
import { findPlace } from "../engines/places/find-place.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import type { OwnWordView } from "../domain/checked-sentence.ts";
import { findOwnWords } from "../own-words/find-own-words.ts";
import { type EarlierNameView, toEarlierNameViews } from "./earlier-names.ts";
import { findVersion, findVersions, VERSIONS_KEPT } from "./keep-version.ts";
import { readingOf, type MachineReading } from "./machine-reading.ts";
import { getResume } from "./require-resume.ts";

type EndedBy = ResumeVersionRecord["endedBy"];

/** An earlier version as the viewer lists it; `savedAt` (ISO date) is when it ended. */
export type VersionView = { id: string; filename: string; savedAt: string; endedBy: EndedBy };

export type WishesView = {
  place: string | null;
  /** False for an unknown place: its distances cannot be computed. */
  isPlaceKnown: boolean;
  titles: string[];
  remote: boolean | null;
  /** Dollars a year. */
  minimumPay: number | null;
};

export type ViewerView = {
  id: string;
  name: string;
  filename: string;
  /** ISO date; null = not known. */
  uploadedAt: string | null;
  isActive: boolean;
  skills: string[];
  experience: string;
  education: string;
  content: string;
  warnings: string[];
  reading: MachineReading;
  wishes: WishesView;
  /** Statements that the owner confirmed; they count for all resumes. */
  ownWords: OwnWordView[];
  /** The earlier version that is looked at; null = the present one. */
  version: VersionView | null;
  versions: VersionView[];
  versionsKept: typeof VERSIONS_KEPT;
  earlierNames: EarlierNameView[];
  /** ISO date: the server's clock, for relative times. */
  now: string;
};

function toVersionView(version: Pick<ResumeVersionRecord, "_id" | "filename" | "savedAt" | "endedBy">): VersionView {
  return {
    id: String(version._id),
    filename: version.filename,
    savedAt: version.savedAt.toISOString(),
    endedBy: version.endedBy,
  };
}

function toWishesView(wishes: UserRecord["wishes"], place: string | null): WishesView {
  return {
    place: wishes?.location ?? null,
    isPlaceKnown: place === null || findPlace(place) !== null,
    titles: wishes?.titles ?? [],
    remote: wishes?.remote ?? null,
    minimumPay: wishes?.minimumPay ?? null,
  };
}

function isoDate(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function toViewerView(
  resume: ResumeRecord,
  options: {
    user: UserRecord;
    version: ResumeVersionRecord | null;
    versions: VersionView[];
    words: OwnWordView[];
    now: Date;
  },
): ViewerView {
  const { user, version, versions, words, now } = options;
  const shown = version ?? resume;
  // Written by analyseResume, see read-upload.ts.
  const profile = shown.profile as Profile;
  return {
    id: String(resume._id),
    name: shown.name,
    filename: shown.filename,
    // When an earlier file came is not kept.
    uploadedAt: shown.fileId.equals(resume.fileId) ? isoDate(resume.uploadedAt) : null,
    isActive: user.activeResumeId?.equals(resume._id) ?? false,
    skills: shown.skills,
    experience: shown.experience,
    education: shown.education,
    content: shown.content,
    warnings: shown.warnings,
    reading: readingOf(profile, shown.skills),
    wishes: toWishesView(user.wishes, user.wishes?.location ?? profile.location?.text ?? null),
    ownWords: words.filter(({ isKept }) => isKept),
    version: version && toVersionView(version),
    versions,
    versionsKept: VERSIONS_KEPT,
    earlierNames: toEarlierNameViews(resume),
    now: now.toISOString(),
  };
}

/** A resume, or the version `versionId` of it, as the viewer shows it; null when there is none. */
export async function findViewer(
  user: UserRecord,
  id: unknown,
  options: { versionId: unknown; now: Date },
): Promise<ViewerView | null> {
  const resume = await getResume(user._id, id);
  if (!resume) return null;
  const [version, versions, words] = await Promise.all([
    findVersion(resume, options.versionId),
    findVersions(resume._id),
    findOwnWords(user._id),
  ]);
  return toViewerView(resume, { user, version, versions: versions.map(toVersionView), words, now: options.now });
}
