import type { AuthConfig } from "./auth-config.ts";
import { clearSignedCookie, openCookie, sealCookie } from "./signed-cookie.ts";
import { SESSION_MAX_MS } from "./sessions.ts";

const NAME = "offline";

/** The user who lets this browser keep a dashboard for reading offline; null = nobody does. */
export function copyOwner(request: Pick<Request, "headers">, config: AuthConfig): string | null {
  const owner = openCookie(request, NAME, config);
  return typeof owner === "string" ? owner : null;
}

/** The cookie that lets this browser keep it, for as long as a sign-in can last; without an owner, the one that ends it. */
export function copyCookie(ownerId: string | null, config: AuthConfig): string {
  const sealed = ownerId === null ? null : sealCookie(NAME, ownerId, SESSION_MAX_MS / 1000, config);
  return sealed ?? clearSignedCookie(NAME, config);
}
