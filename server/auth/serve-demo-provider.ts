import type { RequestHandler } from "express";
import { deriveKey } from "./auth-config.ts";
import { getAuthConfig } from "./auth-settings.ts";
import type * as DemoProvider from "./demo-provider.ts";

export async function serveDemoProvider(): Promise<RequestHandler> {
  const { createDemoProvider, createDemoSigningJwks } = await loadDemoProvider();
  const config = getAuthConfig();
  const provider = createDemoProvider({
    issuer: config.issuer,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    redirectUri: `${config.appUrl}/api/login/callback`,
    cookieKeys: [deriveKey(config, "demo provider cookies").toString("base64url")],
    signingJwks: await createDemoSigningJwks(),
    isOpen: config.isOpenDemo === true,
  });
  return provider.handler;
}

/** oidc-provider warns about every Node version that is not yet LTS. */
async function loadDemoProvider(): Promise<typeof DemoProvider> {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes("Unsupported runtime")) warn(...words);
  };
  return import("./demo-provider.ts").finally(() => {
    console.warn = warn;
  });
}
