import { type ReactNode, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { AccountView } from "../../../server/account/find-account.ts";
import { FollowedTextField } from "../../components/text-field.tsx";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { useFlashForm } from "../../components/use-flash-form.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { pathWithDialog, withDialog } from "../../lib/dialogs.ts";
import { longUsDate } from "../../lib/relative-time.ts";
import { usDollars } from "../../../server/domain/us-dollars.ts";
import { OfflineCopy } from "./offline-copy.tsx";
import { BringAlong } from "./bring-along.tsx";
import { HiddenJobs } from "./hidden-jobs.tsx";
import { Calendar, MailForm } from "./reminders.tsx";
import { SignIns } from "./sign-ins.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PAYMENT_STATES } from "./payment-states.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/account.css?url";

type AccountDialogProps = {
  account: AccountView;
  isSwitched: boolean;
  search: string;
  closeHref: string;
};

export function AccountDialog({ account, isSwitched, search, closeHref }: AccountDialogProps) {
  const refused = useFlashForm("account");
  return (
    <ModalDialog open closeHref={closeHref} title="Account" description={account.email}>
      <ScreenStyles href={styles} />
      <div className="account">
        <Facts account={account} />
        <Section title="Plan">
          <div className="account-line">
            <p>
              <b>{account.planName} Plan</b>
              {account.paidUntil ? (
                <span className="soft">
                  {" "}
                  · Paid until <time dateTime={account.paidUntil}>{longUsDate(account.paidUntil)}</time>
                </span>
              ) : null}
            </p>
            <Button asChild>
              <a href={withDialog(search, "plans")}>{account.planName === "Free" ? "See plans" : "Manage plan"}</a>
            </Button>
          </div>
        </Section>
        <Section title="Payments">
          <Payments payments={account.payments} />
        </Section>
        <Section title="Hidden from your list">
          <HiddenJobs hidden={account.hidden} returnTo={pathWithDialog(closeHref, "account")} />
        </Section>
        {isSwitched || !account.passkeys ? null : (
          <Section title="Passkeys">
            <Passkeys {...account.passkeys} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {isSwitched ? null : (
          <Section title="Calendar">
            <Calendar address={account.calendar} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {account.mail ? (
          <Section title="E-mail">
            <MailForm choices={account.mail} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        ) : null}
        {isSwitched ? null : (
          <Section title="Where you are signed in">
            <SignIns signIns={account.signIns} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {isSwitched ? null : (
          <Section title="Reading offline">
            <OfflineCopy returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        <Section title="Your data">
          <div className="account-line">
            <p className="soft">
              One file with your profile, resumes, matches, applications, materials and payments, as JSON.
            </p>
            <Button asChild>
              <a href={href("/api/account/export")}>Download my data</a>
            </Button>
          </div>
          <div className="account-line">
            <p className="soft">The same with the files you uploaded, as ZIP.</p>
            <Button asChild>
              <a href={href("/api/account/files")}>Download with files</a>
            </Button>
          </div>
          {isSwitched ? null : <BringAlong returnTo={pathWithDialog(closeHref, "account")} />}
        </Section>
        <Section title="Delete account" className="account-danger">
          {isSwitched ? (
            <p className="soft">Only the person whose account this is can delete it.</p>
          ) : (
            <DeleteForm email={account.email} refused={refused} returnTo={closeHref} />
          )}
        </Section>
      </div>
    </ModalDialog>
  );
}

function Payments({ payments }: Pick<AccountView, "payments">) {
  if (payments.length === 0) return <p className="soft">No payments yet.</p>;
  return (
    <ul className="account-payments">
      {payments.map((payment) => (
        <li key={payment.id}>
          <div>
            <p id={`payment-${payment.id}`}>
              <b>{payment.planName}, 1 month</b> ·{" "}
              <time dateTime={payment.createdAt}>{longUsDate(payment.createdAt)}</time>
            </p>
            <p className="soft small">
              {PAYMENT_STATES[payment.state]}
              {payment.captureId ? ` · PayPal ${payment.captureId}` : null}
            </p>
          </div>
          <b className="num">{usDollars(payment.amountCents / 100)}</b>
          <Link
            className="link"
            to={pathWithDialog("/", "receipt", { payment: payment.id })}
            aria-describedby={`payment-${payment.id}`}
          >
            {payment.paidAt ? "Receipt" : "Details"}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Section({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) {
  const id = `account-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ account }: { account: AccountView }) {
  const facts: [string, string | null][] = [
    ["Name", account.name],
    ["Member since", longUsDate(account.memberSince)],
    ["Signed in with", account.signInBy],
  ];
  return (
    <dl className="account-facts">
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

type DeleteFormProps = { email: string; refused: ReturnType<typeof useFlashForm>; returnTo: string };

function DeleteForm({ email, refused, returnTo }: DeleteFormProps) {
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(refused?.values.email ?? "");
  const isSending = fetcher.state !== "idle";
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <fetcher.Form method="post" action={href("/forms/account/delete")} noValidate data-later={refused ? undefined : ""}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="soft">
        This action cannot be undone. Your resumes, matches, applications and materials are removed at once, and you are
        signed out everywhere. What you paid stays in our books, without your name.
      </p>
      <Field label="Type your e-mail address to confirm" error={refused?.errors?.email}>
        {(control) => (
          <FollowedTextField
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            placeholder={email}
            text={typed}
            onText={setTyped}
          />
        )}
      </Field>
      <Button type="submit" look="danger" disabled={hydrated && (isSending || !isRight)}>
        {isSending ? "Deleting..." : "Delete account"}
      </Button>
    </fetcher.Form>
  );
}
