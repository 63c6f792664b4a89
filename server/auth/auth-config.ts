import { hkdfSync } from "node:crypto";

export type AuthConfig = {
  /** Public address of the product, without a trailing slash. */
  appUrl: string;
  /** Issuer identifier, exactly as the provider's metadata spells it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  secureCookies: boolean;
  /** At least 32 bytes; every cookie and purpose gets a key of its own from it. */
  signingSecret: string;
  adminEmails: string[];
  /** True where anybody can sign in as anybody: then nobody is an administrator. */
  isOpenDemo?: boolean;
  /** Where this server itself reaches the issuer, when that is not its public address (demo behind a TLS proxy). */
  backChannelIssuer?: string;
  providerTimeoutMs?: number;
};

/** A 32-byte key for one purpose, so that a value sealed for one cookie is worthless in another (HKDF, RFC 5869). */
export function deriveKey(config: AuthConfig, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", config.signingSecret, "", `northfold ${purpose}`, 32));
}

/** True while the product signs people in at its own embedded provider; only then do persona claims count. */
export function isDemoIssuer(config: AuthConfig): boolean {
  return config.issuer === `${config.appUrl}/oidc`;
}
