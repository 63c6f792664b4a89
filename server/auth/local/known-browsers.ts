import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { AuthConfig } from "../auth-config.ts";
import { openCookie, sealCookie } from "../signed-cookie.ts";

const NAME = "known-browser";
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
const MOST_ACCOUNTS = 5; // a family's browser knows several; the one that signed in longest ago goes
const KEY_BYTES = 16;

const KnownSchema = z.array(z.object({ accountId: z.string(), key: z.string() })).catch([]);
type Asked = { headers: Headers; config: AuthConfig };

/** What wrong passwords of a browser that signed in to this account before are counted by; null for all others. */
export function knownBrowserKey(accountId: string, { headers, config }: Asked): string | null {
  return readKnown({ headers, config }).find((known) => known.accountId === accountId)?.key ?? null;
}

/** The cookie by which this browser is known from now on. It opens nothing. */
export function rememberBrowser(accountId: string, { headers, config }: Asked): string {
  const key = knownBrowserKey(accountId, { headers, config }) ?? randomBytes(KEY_BYTES).toString("base64url");
  const others = readKnown({ headers, config }).filter((known) => known.accountId !== accountId);
  const all = [{ accountId, key }, ...others].slice(0, MOST_ACCOUNTS);
  const header = sealCookie(NAME, all, MAX_AGE_SECONDS, config);
  if (header === null) throw new RangeError("So few accounts fit into a cookie");
  return header;
}

function readKnown({ headers, config }: Asked): z.infer<typeof KnownSchema> {
  return KnownSchema.parse(openCookie({ headers }, NAME, config));
}
