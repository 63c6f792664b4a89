import type { PayPalEmulator } from "../../tests/emulators/paypal.ts";
import { createPayPal, type PayPal } from "./paypal-client.ts";
import { paypalSettings } from "./paypal-settings.ts";

export const SHORT_TIMINGS = { deadlineMs: 900, tokenDeadlineMs: 600, attemptMs: 250, pausesMs: [10, 20] };

/** Where nothing is silent: a busy machine may take long to answer. */
export const LONG_TIMINGS = { ...SHORT_TIMINGS, deadlineMs: 30_000, tokenDeadlineMs: 30_000, attemptMs: 20_000 };

/** The product's client, made for an emulated PayPal, that does not wait for long. */
export function emulatedPayPal(
  emulator: PayPalEmulator,
  changed: Record<string, string> = {},
  timings = SHORT_TIMINGS,
): PayPal {
  const settings = paypalSettings({
    ...emulator.env,
    PAYPAL_ENVIRONMENT: "sandbox",
    APP_URL: "http://127.0.0.1:3000",
    ...changed,
  });
  if (!settings) throw new Error("The emulator gives id and secret");
  return createPayPal(settings, timings);
}
