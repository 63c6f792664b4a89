import { Link } from "react-router";
import type { ReceiptView } from "../../../server/billing/get-receipt.ts";
import { BrandMark } from "../../components/brand-mark.tsx";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { BRAND } from "../../../server/domain/brand.ts";

import { SUPPORT_EMAIL } from "../../lib/contact-details.ts";
import { PAYMENT_STATES } from "./payment-states.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/account.css?url";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";
import type { Texts } from "../../texts/load-texts.ts";

const REMARKS = {
  paid: null,
  pending: "receiptPending",
  mismatched: "receiptMismatched",
  refunded: "receiptRefunded",
  reversed: "receiptReversed",
} as const satisfies Record<ReceiptView["state"], keyof Texts["account"] | null>;

export function ReceiptDialog({ receipt, closeHref }: { receipt: ReceiptView | null; closeHref: string }) {
  const texts = useTexts("account", english);
  if (!receipt) {
    return (
      <ModalDialog open closeHref={closeHref} title={texts.noReceipt} cross={false}>
        <p className="soft">{texts.noSuchPayment}</p>
        <div className="dialog-actions">
          <Button asChild>
            <Link to={closeHref}>Close</Link>
          </Button>
        </div>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog open closeHref={closeHref} title={receipt.paidAt ? texts.receipt : texts.payment}>
      <ScreenStyles href={styles} />
      <Receipt receipt={receipt} />
      <div className="dialog-actions receipt-actions">
        <p className="soft small without-script">{texts.toPrint}</p>
        <Button type="button" className="with-script" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
    </ModalDialog>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  const { state, amountCents, currency, paidFrom, paidUntil } = receipt;
  const remark = REMARKS[state];
  const isGivenBack = state === "refunded" || state === "reversed";
  const rows: [string, string | null][] = [
    [texts.number, receipt.number],
    [texts.date, formats.longDate(receipt.paidAt ?? receipt.createdAt)],
    [texts.billedTo, [receipt.customerName, receipt.customerEmail].filter(Boolean).join(", ")],
    [texts.plan, `${BRAND} ${texts.oneMonth(receipt.planName)}`],
    [texts.period, paidFrom && paidUntil ? `${formats.longDate(paidFrom)} – ${formats.longDate(paidUntil)}` : null],
    [texts.paidWith, receipt.captureId ? `PayPal, ${receipt.captureId}` : "PayPal"],
  ];
  return (
    <article className="receipt" aria-label={texts.receiptNumber(receipt.number)}>
      <div className="receipt-head">
        <BrandMark />
        <p>
          <b>{BRAND}</b>
          <span className="soft small">{SUPPORT_EMAIL}</span>
        </p>
        <span className={isGivenBack ? "receipt-state back" : `receipt-state ${state}`}>
          {texts.state(PAYMENT_STATES[state])}
        </span>
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
          <dt>{texts.total}</dt>
          <dd className="num">
            {isGivenBack ? <s>{formats.dollars(amountCents / 100)}</s> : formats.dollars(amountCents / 100)} {currency}
          </dd>
        </div>
      </dl>
      {remark === null ? null : <p className="note">{texts[remark]}</p>}
    </article>
  );
}
