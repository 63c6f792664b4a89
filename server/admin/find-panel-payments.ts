import type { PaymentGroup } from "../domain/payment-groups.ts";
import { Payment, type PaymentRecord, type PaymentState } from "../../models/payment.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { findByReceiptNumber, receiptNumber } from "../billing/receipt-number.ts";
import { PLANS } from "../domain/plans.ts";
import { NO_OWNER } from "../billing/settle-payment.ts";
import { toObjectId } from "../database/object-id.ts";
import { findUsers } from "./find-users.ts";

export type PanelPayment = {
  id: string;
  number: string;
  createdAt: string;
  owner: string | null;
  planName: string;
  amountCents: number;
  currency: string;
  state: PaymentState;
  problem: string | null;
  orderId: string | null;
  captureId: string | null;
  isToLookInto: boolean;
  reviewedAt: string | null;
};

export type PaymentFilter = { search: string; group: PaymentGroup | null };

type Conditions = Record<string, unknown>;

const ROWS_PER_PAGE = 50;
const MAX_OWNERS = 100;

/** Money that is neither granted nor on its way, and that nobody has looked into yet. */
export const TO_LOOK_INTO: Conditions = {
  $or: [{ state: "mismatched" }, { state: "paid", problem: NO_OWNER }],
  reviewedAt: null,
};

const GROUPS: Record<PaymentGroup, Conditions> = {
  look: TO_LOOK_INTO,
  paid: { state: { $in: ["paid", "granted"] } },
  waiting: { state: { $in: ["capturing", "pending"] } },
  returned: { state: { $in: ["refunded", "reversed"] } },
  declined: { state: "declined" },
  open: { state: { $in: ["started", "ordered"] } },
};

export function countPaymentsToLookInto(): Promise<number> {
  return Payment.countDocuments(TO_LOOK_INTO);
}

/** By an id of ours or PayPal's, a receipt's number, or the beginning of the buyer's address. */
async function searchConditions(search: string, now: Date): Promise<Conditions> {
  if (search === "") return {};
  const id = toObjectId(search);
  if (id) return { $or: [{ _id: id }, { ownerId: id }] };
  const receipts = await findByReceiptNumber(search);
  if (receipts) return { _id: { $in: receipts } };
  const owners = await findUsers({ search }, { sort: "email", limit: MAX_OWNERS }, now);
  const paypalId = search.toUpperCase();
  const ownerIds = owners?.users.map(({ _id }) => _id) ?? [];
  return { $or: [{ orderId: paypalId }, { captureId: paypalId }, { ownerId: { $in: ownerIds } }] };
}

function toPanelPayment(payment: PaymentRecord, emails: Map<string, string>): PanelPayment {
  const { _id, createdAt, planId, amountCents, currency, state, problem, reviewedAt } = payment;
  const isOpen = state === "mismatched" || (state === "paid" && problem === NO_OWNER);
  return {
    id: String(_id),
    number: receiptNumber(payment),
    createdAt: createdAt.toISOString(),
    owner: emails.get(String(payment.ownerId)) ?? null,
    planName: PLANS[planId].name,
    amountCents,
    currency,
    state,
    problem: problem ?? null,
    orderId: payment.orderId ?? null,
    captureId: payment.captureId ?? null,
    isToLookInto: isOpen && !reviewedAt,
    reviewedAt: reviewedAt?.toISOString() ?? null,
  };
}

/** Newest first, after the payment `after`; an unknown `after` gives the first page. */
export async function findPanelPayments(
  { search, group }: PaymentFilter,
  { after, now }: { after: string | null; now: Date },
): Promise<{ payments: PanelPayment[]; hasNext: boolean; isFirst: boolean }> {
  const mark = toObjectId(after);
  const conditions = [
    await searchConditions(search.trim(), now),
    group ? GROUPS[group] : {},
    mark ? { _id: { $lt: mark } } : {},
  ];
  const found = await Payment.find({ $and: conditions })
    .sort({ _id: -1 })
    .limit(ROWS_PER_PAGE + 1)
    .lean();
  const shown = found.slice(0, ROWS_PER_PAGE);
  const owners = await User.find({ _id: { $in: shown.map(({ ownerId }) => ownerId) } })
    .select({ email: 1 })
    .lean<Pick<UserRecord, "_id" | "email">[]>();
  const emails = new Map(owners.map(({ _id, email }) => [String(_id), email]));
  return {
    payments: shown.map((payment) => toPanelPayment(payment, emails)),
    hasNext: found.length > ROWS_PER_PAGE,
    isFirst: mark === null,
  };
}
