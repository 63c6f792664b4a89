import { randomBytes } from "node:crypto";
import { User, type UserRecord } from "../../models/user.ts";
import type { Language } from "../domain/language.ts";
import { type MailChoices, NO_MAIL } from "../domain/mail-choices.ts";
import { isoDay } from "../domain/iso-day.ts";
import { getEnv } from "../env.ts";
import { Refusal } from "../http/errors.ts";
import { nextDigest, nextMorning } from "./mail-times.ts";

/** What a user chose; null where this server sends no mail. */
export function mailChoicesOf({ mail }: Pick<UserRecord, "mail">): MailChoices | null {
  if (!getEnv().SMTP_URL) return null;
  return mail ? { digest: mail.digest, steps: mail.steps } : NO_MAIL;
}

/** Keeps which mails come from now on. Throws Refusal (unavailable: no mail server, invalid: address not confirmed). */
export async function chooseMail(
  user: UserRecord,
  { digest, steps }: MailChoices,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  if (!getEnv().SMTP_URL) throw new Refusal("unavailable", "This server sends no e-mails.");
  const wantsMail = digest !== "never" || steps;
  if (wantsMail && !user.emailVerified)
    throw new Refusal("invalid", "Your e-mail address is not confirmed, so nothing is sent to it.");
  const times = { nextAt: wantsMail ? nextMorning(now) : null, digestAt: nextDigest(digest, now) };
  const seed = user.mail?.seed ?? randomBytes(16).toString("base64url");
  const since = { newSince: now, stepsUpTo: isoDay(now), failures: 0 };
  await User.updateOne({ _id: user._id }, { $set: { mail: { digest, steps, seed, language, ...times, ...since } } });
}
