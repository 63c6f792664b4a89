import { expect, test } from "vitest";
import { VARIABLES } from "./env.ts";
import { findMisspelt } from "./misspelt-settings.ts";

const KNOWN = Object.keys(VARIABLES);

test.each([
  ["OPENAI_APIKEY", "OPENAI_API_KEY"],
  ["OPENAI_API_KEYS", "OPENAI_API_KEY"],
  ["OPEN_AI_API_KEY", "OPENAI_API_KEY"],
  ["openai_api_key", "OPENAI_API_KEY"],
  ["OpenAI_Model", "OPENAI_MODEL"],
  ["MONGO_URI", "MONGODB_URI"],
  ["MONGO_URL", "MONGODB_URI"],
  ["MONGODB_URL", "MONGODB_URI"],
  ["PAYPAL_CLIENTID", "PAYPAL_CLIENT_ID"],
  ["PAYPAL_CLIENT_SECRT", "PAYPAL_CLIENT_SECRET"],
  ["PAYPAL-CLIENT-ID", "PAYPAL_CLIENT_ID"],
  ["OAUTH_ISUER", "OAUTH_ISSUER"],
  ["OAUTH_CLIENTID", "OAUTH_CLIENT_ID"],
  ["ADMIN_EMAIL", "ADMIN_EMAILS"],
  ["TRUSTED_PROXY", "TRUST_PROXY"],
  ["TRUST_PROXIES", "TRUST_PROXY"],
  ["DATADIR", "DATA_DIR"],
  ["LOGLEVEL", "LOG_LEVEL"],
  ["APP_URI", "APP_URL"],
  ["LIMIT_WRITE_PER_MINUTE", "LIMIT_WRITES_PER_MINUTE"],
  ["AI_CALL_PER_DAY", "AI_CALLS_PER_DAY"],
  ["SESSION_SECRETS", "SESSION_SECRET"],
])("%s is taken for %s", (name, meant) => {
  expect(findMisspelt([name], KNOWN)).toEqual([{ name, meant }]);
});

test("what other programs use is left alone, and so is every setting of ours", () => {
  const foreign = [
    ...[
      "PATH",
      "HOME",
      "HOSTNAME",
      "HOSTS",
      "HOSTTYPE",
      "PORT_X",
      "PORTS",
      "POST",
      "PWD",
      "LOGNAME",
      "LOG_FILE",
      "LANG",
    ],
    ...[
      "npm_config_host",
      "npm_package_json",
      "NODE_ENV",
      "NODE_OPTIONS",
      "APP_ENV",
      "APP_UID",
      "APPDATA",
      "DATABASE_URL",
    ],
    ...[
      "OPENAI_ORG_ID",
      "OPENAI_ORGANIZATION",
      "OPENAI_PROJECT_ID",
      "SESSION_MANAGER",
      "XDG_SESSION_ID",
      "SESSIONNAME",
    ],
    ...[
      "http_proxy",
      "host",
      "port",
      "TRUSTSTORE",
      "AI_MODEL",
      "DEMO_MODE",
      "MONGOMS_SYSTEM_BINARY",
      "MONGODB_TEST_URI",
    ],
    ...["EVAL_DATA", "LONG_TESTS", "CHROMIUM", "OAUTH_TOKEN", "DATA_HOME", "_", "A", "ProgramFiles(x86)", ""],
  ];
  expect(findMisspelt([...foreign, ...KNOWN], KNOWN)).toEqual([]);
});
