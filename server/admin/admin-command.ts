import { User, type UserRecord } from "../../models/user.ts";
import { connectDatabase } from "../database/connect.ts";
import { getEnv, SettingsError } from "../env.ts";
import { recordCommand } from "../audit/record-audit.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | list";

/** `npm run admin -- grant|revoke|list EMAIL`: the flag of DEC-93, in the database that is running. */
const [verb, address = ""] = process.argv.slice(2);
const email = address.trim().toLowerCase();

class Refused extends Error {}

function accountsOf(address: string): Promise<UserRecord[]> {
  return User.find({ email: address }).lean<UserRecord[]>();
}

async function grant(adminEmails: string[]): Promise<string> {
  const accounts = await accountsOf(email);
  const [account, second] = accounts.filter(({ emailVerified }) => emailVerified);
  if (accounts.length === 0) throw new Refused(`Nobody with ${email} has signed in yet. Sign in once, then try again.`);
  if (!account)
    throw new Refused(`${email} is not verified by the sign-in provider, so it cannot be an administrator.`);
  if (second) throw new Refused(`Several accounts have ${email}. Remove the ones that are not used, then try again.`);
  if (account.isAdminGranted) return `${email} is an administrator already.`;
  await recordCommand({ action: "grant", target: account });
  await User.updateOne({ _id: account._id }, { $set: { isAdminGranted: true } });
  const also = adminEmails.includes(email) ? " The address also stands in ADMIN_EMAILS." : "";
  return `${email} is an administrator from the next request on.${also}`;
}

async function revoke(adminEmails: string[]): Promise<string> {
  if (adminEmails.includes(email)) {
    throw new Refused(
      `${email} is an administrator by the setting ADMIN_EMAILS. Remove it there (environment of the server) and restart.`,
    );
  }
  const granted = (await accountsOf(email)).filter(({ isAdminGranted }) => isAdminGranted);
  if (granted.length === 0) throw new Refused(`${email} is no administrator.`);
  for (const account of granted) {
    await recordCommand({ action: "revoke", target: account });
    await User.updateOne({ _id: account._id }, { $set: { isAdminGranted: false } });
  }
  return `${email} is no administrator from the next request on.`;
}

async function list(adminEmails: string[]): Promise<string> {
  const granted = await User.find({ isAdminGranted: true }).sort({ email: 1 }).lean<UserRecord[]>();
  const lines = [
    ...granted.map((user) => `${user.email}  granted`),
    ...adminEmails.map((address) => `${address}  ADMIN_EMAILS, once verified`),
  ];
  return lines.length === 0 ? "There is no administrator." : lines.join("\n");
}

async function run(): Promise<string> {
  const verbs = { grant, revoke, list };
  const chosen = verb !== undefined && Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : null; // its own key
  if (!chosen || (chosen !== list && email === "")) throw new Refused(USAGE);
  const env = getEnv();
  if (env.IS_OPEN_DEMO && chosen === grant) throw new Refused("DEMO is set: nobody can be administrator of a demo.");
  const database = await connectDatabase(env);
  try {
    return await chosen(env.ADMIN_EMAILS);
  } finally {
    await database.disconnect();
  }
}

try {
  console.log(await run());
} catch (error) {
  const isTold = error instanceof Refused || error instanceof SettingsError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
