import { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import { Usage } from "../../models/usage.ts";
import { User } from "../../models/user.ts";
import { storeOriginal } from "../files/original-files.ts";
import { findIndex } from "../jobs/follow-listings.ts";
import { usesSamples } from "../jobs/uses-samples.ts";
import { explainMatches } from "../matches/explain-matches.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { extractResumeFacts } from "../engines/matching/resume-facts.ts";
import { readUpload } from "../resumes/read-upload.ts";
import { COPIED, toPostingFacts } from "../matches/posting-facts.ts";
import { usageMonth } from "../matches/usage.ts";
import { SAMPLE_RESUME } from "./sample-resume.ts";
import { makeSampleResumeDocx } from "./sample-resume-docx.ts";
import { TIERS, type Tier } from "../domain/plans.ts";

/** An issuer at which nobody can sign in. */
export const LOAD_ISSUER = "https://load-test.invalid";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const BATCH = 1_000;
const SEED = 42;
const FREE_MATCHES = 10;
const MOST_MATCHES = 30;
const APPLIED_SHARE = 0.1;
const DAY_MS = 24 * 60 * 60_000;
const OLDEST_DAYS = 730;
const FIRST_NAMES =
  "Ada Ben Chloe Dev Elena Farid Grace Hugo Ines Jonas Keiko Liam Maya Noah Olga Priya Quinn Rosa Sam Tara".split(" ");
const LAST_NAMES =
  "Adler Brook Chen Diaz Evans Fox Garcia Hart Ito Jones Khan Lopez Meyer Novak Okafor Park Reyes Silva Tran Weber".split(
    " ",
  );

type Random = () => number;

/** The same numbers from 0 to 1 at every run (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<Item>(random: Random, weighted: readonly (readonly [Item, number])[]): Item {
  let left = random() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of weighted) {
    left -= weight;
    if (left < 0) return item;
  }
  throw new Error("The weights of a choice add up to more than nothing");
}

const TIER_WEIGHTS: Record<Tier, number> = { free: 82, pro: 13, premium: 5 };
const STATUSES = [
  ["active", 93],
  ["inactive", 5],
  ["past due", 2],
] as const;

const OUTCOMES = [
  ["applied", 80],
  ["interview", 12],
  ["rejected", 6],
  ["offer", 2],
] as const;

function makeUser(random: Random, number: number, now: Date) {
  const createdAt = new Date(now.getTime() - Math.floor(random() ** 2 * OLDEST_DAYS * DAY_MS));
  const firstName = FIRST_NAMES[Math.floor(random() * FIRST_NAMES.length)] ?? "Ada";
  const lastName = LAST_NAMES[Math.floor(random() * LAST_NAMES.length)] ?? "Adler";
  const subscriptionTier = pick(
    random,
    TIERS.map((tier) => [tier, TIER_WEIGHTS[tier]] as const),
  );
  const paidUntil = subscriptionTier === "free" ? null : new Date(now.getTime() + (random() * 33 - 3) * DAY_MS);
  return {
    _id: idOf(createdAt),
    issuer: LOAD_ISSUER,
    subject: `load-${number}`,
    email: `${firstName}.${lastName}.${number}@load-test.example`.toLowerCase(),
    emailVerified: true,
    firstName,
    lastName: random() < 0.1 ? null : lastName,
    subscriptionTier,
    subscriptionStatus: pick(random, STATUSES),
    paidUntil,
    activeResumeId: random() < 0.7 ? new Types.ObjectId() : null,
    createdAt,
  };
}

function idOf(time: Date): Types.ObjectId {
  const seconds = Math.floor(time.getTime() / 1000).toString(16);
  return new Types.ObjectId(seconds + new Types.ObjectId().toHexString().slice(8));
}

type LoadUser = ReturnType<typeof makeUser>;

type Job = {
  id: string;
  title: string;
  company: string;
  match: MatchScore;
  posting: ReturnType<typeof toPostingFacts>;
};
type Sample = { fields: Record<string, unknown>; jobs: Job[] };

async function makeSample(): Promise<Sample> {
  const bytes = new Uint8Array(await makeSampleResumeDocx());
  const { fileName: filename } = SAMPLE_RESUME;
  const ownerId = new Types.ObjectId();
  const fields = await readUpload(ownerId, { filename, mediaType: DOCX, bytes });
  const fileId = await storeOriginal(bytes, { filename, ownerId, mediaType: DOCX });
  const index = await findIndex();
  const facts = extractResumeFacts(fields.profile);
  const withSamples = usesSamples(null, index.hasRealPostings);
  const asked = { limit: MOST_MATCHES, minimumScore: 0, withSamples };
  const best = index.rank(index.queryOf(facts), asked).map(({ id }) => id);
  const ranked = await explainMatches(best, { facts, index, withSamples });
  const heads = await Listing.find({ _id: { $in: ranked.map(({ id }) => id) } })
    .select({ ...COPIED, title: 1, company: 1 })
    .lean();
  const byId = new Map(
    heads.map((head) => [head._id, { title: head.title, company: head.company, posting: toPostingFacts(head) }]),
  );
  const jobs = ranked.map(({ id, match }) => ({
    id,
    match,
    ...(byId.get(id) ?? { title: "", company: "", posting: toPostingFacts(null) }),
  }));
  return { fields: { ...fields, filename, mediaType: DOCX, sizeBytes: bytes.byteLength, fileId }, jobs };
}

function makeBelongings(
  random: Random,
  { _id: ownerId, activeResumeId, ...user }: LoadUser,
  { fields, jobs }: Sample,
  now: Date,
) {
  const age = now.getTime() - user.createdAt.getTime();
  const at = new Date(user.createdAt.getTime() + random() * age);
  const most = user.subscriptionTier === "free" ? FREE_MATCHES : MOST_MATCHES;
  const own = jobs.slice(0, 1 + Math.floor(random() * most));
  const owned = { ownerId, resumeId: activeResumeId };
  const matching = {
    state: "done",
    revision: 1,
    requestedAt: at,
    finishedAt: at,
    attempts: 1,
    lockedMore: jobs.length - own.length,
  };
  return {
    resume: { ...fields, _id: activeResumeId, ownerId, name: SAMPLE_RESUME.headline, uploadedAt: at, matching },
    usage: { ownerId, month: usageMonth(now), countedJobIds: own.map(({ id }) => id) },
    matches: own.map(({ id, match, posting }) => ({
      ...owned,
      listingId: id,
      score: match.score,
      explanation: match,
      posting,
      optimization: null,
    })),
    applications: own
      .filter(() => random() < APPLIED_SHARE)
      .map(({ id, title: jobTitle, company, match }) => {
        const status = pick(random, OUTCOMES);
        const what = { listingId: id, jobTitle, company, resumeName: SAMPLE_RESUME.headline, score: match.score };
        return { ...owned, ...what, status, appliedAt: at, interviewAt: status === "interview" ? at : null };
      }),
  };
}

/** Always the same users and matches, as whom nobody can sign in. Reports after every thousand users. */
export async function makeLoadData(
  wanted: { users: number; matches: number },
  tell: (users: number, matches: number) => void,
): Promise<void> {
  const random = randomFrom(SEED);
  const now = new Date();
  const sample = await makeSample();
  const insert = { ordered: false, lean: true };
  let matches = 0;
  for (let from = 0; from < wanted.users; from += BATCH) {
    const size = Math.min(BATCH, wanted.users - from);
    const users = Array.from({ length: size }, (_, index) => {
      const user = makeUser(random, from + index, now);
      return matches < wanted.matches ? user : { ...user, activeResumeId: null };
    });
    const belongings = users
      .filter((user) => user.activeResumeId)
      .map((user) => makeBelongings(random, user, sample, now));
    await User.insertMany(users, { ordered: false });
    await Resume.insertMany(
      belongings.map(({ resume }) => resume),
      { ordered: false },
    );
    await Usage.insertMany(
      belongings.map(({ usage }) => usage),
      insert,
    );
    const rows = belongings.flatMap((one) => one.matches).slice(0, wanted.matches - matches);
    for (let at = 0; at < rows.length; at += BATCH) await Match.insertMany(rows.slice(at, at + BATCH), insert);
    await Application.insertMany(
      belongings.flatMap(({ applications }) => applications),
      insert,
    );
    matches += rows.length;
    tell(from + size, matches);
  }
}
