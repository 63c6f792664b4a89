import { type Env, getEnv } from "../env.ts";

export type PayPalSettings = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  environment: "sandbox" | "production";
  /** The account payments must have gone to; null means that this is not checked. */
  merchantId: string | null;
  /** Null means that webhooks cannot be verified and are refused. */
  webhookId: string | null;
  appUrl: string;
};

const BASE_URLS = {
  sandbox: "https://api-m.sandbox.paypal.com",
  production: "https://api-m.paypal.com",
};

type PayPalEnv = Pick<
  Env,
  | "PAYPAL_CLIENT_ID"
  | "PAYPAL_CLIENT_SECRET"
  | "PAYPAL_BASE_URL"
  | "PAYPAL_ENVIRONMENT"
  | "PAYPAL_MERCHANT_ID"
  | "PAYPAL_WEBHOOK_ID"
  | "APP_URL"
>;

/** Null when payments are not configured. */
export function paypalSettings(env: PayPalEnv = getEnv()): PayPalSettings | null {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_ENVIRONMENT: environment } = env;
  if (!clientId || !clientSecret) return null;
  return {
    clientId,
    clientSecret,
    baseUrl: new URL(env.PAYPAL_BASE_URL ?? BASE_URLS[environment]).origin,
    environment,
    merchantId: env.PAYPAL_MERCHANT_ID ?? null,
    webhookId: env.PAYPAL_WEBHOOK_ID ?? null,
    appUrl: env.APP_URL,
  };
}

/** True for a page on which buyers approve a payment: PayPal's, or the configured server's. */
export function isApprovalAddress(address: string, { baseUrl }: PayPalSettings): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  return url.origin === baseUrl || (url.protocol === "https:" && /(^|\.)paypal\.com$/.test(url.hostname));
}
