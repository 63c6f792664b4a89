import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { type AuthConfig, deriveKey } from "./auth-config.ts";
import { clearCookie, cookieName, readCookie, setCookie } from "./cookies.ts";

const MAX_COOKIE_BYTES = 4096;
const EnvelopeSchema = z.object({ value: z.unknown(), expiresAt: z.number() });

/** Null when it would not fit into a cookie. */
export function sealCookie(name: string, value: unknown, maxAgeSeconds: number, config: AuthConfig): string | null {
  const envelope = { value, expiresAt: Date.now() + maxAgeSeconds * 1000 };
  const body = Buffer.from(JSON.stringify(envelope)).toString("base64url");
  const sealed = `${body}.${sign(name, body, config)}`;
  const header = setCookie(name, sealed, { secure: config.secureCookies, maxAgeSeconds });
  return header.length > MAX_COOKIE_BYTES ? null : header;
}

/** Null when absent, changed, expired, or sealed for another cookie. */
export function openCookie(request: Pick<Request, "headers">, name: string, config: AuthConfig): unknown {
  const [body, signature, rest] = (readCookie(request, cookieName(name, config.secureCookies)) ?? "").split(".");
  if (!body || !signature || rest !== undefined) return null;

  const expected = Buffer.from(sign(name, body, config));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;

  const envelope = EnvelopeSchema.safeParse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return envelope.success && envelope.data.expiresAt > Date.now() ? envelope.data.value : null;
}

export function clearSignedCookie(name: string, config: AuthConfig): string {
  return clearCookie(name, config.secureCookies);
}

function sign(name: string, body: string, config: AuthConfig): string {
  return createHmac("sha256", deriveKey(config, `cookie ${name}`))
    .update(body)
    .digest("base64url");
}
