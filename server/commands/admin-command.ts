import { existsSync } from "node:fs";
import { z } from "zod";
import { LocalAccount } from "../../models/local-account.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { recordCommand } from "../audit/record-audit.ts";
import { invite } from "../auth/local/invite.ts";
import { connectDatabase } from "../database/connect.ts";
import { requireKnownData } from "../database/migrate-data.ts";
import { INVITATION_DAYS } from "../domain/person.ts";
import { type Env, getEnv } from "../env.ts";
import { CommandRefused, runCommand, WrongCall } from "./command-line.ts";

const USAGE = `Usage: npm run admin -- invite EMAIL | grant EMAIL | revoke EMAIL | list

Invites people and says who is administrator. \`invite\` prints a link that sets the password of an account, once,
within ${INVITATION_DAYS} days: a new account, or a new password for one there is; it needs ACCOUNTS=local. \`grant\` makes somebody
an administrator and \`revoke\` takes that back, from their next request on; \`list\` names all there are. It works on
the database of the settings, also while the product runs. Whoever is granted must have signed in before with a
verified address.`;

function accountsOf(address: string): Promise<UserRecord[]> {
  return User.find({ email: address }).lean<UserRecord[]>();
}

async function inviteByLink(email: string, { APP_URL, HAS_OWN_ACCOUNTS }: Env): Promise<string> {
  if (!HAS_OWN_ACCOUNTS)
    throw new CommandRefused("Accounts are not kept here. Set ACCOUNTS=local where the product runs.");
  if (!z.email().safeParse(email).success) throw new WrongCall("EMAIL is no e-mail address.");
  await LocalAccount.createIndexes();
  await recordCommand({ action: "invite", detail: email });
  const { link, isNew } = await invite(email, { appUrl: APP_URL, now: new Date() });
  return `${link}\nWhoever opens it sets the password of ${isNew ? "the new account" : "the account"} ${email}.`;
}

async function grant(email: string, { ADMIN_EMAILS: adminEmails }: Env): Promise<string> {
  const accounts = await accountsOf(email);
  const [account, second] = accounts.filter(({ emailVerified }) => emailVerified);
  if (accounts.length === 0)
    throw new CommandRefused(`Nobody with ${email} has signed in yet. Sign in once, then try again.`);
  if (!account)
    throw new CommandRefused(`${email} is not verified by the sign-in provider, so it cannot be an administrator.`);
  if (second)
    throw new CommandRefused(`Several accounts have ${email}. Remove the ones that are not used, then try again.`);
  if (account.isAdminGranted) return `${email} is an administrator already.`;
  await recordCommand({ action: "grant", target: account });
  await User.updateOne({ _id: account._id }, { $set: { isAdminGranted: true } });
  const also = adminEmails.includes(email) ? " The address also stands in ADMIN_EMAILS." : "";
  return `${email} is an administrator from the next request on.${also}`;
}

async function revoke(email: string, { ADMIN_EMAILS: adminEmails }: Env): Promise<string> {
  if (adminEmails.includes(email)) {
    throw new CommandRefused(
      `${email} is an administrator by the setting ADMIN_EMAILS. Remove it there (environment of the server) and restart.`,
    );
  }
  const granted = (await accountsOf(email)).filter(({ isAdminGranted }) => isAdminGranted);
  if (granted.length === 0) throw new CommandRefused(`${email} is no administrator.`);
  for (const account of granted) {
    await recordCommand({ action: "revoke", target: account });
    await User.updateOne({ _id: account._id }, { $set: { isAdminGranted: false } });
  }
  return `${email} is no administrator from the next request on.`;
}

async function list(_email: string, { ADMIN_EMAILS: adminEmails }: Env): Promise<string> {
  const granted = await User.find({ isAdminGranted: true }).sort({ email: 1 }).lean<UserRecord[]>();
  const lines = [
    ...granted.map((user) => `${user.email}  granted`),
    ...adminEmails.map((address) => `${address}  ADMIN_EMAILS, once verified`),
  ];
  return lines.length === 0 ? "There is no administrator." : lines.join("\n");
}

const VERBS = { invite: inviteByLink, grant, revoke, list };
type Verb = keyof typeof VERBS;

function requireVerb(word: string): Verb {
  if (Object.hasOwn(VERBS, word)) return word as Verb; // its own key
  throw new WrongCall(`"${word}" is not invite, grant, revoke or list.`);
}

/** A mistyped DATA_DIR must not become a new installation. */
function requireInstallation({ MONGODB_URI, DATA_DIR }: Env): void {
  if (MONGODB_URI || existsSync(DATA_DIR)) return;
  throw new CommandRefused(`There is no data in DATA_DIR, ${DATA_DIR}. Start Northfold once, or correct the setting.`);
}

await runCommand({
  usage: USAGE,
  words: ["invite, grant, revoke or list", "EMAIL?"],
  async run(_, word = "", address = "") {
    const verb = requireVerb(word);
    const email = address.trim().toLowerCase();
    if (verb !== "list" && email === "") throw new WrongCall("EMAIL is missing.");
    if (verb === "list" && email !== "") throw new WrongCall("list takes no EMAIL.");
    const env = getEnv();
    if (env.IS_OPEN_DEMO && verb === "grant") {
      throw new CommandRefused("DEMO is set: nobody can be administrator of a demo.");
    }
    requireInstallation(env);
    const database = await connectDatabase(env);
    try {
      await requireKnownData();
      console.log(await VERBS[verb](email, env));
    } finally {
      await database.disconnect();
    }
  },
});
