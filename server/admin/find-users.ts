import { Types } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import type { UserSort } from "../domain/user-sorts.ts";
import { PAID_TIERS, type Tier } from "../domain/plans.ts";

export type UserFilter = {
  search?: string;
  tier?: Tier;
  status?: string;
};

export type UserPage = { sort: UserSort; limit: number; after?: string; before?: string };

/** Counting stops here: beyond, "more than" is enough to know. */
export const MAX_COUNTED_USERS = 1_000;

const ID = /^[0-9a-f]{24}$/;
const AFTER_EVERY_ADDRESS = "\u{10ffff}";

type Conditions = Record<string, unknown>[];

/** A range of the index, never a pattern, so that no character has a special meaning. */
function searchConditions(search: string): Conditions {
  const text = search.trim().toLowerCase();
  if (text === "") return [];
  if (ID.test(text)) return [{ _id: new Types.ObjectId(text) }];
  return [{ email: { $gte: text, $lt: text + AFTER_EVERY_ADDRESS } }];
}

/** An expired paid plan counts as free and active, as everywhere else. */
function planConditions({ tier, status }: UserFilter, now: Date): Conditions {
  const lapsed = { subscriptionTier: { $in: PAID_TIERS }, paidUntil: { $lte: now } };
  const inForce = { $or: [{ subscriptionTier: "free" }, { paidUntil: null }, { paidUntil: { $gt: now } }] };
  const conditions: Conditions = [];
  if (tier === "free") conditions.push({ $or: [{ subscriptionTier: "free" }, lapsed] });
  else if (tier) conditions.push({ subscriptionTier: tier }, inForce);
  if (status === "active") conditions.push({ $or: [{ subscriptionStatus: "active" }, lapsed] });
  else if (status) conditions.push({ subscriptionStatus: status }, inForce);
  return conditions;
}

function filterOf(filter: UserFilter, now: Date): Record<string, unknown> {
  const conditions = [...searchConditions(filter.search ?? ""), ...planConditions(filter, now)];
  return conditions.length === 0 ? {} : { $and: conditions };
}

/** Uses the index, so that the thousandth page costs what the first does. */
function beyond({ _id, email }: UserRecord, field: "_id" | "email", direction: 1 | -1): Record<string, unknown> {
  const past = direction === 1 ? "$gt" : "$lt";
  if (field === "_id") return { _id: { [past]: _id } };
  return {
    $and: [
      { email: { [direction === 1 ? "$gte" : "$lte"]: email } },
      { $or: [{ email: { [past]: email } }, { email, _id: { [past]: _id } }] },
    ],
  };
}

/** Null for an unknown `after` or `before`. */
export async function findUsers(
  filter: UserFilter,
  { sort, limit, after, before }: UserPage,
  now: Date,
): Promise<{ users: UserRecord[]; hasNext: boolean; hasPrevious: boolean } | null> {
  const field = sort === "email" || sort === "email-desc" ? "email" : "_id";
  const order = sort === "oldest" || sort === "email" ? 1 : -1;
  const isBackward = before !== undefined;
  const direction = isBackward ? (order === 1 ? -1 : 1) : order;
  const mark = before ?? after;
  const from = mark === undefined ? null : await findMark(mark);
  if (mark !== undefined && !from) return null;

  const wanted = from ? { $and: [filterOf(filter, now), beyond(from, field, direction)] } : filterOf(filter, now);
  const found = await User.find(wanted)
    .sort(field === "_id" ? { _id: direction } : { email: direction, _id: direction })
    .limit(limit + 1)
    .lean<UserRecord[]>();
  const users = found.slice(0, limit);
  const hasMore = found.length > limit;
  return isBackward
    ? { users: users.toReversed(), hasNext: true, hasPrevious: hasMore }
    : { users, hasNext: hasMore, hasPrevious: from !== null };
}

function findMark(id: string): Promise<UserRecord | null> | null {
  return ID.test(id) ? User.findById(id).lean<UserRecord | null>() : null;
}

export function countUsers(filter: UserFilter, now: Date): Promise<number> {
  return User.countDocuments(filterOf(filter, now), { limit: MAX_COUNTED_USERS });
}
