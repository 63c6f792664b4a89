import fc from "fast-check";
import type { Types } from "mongoose";
import { expect, test, vi } from "vitest";
import { Payment } from "../../models/payment.ts";
import type { UserRecord } from "../../models/user.ts";
import type { CaptureOutcome, Endpoint, Fault } from "../../tests/emulators/paypal.ts";
import { runs } from "../../tests/setup/run-length.ts";
import { Refusal } from "../http/errors.ts";
import { acceptWebhook } from "./accept-webhook.ts";
import { emulatedPayPal } from "./billing.fixtures.ts";
import { captureOrder } from "./capture-order.ts";
import { createOrder } from "./create-order.ts";
import { held } from "./held-paypal.fixtures.ts";
import { newUser, paypal, requireUser, sellPlans } from "./payments.fixtures.ts";
import { addPaidMonth, FREE_PERIOD } from "./plan-period.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { switchToFree } from "./switch-to-free.ts";

// The real client, made for the emulator, with short waits, and anew for each history.
vi.mock("./paypal-client.ts", async (importOriginal) => {
  const { held } = await import("./held-paypal.fixtures.ts");
  return { ...(await importOriginal<typeof import("./paypal-client.ts")>()), getPayPal: () => held.client };
});

sellPlans();

const MINUTE_MS = 60_000;

type Step =
  | { kind: "create"; planId: "pro" | "premium" }
  | { kind: "approve"; at: number; outcome: CaptureOutcome }
  | { kind: "capture"; at: number; times: number }
  | { kind: "webhook"; at: number; type: string; times: number }
  | { kind: "resend"; at: number }
  | { kind: "release"; at: number; status: "COMPLETED" | "DECLINED" }
  | { kind: "refund"; at: number; part: boolean; told: boolean }
  | { kind: "reverse"; at: number }
  | { kind: "fail"; endpoint: Endpoint; fault: Fault; times: number }
  | { kind: "heal" }
  | { kind: "free" }
  | { kind: "sweep" }
  | { kind: "forget" }
  | { kind: "expire" }
  | { kind: "wait"; minutes: number };

const at = fc.nat(3);
const often = fc.integer({ min: 1, max: 3 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("create" as const), planId: fc.constantFrom("pro", "premium") }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("approve" as const),
      at,
      outcome: fc.constantFrom("COMPLETED", "COMPLETED", "PENDING", "DECLINED", "INSTRUMENT_DECLINED"),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("capture" as const), at, times: often }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("webhook" as const),
      at,
      times: often,
      type: fc.constantFrom(
        "CHECKOUT.ORDER.APPROVED",
        "PAYMENT.CAPTURE.COMPLETED",
        "PAYMENT.CAPTURE.PENDING",
        "PAYMENT.CAPTURE.DECLINED",
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("resend" as const), at: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("release" as const),
      at,
      status: fc.constantFrom("COMPLETED", "COMPLETED", "DECLINED"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("refund" as const), at, part: fc.boolean(), told: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reverse" as const), at }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("fail" as const),
      endpoint: fc.constantFrom("create", "capture", "get", "verify", "token"),
      fault: fc.constantFrom("lost", "500", "in-progress", "reset", "html", "403", "404", "429"),
      times: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom("heal", "heal", "sweep", "sweep", "free", "forget", "expire") }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("wait" as const),
      minutes: fc.constantFrom(1, 2, 90, 7 * 60, 24 * 60, 26 * 24 * 60, 40 * 24 * 60),
    }),
  },
);

/** Lets a verb refuse; anything else it throws fails the history. */
async function allowRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

class History {
  private readonly userId: Types.ObjectId;
  private now = new Date("2026-11-21T12:00:00Z");
  private readonly orderIds: string[] = [];
  private readonly events: { headers: Headers; body: string }[] = [];
  private readonly reversed = new Set<string>();

  constructor(userId: Types.ObjectId) {
    this.userId = userId;
    this.heal();
  }

  private heal(): void {
    paypal.heal();
    held.client = emulatedPayPal(paypal);
  }

