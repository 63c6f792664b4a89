import { href, useFetcher } from "react-router";
import { DIGESTS, type Digest, type MailChoices } from "../../../server/domain/mail-choices.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Options } from "../../components/options.tsx";
import { TextField } from "../../components/text-field.tsx";

type CalendarProps = { address: string | null; returnTo: string };

export function Calendar({ address, returnTo }: CalendarProps) {
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <div className="reminders">
      <p className="soft">
        {address === null
          ? "The next steps of your applications in your own calendar: by a secret address that it reads from time to time."
          : "Whoever has this address can read your next steps. Add it to your calendar as one to subscribe to."}
      </p>
      {address === null ? null : (
        <Field label="Address of your calendar">
          {(control) => <TextField {...control} readOnly value={address} />}
        </Field>
      )}
      <div className="reminders-buttons">
        <fetcher.Form method="post" action={href("/forms/calendar/renew")}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" disabled={isSending}>
            {address === null ? "Make an address" : "Make a new address"}
          </Button>
        </fetcher.Form>
        {address === null ? null : (
          <fetcher.Form method="post" action={href("/forms/calendar/end")}>
            <input type="hidden" name="returnTo" value={returnTo} />
            <Button type="submit" disabled={isSending}>
              End it
            </Button>
          </fetcher.Form>
        )}
      </div>
    </div>
  );
}

const DIGEST_NAMES: Record<Digest, string> = { never: "Never", daily: "Daily", weekly: "Weekly" };
const DIGEST_OPTIONS = DIGESTS.map((value) => ({ value, label: DIGEST_NAMES[value] }));

type MailFormProps = { choices: MailChoices; returnTo: string };

export function MailForm({ choices, returnTo }: MailFormProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/mail/choose")} className="reminders">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label="New matches" hint="Each e-mail has a link that stops them.">
        {(control) => (
          <select {...control} className="select" name="digest" defaultValue={choices.digest}>
            <Options of={DIGEST_OPTIONS} />
          </select>
        )}
      </Field>
      <label>
        <input type="checkbox" name="steps" defaultChecked={choices.steps} /> Next steps, on the day they are due
      </label>
      <div className="reminders-buttons">
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          Save e-mails
        </Button>
      </div>
    </fetcher.Form>
  );
}
