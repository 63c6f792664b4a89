import type { Request, RequestHandler } from "express";
import type { IncomingMessage } from "node:http";
import { addressKey } from "../http/address-key.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { deriveKey } from "./auth-config.ts";
import { getAuthConfig } from "./auth-settings.ts";
import type * as Demo from "./demo-provider.ts";
import type * as Embedded from "./embedded-provider.ts";
import { createLocalDoor } from "./local/local-door.ts";
import { providerStore } from "./provider-store.ts";

type OwnSignIn = { isSignUpOpen: boolean } & Pick<Embedded.EmbeddedProviderOptions, "nextStyles">;

/** The sign-in under APP_URL/oidc: of accounts kept here, else of the demo. */
export async function serveEmbeddedProvider({ isSignUpOpen, nextStyles }: OwnSignIn): Promise<RequestHandler> {
  const { createDemoProvider, createEmbeddedProvider, deriveSigningJwks } = await loadProvider();
  const config = getAuthConfig();
  const options = {
    issuer: config.issuer,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    redirectUri: `${config.appUrl}/api/login/callback`,
    cookieKeys: [deriveKey(config, "demo provider cookies").toString("base64url")],
    signingJwks: deriveSigningJwks(deriveKey(config, "embedded provider signatures")),
    store: providerStore,
    nextStyles,
    addressOf,
    countStart: (address: string | null) => consumeLimit("writes", addressKey(address)),
  };
  const { handler } = config.hasOwnAccounts
    ? createEmbeddedProvider({ ...options, door: createLocalDoor({ isOpen: isSignUpOpen, config }) })
    : createDemoProvider({ ...options, isOpen: config.isOpenDemo === true });
  return handler;
}

function addressOf(request: IncomingMessage): string | null {
  // Express is in front, and knows the proxies.
  return (request as Request).ip ?? null;
}

type Providers = Pick<typeof Demo, "createDemoProvider"> &
  Pick<typeof Embedded, "createEmbeddedProvider" | "deriveSigningJwks">;

/** oidc-provider warns about every Node version that is not yet LTS. */
async function loadProvider(): Promise<Providers> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  const [embedded, demo] = await Promise.all([import("./embedded-provider.ts"), import("./demo-provider.ts")]).finally(
    () => {
      console.warn = warn;
    },
  );
  return { ...embedded, ...demo };
}
