import { createHash } from "node:crypto";
import { z } from "zod";
import { UsedSignIn } from "../../models/used-sign-in.ts";
import type { AuthConfig } from "./auth-config.ts";
import { isDuplicateKey } from "./duplicate-key.ts";
import { refuse } from "./sign-in-refused.ts";
import { clearSignedCookie, openCookie, sealCookie } from "./signed-cookie.ts";

const NAME = "oauth2";
const START_LIFETIME_SECONDS = 60 * 60;
const MAX_STARTS = 3;

const StartSchema = z.object({ state: z.string().min(1), codeVerifier: z.string().min(1), returnTo: z.string() });
const StartsSchema = z.array(StartSchema).catch([]);
export type SignInStart = z.infer<typeof StartSchema>;

export function rememberStart(start: SignInStart, request: Request, config: AuthConfig): string {
  const starts = [start, ...readStarts(request, config)].slice(0, MAX_STARTS);
  const header = sealStarts(starts, config) ?? sealStarts([start], config);
  if (header === null) throw new RangeError("A single start always fits into a cookie");
  return header;
}

export function findStart(request: Request, config: AuthConfig): SignInStart | null {
  const states = new URL(request.url).searchParams.getAll("state");
  if (states.length !== 1) return null;
  return readStarts(request, config).find((start) => start.state === states[0]) ?? null;
}

export function forgetStart(request: Request, config: AuthConfig): string {
  const finished = findStart(request, config);
  const others = finished ? readStarts(request, config).filter((start) => start.state !== finished.state) : [];
  return (others.length > 0 && sealStarts(others, config)) || clearSignedCookie(NAME, config);
}

/** Refuses a state that was used before, decided by one atomic insert. */
export async function spendStart({ state }: SignInStart): Promise<void> {
  const expiresAt = new Date(Date.now() + START_LIFETIME_SECONDS * 1000);
  const _id = createHash("sha256").update(state).digest("hex");
  await UsedSignIn.create({ _id, expiresAt }).catch((error) => {
    if (isDuplicateKey(error)) refuse("used");
    throw error;
  });
}

function readStarts(request: Request, config: AuthConfig): SignInStart[] {
  return StartsSchema.parse(openCookie(request, NAME, config));
}

function sealStarts(starts: SignInStart[], config: AuthConfig): string | null {
  return sealCookie(NAME, starts, START_LIFETIME_SECONDS, config);
}
