import { loadCoreSdkScript } from "@paypal/paypal-js/sdk-v6";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkOut } from "./paypal-checkout.ts";

vi.mock("@paypal/paypal-js/sdk-v6", () => ({ loadCoreSdkScript: vi.fn() }));

const SETUP = "/api/subscription/setup";
const CREATE = "/api/subscription/create";
const CAPTURE = "/api/subscription/capture/ORDER1";

type Callbacks = {
  onApprove(data: { orderId: string }): Promise<void>;
  onCancel(data: object): void;
  onError(error: Error): void;
};
type Buyer = (callbacks: Callbacks, order: Promise<{ orderId: string }>) => Promise<void>;

const approves: Buyer = async ({ onApprove }, order) => onApprove(await order);

/** What our own server answers, by path. */
let answers: Record<string, Response>;

beforeEach(() => {
  answers = {
    [SETUP]: Response.json({ clientToken: "token", environment: "sandbox" }),
    [CREATE]: Response.json({ id: "ORDER1", approveUrl: "https://www.sandbox.paypal.com/checkoutnow?token=ORDER1" }),
    [CAPTURE]: Response.json({ success: true, planName: "Pro" }),
  };
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => answers[path] ?? Response.error()),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(loadCoreSdkScript).mockReset();
});

/** The SDK, with a buyer who does something in its window. */
function sdkWith(buyer: Buyer): void {
  const createInstance = async () => ({
    createPayPalOneTimePaymentSession: (callbacks: Callbacks) => ({
      start: (_options: object, order: Promise<{ orderId: string }>) => buyer(callbacks, order),
    }),
  });
  // Only what the checkout uses of it.
  vi.mocked(loadCoreSdkScript).mockResolvedValue({ version: "6.0.0", createInstance } as never);
}

function asked(): string[] {
  return vi.mocked(fetch).mock.calls.map(([path]) => String(path));
}

const pay = () => checkOut("pro");

const failed = (title: string, description: string) => ({
  kind: "stayed",
  flash: { title, description, tone: "destructive" },
});

test("PD-10, PD-13, PD-14, PD-17 setup, order, approval and capture, in this order", async () => {
  sdkWith(approves);
  expect(await pay()).toEqual({
    kind: "paid",
    flash: { title: "Payment Successful", description: "Welcome to Pro!", tone: "neutral" },
  });
  expect(asked()).toEqual([SETUP, CREATE, CAPTURE]);
  expect(
    vi
      .mocked(fetch)
      .mock.calls.slice(1)
      .map(([, init]) => init?.body),
  ).toEqual(['{"planId":"pro"}', '{"planId":"pro"}']);
  expect(loadCoreSdkScript).toHaveBeenCalledExactlyOnceWith({ environment: "sandbox" });
});

test("PD-08 a setup that fails leaves the plans to look at", async () => {
  answers[SETUP] = Response.json({ message: "x" }, { status: 503 });
  expect(await pay()).toEqual({
    kind: "unavailable",
    flash: {
      title: "Payment System Temporarily Unavailable",
      description: "Showing subscription options. Payment processing will be restored shortly.",
      tone: "destructive",
    },
  });
  expect(loadCoreSdkScript).not.toHaveBeenCalled();
});

test("PD-09, DEC-62 a missing client token is a configuration error", async () => {
  answers[SETUP] = Response.json({ clientToken: null, environment: "sandbox" });
  expect(await pay()).toEqual(failed("Payment Error", "PayPal configuration error"));
});

test("PD-11 an SDK that does not load", async () => {
  const told = failed("Payment System Unavailable", "Unable to load payment processor. Please refresh and try again.");
  vi.mocked(loadCoreSdkScript).mockRejectedValue(new Error("blocked"));
  expect(await pay()).toEqual(told);
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  vi.mocked(loadCoreSdkScript).mockResolvedValue(null);
  expect(await pay()).toEqual(told);
});

