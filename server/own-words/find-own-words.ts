import type { Types } from "mongoose";
import { OwnWord, type OwnWordRecord } from "../../models/own-word.ts";
import type { OwnWordView } from "../domain/checked-sentence.ts";

/** The public shape of an answer to `Is this true?`. */
export function toOwnWordView({ _id, text, isKept, answeredAt }: OwnWordRecord): OwnWordView {
  return { id: String(_id), text, isKept, answeredAt: answeredAt.toISOString() };
}

/** A user's answers to `Is this true?`, newest first. */
export async function findOwnWords(ownerId: Types.ObjectId): Promise<OwnWordView[]> {
  const records = await OwnWord.find({ ownerId }).sort({ answeredAt: -1, _id: -1 }).lean();
  return records.map(toOwnWordView);
}

/** The sentences that a user kept, oldest first: sources for every later document. */
export async function findKeptTexts(ownerId: Types.ObjectId): Promise<string[]> {
  const records = await OwnWord.find({ ownerId, isKept: true }, { text: 1 }).sort({ answeredAt: 1, _id: 1 }).lean();
  return records.map(({ text }) => text);
}
