import { User, type UserRecord } from "../../models/user.ts";
import { findNextSteps, type NextStep } from "../applications/find-next-steps.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { parseLanguage } from "../domain/language.ts";
import { isoDay } from "../domain/iso-day.ts";
import { getEnv } from "../env.ts";
import { logger } from "../http/logger.ts";
import { findNews } from "./find-news.ts";
import { type Mail, sendMail } from "./mail-transport.ts";
import { nextDigest, nextMorning } from "./mail-times.ts";
import { stopAddress } from "./stop-mail.ts";
import { writeMail } from "./write-mail.ts";

const HOUR_MS = 60 * 60_000;
const MAX_FAILURES = 5;
const MOST_STEPS = 50;
const MAILS_A_RUN = 50; // one run ends long before its lock does; the next one goes on

type Due = UserRecord & { mail: NonNullable<UserRecord["mail"]> };
type Send = (mail: Mail) => Promise<void>;

/** Takes the next user whose mail is due. Several processes ask at once: one of them gets each. */
async function takeNext(now: Date): Promise<Due | null> {
  const taken = await User.findOneAndUpdate(
    { "mail.nextAt": { $lte: now } },
    { $set: { "mail.nextAt": nextMorning(now) } },
    { sort: { "mail.nextAt": 1 }, returnDocument: "after" },
  ).lean<UserRecord | null>();
  return taken?.mail ? { ...taken, mail: taken.mail } : null;
}

/** Told on the day they are due, and once. */
function newlyDue(steps: NextStep[], { stepsUpTo }: Due["mail"], today: string): NextStep[] {
  return steps.filter(({ on }) => on > stepsUpTo && on <= today);
}

async function mailTo({ _id, mail, ...user }: Due, now: Date): Promise<Mail | null> {
  const isDigestDue = mail.digest !== "never" && mail.digestAt <= now;
  const [news, steps] = await Promise.all([
    isDigestDue ? findNews({ _id, ...user }, mail.newSince) : { total: 0, best: [] },
    mail.steps ? findNextSteps(_id, { most: MOST_STEPS }) : [],
  ]);
  const stopUrl = stopAddress(_id, mail.seed);
  const language = parseLanguage(mail.language);
  const told = { news, steps: newlyDue(steps, mail, isoDay(now)), appUrl: getAuthConfig().appUrl, stopUrl };
  const written = writeMail({ ...told, language });
  return written && { to: user.email, stopUrl, ...written };
}

async function noteSent({ _id, mail }: Due, now: Date): Promise<void> {
  const isDigestDue = mail.digest !== "never" && mail.digestAt <= now;
  const digest = isDigestDue ? { "mail.newSince": now, "mail.digestAt": nextDigest(mail.digest, now) } : {};
  await User.updateOne(
    { _id, "mail.seed": mail.seed },
    { $set: { "mail.stepsUpTo": isoDay(now), "mail.failures": 0, ...digest } },
  );
}

/** Tried again in an hour, a few times; then with the mail of the next day. */
async function noteFailure({ _id, mail }: Due, now: Date): Promise<void> {
  const failures = mail.failures + 1;
  const isLast = failures >= MAX_FAILURES;
  const nextAt = isLast ? mail.nextAt : new Date(now.getTime() + HOUR_MS);
  await User.updateOne(
    { _id, "mail.nextAt": mail.nextAt },
    { $set: { "mail.nextAt": nextAt, "mail.failures": isLast ? 0 : failures } },
  );
}

function isServerAway(error: unknown): boolean {
  return !(error instanceof Error && "responseCode" in error);
}

/** Sends the mails that users asked for and that are due, each once. Ends early while the mail server is away. */
export async function sendDueMails(now: Date, send: Send = sendMail): Promise<void> {
  if (!getEnv().SMTP_URL) return;
  for (let sent = 0; sent < MAILS_A_RUN; sent += 1) {
    const due = await takeNext(now);
    if (!due) return;
    try {
      const mail = due.emailVerified ? await mailTo(due, now) : null;
      if (mail) await send(mail);
      await noteSent(due, now);
    } catch (error) {
      logger.warn({ err: error, userId: String(due._id) }, "a mail was not sent");
      await noteFailure(due, now);
      if (isServerAway(error)) return;
    }
  }
}
