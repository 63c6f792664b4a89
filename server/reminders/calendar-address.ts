import { randomBytes } from "node:crypto";
import type { Types } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import { type Language, parseLanguage } from "../domain/language.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { isSealed, sealedKey, userOfKey } from "./sealed-address.ts";

/** Makes the address of a user's calendar, another one than before: the one before ends. Answers whether there was one. */
export async function renewCalendar(ownerId: Types.ObjectId, calendarLanguage: Language): Promise<boolean> {
  const calendarSeed = randomBytes(16).toString("base64url");
  const before = await User.findOneAndUpdate({ _id: ownerId }, { $set: { calendarSeed, calendarLanguage } })
    .select({ calendarSeed: 1 })
    .lean<Pick<UserRecord, "calendarSeed"> | null>();
  return Boolean(before?.calendarSeed);
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

/** Whose calendar an address opens, and in which language; null for any other key. */
export async function findCalendarOwner(key: string): Promise<{ _id: Types.ObjectId; language: Language } | null> {
  const _id = userOfKey(key);
  const user =
    _id && (await User.findById(_id).select({ calendarSeed: 1, calendarLanguage: 1 }).lean<UserRecord | null>());
  if (!user?.calendarSeed || !isSealed("calendar address", key, user.calendarSeed)) return null;
  return { _id: user._id, language: parseLanguage(user.calendarLanguage) };
}
