import type { Flash } from "../../lib/flash.ts";

function failure(title: string, description: string): Flash {
  return { title, description, tone: "destructive" };
}

const UNAVAILABLE = "Payment System Temporarily Unavailable";

export const PLANS_ONLY = failure(
  UNAVAILABLE,
  "Showing subscription options. Payment processing will be restored shortly.",
);
export const CONTACT_SUPPORT = failure(UNAVAILABLE, "Contact support to upgrade your subscription manually");
export const UPGRADE_FAILED = failure("Error", "Failed to initiate payment");
export const CONFIGURATION_ERROR = failure("Payment Error", "PayPal configuration error");
export const SDK_FAILED = failure(
  "Payment System Unavailable",
  "Unable to load payment processor. Please refresh and try again.",
);
export const INITIALISATION_FAILED = failure(
  "Payment Error",
  "Payment system initialization failed. Please try again.",
);
export const NO_ORDER = failure("Payment Error", "Failed to create order");
export const PAYMENT_FAILED = failure("Payment Error", "Failed to process payment");

export const CANCELLED: Flash = { title: "Payment cancelled", description: "Nothing was charged.", tone: "neutral" };

export function pending(description: string): Flash {
  return { title: "Payment Pending", description, tone: "neutral" };
}

export function welcome(planName: string): Flash {
  return { title: "Payment Successful", description: `Welcome to ${planName}!`, tone: "neutral" };
}
