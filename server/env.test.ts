import { expect, test } from "vitest";
import { readEnv, SettingsError, VARIABLES } from "./env.ts";

test("with nothing set, everything has a default that runs on this machine alone", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    APP_URL: "http://127.0.0.1:3000",
    IS_DEMO: true,
    IS_HTTPS: false,
  });
});

test("SECURITY row 61: a wrong value names its variable and never repeats the value", () => {
  for (const [name, value] of [
    ["PORT", "80000"],
    ["PORT", "6000"],
    ["PORT", "secret-port"],
    ["SESSION_SECRET", "too-short-secret"],
    ["MONGODB_URI", "postgres://user:hunter2@db"],
    ["APP_URL", "javascript:alert(1)"],
    ["ADMIN_EMAILS", "not-an-address"],
    ["LOG_LEVEL", "loud"],
    ["LIMIT_WRITES_PER_MINUTE", "0"],
  ] as const) {
    const failure = (() => {
      try {
        readEnv({ [name]: value });
      } catch (error) {
        return error;
      }
    })();
    expect(failure, name).toBeInstanceOf(SettingsError);
    expect(String(failure)).toContain(name);
    expect(String(failure)).not.toContain(value);
  }
});

test("SECURITY row 61: each variable but the free texts refuses what it cannot be, by its name and without its value", () => {
  const canary = "hunter2 ://";
  const accepts: string[] = [];
  for (const name of Object.keys(VARIABLES)) {
    try {
      readEnv({ [name]: canary });
      accepts.push(name);
    } catch (error) {
      expect(error, name).toBeInstanceOf(SettingsError);
      expect(String(error), name).toContain(name);
      expect(String(error), name).not.toContain(canary);
    }
  }
  const freeTexts = [
    "DATA_DIR",
    "OAUTH_CLIENT_ID",
    "OAUTH_CLIENT_SECRET",
    "OPENAI_API_KEY",
    "OPENAI_MODEL",
    "APIFY_TOKEN",
  ];
  expect(accepts).toEqual(freeTexts);
});

test("DEC-01 an address other people can reach needs a provider, a database, a secret and https", () => {
  expect(() => readEnv({ HOST: "0.0.0.0" })).toThrow(
    /APP_URL[\s\S]*OAUTH_ISSUER[\s\S]*MONGODB_URI[\s\S]*SESSION_SECRET/,
  );
  const complete = {
    HOST: "0.0.0.0",
    APP_URL: "https://jobs.example.com/",
    OAUTH_ISSUER: "https://id.example.com",
    OAUTH_CLIENT_ID: "northfold",
    OAUTH_CLIENT_SECRET: "a-secret",
    MONGODB_URI: "mongodb://db/northfold",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  };
  expect(readEnv(complete)).toMatchObject({ APP_URL: "https://jobs.example.com", IS_HTTPS: true, IS_DEMO: false });
});

const PROVIDER = {
  OAUTH_ISSUER: "https://id.example.com",
  OAUTH_CLIENT_ID: "northfold",
  OAUTH_CLIENT_SECRET: "a-secret",
};
const SERVER = { MONGODB_URI: "mongodb://db/northfold", SESSION_SECRET: "0123456789abcdef0123456789abcdef" };

