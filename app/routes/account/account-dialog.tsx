import { type ReactNode, useId } from "react";
import { href } from "react-router";
import type { AccountView } from "../../../server/account/find-account.ts";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import { useFlashForm } from "../../components/use-flash-form.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { pathWithDialog, withDialog } from "../../lib/dialogs.ts";
import styles from "../../styles/account.css?url";
import { account as english } from "../../texts/en/account.ts";
import { BringAlong } from "./bring-along.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { HiddenJobs } from "./hidden-jobs.tsx";
import { OfflineCopy } from "./offline-copy.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PaymentList } from "./payment-list.tsx";
import { Calendar, MailForm } from "./reminders.tsx";
import { SignIns } from "./sign-ins.tsx";

type AccountDialogProps = {
  account: AccountView;
  isSwitched: boolean;
  search: string;
  closeHref: string;
};

export function AccountDialog({ account, isSwitched, search, closeHref }: AccountDialogProps) {
  const texts = useTexts("account", english);
  const refused = useFlashForm("account");
  const returnTo = pathWithDialog(closeHref, "account");
  return (
    <ModalDialog open closeHref={closeHref} title="Account" description={account.email}>
      <ScreenStyles href={styles} />
      <div className="account">
        <Facts account={account} />
        <Section title={texts.plan}>
          <CurrentPlan account={account} search={search} />
        </Section>
        <Section title={texts.payments}>
          <PaymentList payments={account.payments} />
        </Section>
        <Section title={texts.hiddenFromList}>
          <HiddenJobs hidden={account.hidden} returnTo={returnTo} />
        </Section>
        {isSwitched || !account.passkeys ? null : (
          <Section title={texts.passkeys}>
            <Passkeys {...account.passkeys} returnTo={returnTo} />
          </Section>
        )}
        {isSwitched ? null : (
          <Section title={texts.calendar}>
            <Calendar address={account.calendar} returnTo={returnTo} />
          </Section>
        )}
        {account.mail ? (
          <Section title={texts.email}>
            <MailForm choices={account.mail} returnTo={returnTo} />
          </Section>
        ) : null}
        {isSwitched ? null : (
          <>
            <Section title={texts.signedInWhere}>
              <SignIns signIns={account.signIns} returnTo={returnTo} />
            </Section>
            <Section title={texts.offline}>
              <OfflineCopy returnTo={returnTo} />
            </Section>
          </>
        )}
        <Section title={texts.yourData}>
          <Downloads />
          {isSwitched ? null : <BringAlong move={account.move} returnTo={returnTo} />}
        </Section>
        <Section title="Delete account" className="account-danger">
          {isSwitched ? (
            <p className="soft">{texts.onlyOwner}</p>
          ) : (
            <DeleteAccount email={account.email} refused={refused} returnTo={closeHref} />
          )}
        </Section>
      </div>
    </ModalDialog>
  );
}

function CurrentPlan({ account, search }: Pick<AccountDialogProps, "account" | "search">) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  return (
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
        <a href={withDialog(search, "plans")}>{account.planName === "Free" ? texts.seePlans : texts.managePlan}</a>
      </Button>
    </div>
  );
}

function Downloads() {
  const texts = useTexts("account", english);
  return (
    <>
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
    </>
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
