import type { Page } from "playwright/test";

/** How PayPal's browser SDK behaves in a test; the REST side is the emulator. */
type SdkBehaviour = {
  /** What the buyer does in the window. `blocked`: the browser opens none. */
  buyer?: "approves" | "cancels" | "blocked" | "waits";
  /** What goes wrong in the SDK itself. */
  fault?: "does-not-load" | "no-instance" | "session-error";
  /** Called with the order when the buyer approves. */
  onApproved?: (orderId: string) => void;
};

/** Answers for PayPal's script: a stand-in for the parts of the SDK that we use. */
export async function stubPayPalSdk(page: Page, { buyer = "approves", fault, onApproved }: SdkBehaviour = {}) {
  const requests: string[] = [];
  await page.exposeFunction("sdkStubApproved", (orderId: string) => onApproved?.(orderId));
  await page.route("https://www.sandbox.paypal.com/web-sdk/v6/core*", (route) => {
    requests.push(route.request().url());
    if (fault === "does-not-load") return route.abort();
    return route.fulfill({ contentType: "text/javascript", body: script(buyer, fault) });
  });
  return requests;
}

function script(buyer: SdkBehaviour["buyer"], fault: SdkBehaviour["fault"]): string {
  return `
window.paypal = {
  version: "6.0.0",
  async createInstance({ clientToken, components }) {
    if (${JSON.stringify(fault)} === "no-instance" || !clientToken || !components.includes("paypal-payments"))
      throw new Error("no instance");
    return {
      createPayPalOneTimePaymentSession({ onApprove, onCancel, onError }) {
        return {
          async start({ presentationMode }, order) {
            if (presentationMode !== "popup") throw new Error("another mode");
            if (${JSON.stringify(buyer)} === "blocked") throw Object.assign(new Error("no window"), { isRecoverable: true });
            const { orderId } = await order;
            if (${JSON.stringify(fault)} === "session-error") return onError(new Error("session"));
            if (${JSON.stringify(buyer)} === "cancels") return onCancel({ orderId });
            if (${JSON.stringify(buyer)} === "waits") return new Promise(() => {});
            await window.sdkStubApproved(orderId);
            await onApprove({ orderId, payerId: "PAYER" });
          },
        };
      },
    };
  },
};`;
}
