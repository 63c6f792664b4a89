import { isIP } from "node:net";
import type { AuthConfig } from "../../auth-config.ts";

export type RelyingParty = { id: string; origin: string };

/** Whom passkeys are made for. Null where browsers make none: at an address of digits, and without https but here. */
export function relyingPartyOf({ appUrl }: Pick<AuthConfig, "appUrl">): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(appUrl);
  const isLocalhost = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isIP(hostname.replace(/^\[|\]$/g, "")) || (protocol !== "https:" && !isLocalhost)) return null;
  return { id: hostname, origin };
}
