import type { Flash } from "../../lib/flash.ts";

function failure(title: string, description: string): Flash {
  return { title, description, tone: "destructive" };
}

const UNAVAILABLE = "Payment System Temporarily Unavailable";

/** PD-08: the plans show, and nobody can pay. */
export const PLANS_ONLY = failure(
  UNAVAILABLE,
  "Showing subscription options. Payment processing will be restored shortly.",
);
/** PD-16, of someone who wants to pay all the same (DEC-56). */
export const CONTACT_SUPPORT = failure(UNAVAILABLE, "Contact support to upgrade your subscription manually");
/** PD-16 */
export const UPGRADE_FAILED = failure("Error", "Failed to initiate payment");
/** PD-09, DEC-62 */
export const CONFIGURATION_ERROR = failure("Payment Error", "PayPal configuration error");
/** PD-11 */
export const SDK_FAILED = failure(
  "Payment System Unavailable",
  "Unable to load payment processor. Please refresh and try again.",
);
/** PD-12 */
export const INITIALISATION_FAILED = failure(
  "Payment Error",
  "Payment system initialization failed. Please try again.",
);
/** PD-13, DEC-62 */
export const NO_ORDER = failure("Payment Error", "Failed to create order");
/** PD-15 */
export const PAYMENT_FAILED = failure("Payment Error", "Failed to process payment");

export const CANCELLED: Flash = { title: "Payment cancelled", description: "Nothing was charged.", tone: "neutral" };

/** PayPal holds the money back: no failure, and not there yet. */
export function pending(description: string): Flash {
  return { title: "Payment Pending", description, tone: "neutral" };
}

/** PD-17, DEC-65 */
export function welcome(planName: string): Flash {
  return { title: "Payment Successful", description: `Welcome to ${planName}!`, tone: "neutral" };
}
