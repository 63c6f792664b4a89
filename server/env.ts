import path from "node:path";
import { z } from "zod";
import { ActorsSettingSchema } from "./jobs/apify/actors.ts";
import { isLoopbackHost } from "./loopback.ts";
import { findMisspelt } from "./misspelt-settings.ts";
import { PROJECT_ROOT } from "./project-root.ts";
import { settingProblems } from "./setting-problems.ts";

type Variable = { schema: z.ZodType; meaning: string; without: string };

/** Above 1023, by the Fetch standard (port blocking): neither pages nor our own requests get there. */
const PORTS_NO_BROWSER_OPENS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

const text = z.string().trim().min(1, "must not be empty");
const count = z.coerce
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(1_000_000);
const inBrackets = (host: string) => (host.includes(":") ? `[${host}]` : host);
const address = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** Every setting there is. The README's table is made from this list (`npm run readme:settings`). */
export const VARIABLES = {
  PORT: {
    schema: z.coerce
      .number("must be a port from 1 to 65535")
      .int("must be a port from 1 to 65535")
      .min(1, "must be a port from 1 to 65535")
      .max(65_535, "must be a port from 1 to 65535")
      .refine((port) => !PORTS_NO_BROWSER_OPENS.has(port), "is a port that browsers refuse to open; 3000 is not")
      .default(3000),
    meaning: "port to listen on",
    without: "3000",
  },
  HOST: {
    schema: text
      .transform((host) => host.replace(/^\[(.*)\]$/, "$1"))
      .refine((host) => URL.canParse(`http://${inBrackets(host)}`), "must be an address or a name of this machine")
      .default("127.0.0.1"),
    meaning: "address to listen on",
    without: "127.0.0.1",
  },
  APP_URL: {
    schema: address.optional(),
    meaning: "public address, as people type it",
    without: "`http://HOST:PORT`; required when HOST is not loopback; https when other machines reach it",
  },
  TRUST_PROXY: {
    schema: z.coerce
      .number("must be a whole number from 0 to 10")
      .int("must be a whole number from 0 to 10")
      .min(0, "must be a whole number from 0 to 10")
      .max(10, "must be a whole number from 0 to 10")
      .default(0),
    meaning: "how many reverse proxies stand in front",
    without: "none",
  },
  DATA_DIR: {
    schema: text.default(path.join(PROJECT_ROOT, ".data")),
    meaning: "embedded database, generated secrets, which database was chosen",
    without: "`.data/`",
  },
  MONGODB_URI: {
    schema: z
      .string()
      .regex(/^mongodb(\+srv)?:\/\//, "must start with mongodb:// or mongodb+srv://")
      .optional(),
    meaning: "the database",
    without: "a local mongod or the embedded server; required when HOST is not loopback, ACCOUNTS=local aside",
  },
  ACCOUNTS: {
    schema: z.enum(["local"], "must be local").optional(),
    meaning: "`local` keeps accounts with passwords here: `npm run admin -- invite EMAIL` makes one",
    without: "people sign in by OAUTH_ISSUER, or by the demo",
  },
  SIGN_UP: {
    schema: z.enum(["invited", "open"], "must be invited or open").default("invited"),
    meaning: "`open` lets whoever reaches APP_URL make an account here",
    without: "invited",
  },
  OAUTH_ISSUER: {
    schema: address.optional(),
    meaning: "OpenID Connect provider",
    without:
      "the demo's sign-in; this or ACCOUNTS required when HOST or APP_URL is not loopback or TRUST_PROXY is set, DEMO aside",
  },
  OAUTH_CLIENT_ID: { schema: text.optional(), meaning: "client id at that provider", without: "" },
  OAUTH_CLIENT_SECRET: { schema: text.optional(), meaning: "client secret at that provider", without: "" },
  DEMO: {
    schema: z
      .enum(["0", "1"], "must be 1 or 0")
      .transform((value) => value === "1")
      .default(false),
    meaning: "1 opens the demo's sign-in, without passwords, to whoever reaches APP_URL; nobody is administrator then",
    without: "the demo is for this machine alone",
  },
  ADMIN_EMAILS: {
    schema: z
      .string()
      .transform((list) =>
        list
          .split(",")
          .map((email) => email.trim().toLowerCase())
          .filter((email) => email !== ""),
      )
      .pipe(z.array(z.email("must be e-mail addresses parted by commas")))
      .default([]),
    meaning: "verified addresses that are administrators, parted by commas",
    without: "nobody (the demo's `Admin Demo` aside)",
  },
  SESSION_SECRET: {
    schema: z.string().min(32, "must have at least 32 characters").optional(),
    meaning: "signs short-lived cookies",
    without: "generated into DATA_DIR; required with MONGODB_URI when HOST is not loopback",
  },
  OPENAI_API_KEY: {
    schema: text.optional(),
    meaning: "key of a language model that words materials better",
    without: "materials are written by rules, on this machine",
  },
  OPENAI_BASE_URL: {
    schema: address.optional(),
    meaning: "any server that speaks OpenAI's protocol, such as a local one",
    without: "OpenAI's own, with a key",
  },
  OPENAI_MODEL: { schema: text.default("gpt-4.1-mini"), meaning: "name of the model", without: "gpt-4.1-mini" },
  PAYPAL_CLIENT_ID: {
    schema: text.optional(),
    meaning: "PayPal REST app that payments go through",
    without: "plans are shown, and nobody can pay",
  },
  PAYPAL_CLIENT_SECRET: { schema: text.optional(), meaning: "secret of that app", without: "" },
  PAYPAL_ENVIRONMENT: {
    schema: z.enum(["sandbox", "production"], "must be sandbox or production").default("sandbox"),
    meaning: "which PayPal: sandbox or production",
    without: "sandbox",
  },
  PAYPAL_MERCHANT_ID: {
    schema: text.optional(),
    meaning: "the account payments must have gone to",
    without: "the payee is not checked",
  },
  PAYPAL_WEBHOOK_ID: {
    schema: text.optional(),
    meaning: "id of the webhook that calls `APP_URL/api/webhooks/paypal`",
    without: "refunds and late payments are noticed within a day, by asking",
  },
  PAYPAL_BASE_URL: { schema: address.optional(), meaning: "address of PayPal's REST API", without: "PayPal's own" },
  APIFY_TOKEN: {
    schema: text.optional(),
    meaning: "token of an Apify account, through which Indeed, LinkedIn and Glassdoor are read at its cost",
    without: "a search is answered from the listings at hand",
  },
  APIFY_BASE_URL: { schema: address.optional(), meaning: "address of Apify's API", without: "Apify's own" },
  APIFY_ACTORS: {
    schema: ActorsSettingSchema.default({}),
    meaning:
      'other actors for `indeed`, `linkedin`, `glassdoor`, as JSON: `{"indeed":{"actor":"user/name","input":{},"fields":{}}}`',
    without: "known ones",
  },
  APIFY_SEARCHES_PER_DAY: {
    schema: count.default(50),
    meaning: "searches that users may cause there on a day, in all; then the listings at hand answer",
    without: "50",
  },
  ADZUNA_APP_ID: { schema: text.optional(), meaning: "id of an Adzuna account", without: "Adzuna is no source" },
  ADZUNA_APP_KEY: { schema: text.optional(), meaning: "its key", without: "" },
  USAJOBS_EMAIL: {
    schema: z.email("must be an e-mail address").optional(),
    meaning: "e-mail address that a key of USAJOBS was given to",
    without: "USAJOBS is no source",
  },
  USAJOBS_KEY: { schema: text.optional(), meaning: "that key", without: "" },
  JOB_BOARDS_BASE_URL: {
    schema: address.optional(),
    meaning: "a server that stands in for the public job boards, each under a path of its host's name",
    without: "the boards themselves",
  },
  AI_CALLS_PER_USER_DAY: {
    schema: count.default(50),
    meaning: "calls to the model a user may cause on a day; then the rules write",
    without: "50",
  },
  AI_CALLS_PER_DAY: { schema: count.default(1000), meaning: "calls to the model on a day in all", without: "1000" },
  LIMIT_GENERATIONS_PER_MINUTE: {
    schema: count.default(5),
    meaning: "materials a user may have the model write in a minute; then the rules write",
    without: "5",
  },
  LIMIT_WRITES_PER_MINUTE: { schema: count.default(100), meaning: "writes a user or address may make", without: "100" },
  LIMIT_UPLOADS_PER_HOUR: { schema: count.default(60), meaning: "uploads a user may make", without: "60" },
  LIMIT_DOWNLOADS_PER_MINUTE: { schema: count.default(60), meaning: "files a user may download", without: "60" },
  LIMIT_EXPORTS_PER_HOUR: {
    schema: count.default(10),
    meaning: "times a user may download all data of the account",
    without: "10",
  },
  LIMIT_FAILED_LOGINS_PER_MINUTE: {
    schema: count.default(10),
    meaning: "failed sign-ins an address may make; with ACCOUNTS=local as many an hour for one account",
    without: "10",
  },
  SUPPORT_EMAIL: {
    schema: z.email("must be an e-mail address").optional(),
    meaning: "where plans with priority support write to",
    without: "no address is shown",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" }).optional(),
    meaning: "mail server, `smtp://user:password@host:port`: who asks for it gets new matches and due steps by e-mail",
    without: "no e-mail is sent or offered",
  },
  SMTP_FROM: {
    schema: z.email("must be an e-mail address").optional(),
    meaning: "whom those e-mails come from",
    without: "`no-reply` at the host of APP_URL",
  },
  SWEEP_SECONDS: {
    schema: count.default(10),
    meaning: "how often work is looked for that a crash left undone",
    without: "10",
  },
  JOBS: {
    schema: z.enum(["web", "worker"], "must be web or worker").default("web"),
    meaning: "who runs the queue: `worker` leaves matching, writing and reading of sources to `npm run worker`",
    without: "web: those who serve pages, and workers too if there are any",
  },
  WEB_CONCURRENCY: {
    schema: count.max(64, "must be at most 64").default(1),
    meaning: "how many processes serve pages behind the port; the first runs jobs, SIGUSR2 replaces all one by one",
    without: "1",
  },
  SAMPLE_JOBS: {
    schema: z
      .enum(["0", "1"], "must be 1 or 0")
      .transform((value) => value === "1")
      .default(false),
    meaning: "1 keeps the built-in sample postings beside real ones",
    without: "samples are used while there is no other posting",
  },
  METRICS_TOKEN: {
    schema: z.string().min(16, "must have at least 16 characters").optional(),
    meaning: "who sends it as a bearer token may read `/metrics` from elsewhere",
    without: "`/metrics` is for this machine alone",
  },
  LOG_LEVEL: {
    schema: z
      .enum(["fatal", "error", "warn", "info", "debug", "silent"], "must be fatal, error, warn, info, debug or silent")
      .default("warn"),
    meaning: "how much is logged",
    without: "warn",
  },
} satisfies Record<string, Variable>;

export type ParsedSettings = { [Name in keyof typeof VARIABLES]: z.infer<(typeof VARIABLES)[Name]["schema"]> };

export type Env = Omit<ParsedSettings, "APP_URL"> & {
  APP_URL: string;
  IS_LOOPBACK: boolean;
  IS_HTTPS: boolean;
  /** No provider is configured, so the embedded demo provider signs people in. */
  IS_DEMO: boolean;
  /** The embedded provider asks for the passwords of accounts kept in the database. */
  HAS_OWN_ACCOUNTS: boolean;
  /** The demo is open to other machines: anybody can sign in as anybody, and nobody is administrator. */
  IS_OPEN_DEMO: boolean;
  PATH: string;
};

/** Its message names the variable and never its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** Throws SettingsError with one line for each wrong setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const shape = Object.fromEntries(Object.entries(VARIABLES).map(([name, { schema }]) => [name, schema]));
  const given = Object.fromEntries(Object.entries(source).filter(([name, value]) => name in shape && value !== ""));
  const result = z.object(shape).safeParse(given);
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`).join("\n"),
    );
  }
  // The shape is built from VARIABLES, so the result has exactly their types.
  const env = result.data as ParsedSettings;
  const isLoopback = isLoopbackHost(env.HOST);
  const appUrl = new URL(env.APP_URL ?? `http://${inBrackets(env.HOST)}:${env.PORT}`);
  const problems = settingProblems(env, appUrl);
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  return {
    ...env,
    APP_URL: appUrl.origin,
    IS_LOOPBACK: isLoopback,
    IS_HTTPS: appUrl.protocol === "https:",
    IS_DEMO: !env.OAUTH_ISSUER && !env.ACCOUNTS,
    IS_OPEN_DEMO: !env.OAUTH_ISSUER && env.DEMO,
    HAS_OWN_ACCOUNTS: env.ACCOUNTS === "local",
    PATH: source.PATH ?? "",
  };
}

/** Names that look like a misspelt setting, never with their values. */
export function misspeltSettings(source: Record<string, string | undefined> = process.env): string[] {
  const given = Object.keys(source).filter((name) => source[name]);
  return findMisspelt(given, Object.keys(VARIABLES)).map(
    ({ name, meant }) => `${name} is no setting of Northfold. ${meant} was probably meant.`,
  );
}

let cached: Env | null = null;

/** Read and checked once. Throws SettingsError. */
export function getEnv(): Env {
  cached ??= readEnv(process.env);
  return cached;
}
