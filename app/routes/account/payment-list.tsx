import { Link } from "react-router";
import type { AccountView } from "../../../server/account/find-account.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { account as english } from "../../texts/en/account.ts";
import { PAYMENT_STATES } from "./payment-states.ts";

export function PaymentList({ payments }: Pick<AccountView, "payments">) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  if (payments.length === 0) return <p className="soft">{texts.noPayments}</p>;
  return (
    <ul className="account-payments">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <p id={`payment-${payment.id}`}>
              <b>{texts.oneMonth(payment.planName)}</b> ·{" "}
              <time dateTime={payment.createdAt}>{formats.longDate(payment.createdAt)}</time>
            </p>
            <p className="soft small">
              {texts.state(PAYMENT_STATES[payment.state])}
              {payment.captureId ? ` · PayPal ${payment.captureId}` : null}
            </p>
          </div>
          <b className="num">{formats.dollars(payment.amountCents / 100)}</b>
          <Link
            className="link"
            to={pathWithDialog("/", "receipt", { payment: payment.id })}
            aria-describedby={`payment-${payment.id}`}
          >
            {payment.paidAt ? texts.receipt : texts.details}
          </Link>
        </li>
      ))}
    </ul>
  );
}