  private pass(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * MINUTE_MS);
  }

  private orderAt(index: number): string | null {
    return this.orderIds.length === 0 ? null : (this.orderIds[index % this.orderIds.length] ?? null);
  }

  private capturesOf(orderId: string) {
    return paypal.orders.get(orderId)?.captures ?? [];
  }

  private async tell(type: string, orderId: string, times: number): Promise<void> {
    const event = paypal.signWebhook(type, orderId);
    this.events.push(event);
    await Promise.all(Array.from({ length: times }, () => this.deliver(event)));
  }

  private deliver({ headers, body }: { headers: Headers; body: string }): Promise<void> {
    return allowRefusal(acceptWebhook(headers, body, { now: this.now }));
  }

  async take(step: Step): Promise<void> {
    const { now, userId } = this;
    if (step.kind === "create") {
      const created = createOrder(await requireUser(userId), step.planId, { now });
      await allowRefusal(created.then(({ id }) => this.orderIds.push(id)));
    } else if (step.kind === "fail") paypal.fail(step.endpoint, step.fault, step.times);
    else if (step.kind === "heal") this.heal();
    else if (step.kind === "forget") paypal.forgetRequestIds();
    else if (step.kind === "expire") paypal.expireTokens();
    else if (step.kind === "sweep") await sweepPayments(now);
    else if (step.kind === "wait") this.pass(step.minutes);
    else if (step.kind === "free") await switchToFree({ _id: userId }, { now });
    else if (step.kind === "resend") {
      const event = this.events[step.at % Math.max(1, this.events.length)];
      if (event) await this.deliver(event);
    } else {
      const orderId = this.orderAt(step.at);
      if (orderId) await this.takeWith(step, orderId);
    }
  }

  private async takeWith(step: Extract<Step, { at: number }>, orderId: string): Promise<void> {
    if (step.kind === "approve") paypal.approve(orderId, step.outcome);
    if (step.kind === "release") paypal.release(orderId, step.status);
    if (step.kind === "webhook") await this.tell(step.type, orderId, step.times);
    if (step.kind === "capture") {
      const user = await requireUser(this.userId);
      const captures = Array.from({ length: step.times }, () => captureOrder(user, orderId, { now: this.now }));
      await Promise.all(captures.map(allowRefusal));
    }
    const [taken] = this.capturesOf(orderId);
    if (!taken || (taken.status !== "COMPLETED" && taken.status !== "PARTIALLY_REFUNDED")) return;
    if (step.kind === "refund") {
      paypal.refund(orderId, step.part ? "1.00" : undefined);
      if (step.told && !step.part) await this.tell("PAYMENT.CAPTURE.REFUNDED", orderId, 1);
    }
    if (step.kind === "reverse") {
      // PayPal sends it until it is taken in.
      this.heal();
      await this.tell("PAYMENT.CAPTURE.REVERSED", orderId, 2);
      this.reversed.add(orderId);
    }
  }

  /** PayPal works again and time passes: what is left then has to be right. */
  async end(): Promise<void> {
    this.heal();
    for (const minutes of [2, 2, 90, 24 * 60, 2]) {
      this.pass(minutes);
      await sweepPayments(this.now);
    }
    const user = await requireUser(this.userId);
    for (const orderId of this.orderIds) await this.check(orderId, user);
    const open = user.planGrants.filter(({ endedAt }) => !endedAt);
    const period = open.reduce(addPaidMonth, FREE_PERIOD);
    expect({ tier: user.subscriptionTier, until: user.paidUntil }).toEqual({ tier: period.tier, until: period.until });
    expect(new Set(user.planGrants.map(({ paymentId }) => String(paymentId))).size).toBe(user.planGrants.length);
  }

  private async check(orderId: string, user: UserRecord): Promise<void> {
    const payment = await Payment.findOne({ orderId }).lean();
    const grants = user.planGrants.filter(({ paymentId }) => payment && paymentId.equals(payment._id));
    const isOpen = grants.some(({ endedAt, until }) => !endedAt && until.getTime() > this.now.getTime());
    const [taken] = this.capturesOf(orderId);
    expect(this.capturesOf(orderId).length).toBeLessThanOrEqual(1);
    const hasMoney = taken?.status === "COMPLETED" || taken?.status === "PARTIALLY_REFUNDED";
    if (hasMoney && !this.reversed.has(orderId)) {
      expect(payment?.state).toBe("granted");
      expect(grants).toHaveLength(1);
    } else {
      expect(isOpen, `${taken?.status} ${payment?.state}`).toBe(false);
      expect(payment?.state).not.toBe("capturing");
    }
  }
}

test("SECURITY rows 52 to 55: random histories end with one month for each payment that stayed, and none else", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 30, size: "max" }), async (steps) => {
      const userId = await newUser();
      const history = new History(userId);
      await history.take({ kind: "create", planId: "pro" });
      for (const step of steps) await history.take(step);
      await history.end();
      await Payment.deleteMany({ ownerId: userId });
    }),
    { numRuns: runs({ few: 8, many: 1_000 }) },
  );
}, 1_800_000);
