import type { Types } from "mongoose";
import { CoverLetter, Interview } from "../../models/material.ts";
import { Generation, type GenerationRecord } from "../../models/generation.ts";
import { Listing } from "../../models/listing.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { confirmByModel } from "../ai/confirm-by-model.ts";
import { chooseWriter } from "../ai/choose-writer.ts";
import { type LetterChoices, USUAL_LETTER } from "../domain/letter-choices.ts";
import type { Evidence } from "../domain/material-view.ts";
import type { Shortfall } from "../domain/authorship.ts";
import type { Drafts } from "../engines/writing/draft.ts";
import { type DistantWriter, WriterFailure } from "../engines/writing/writer.ts";
import { workFor } from "../http/work-for.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { findWeights } from "../jobs/matching-basis.ts";
import { findKeptTexts } from "../own-words/find-own-words.ts";
import { toPosting } from "../jobs/listing-view.ts";
import { ownWeightsOf } from "../matches/own-weights.ts";
import type { MaterialTask, WrittenMaterial } from "../engines/writing/write-material.ts";
import { materialTitle } from "./material-title.ts";
import { endGeneration, endUnchanged } from "./end-generation.ts";
import { atWork, RUNNER } from "./generation-job.ts";
import { storeTailoredResume } from "./store-tailored-resume.ts";
import { forgetTally } from "../remembered/forget-tally.ts";

const READ = 15; // stages of the work, in percent
const WRITING = 30;
const DRAFTED = 70;
const CHECKED = 90;
const MAX_EARLIER = 12; // letters older than these may be repeated

async function reach(generation: GenerationRecord, progress: number): Promise<void> {
  await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { progress } });
}

type Written = Pick<MaterialTask, "drafts" | "author"> & { model: DistantWriter | null };
type Task = Omit<MaterialTask, "drafts" | "author" | "entailed">;

function byRules(shortfall: Shortfall | null): Written {
  return { drafts: {}, author: { model: null, shortfall }, model: null };
}

/** What the model wrote; nothing without a model or when it failed, so that the rules write. */
async function askModel(generation: GenerationRecord, task: Task): Promise<Written> {
  if (generation.isSample) return byRules(null);
  const { model, shortfall } = await chooseWriter(generation.ownerId, async (countedOn) => {
    await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { countedOn } });
  });
  if (!model) return byRules(shortfall);
  const { profile, posting, weights, choices, own } = task;
  const basis = await workFor(generation.ownerId, "readWritingBasis", { profile, posting, weights, choices, own });
  const asked: Promise<Partial<Drafts>> = {
    resume: async () => ({ resume: await model.writeResume(basis) }),
    "cover-letter": async () => ({ letter: await model.writeLetter(basis) }),
    interview: async () => ({ interview: await model.writeInterview(basis) }),
  }[generation.kind]();
  const written = await asked.then(
    (drafts): Written => ({ drafts, author: { model: model.model, shortfall: null }, model }),
    (error: unknown) => byRules(error instanceof WriterFailure ? error.shortfall : "error"),
  );
  await reach(generation, DRAFTED);
  return written;
}

/** Writes what passes the gate; what the rules were not sure of in a model's draft is asked of it once. */
async function write(ownerId: Types.ObjectId, task: Task, { model, ...draft }: Written): Promise<WrittenMaterial> {
  const written = await workFor(ownerId, "writeMaterial", { ...task, ...draft, entailed: [] });
  const entailed = model ? await confirmByModel(model, evidenceIn(written).notSure, task.profile) : [];
  return entailed.length === 0 ? written : workFor(ownerId, "writeMaterial", { ...task, ...draft, entailed });
}

function evidenceIn(written: WrittenMaterial): Evidence {
  if (written.kind === "cover-letter") return written.letter.evidence;
  return written.kind === "interview" ? written.interview.evidence : written.tailored.evidence;
}

type Input = {
  generation: GenerationRecord;
  resume: ResumeRecord;
  written: WrittenMaterial;
  title: string;
  now: Date;
};

async function store({ generation, resume, written, title, now }: Input): Promise<void> {
  const { _id, ownerId, listingId } = generation;
  await forgetTally(ownerId);
  // The id is the generation's, so that a material is stored once, whatever comes.
  const record = { _id, ownerId, listingId, title, createdAt: now };
  if (written.kind === "cover-letter") {
    const { letterChoices } = generation;
    await CoverLetter.create({ ...record, ...written.letter, letterChoices, resumeId: resume._id });
  } else if (written.kind === "interview") {
    await Interview.create({ ...record, ...written.interview, resumeId: resume._id });
  } else {
    await storeTailoredResume({ record, root: resume, ...written });
  }
}

/** The person's newest letters, so that the next one avoids their wording. */
async function findEarlierLetters({ ownerId }: GenerationRecord): Promise<string[]> {
  const letters = await CoverLetter.find({ ownerId }, { content: 1 }).sort({ createdAt: -1 }).limit(MAX_EARLIER).lean();
  return letters.map(({ content }) => content);
}

async function work(generation: GenerationRecord): Promise<void> {
  const [user, resume, listing] = await Promise.all([
    User.findById(generation.ownerId).lean(),
    Resume.findOne({ _id: generation.resumeId, ownerId: generation.ownerId }).lean(),
    Listing.findById(generation.listingId).lean(),
  ]);
  if (!user || !resume || !listing) throw new Error("The resume or the job of a generation is gone");
  const weights = await findWeights();
  await reach(generation, READ);
  const now = new Date();
  const task: Task = {
    kind: generation.kind,
    // Written by analyseResume, see read-upload.ts.
    profile: resume.profile as Profile,
    posting: toPosting(listing),
    weights,
    own: await findKeptTexts(generation.ownerId),
    wishes: user.wishes ?? {},
    ownWeights: ownWeightsOf(user, now),
    // Stored by startGeneration.
    choices: (generation.letterChoices as LetterChoices | null) ?? USUAL_LETTER,
    earlier: generation.kind === "cover-letter" ? await findEarlierLetters(generation) : [],
    now,
  };
  await reach(generation, WRITING);
  const draft = await askModel(generation, task);
  const written = await write(user._id, task, draft);
  if (written.kind === "resume" && written.tailored.changes.length === 0) return endUnchanged(generation);
  await reach(generation, CHECKED);
  await store({ generation, resume, written, title: materialTitle(generation.kind, listing, resume.name), now });
}

/** Makes the material of a generation. A job that is delivered twice begins once; what fails is marked so. */
export async function runGeneration(id: Types.ObjectId): Promise<void> {
  const key = String(id);
  if (atWork.has(key)) return;
  atWork.add(key);
  try {
    await claimAndRun(id);
  } finally {
    atWork.delete(key);
  }
}

async function claimAndRun(id: Types.ObjectId): Promise<void> {
  const generation = await Generation.findOneAndUpdate(
    { _id: id, status: "active", claimedAt: null },
    { $set: { claimedAt: new Date(), runner: RUNNER } },
    { returnDocument: "after", lean: true },
  );
  if (!generation) return;
  try {
    await work(generation);
  } finally {
    await endGeneration(generation);
  }
}
