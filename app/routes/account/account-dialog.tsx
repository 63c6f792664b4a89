import { type ReactNode, useId, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { AccountView } from "../../../server/account/find-account.ts";
import { FollowedTextField } from "../../components/text-field.tsx";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { useFlashForm } from "../../components/use-flash-form.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { pathWithDialog, withDialog } from "../../lib/dialogs.ts";
import { OfflineCopy } from "./offline-copy.tsx";
import { BringAlong } from "./bring-along.tsx";
import { HiddenJobs } from "./hidden-jobs.tsx";
import { Calendar, MailForm } from "./reminders.tsx";
import { SignIns } from "./sign-ins.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PAYMENT_STATES } from "./payment-states.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/account.css?url";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

type AccountDialogProps = {
  account: AccountView;
  isSwitched: boolean;
  search: string;
  closeHref: string;
};

export function AccountDialog({ account, isSwitched, search, closeHref }: AccountDialogProps) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  const refused = useFlashForm("account");
  return (
    <ModalDialog open closeHref={closeHref} title="Account" description={account.email}>
      <ScreenStyles href={styles} />
      <div className="account">
        <Facts account={account} />
        <Section title={texts.plan}>
          <div className="account-line">
            <p>
              <b>{account.planName} Plan</b>
              {account.paidUntil ? (
                <span className="soft">
                  {" "}
                  · Paid until <time dateTime={account.paidUntil}>{formats.longDate(account.paidUntil)}</time>
                </span>
              ) : null}
            </p>
            <Button asChild>
              <a href={withDialog(search, "plans")}>
                {account.planName === "Free" ? texts.seePlans : texts.managePlan}
              </a>
            </Button>
          </div>
        </Section>
        <Section title={texts.payments}>
          <Payments payments={account.payments} />
        </Section>
        <Section title={texts.hiddenFromList}>
          <HiddenJobs hidden={account.hidden} returnTo={pathWithDialog(closeHref, "account")} />
        </Section>
        {isSwitched || !account.passkeys ? null : (
          <Section title={texts.passkeys}>
            <Passkeys {...account.passkeys} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {isSwitched ? null : (
          <Section title={texts.calendar}>
            <Calendar address={account.calendar} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {account.mail ? (
          <Section title={texts.email}>
            <MailForm choices={account.mail} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        ) : null}
        {isSwitched ? null : (
          <Section title={texts.signedInWhere}>
            <SignIns signIns={account.signIns} returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        {isSwitched ? null : (
          <Section title={texts.offline}>
            <OfflineCopy returnTo={pathWithDialog(closeHref, "account")} />
          </Section>
        )}
        <Section title={texts.yourData}>
          <div className="account-line">
            <p className="soft">{texts.asJson}</p>
            <Button asChild>
              <a href={href("/api/account/export")}>Download my data</a>
            </Button>
          </div>
          <div className="account-line">
            <p className="soft">{texts.asZip}</p>
            <Button asChild>
              <a href={href("/api/account/files")}>{texts.withFiles}</a>
            </Button>
          </div>
          {isSwitched ? null : <BringAlong move={account.move} returnTo={pathWithDialog(closeHref, "account")} />}
        </Section>
        <Section title="Delete account" className="account-danger">
          {isSwitched ? (
            <p className="soft">{texts.onlyOwner}</p>
          ) : (
            <DeleteForm email={account.email} refused={refused} returnTo={closeHref} />
          )}
        </Section>
      </div>
    </ModalDialog>
  );
}

function Payments({ payments }: Pick<AccountView, "payments">) {
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

function Section({ title, className = "", children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ account }: { account: AccountView }) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  const facts: [string, string | null][] = [
    [texts.name, account.name],
    [texts.memberSince, formats.longDate(account.memberSince)],
    [texts.signedInWith, account.signInBy],
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
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState(refused?.values.email ?? "");
  const isSending = fetcher.state !== "idle";
  const isRight = typed.trim().toLowerCase() === email.toLowerCase();
  return (
    <fetcher.Form method="post" action={href("/forms/account/delete")} noValidate data-later={refused ? undefined : ""}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <p className="soft">{texts.deletes}</p>
      <Field label={texts.typeEmail} error={refused?.errors?.email}>
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
