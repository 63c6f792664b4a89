import { Refusal } from "../http/errors.ts";
import { getPayPal, type PayPal } from "./paypal-client.ts";

/** The client for payments. Throws Refusal (unavailable) when nobody configured them. */
export function requirePayPal(): PayPal {
  const paypal = getPayPal();
  if (paypal) return paypal;
  throw new Refusal("unavailable", "Contact support to upgrade your subscription manually", {
    title: "Payment System Temporarily Unavailable",
  });
}
