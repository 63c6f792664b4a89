import type { Types } from "mongoose";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { counted } from "../domain/counted.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { canonicalUrl } from "../engines/postings/canonical-url.ts";
import { looksLikeResume } from "../engines/postings/looks-like-resume.ts";
import { pastedText } from "../engines/postings/pasted-text.ts";
import { Refusal } from "../http/errors.ts";
import { matchOwnJob } from "./match-own-job.ts";
import { fillIn, JOB_DOUBTS, type JobDoubt, type OwnJobInput, ownContent, ownJobId } from "./own-job.ts";
import { readJobPage } from "./read-job-page.ts";
import { readTold } from "./read-told.ts";
import { type JobRemarks, UnclearJob } from "./unclear-job.ts";

/** `score`: of the active resume; null = there is none, or the job was there before. */
type Added = { listing: ListingRecord; isNew: boolean; score: number | null };

async function requireRoom(user: UserRecord, now: Date, held: number): Promise<void> {
  const { ownJobLimit, name } = PLANS[tierOf(user, now)];
  if (held <= ownJobLimit) return;
  throw new Refusal(
    "conflict",
    `${name} keeps at most ${counted(ownJobLimit, "job")} that you added. Please delete one first.`,
  );
}

/** Throws UnclearJob where something is missing that only the user can tell. */
function requireClear(read: OwnJobInput, settled: readonly JobDoubt[] = JOB_DOUBTS): void {
  const remarks: JobRemarks = {};
  if (read.title === "") remarks.title = "Please enter the title of the job: the text does not tell it clearly.";
  if (read.company === "" && !settled.includes("company"))
    remarks.company = "The posting does not say clearly who hires. Enter the company, or leave it empty.";
  if (!settled.includes("text") && looksLikeResume(read.text))
    remarks.text = "This reads like a resume, and belongs into Upload Resume. If it is a posting, add it once more.";
  if (Object.keys(remarks).length > 0) throw new UnclearJob("invalid", { read, remarks });
}

async function findKnown(ownerId: Types.ObjectId, input: OwnJobInput) {
  const text = pastedText(input.text);
  const address = canonicalUrl(input.url);
  const find = async (id: string) => ({ id, known: await Listing.findOne({ _id: id, ownerId }).lean() });
  if (address === null) return find(ownJobId(ownerId, text));
  const there = await find(ownJobId(ownerId, address));
  const isAnother = there.known && text !== "" && fillIn({ ...input, text }).title !== there.known.title;
  return isAnother && text !== there.known?.description ? find(ownJobId(ownerId, address, text)) : there;
}

/** Adds and scores a job; the same one again finds the first. Throws UnclearJob, Refusal (conflict: plan's limit). */
export async function addJob(
  user: UserRecord,
  input: OwnJobInput,
  options: { now: Date; settled?: JobDoubt[]; readPage?: typeof readJobPage },
): Promise<Added> {
  const { now, settled, readPage = readJobPage } = options;
  const ownerId = user._id;
  const { id, known } = await findKnown(ownerId, input);
  if (known) return { listing: known, isNew: false, score: null };
  await requireRoom(user, now, (await Listing.countDocuments({ ownerId })) + 1);
  const { read, found } = await readTold(input, { readPage, settled });
  requireClear(read, settled);
  const content = ownContent(id, found);
  const times = { firstSeenAt: now, closedAt: null };
  try {
    await Listing.create({ _id: id, ownerId, isSample: false, ...content, ...times });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const listing = await Listing.findOne({ _id: id, ownerId }).lean();
    if (!listing) throw error;
    return { listing, isNew: false, score: null };
  }
  try {
    // Others may have been added at the same moment.
    await requireRoom(user, now, await Listing.countDocuments({ ownerId }));
  } catch (error) {
    await Listing.deleteOne({ _id: id, ownerId });
    throw error;
  }
  const score = await matchOwnJob(user, content.facts, now);
  const listing = await Listing.findOne({ _id: id, ownerId }).lean();
  if (!listing) throw new Refusal("not-found", "Job not found");
  return { listing, isNew: true, score };
}
