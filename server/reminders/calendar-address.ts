import { randomBytes } from "node:crypto";
import type { Types } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { isSealed, sealedKey, userOfKey } from "./sealed-address.ts";

/** Makes the address of a user's calendar, another one than before: the one before ends. */
export async function renewCalendar(ownerId: Types.ObjectId): Promise<void> {
  await User.updateOne({ _id: ownerId }, { $set: { calendarSeed: randomBytes(16).toString("base64url") } });
}

export async function endCalendar(ownerId: Types.ObjectId): Promise<void> {
  await User.updateOne({ _id: ownerId }, { $set: { calendarSeed: null } });
}

/** Where a calendar program reads the next steps; null = nowhere. */
export function calendarAddress({ _id, calendarSeed }: Pick<UserRecord, "_id" | "calendarSeed">): string | null {
  if (!calendarSeed) return null;
  const address = new URL("/calendar.ics", getAuthConfig().appUrl);
  address.searchParams.set("key", sealedKey("calendar address", _id, calendarSeed));
  return address.href;
}

/** Whose calendar an address opens; null for any other key. */
export async function findCalendarOwner(key: string): Promise<Types.ObjectId | null> {
  const _id = userOfKey(key);
  const user = _id && (await User.findById(_id).select({ calendarSeed: 1 }).lean<UserRecord | null>());
  return user?.calendarSeed && isSealed("calendar address", key, user.calendarSeed) ? user._id : null;
}
