import { href, Form, Link, useFetcher, useLocation, useSubmit } from "react-router";
import type { PanelPayment } from "../../../../server/admin/find-panel-payments.ts";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { OlderPages } from "./older-pages.tsx";
import { OptionsInWords } from "./options-in-words.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { PAYMENT_GROUPS } from "../../../../server/domain/payment-groups.ts";
import { useFormats } from "../../../components/use-texts.ts";
import { useAdminTexts } from "../admin-texts.ts";
import type { PaymentQuery } from "../admin-params.ts";
import { problemSentence } from "../payment-words.ts";

type PaymentsViewProps = { payments: PanelPayment[]; hasNext: boolean; isFirst: boolean; query: PaymentQuery };

export function PaymentsView({ payments, hasNext, isFirst, query }: PaymentsViewProps) {
  const texts = useAdminTexts();
  const { pathname, search } = useLocation();
  return (
    <section className="admin-users admin-alone sheet" aria-labelledby="payments">
      <div className="admin-users-head">
        <h2 id="payments">{texts.payments}</h2>
      </div>
      <FilterForm query={query} />
      {payments.length === 0 ? (
        <NoPayments query={query} />
      ) : (
        <ul>
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} returnTo={pathname + search} />
          ))}
        </ul>
      )}
      <OlderPages label={texts.pagesOfPayments} lastId={payments.at(-1)?.id} {...{ hasNext, isFirst }} />
    </section>
  );
}

function FilterForm({ query }: { query: PaymentQuery }) {
  const texts = useAdminTexts();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      role="search"
      className="filters"
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) void submit(event.currentTarget, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="view" value="payments" />
      <TextField
        key={query.search}
        type="search"
        name="q"
        aria-label={texts.searchPayments}
        placeholder={texts.searchPaymentsShort}
        defaultValue={query.search}
        autoComplete="off"
      />
      <AddressSelect name="state" aria-label={texts.state} value={query.group ?? ""}>
        <option value="">{texts.allPayments}</option>
        <OptionsInWords of={PAYMENT_GROUPS} words={texts.groups} />
      </AddressSelect>
      <Button type="submit">{texts.search}</Button>
    </Form>
  );
}

function NoPayments({ query }: { query: PaymentQuery }) {
  const texts = useAdminTexts();
  if (query.search === "" && query.group === null) {
    return (
      <div className="empty">
        <h3>{texts.noPaymentsYet}</h3>
        <p>{texts.paymentsWillStand}</p>
      </div>
    );
  }
  const isNothingToDo = query.search === "" && query.group === "look";
  return (
    <div className="empty">
      <h3>{isNothingToDo ? texts.nothingToLookInto : texts.noPayments}</h3>
      <p>{isNothingToDo ? texts.allFit : texts.noPaymentFits}</p>
      <Button asChild>
        <Link to={`${href("/admin")}?view=payments`}>{texts.showAllPayments}</Link>
      </Button>
    </div>
  );
}

function PaymentLine({ payment, returnTo }: { payment: PanelPayment; returnTo: string }) {
  const texts = useAdminTexts();
  const { dollars, longDate } = useFormats();
  const { id, number, createdAt, owner, planName, amountCents, state, orderId, captureId, reviewedAt } = payment;
  const problem = problemSentence(payment.problem, texts);
  return (
    <li className="admin-user admin-payment">
      <div className="admin-user-facts">
        <h3 id={`payment-${id}`}>
          {planName}, {dollars(amountCents / 100)}{" "}
          <Badge className={`admin-status ${lookOf(payment)}`}>{texts.states[state]}</Badge>
        </h3>
        {problem ? <p>{problem}</p> : null}
        <Facts className="soft small">
          <span>
            {owner ? (
              <Link className="link" to={`/admin?q=${encodeURIComponent(owner)}`}>
                {owner}
              </Link>
            ) : (
              texts.accountDeleted
            )}
          </span>
          <span>
            <time dateTime={createdAt}>{longDate(createdAt)}</time>
          </span>
          {orderId ? (
            <span>
              {texts.order} <span className="admin-id">{orderId}</span>
            </span>
          ) : null}
          {captureId ? (
            <span>
              {texts.capture} <span className="admin-id">{captureId}</span>
            </span>
          ) : null}
          {captureId ? (
            <span>
              {texts.receipt} <span className="admin-id">{number}</span>
            </span>
          ) : null}
          {reviewedAt ? (
            <span>
              {texts.lookedInto} <time dateTime={reviewedAt}>{longDate(reviewedAt)}</time>
            </span>
          ) : null}
        </Facts>
      </div>
      {payment.isToLookInto ? <Review id={id} returnTo={returnTo} /> : null}
    </li>
  );
}

function lookOf({ state, isToLookInto }: PanelPayment): string {
  if (isToLookInto) return "inactive";
  return state === "granted" ? "active" : "other";
}

function Review({ id, returnTo }: { id: string; returnTo: string }) {
  const texts = useAdminTexts();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/admin/review-payment")}>
      <input type="hidden" name="paymentId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-describedby={`payment-${id}`}>
        {texts.markLookedInto}
      </Button>
    </fetcher.Form>
  );
}
