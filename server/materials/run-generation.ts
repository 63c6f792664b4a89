import type { Types } from "mongoose";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Generation, type GenerationRecord } from "../../models/generation.ts";
import { Interview } from "../../models/interview.ts";
import { Listing } from "../../models/listing.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { chooseWriter } from "../ai/choose-writer.ts";
import { localWriter } from "../engines/writing/local-writer.ts";
import type { Writer } from "../engines/writing/writer.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { findCatalogue } from "../jobs/catalogue.ts";
import { toPosting } from "../jobs/listing-view.ts";
import { makeCoverLetter, makeInterview, makeTailoredResume } from "../engines/writing/make-material.ts";
import { materialTitle } from "./material-title.ts";
import { endGeneration } from "./end-generation.ts";
import { RUNNER } from "./generation-job.ts";
import { storeTailoredResume } from "./store-tailored-resume.ts";
import { readWritingFacts, type WritingFacts } from "../engines/writing/writing-facts.ts";

/** Stages of the work, of 100. */
const READ = 15;
const WRITING = 30;
const DRAFTED = 70;
const CHECKED = 90;
/** Letters older than these may be repeated. */
const MAX_EARLIER = 12;

async function reach(generation: GenerationRecord, progress: number): Promise<void> {
  await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { progress } });
}

type Input = {
  generation: GenerationRecord;
  user: UserRecord;
  resume: ResumeRecord;
  facts: WritingFacts;
  writer: Writer;
  title: string;
};

async function makeAndStore({ generation, user, resume, facts, writer, title }: Input): Promise<void> {
  const onDraft = () => reach(generation, DRAFTED);
  const now = new Date();
  // The id is the generation's, so that a material is stored once, whatever comes.
  const record = {
    _id: generation._id,
    ownerId: generation.ownerId,
    listingId: generation.listingId,
    title,
    createdAt: now,
  };
  if (generation.kind === "cover-letter") {
    const letter = await makeCoverLetter(facts, writer, { onDraft });
    await reach(generation, CHECKED);
    await CoverLetter.create({ ...record, ...letter, resumeId: resume._id });
  } else if (generation.kind === "interview") {
    const interview = await makeInterview(facts, writer, { onDraft });
    await reach(generation, CHECKED);
    await Interview.create({ ...record, ...interview, resumeId: resume._id });
  } else {
    const tailored = await makeTailoredResume(facts, writer, { onDraft, now });
    await reach(generation, CHECKED);
    await storeTailoredResume({ record, owner: user, root: resume, tailored, facts });
  }
}

/** What the person's newest letters say, so that the next one says it in other words. */
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
  const { weights } = await findCatalogue();
  await reach(generation, READ);
  // Written by analyseResume, see read-upload.ts.
  const facts = readWritingFacts(resume.profile as Profile, toPosting(listing), weights, {
    earlier: generation.kind === "cover-letter" ? await findEarlierLetters(generation) : [],
  });
  const writer = generation.isSample
    ? localWriter
    : await chooseWriter(user._id, async (countedOn) => {
        await Generation.updateOne({ _id: generation._id, status: "active" }, { $set: { countedOn } });
      });
  await reach(generation, WRITING);
  await makeAndStore({
    generation,
    user,
    resume,
    facts,
    writer,
    title: materialTitle(generation.kind, listing, resume.name),
  });
}

/** Makes the material of a generation. A job that is delivered twice begins once; what fails is marked so. */
export async function runGeneration(id: Types.ObjectId): Promise<void> {
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
