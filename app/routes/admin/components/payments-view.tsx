import { href, Form, Link, useFetcher, useLocation, useSubmit } from "react-router";
import type { PanelPayment } from "../../../../server/admin/find-panel-payments.ts";
import { AddressSelect } from "../../../components/address-select.tsx";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { Options } from "../../../components/options.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { PAYMENT_GROUPS } from "../../../../server/domain/payment-groups.ts";
import { longUsDate } from "../../../lib/relative-time.ts";
import { usDollars } from "../../../../server/domain/us-dollars.ts";
import { changedSearch, type PaymentQuery } from "../admin-params.ts";
import { problemSentence, STATE_WORDS } from "../payment-words.ts";

type PaymentsViewProps = { payments: PanelPayment[]; hasNext: boolean; isFirst: boolean; query: PaymentQuery };

export function PaymentsView({ payments, hasNext, isFirst, query }: PaymentsViewProps) {
  const { pathname, search } = useLocation();
  return (
    <section className="admin-users admin-alone sheet" aria-labelledby="payments">
      <div className="admin-users-head">
        <h2 id="payments">Payments</h2>
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
      {hasNext || !isFirst ? (
        <nav className="admin-pages" aria-label="Pages of payments">
          {isFirst ? null : (
            <Button asChild>
              <Link to={changedSearch(search, { after: null })}>Newest</Link>
            </Button>
          )}
          {hasNext ? (
            <Button asChild>
              <Link to={changedSearch(search, { after: payments.at(-1)?.id ?? null })}>Older</Link>
            </Button>
          ) : null}
        </nav>
      ) : null}
    </section>
  );
}

function FilterForm({ query }: { query: PaymentQuery }) {
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
        aria-label="Search by e-mail, receipt number or PayPal id"
        placeholder="E-mail, receipt, PayPal id"
        defaultValue={query.search}
        autoComplete="off"
      />
      <AddressSelect name="state" aria-label="State" value={query.group ?? ""}>
        <option value="">All payments</option>
        <Options of={PAYMENT_GROUPS} />
      </AddressSelect>
      <Button type="submit">Search</Button>
    </Form>
  );
}

function NoPayments({ query }: { query: PaymentQuery }) {
  if (query.search === "" && query.group === null) {
    return (
      <div className="empty">
        <h3>No payments yet</h3>
        <p>Every order of a plan will stand here, with what PayPal says of it.</p>
      </div>
    );
  }
  const isNothingToDo = query.search === "" && query.group === "look";
  return (
    <div className="empty">
      <h3>{isNothingToDo ? "Nothing to look into" : "No payments found"}</h3>
      <p>
        {isNothingToDo
          ? "Every payment fits its order, and every plan that was paid is granted."
          : "No payment fits this search and this filter."}
      </p>
      <Button asChild>
        <Link to={`${href("/admin")}?view=payments`}>Show all payments</Link>
      </Button>
    </div>
  );
}

function PaymentLine({ payment, returnTo }: { payment: PanelPayment; returnTo: string }) {
  const { id, number, createdAt, owner, planName, amountCents, state, orderId, captureId, reviewedAt } = payment;
  const problem = problemSentence(payment.problem);
  return (
    <li className="admin-user admin-payment">
      <div className="admin-user-facts">
        <h3 id={`payment-${id}`}>
          {planName}, {usDollars(amountCents / 100)}{" "}
          <Badge className={`admin-status ${lookOf(payment)}`}>{STATE_WORDS[state]}</Badge>
        </h3>
        {problem ? <p>{problem}</p> : null}
        <Facts className="soft small">
          <span>
            {owner ? (
              <Link className="link" to={`/admin?q=${encodeURIComponent(owner)}`}>
                {owner}
              </Link>
            ) : (
              "Account deleted"
            )}
          </span>
          <span>
            <time dateTime={createdAt}>{longUsDate(createdAt)}</time>
          </span>
          {orderId ? (
            <span>
              Order <span className="admin-id">{orderId}</span>
            </span>
          ) : null}
          {captureId ? (
            <span>
              Capture <span className="admin-id">{captureId}</span>
            </span>
          ) : null}
          {captureId ? (
            <span>
              Receipt <span className="admin-id">{number}</span>
            </span>
          ) : null}
          {reviewedAt ? (
            <span>
              Looked into <time dateTime={reviewedAt}>{longUsDate(reviewedAt)}</time>
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
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/admin/review-payment")}>
      <input type="hidden" name="paymentId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-describedby={`payment-${id}`}>
        Mark as looked into
      </Button>
    </fetcher.Form>
  );
}
