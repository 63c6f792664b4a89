import type { Types } from "mongoose";
import { LetterCheck } from "../../models/letter-check.ts";
import { Material } from "../../models/material.ts";
import { OwnWord } from "../../models/own-word.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { toObjectId } from "../database/object-id.ts";
import type { CheckedSentence, OwnWordView } from "../domain/checked-sentence.ts";
import { Refusal } from "../http/errors.ts";
import { evidenceOf } from "./find-materials.ts";
import { toOwnWordView } from "../own-words/find-own-words.ts";
import { statementKey } from "../domain/statement-key.ts";

export const MAX_ANSWERS = 300;
const CLOSED = "This question is no longer open.";

/** The sentence as we asked it: only what was asked can be kept, and nobody else's question. */
async function findAsked(ownerId: Types.ObjectId, key: string, materialId: string | null): Promise<string | null> {
  const isAsked = ({ text }: { text: string }) => statementKey(text) === key;
  if (materialId !== null) {
    const _id = toObjectId(materialId);
    const material = _id && (await Material.findOne({ _id, ownerId }).select({ evidence: 1 }).lean());
    return material ? (evidenceOf(material).notSure.find(isAsked)?.text ?? null) : null;
  }
  const check = await LetterCheck.findById(ownerId).lean();
  // Written by checkLetter, see check-letter.ts.
  const sentences = (check?.sentences ?? []) as CheckedSentence[];
  return sentences.filter(({ answer }) => answer === "not sure").find(isAsked)?.text ?? null;
}

export type QuestionAnswer = { text: string; materialId: string | null; isKept: boolean };

/** Stores the latest answer; `materialId` null = of the last checked letter. Throws Refusal (not-found, conflict). */
export async function answerQuestion(
  ownerId: Types.ObjectId,
  { text, materialId, isKept }: QuestionAnswer,
): Promise<OwnWordView> {
  const key = statementKey(text);
  const asked = await findAsked(ownerId, key, materialId);
  if (asked === null) throw new Refusal("not-found", CLOSED);
  const known = await OwnWord.exists({ ownerId, key });
  if (!known && (await OwnWord.countDocuments({ ownerId })) >= MAX_ANSWERS)
    throw new Refusal(
      "conflict",
      `You have answered ${MAX_ANSWERS} questions. Please take some statements back first.`,
    );
  const store = () =>
    OwnWord.findOneAndUpdate(
      { ownerId, key },
      { $set: { text: asked, isKept, answeredAt: new Date() } },
      { upsert: true, returnDocument: "after", lean: true },
    );
  const stored = await store().catch((error: unknown) => {
    if (isDuplicateKey(error)) return store();
    throw error;
  });
  if (!stored) throw new Refusal("not-found", CLOSED);
  return toOwnWordView(stored);
}
