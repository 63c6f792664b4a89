import type { Types } from "mongoose";
import { Hidden } from "../../../models/hidden.ts";
import { OwnWord } from "../../../models/own-word.ts";
import { SavedChoices } from "../../../models/saved-choices.ts";
import { User, type UserRecord } from "../../../models/user.ts";
import { parseMatchFilters, toFilterSearch } from "../../domain/match-filters.ts";
import { PLANS } from "../../domain/plans.ts";
import { statementKey } from "../../domain/statement-key.ts";
import { tierOf } from "../../domain/tier.ts";
import { companyKey } from "../../engines/postings/company-names.ts";
import { MAX_ANSWERS } from "../../materials/answer-question.ts";
import { MAX_HIDDEN } from "../../matches/hide.ts";
import { ensureSavedChoices } from "../../saved-choices/ensure-saved-choices.ts";
import type { MovedAccount } from "./moved-account.ts";
import type { MovedIds } from "./moved-ids.ts";

async function takeInHidden(ownerId: Types.ObjectId, { hidden }: MovedAccount, ids: MovedIds): Promise<number> {
  let room = MAX_HIDDEN - (await Hidden.countDocuments({ ownerId }));
  let left = 0;
  for (const { kind, key: told, ...record } of hidden) {
    const key = kind === "job" ? ids.ofJob(told) : companyKey(record.company);
    if (key === "") continue;
    if (room <= 0) left += 1;
    else {
      const done = await Hidden.updateOne({ ownerId, kind, key }, { $setOnInsert: record }, { upsert: true });
      room -= done.upsertedCount;
    }
  }
  return left;
}

async function takeInWords(ownerId: Types.ObjectId, { ownWords }: MovedAccount): Promise<number> {
  let room = MAX_ANSWERS - (await OwnWord.countDocuments({ ownerId }));
  let left = 0;
  for (const word of ownWords) {
    const key = statementKey(word.text);
    if (key === "") continue;
    if (room <= 0) left += 1;
    else room -= (await OwnWord.updateOne({ ownerId, key }, { $setOnInsert: word }, { upsert: true })).upsertedCount;
  }
  return left;
}

/** Searches and presets are kept by name, up to the plan's numbers. */
async function takeInNamed(user: UserRecord, { searches, letterPresets }: MovedAccount, now: Date): Promise<number> {
  const { savedSearchLimit, letterPresetLimit } = PLANS[tierOf(user, now)];
  await ensureSavedChoices(user._id);
  let left = 0;
  const keep = async (field: "searches" | "letterPresets", named: { name: string }, limit: number) => {
    const isFree = { [`${field}.name`]: { $ne: named.name } };
    const hasRoom = limit > 0 ? { [`${field}.${limit - 1}`]: { $exists: false } } : null;
    const kept =
      hasRoom &&
      (await SavedChoices.updateOne({ _id: user._id, ...isFree, ...hasRoom }, { $push: { [field]: named } }));
    if (kept?.modifiedCount) return;
    if (!(await SavedChoices.exists({ _id: user._id, [`${field}.name`]: named.name }))) left += 1;
  };
  for (const { search: told, ...named } of searches) {
    const search = toFilterSearch(parseMatchFilters(new URLSearchParams(told)));
    if (search !== "") await keep("searches", { ...named, search } as { name: string }, savedSearchLimit);
  }
  for (const preset of letterPresets) await keep("letterPresets", preset, letterPresetLimit);
  return left;
}

/** Takes in what the user chose and said; what is chosen here already stays. Answers how many did not fit. */
export async function takeInChoices(
  user: UserRecord,
  account: MovedAccount,
  { ids, now }: { ids: MovedIds; now: Date },
): Promise<number> {
  const { wishes, partWeights } = account.profile;
  if (wishes) await User.updateOne({ _id: user._id, wishes: null }, { $set: { wishes } });
  // Kept on every plan, and applied where the plan has them (server/matches/own-weights.ts).
  if (partWeights) await User.updateOne({ _id: user._id, partWeights: null }, { $set: { partWeights } });
  const left = [
    await takeInHidden(user._id, account, ids),
    await takeInWords(user._id, account),
    await takeInNamed(user, account, now),
  ];
  return left.reduce((sum, each) => sum + each, 0);
}
