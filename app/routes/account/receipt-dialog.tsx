import { Link } from "react-router";
import type { ReceiptView } from "../../../server/billing/get-receipt.ts";
import { BrandMark } from "../../components/brand-mark.tsx";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { BRAND } from "../../../server/domain/brand.ts";

import { longUsDate } from "../../lib/relative-time.ts";
import { usDollars } from "../../../server/domain/us-dollars.ts";
import { SUPPORT_EMAIL } from "../public/contact-details.ts";
import { PAYMENT_STATES } from "./payment-states.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/account.css?url";

const REMARKS: Partial<Record<ReceiptView["state"], string>> = {
  pending: "PayPal is still checking this payment. This page becomes a receipt as soon as it is through.",
  mismatched: "PayPal's answer did not fit this order, so nothing was granted. Our support looks into it.",
  refunded: "This payment was refunded. The amount went back to the PayPal account it came from.",
  reversed: "PayPal paid this amount back to the buyer.",
};

export function ReceiptDialog({ receipt, closeHref }: { receipt: ReceiptView | null; closeHref: string }) {
  if (!receipt) {
    return (
      <ModalDialog open closeHref={closeHref} title="Receipt not found" cross={false}>
        <p className="soft">There is no payment of yours with this number.</p>
        <div className="dialog-actions">
          <Button asChild>
            <Link to={closeHref}>Close</Link>
          </Button>
        </div>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog open closeHref={closeHref} title={receipt.paidAt ? "Receipt" : "Payment"}>
      <ScreenStyles href={styles} />
      <Receipt receipt={receipt} />
      <div className="dialog-actions receipt-actions">
        <p className="soft small without-script">To print it, use your browser's menu: only the receipt is printed.</p>
        <Button type="button" className="with-script" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </ModalDialog>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { state, amountCents, currency, paidFrom, paidUntil } = receipt;
  const isGivenBack = state === "refunded" || state === "reversed";
  const rows: [string, string | null][] = [
    ["Number", receipt.number],
    ["Date", longUsDate(receipt.paidAt ?? receipt.createdAt)],
    ["Billed to", [receipt.customerName, receipt.customerEmail].filter(Boolean).join(", ")],
    ["Plan", `${BRAND} ${receipt.planName}, 1 month`],
    ["Period", paidFrom && paidUntil ? `${longUsDate(paidFrom)} – ${longUsDate(paidUntil)}` : null],
    ["Paid with", receipt.captureId ? `PayPal, ${receipt.captureId}` : "PayPal"],
  ];
  return (
    <article className="receipt" aria-label={`Receipt ${receipt.number}`}>
      <div className="receipt-head">
        <BrandMark />
        <p>
          <b>{BRAND}</b>
          <span className="soft small">{SUPPORT_EMAIL}</span>
        </p>
        <span className={isGivenBack ? "receipt-state back" : `receipt-state ${state}`}>{PAYMENT_STATES[state]}</span>
      </div>
      <dl>
        {rows.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        <div className="receipt-total">
          <dt>Total</dt>
          <dd className="num">
            {isGivenBack ? <s>{usDollars(amountCents / 100)}</s> : usDollars(amountCents / 100)} {currency}
          </dd>
        </div>
      </dl>
      {REMARKS[state] ? <p className="note">{REMARKS[state]}</p> : null}
    </article>
  );
}
