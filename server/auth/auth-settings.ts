import { getEnv } from "../env.ts";
import { sessionSecret } from "../secrets.ts";
import type { AuthConfig } from "./auth-config.ts";

let cached: AuthConfig | null = null;

export function getAuthConfig(): AuthConfig {
  if (cached) return cached;
  const env = getEnv();
  const signingSecret = sessionSecret(env);
  cached = {
    appUrl: env.APP_URL,
    issuer: env.OAUTH_ISSUER ?? `${env.APP_URL}/oidc`,
    hasOwnAccounts: env.HAS_OWN_ACCOUNTS,
    clientId: env.OAUTH_CLIENT_ID ?? "northfold-demo",
    clientSecret: env.OAUTH_CLIENT_SECRET ?? signingSecret,
    secureCookies: env.IS_HTTPS,
    signingSecret,
    adminEmails: env.ADMIN_EMAILS,
    isOpenDemo: env.IS_OPEN_DEMO,
    ...(env.OAUTH_ISSUER
      ? {}
      : { backChannelIssuer: `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}/oidc` }),
  };
  return cached;
}
