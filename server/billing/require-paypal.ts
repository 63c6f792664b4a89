import { Refusal } from "../http/errors.ts";
import { getPayPal, type PayPal } from "./paypal-client.ts";

/** Throws Refusal (unavailable) when payments are not configured. */
export function requirePayPal(): PayPal {
  const paypal = getPayPal();
  if (paypal) return paypal;
  throw new Refusal("unavailable", "Contact support to upgrade your subscription manually", {
    title: "Payment System Temporarily Unavailable",
  });
}
