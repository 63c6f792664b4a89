import { createHmac, timingSafeEqual } from "node:crypto";
import type { Types } from "mongoose";
import { deriveKey } from "../auth/auth-config.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { toObjectId } from "../database/object-id.ts";

type Purpose = "calendar address" | "stop address";

function seal(purpose: Purpose, userId: string, seed: string): string {
  return createHmac("sha256", deriveKey(getAuthConfig(), purpose)).update(`${userId} ${seed}`).digest("base64url");
}

/** Opens an address that works signed out. It cannot be guessed or read from the database, and ends with its seed. */
export function sealedKey(purpose: Purpose, userId: Types.ObjectId, seed: string): string {
  return `${userId}.${seal(purpose, String(userId), seed)}`;
}

/** Whose a key says it is; to be believed only together with isSealed. */
export function userOfKey(key: string): Types.ObjectId | null {
  return toObjectId(key.split(".")[0]);
}

export function isSealed(purpose: Purpose, key: string, seed: string): boolean {
  const [userId = "", mark = ""] = key.split(".");
  const [expected, given] = [Buffer.from(seal(purpose, userId, seed)), Buffer.from(mark)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