test("PD-12 an SDK that does not start, in any of its steps", async () => {
  const told = failed("Payment Error", "Payment system initialization failed. Please try again.");
  const createInstance = vi.fn().mockRejectedValue(new Error("no instance"));
  vi.mocked(loadCoreSdkScript).mockResolvedValue({ version: "6.0.0", createInstance } as never);
  expect(await pay()).toEqual(told);
  createInstance.mockResolvedValue({
    createPayPalOneTimePaymentSession() {
      throw new Error("no session");
    },
  });
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  expect(await pay()).toEqual(told);
  expect(asked()).not.toContain(CREATE);
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  sdkWith(() => Promise.reject(new Error("no window")));
  expect(await pay()).toEqual(told);
});

test("PD-13, PD-16 an order that fails, has no id, or has a reason the buyer can act on", async () => {
  sdkWith(approves);
  answers[CREATE] = Response.json({ message: "Something went wrong" }, { status: 500 });
  expect(await pay()).toEqual(failed("Error", "Failed to initiate payment"));
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  answers[CREATE] = Response.json({});
  expect(await pay()).toEqual(failed("Payment Error", "Failed to create order"));
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  answers[CREATE] = Response.json({ message: "You are on the Pro plan already." }, { status: 409 });
  expect(await pay()).toEqual(failed("Error", "You are on the Pro plan already."));
});

test("PD-15 a capture that fails says why, or that it failed", async () => {
  sdkWith(approves);
  answers[CAPTURE] = Response.json({ message: "PayPal declined this payment." }, { status: 409 });
  expect(await pay()).toEqual(failed("Payment Error", "PayPal declined this payment."));
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  answers[CREATE] = Response.json({ id: "ORDER1", approveUrl: "https://www.paypal.com/x" });
  answers[CAPTURE] = new Response("", { status: 502 });
  expect(await pay()).toEqual(failed("Payment Error", "Failed to process payment"));
});

test("money that PayPal holds back is no failure", async () => {
  sdkWith(approves);
  const message = "PayPal is still checking this payment.";
  answers[CAPTURE] = Response.json({ message, pending: true }, { status: 409 });
  expect(await pay()).toEqual({
    kind: "stayed",
    flash: { title: "Payment Pending", description: message, tone: "neutral" },
  });
});

test("a window the buyer closes charges nothing, and an error in it says that nothing came of it", async () => {
  sdkWith(async ({ onCancel }) => onCancel({}));
  expect(await pay()).toEqual({
    kind: "stayed",
    flash: { title: "Payment cancelled", description: "Nothing was charged.", tone: "neutral" },
  });
  answers[SETUP] = Response.json({ clientToken: "token", environment: "sandbox" });
  answers[CREATE] = Response.json({ id: "ORDER1", approveUrl: "https://www.paypal.com/x" });
  sdkWith(async ({ onError }) => onError(new Error("session")));
  expect(await pay()).toEqual(failed("Payment Error", "Failed to process payment"));
  expect(asked()).not.toContain(CAPTURE);
});

test("where the browser opens no window, PayPal's own page is the way, with the same order", async () => {
  sdkWith(() => Promise.reject(Object.assign(new Error("blocked"), { isRecoverable: true })));
  expect(await pay()).toEqual({
    kind: "leave",
    address: "https://www.sandbox.paypal.com/checkoutnow?token=ORDER1",
  });
  expect(asked().filter((path) => path === CREATE)).toHaveLength(1);
});

test("DEC-82 a session that ended is told as such, whichever step finds out", async () => {
  sdkWith(approves);
  for (const path of [SETUP, CREATE, CAPTURE]) {
    answers = {
      [SETUP]: Response.json({ clientToken: "token", environment: "sandbox" }),
      [CREATE]: Response.json({ id: "ORDER1", approveUrl: "https://www.paypal.com/x" }),
      [path]: Response.json({ message: "Please sign in" }, { status: 401 }),
    };
    expect(await pay()).toEqual({ kind: "signed-out" });
  }
});
