import { z } from "zod";
import type { PaymentRecord } from "../../models/payment.ts";

const MoneySchema = z.object({ currency_code: z.string(), value: z.string() });

const CaptureSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: MoneySchema.optional(),
  custom_id: z.string().optional(),
});

export const OrderSchema = z.object({
  id: z.string().min(1),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payee: z.object({ merchant_id: z.string().optional() }).optional(),
        payments: z.object({ captures: z.array(CaptureSchema).default([]) }).optional(),
      }),
    )
    .default([]),
});

export type PayPalOrder = z.infer<typeof OrderSchema>;
type Capture = z.infer<typeof CaptureSchema>;

export type OrderVerdict =
  | { kind: "completed" | "pending" | "refunded"; captureId: string }
  | { kind: "mismatched"; problem: string }
  | { kind: "declined" }
  | { kind: "approved" }
  | { kind: "open" };

// A partial refund is a courtesy and leaves the plan unchanged.
const COMPLETED = new Set(["COMPLETED", "PARTIALLY_REFUNDED"]);

/** "9.99" in cents; null for anything else. */
export function parseCents(value: string): number | null {
  return /^\d{1,9}\.\d{2}$/.test(value) ? Number(value.replace(".", "")) : null;
}

export function formatCents(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Prefers a capture that brought or returned money, then one that still may, then the last. */
function decisiveCapture(captures: Capture[]): Capture | undefined {
  return (
    captures.find(({ status }) => COMPLETED.has(status) || status === "REFUNDED") ??
    captures.find(({ status }) => status === "PENDING") ??
    captures.at(-1)
  );
}

/** Compares amount, currency, custom_id and, if given, the payee with the payment, whatever the order's status. */
export function judgeOrder(
  order: PayPalOrder,
  payment: Pick<PaymentRecord, "_id" | "orderId" | "amountCents" | "currency">,
  merchantId: string | null,
): OrderVerdict {
  if (order.id !== payment.orderId) return { kind: "mismatched", problem: "order id" };
  const [unit, ...others] = order.purchase_units;
  const capture = decisiveCapture(unit?.payments?.captures ?? []);
  if (!unit || !capture) {
    if (order.status === "APPROVED") return { kind: "approved" };
    return { kind: order.status === "VOIDED" ? "declined" : "open" };
  }
  if (capture.status === "DECLINED" || capture.status === "FAILED") return { kind: "declined" };
  const problem =
    (others.length > 0 ? "several units" : null) ??
    (parseCents(capture.amount?.value ?? "") !== payment.amountCents ? "amount" : null) ??
    (capture.amount?.currency_code !== payment.currency ? "currency" : null) ??
    ((capture.custom_id ?? unit.custom_id) !== String(payment._id) ? "custom id" : null) ??
    (merchantId !== null && unit.payee?.merchant_id !== merchantId ? "payee" : null);
  if (problem) return { kind: "mismatched", problem };
  if (capture.status === "REFUNDED") return { kind: "refunded", captureId: capture.id };
  if (capture.status === "PENDING") return { kind: "pending", captureId: capture.id };
  if (COMPLETED.has(capture.status)) return { kind: "completed", captureId: capture.id };
  return { kind: "mismatched", problem: "capture status" };
}
