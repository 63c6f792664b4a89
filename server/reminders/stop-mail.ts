import type { Types } from "mongoose";
import { User, type UserRecord } from "../../models/user.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { NO_MAIL } from "../domain/mail-choices.ts";
import { isSealed, sealedKey, userOfKey } from "./sealed-address.ts";

/** The link in each mail that stops them, also signed out. */
export function stopAddress(userId: Types.ObjectId, seed: string): string {
  const address = new URL("/mail/stop", getAuthConfig().appUrl);
  address.searchParams.set("key", sealedKey("stop address", userId, seed));
  return address.href;
}

/** Whose mails a key stops; null for any other key. */
export async function findMailOwner(key: string): Promise<Pick<UserRecord, "_id" | "email"> | null> {
  const _id = userOfKey(key);
  const user = _id && (await User.findById(_id).select({ email: 1, mail: 1 }).lean<UserRecord | null>());
  return user?.mail?.seed && isSealed("stop address", key, user.mail.seed) ? user : null;
}

/** Sends a user no more mails. The link goes on working, however often it is followed. */
export async function stopMail(userId: Types.ObjectId): Promise<void> {
  const { digest, steps } = NO_MAIL;
  const off = { "mail.digest": digest, "mail.steps": steps, "mail.nextAt": null };
  await User.updateOne({ _id: userId, mail: { $ne: null } }, { $set: off });
}
