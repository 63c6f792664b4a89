import type { Types } from "mongoose";
import { InterviewAttempt, type InterviewAttemptRecord } from "../../../models/interview-attempt.ts";
import { toObjectId } from "../../database/object-id.ts";
import type { AnswerFeedback } from "../../engines/writing/interview/judge-answer.ts";
import { requireMaterial } from "../find-materials.ts";

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export type AttemptView = {
  id: string;
  questionKey: string;
  question: string;
  answer: string;
  feedback: AnswerFeedback;
  createdAt: string;
};

export function toAttemptView(record: Omit<InterviewAttemptRecord, "ownerId" | "interviewId">): AttemptView {
  const { _id, questionKey, question, answer, createdAt } = record;
  // Stored by practiseAnswer, as judgeAnswer made it.
  const kept = record.feedback as Omit<AnswerFeedback, "advice"> & Partial<AnswerFeedback>;
  const feedback = { advice: [], ...kept };
  return { id: String(_id), questionKey, question, answer, feedback, createdAt: createdAt.toISOString() };
}

/** What somebody answered to the questions of a guide, newest first; empty also where there is no such guide. */
export async function findAttemptsIfAny(ownerId: Types.ObjectId, id: unknown): Promise<AttemptView[]> {
  const interviewId = toObjectId(id);
  const records = interviewId && (await InterviewAttempt.find({ ownerId, interviewId }).sort(NEWEST_FIRST).lean());
  return (records ?? []).map(toAttemptView);
}

/** The same. Throws Refusal (not-found) where there is no such guide. */
export async function findAttempts(ownerId: Types.ObjectId, id: unknown): Promise<AttemptView[]> {
  await requireMaterial("interview", ownerId, id);
  return findAttemptsIfAny(ownerId, id);
}
