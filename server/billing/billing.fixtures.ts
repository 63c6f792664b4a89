import type { PayPalEmulator } from "../../tests/emulators/paypal.ts";
import { createPayPal, type PayPal } from "./paypal-client.ts";
import { paypalSettings } from "./paypal-settings.ts";

export const SHORT_TIMINGS = { deadlineMs: 900, tokenDeadlineMs: 600, attemptMs: 250, pausesMs: [10, 20] };

/** The product's client, made for an emulated PayPal, that does not wait for long. */
export function emulatedPayPal(emulator: PayPalEmulator, changed: Record<string, string> = {}): PayPal {
  const settings = paypalSettings({
    ...emulator.env,
    PAYPAL_ENVIRONMENT: "sandbox",
    APP_URL: "http://127.0.0.1:3000",
    ...changed,
  });
  if (!settings) throw new Error("The emulator gives id and secret");
  return createPayPal(settings, SHORT_TIMINGS);
}
