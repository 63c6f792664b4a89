import { readCapped } from "../http/capped-answer.ts";
import type { AuthConfig } from "./auth-config.ts";
import { refuse } from "./sign-in-refused.ts";

const PROVIDER_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 256 * 1024;

type ProviderAnswer = { status: number; json: unknown };

/** Bounds the time and bytes of a provider's answer. Refuses with `unreachable`, or `unverified` for a bad answer. */
export async function askProvider(url: string, init: RequestInit, config: AuthConfig): Promise<ProviderAnswer> {
  const timeout = AbortSignal.timeout(config.providerTimeoutMs ?? PROVIDER_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const target = backChannelUrl(url, config);

  const { status, bytes } = await fetch(target, { ...init, redirect: "manual", signal })
    .then(async (response) => ({ status: response.status, bytes: await readCapped(response, MAX_ANSWER_BYTES) }))
    .catch((error) => refuse("unreachable", error));
  if (status >= 500) refuse("unreachable");
  if (bytes === null) refuse("unverified");
  return { status, json: parseJson(bytes) };
}

function backChannelUrl(url: string, config: AuthConfig): string {
  const { issuer, backChannelIssuer } = config;
  if (!backChannelIssuer || !url.startsWith(`${issuer}/`)) return url;
  return backChannelIssuer + url.slice(issuer.length);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    return refuse("unverified", error);
  }
}