test.each<[names: string, settings: Record<string, string>]>([
  ["APP_URL", { APP_URL: "https://jobs.example.com", HOST: "localhost" }],
  ["APP_URL", { APP_URL: "https://192.168.1.20:3000" }],
  ["APP_URL", { APP_URL: "https://laptop.local" }],
  ["APP_URL", { APP_URL: "https://[2001:db8::7]" }],
  ["APP_URL", { APP_URL: "https://[fe80::1]" }],
  ["APP_URL", { APP_URL: "https://0.0.0.0:3000" }],
  ["APP_URL", { APP_URL: "https://[::]" }],
  ["APP_URL", { APP_URL: "https://localhost.example.com" }],
  ["APP_URL", { APP_URL: "https://127.0.0.1.nip.io" }],
  ["APP_URL", { APP_URL: "https://mylocalhost" }],
  ["TRUST_PROXY", { TRUST_PROXY: "1" }],
  ["TRUST_PROXY", { TRUST_PROXY: "1", APP_URL: "https://localhost" }],
  ["APP_URL and TRUST_PROXY", { TRUST_PROXY: "2", APP_URL: "https://jobs.example.com" }],
  ["HOST", { ...SERVER, HOST: "0.0.0.0", APP_URL: "https://localhost" }],
  ["HOST", { ...SERVER, HOST: "::", APP_URL: "https://localhost" }],
  ["HOST", { ...SERVER, HOST: "0", APP_URL: "https://localhost" }],
  ["HOST and APP_URL", { ...SERVER, HOST: "10.0.0.5", APP_URL: "https://10.0.0.5" }],
  ["HOST and APP_URL", { ...SERVER, HOST: "build-box", APP_URL: "https://build-box" }],
  ["HOST and APP_URL", { ...SERVER, HOST: "::ffff:10.0.0.5", APP_URL: "https://[::ffff:10.0.0.5]" }],
])("DEC-01 DEC-104 %s lets other machines in, so a provider is needed, or a demo on purpose: %o", (names, settings) => {
  expect(() => readEnv(settings)).toThrow(
    `OAUTH_ISSUER must be set, since ${names} let${names.includes(" and ") ? "" : "s"} other machines in`,
  );
  expect(() => readEnv({ ...settings, DEMO: "0" })).toThrow("DEMO=1 opens that demo to everybody");
  expect(readEnv({ ...settings, ...PROVIDER })).toMatchObject({ IS_DEMO: false, IS_OPEN_DEMO: false });
  expect(readEnv({ ...settings, DEMO: "1" })).toMatchObject({ IS_DEMO: true, IS_OPEN_DEMO: true });
});

test.each([
  {},
  { HOST: "localhost" },
  { HOST: "127.0.0.2" },
  { HOST: "::1" },
  { HOST: "[::1]" },
  { HOST: "::ffff:127.0.0.1" },
  { APP_URL: "http://localhost:8080" },
  { APP_URL: "http://LOCALHOST.:8080" },
  { APP_URL: "https://northfold.localhost" },
  { APP_URL: "http://127.1:3000" },
  { APP_URL: "http://[::1]:3000", TRUST_PROXY: "0" },
])("DEC-01 DEC-104 on this machine alone the demo needs no setting: %o", (settings) => {
  expect(readEnv(settings)).toMatchObject({ IS_DEMO: true, IS_OPEN_DEMO: false, IS_LOOPBACK: true });
});

test("an address other machines type is https, and an IPv6 HOST may stand in brackets", () => {
  expect(() => readEnv({ APP_URL: "http://192.168.1.20:3000", ...PROVIDER })).toThrow(
    "APP_URL must be an https address",
  );
  expect(readEnv({ HOST: "[::1]" })).toMatchObject({ HOST: "::1", APP_URL: "http://[::1]:3000" });
});

