import { Types } from "mongoose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { InterviewAttempt } from "../../../models/interview-attempt.ts";
import { Interview } from "../../../models/material.ts";
import { Resume } from "../../../models/resume.ts";
import { User } from "../../../models/user.ts";
import { MOST_ATTEMPTS } from "../../domain/practice.ts";
import { connectTestDatabase } from "../../jobs/postings.fixtures.ts";
import { makeEngineer } from "../../matches/people.fixtures.ts";
import { deleteMaterial } from "../change-material.ts";
import { findAttempts } from "./find-attempts.ts";
import { deleteAttempt, practiseAnswer } from "./practise-answer.ts";

const RESUME = `Ada Girder
Bridge Engineer
Columbus, OH

Experience
Bridge Engineer - Span Works
2015 - 2024
- Designed 14 steel bridges for three counties
- Cut inspection time from 9 to 4 days

Skills
Steel, AutoCAD`;
const ASKED = { questionKey: "behavioralQuestions-0", answer: "I designed 14 steel bridges.", now: new Date() };
let end: () => Promise<void>;

beforeAll(async () => {
  end = await connectTestDatabase();
});

afterAll(() => end());

/** Somebody with a guide whose job and, when `hasResume` is false, whose resume are gone. */
async function makePerson({ tier = "premium" as "premium" | "pro", hasResume = true } = {}) {
  const createdAt = new Date();
  const { ownerId, resumeId } = await makeEngineer({ user: { subscriptionTier: tier }, lines: RESUME.split("\n") });
  if (!hasResume) await Resume.deleteOne({ _id: resumeId });
  const guideId = new Types.ObjectId();
  await Interview.create({
    _id: guideId,
    ownerId,
    listingId: "gone",
    resumeId,
    createdAt,
    title: "Interview Prep - Engineer at Span",
    behavioralQuestions: ["QUESTION: What did you save? ||| ANSWER: Time."],
    evidence: { claims: [], dropped: [] },
  });
  return { user: (await User.findById(ownerId).lean())!, guideId: String(guideId) };
}

test("DEC-97 an answer is judged by the guide's own resume and kept, though the job is gone", async () => {
  const { user, guideId } = await makePerson();
  const attempt = await practiseAnswer(user, guideId, ASKED);
  expect(attempt).toMatchObject({ question: "What did you save?", answer: ASKED.answer });
  expect(attempt.feedback.claims).toMatchObject([{ text: ASKED.answer, answer: "borne out" }]);
  expect(attempt.feedback.stronger.join(" ")).toContain("inspection time");
  expect(await findAttempts(user._id, guideId)).toEqual([attempt]);
  await deleteMaterial("interview", user._id, guideId);
  expect(await InterviewAttempt.countDocuments({ ownerId: user._id })).toBe(0);
});

test("DEC-97 without the plan, the guide, the question or a resume nothing is kept", async () => {
  const [pro, bare, other, { user, guideId }] = await Promise.all([
    makePerson({ tier: "pro" }),
    makePerson({ hasResume: false }),
    makePerson(),
    makePerson(),
  ]);
  const kind = (answering: Promise<unknown>) => expect(answering).rejects;
  await kind(practiseAnswer(pro.user, pro.guideId, ASKED)).toMatchObject({ kind: "forbidden" });
  await kind(practiseAnswer(bare.user, bare.guideId, ASKED)).toMatchObject({ kind: "invalid" });
  await kind(practiseAnswer(other.user, guideId, ASKED)).toMatchObject({ kind: "not-found" });
  for (const questionKey of ["behavioralQuestions-1", "evidence-0", ""]) {
    await kind(practiseAnswer(user, guideId, { ...ASKED, questionKey })).toMatchObject({ kind: "not-found" });
  }
  const attempt = await practiseAnswer(user, guideId, ASKED);
  await kind(deleteAttempt(other.user._id, attempt.id)).toMatchObject({ kind: "not-found" });
  await kind(findAttempts(other.user._id, guideId)).toMatchObject({ kind: "not-found" });
  await deleteAttempt(user._id, attempt.id);
  await kind(deleteAttempt(user._id, attempt.id)).toMatchObject({ kind: "not-found" });
  expect(await InterviewAttempt.countDocuments({ ownerId: pro.user._id })).toBe(0);
});

test("DEC-97 a guide keeps a bounded number of answers", async () => {
  const { user, guideId } = await makePerson();
  const row = { ownerId: user._id, interviewId: guideId, questionKey: "x", question: "x", answer: "x", feedback: {} };
  await InterviewAttempt.insertMany(Array.from({ length: MOST_ATTEMPTS }, () => ({ ...row, createdAt: new Date() })));
  await expect(practiseAnswer(user, guideId, ASKED)).rejects.toMatchObject({ kind: "conflict" });
});
