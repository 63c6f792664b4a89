import { loadCoreSdkScript, type PayPalV6Namespace } from "@paypal/paypal-js/sdk-v6";
import { href } from "react-router";
import { ApiRequestError, requestApi } from "../../lib/api-request.ts";
import type { Flash } from "../../lib/flash.ts";
import {
  CANCELLED,
  CONFIGURATION_ERROR,
  INITIALISATION_FAILED,
  NO_ORDER,
  PAYMENT_FAILED,
  pending,
  PLANS_ONLY,
  SDK_FAILED,
  UPGRADE_FAILED,
  welcome,
} from "./payment-notices.ts";

/** `leave`: no window could be opened, so the buyer goes to PayPal's own page. */
export type CheckoutEnd =
  | { kind: "paid" | "stayed" | "unavailable"; flash: Flash }
  | { kind: "signed-out" }
  | { kind: "leave"; address: string };

class CheckoutEnded extends Error {
  readonly end: CheckoutEnd;

  constructor(end: CheckoutEnd) {
    super(end.kind);
    this.end = end;
  }
}

function stayed(flash: Flash): CheckoutEnd {
  return { kind: "stayed", flash };
}

function reasonOf(error: unknown): string | null {
  return error instanceof ApiRequestError ? error.serverMessage : null;
}

function isPending(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 409 && error.answer?.pending === true;
}

async function step<Result>(work: Promise<Result>, explain: (error: unknown) => CheckoutEnd): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const isSignedOut = error instanceof ApiRequestError && error.status === 401;
    throw new CheckoutEnded(isSignedOut ? { kind: "signed-out" } : explain(error));
  }
}

async function readSetup(): Promise<{ clientToken: string; sdk: PayPalV6Namespace }> {
  const read = async () => (await requestApi(href("/api/subscription/setup"))).json();
  const { clientToken, environment } = await step(read(), () => ({ kind: "unavailable", flash: PLANS_ONLY }));
  if (!clientToken) throw new CheckoutEnded(stayed(CONFIGURATION_ERROR));
  const sdk = await step(loadCoreSdkScript({ environment }), () => stayed(SDK_FAILED));
  if (!sdk) throw new CheckoutEnded(stayed(SDK_FAILED));
  return { clientToken, sdk };
}

/** Only a reason the buyer can act on is shown in the server's words. */
function explainOrder(error: unknown): CheckoutEnd {
  const isReason = error instanceof ApiRequestError && [403, 409, 429].includes(error.status);
  const reason = isReason ? reasonOf(error) : null;
  return stayed(reason ? { ...UPGRADE_FAILED, description: reason } : UPGRADE_FAILED);
}

async function createOrder(planId: string): Promise<{ id: string; approveUrl: string }> {
  const create = async () =>
    (await requestApi(href("/api/subscription/create"), { method: "POST", body: { planId } })).json();
  const order = await step(create(), explainOrder);
  if (!order.id) throw new CheckoutEnded(stayed(NO_ORDER));
  return order;
}

async function capture(orderId: string, planId: string): Promise<CheckoutEnd> {
  const path = href("/api/subscription/capture/:orderID", { orderID: orderId });
  const ask = async () => (await requestApi(path, { method: "POST", body: { planId } })).json();
  const { planName } = await step(ask(), (error) => {
    const description = reasonOf(error) ?? PAYMENT_FAILED.description;
    return stayed(isPending(error) ? pending(description) : { ...PAYMENT_FAILED, description });
  });
  return { kind: "paid", flash: welcome(planName) };
}

/** The browser opened no window, so another presentation may work. */
function isRecoverable(error: unknown): boolean {
  return typeof error === "object" && error !== null && "isRecoverable" in error && error.isRecoverable === true;
}

async function runSession(planId: string): Promise<CheckoutEnd> {
  const { clientToken, sdk } = await readSetup();
  const instance = await step(
    sdk.createInstance({ clientToken, components: ["paypal-payments"], pageType: "checkout" }),
    () => stayed(INITIALISATION_FAILED),
  );
  return new Promise((resolve, reject) => {
    const session = instance.createPayPalOneTimePaymentSession({
      onApprove: ({ orderId }) => capture(orderId, planId).then(resolve, reject),
      onCancel: () => resolve(stayed(CANCELLED)),
      onError: () => resolve(stayed(PAYMENT_FAILED)),
    });
    const order = createOrder(planId);
    order.catch(reject);
    const ordered = order.then(({ id }) => ({ orderId: id }));
    // PayPal's overlay would lie under our dialog, which is in the top layer.
    session
      .start({ presentationMode: "popup", fullPageOverlay: { enabled: false } }, ordered)
      .catch((error: unknown) => {
        if (!isRecoverable(error)) return resolve(stayed(INITIALISATION_FAILED));
        return order.then(({ approveUrl }) => resolve({ kind: "leave", address: approveUrl }), reject);
      });
    ordered.catch(() => {});
  });
}

/** Loads PayPal's SDK on demand. Never throws. Call it in a click, or the browser blocks the window. */
export async function checkOut(planId: string): Promise<CheckoutEnd> {
  return runSession(planId).catch((error: unknown) =>
    error instanceof CheckoutEnded ? error.end : stayed(INITIALISATION_FAILED),
  );
}