test("DEC-104 accounts kept here open the product to other machines, with the embedded database on one machine", () => {
  const accounts = { ACCOUNTS: "local" };
  const lan = { ...accounts, HOST: "0.0.0.0", APP_URL: "https://jobs.example.com" };
  expect(readEnv(lan)).toMatchObject({
    IS_DEMO: false,
    HAS_OWN_ACCOUNTS: true,
    IS_OPEN_DEMO: false,
    SIGN_UP: "invited",
  });
  expect(readEnv({ ...accounts, APP_URL: "https://home.example.com", TRUST_PROXY: "1" }).HAS_OWN_ACCOUNTS).toBe(true);
  expect(readEnv({ ...accounts, SIGN_UP: "open" }).SIGN_UP).toBe("open");
  expect(readEnv({}).HAS_OWN_ACCOUNTS).toBe(false);
  const wrong: [Record<string, string>, string][] = [
    [{ ...accounts, HOST: "0.0.0.0" }, "APP_URL must be an https address"],
    [{ ...lan, MONGODB_URI: "mongodb://db/northfold" }, "SESSION_SECRET must be set"],
    [{ ...accounts, ...PROVIDER }, "ACCOUNTS must not be set together with OAUTH_ISSUER"],
    [{ ...accounts, DEMO: "1" }, "ACCOUNTS must not be set together with DEMO"],
    [{ ACCOUNTS: "ldap" }, "ACCOUNTS must be local."],
    [{ SIGN_UP: "open" }, "SIGN_UP=open must be set together with ACCOUNTS=local."],
    [{ ...accounts, SIGN_UP: "yes" }, "SIGN_UP must be invited or open."],
  ];
  for (const [settings, sentence] of wrong) expect(() => readEnv(settings), sentence).toThrow(sentence);
});

test("DEC-104 a demo for everybody is not mixed with accounts or administrators", () => {
  expect(() => readEnv({ DEMO: "1", ...PROVIDER })).toThrow("DEMO must not be set together with OAUTH_ISSUER");
  expect(() => readEnv({ DEMO: "1", ADMIN_EMAILS: "a@example.com" })).toThrow(
    "ADMIN_EMAILS must not be set together with DEMO",
  );
  expect(() => readEnv({ DEMO: "yes" })).toThrow("DEMO must be 1 or 0.");
});

test("ADMIN_EMAILS is a list in lower case", () => {
  expect(readEnv({ ADMIN_EMAILS: "A@Example.com, b@example.com," }).ADMIN_EMAILS).toEqual([
    "a@example.com",
    "b@example.com",
  ]);
});

test("SECURITY row 61: PayPal is configured wholly or not at all, and never over plain http to another machine", () => {
  const id = { PAYPAL_CLIENT_ID: "id" };
  const both = { ...id, PAYPAL_CLIENT_SECRET: "secret" };
  const wrong: [Record<string, string>, string][] = [
    [id, "PAYPAL_CLIENT_SECRET must be set together with PAYPAL_CLIENT_ID."],
    [{ PAYPAL_CLIENT_SECRET: "secret" }, "PAYPAL_CLIENT_ID must be set together with PAYPAL_CLIENT_SECRET."],
    [{ PAYPAL_WEBHOOK_ID: "wh" }, "PAYPAL_CLIENT_ID must be set together with PAYPAL_WEBHOOK_ID."],
    [{ PAYPAL_MERCHANT_ID: "m" }, "PAYPAL_CLIENT_ID must be set together with PAYPAL_MERCHANT_ID."],
    [{ ...both, PAYPAL_BASE_URL: "http://pay.example" }, "PAYPAL_BASE_URL must be an https address"],
    [{ ...both, PAYPAL_BASE_URL: "https://pay.example/v2" }, "PAYPAL_BASE_URL must have no path."],
    [{ ...both, PAYPAL_BASE_URL: "pay.example" }, "PAYPAL_BASE_URL must be an http or https address"],
    [{ ...both, PAYPAL_BASE_URL: "https://api-m.paypal.com" }, "PAYPAL_BASE_URL must belong to PAYPAL_ENVIRONMENT."],
    [{ ...both, PAYPAL_ENVIRONMENT: "live" }, "PAYPAL_ENVIRONMENT must be sandbox or production"],
  ];
  for (const [settings, sentence] of wrong) expect(() => readEnv(settings), sentence).toThrow(sentence);
  for (const base of ["http://127.0.0.1:4200", "http://[::1]:4200", "https://api-m.sandbox.paypal.com"]) {
    expect(readEnv({ ...both, PAYPAL_BASE_URL: base }).PAYPAL_ENVIRONMENT).toBe("sandbox");
  }
});
