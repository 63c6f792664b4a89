import { createRemoteJWKSet, customFetch } from "jose";
import { z } from "zod";
import type { AuthConfig } from "./auth-config.ts";
import { askProvider } from "./provider-requests.ts";
import { refuse } from "./sign-in-refused.ts";

const METADATA_TTL_MS = 60 * 60_000;
const WEB_ADDRESS = { protocol: /^https?$/ };

const MetadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(WEB_ADDRESS),
  token_endpoint: z.url(WEB_ADDRESS),
  jwks_uri: z.url(WEB_ADDRESS),
  userinfo_endpoint: z.url(WEB_ADDRESS).optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(["client_secret_basic"]),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
});

export type DiscoveredProvider = z.infer<typeof MetadataSchema> & { keys: ReturnType<typeof createRemoteJWKSet> };

const known = new Map<string, { provider: Promise<DiscoveredProvider>; until: number }>();

/** Asks at the first sign-in (OpenID Connect Discovery 1.0) and caches for an hour; failures are not cached. */
export function discoverProvider(config: AuthConfig): Promise<DiscoveredProvider> {
  const key = `${config.issuer} ${config.backChannelIssuer ?? ""}`;
  const entry = known.get(key);
  if (entry && entry.until > Date.now()) return entry.provider;

  const provider = askMetadata(config);
  known.set(key, { provider, until: Date.now() + METADATA_TTL_MS });
  provider.catch(() => known.delete(key));
  return provider;
}

async function askMetadata(config: AuthConfig): Promise<DiscoveredProvider> {
  const address = `${config.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const { status, json } = await askProvider(address, { headers: { Accept: "application/json" } }, config);
  if (status !== 200) refuse("unreachable");

  const metadata = MetadataSchema.safeParse(json);
  if (!metadata.success || metadata.data.issuer !== config.issuer) return refuse("unverified");
  const { data } = metadata;
  const endpoints = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri, data.userinfo_endpoint];
  // A provider on https must not send people or secrets over plain http.
  if (config.issuer.startsWith("https:") && endpoints.some((url) => url?.startsWith("http:"))) refuse("unverified");

  const keys = createRemoteJWKSet(new URL(data.jwks_uri), {
    // Keys are only looked up for tokens from the provider itself, so outsiders cannot provoke requests.
    cooldownDuration: 0,
    [customFetch]: async (url, { headers, signal }) => {
      const answer = await askProvider(url, { headers, signal }, config);
      return Response.json(answer.json, { status: answer.status });
    },
  });
  return { ...data, keys };
}
