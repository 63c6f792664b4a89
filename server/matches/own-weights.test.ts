import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Match } from "../../models/match.ts";
import { Resume } from "../../models/resume.ts";
import { User } from "../../models/user.ts";
import { type PartWeights, USUAL_WEIGHTS, weightsBy } from "../domain/score-parts.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { BOARD, connectTestDatabase, emptyCollections, makeFound } from "../jobs/postings.fixtures.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { matchResume } from "./match-resume.ts";
import { newRequest } from "./match-after-reset.ts";
import { ownWeightsOf, toWeightsView } from "./own-weights.ts";
import { sweepLapsedWeights } from "./sweep-lapsed-weights.ts";
import { makeEngineer } from "./people.fixtures.ts";

const OWN: PartWeights = weightsBy(({ key }) => (key === "role" ? 30 : 10));
const YESTERDAY = new Date(Date.now() - 86_400_000);
const TOMORROW = new Date(Date.now() + 86_400_000);
let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});
beforeEach(emptyCollections);
afterAll(() => end());

async function makePerson(fields: { subscriptionTier?: "free" | "pro"; paidUntil?: Date | null }) {
  const { ownerId: _id, resumeId } = await makeEngineer({ user: { partWeights: OWN, ...fields } });
  const rematch = async () => {
    await Resume.updateOne({ _id: resumeId }, newRequest());
    await matchResume(resumeId);
    const match = await Match.findOne({ resumeId }).lean();
    return (match?.explanation as MatchScore | undefined)?.ownWeights;
  };
  const user = async () => (await User.findById(_id).lean())!;
  const state = async () => (await Resume.findById(resumeId).lean())!.matching.state;
  return { _id, rematch, user, state };
}

test("DEC-97 a plan with advanced matching scores with the user's own weights, and another with the usual ones", async () => {
  await storePostings(BOARD, [makeFound({ title: "Bridge Engineer" })], new Date());
  const paying = await makePerson({ paidUntil: TOMORROW });
  expect(await paying.rematch()).toEqual(OWN);
  expect((await paying.user()).arePartWeightsApplied).toBe(true);
  const lapsed = await makePerson({ paidUntil: YESTERDAY });
  expect(await lapsed.rematch()).toBeNull();
  expect((await lapsed.user()).arePartWeightsApplied).toBe(false);
  const view = toWeightsView(await lapsed.user(), new Date());
  expect(view).toEqual({ weights: OWN, areOwn: true, areAllowed: false });
});

test("DEC-97 when the plan ends the matches are scored again, once, and the weights are kept", async () => {
  await storePostings(BOARD, [makeFound({ title: "Bridge Engineer" })], new Date());
  const { _id, rematch, user, state } = await makePerson({ paidUntil: TOMORROW });
  await rematch();
  await sweepLapsedWeights();
  expect(await state()).toBe("done");
  await User.updateOne({ _id }, { $set: { paidUntil: YESTERDAY } });
  await sweepLapsedWeights();
  expect(await state()).toBe("queued");
  expect(await rematch()).toBeNull();
  await sweepLapsedWeights();
  expect(await state()).toBe("done");
  expect((await user()).partWeights).toEqual(OWN);
  await User.updateOne({ _id }, { $set: { paidUntil: TOMORROW } });
  expect(await rematch()).toEqual(OWN);
});

test("a part that is younger than a user's weights counts as usual", () => {
  const { place: _place, ...known } = OWN;
  const user = { subscriptionTier: "pro" as const, paidUntil: null, partWeights: known as PartWeights };
  expect(ownWeightsOf(user, new Date())).toEqual({ ...OWN, place: USUAL_WEIGHTS.place });
});
