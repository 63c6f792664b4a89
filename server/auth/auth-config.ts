import { hkdfSync } from "node:crypto";

export type AuthConfig = {
  appUrl: string;
  issuer: string;
  /** Accounts are kept here; their users are known by this name, and stay the same when APP_URL changes. */
  hasOwnAccounts?: boolean;
  clientId: string;
  clientSecret: string;
  secureCookies: boolean;
  /** At least 32 bytes; each cookie and purpose gets its own key derived from it. */
  signingSecret: string;
  adminEmails: string[];
  /** Anybody can sign in as anybody, so nobody is an administrator. */
  isOpenDemo?: boolean;
  /** Where this server reaches the issuer if not at its public address (demo behind a TLS proxy). */
  backChannelIssuer?: string;
  providerTimeoutMs?: number;
};

/** One key for each purpose, so that a value sealed for one cookie is worthless in another (HKDF, RFC 5869). */
export function deriveKey(config: AuthConfig, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", config.signingSecret, "", `northfold ${purpose}`, 32));
}

export const OWN_ACCOUNTS = "own accounts";

/** What users are keyed by beside their subject. */
export function userIssuer(config: AuthConfig): string {
  return config.hasOwnAccounts ? OWN_ACCOUNTS : config.issuer;
}

/** Persona claims count only from the embedded demo provider. */
export function isDemoIssuer(config: AuthConfig): boolean {
  return !config.hasOwnAccounts && config.issuer === `${config.appUrl}/oidc`;
}
