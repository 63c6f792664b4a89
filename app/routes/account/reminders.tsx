import { href, useFetcher } from "react-router";
import { DIGESTS, type MailChoices } from "../../../server/domain/mail-choices.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Options } from "../../components/options.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

type CalendarProps = { address: string | null; returnTo: string };

export function Calendar({ address, returnTo }: CalendarProps) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <div className="reminders" data-later="">
      <p className="soft">{address === null ? texts.calendarIs : texts.calendarSecret}</p>
      {address === null ? null : (
        <Field label={texts.calendarAddress}>{(control) => <TextField {...control} readOnly value={address} />}</Field>
      )}
      <div className="reminders-buttons">
        <fetcher.Form method="post" action={href("/forms/calendar/renew")}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" disabled={isSending}>
            {address === null ? texts.makeAddress : texts.makeNewAddress}
          </Button>
        </fetcher.Form>
        {address === null ? null : (
          <fetcher.Form method="post" action={href("/forms/calendar/end")}>
            <input type="hidden" name="returnTo" value={returnTo} />
            <Button type="submit" disabled={isSending}>
              {texts.endIt}
            </Button>
          </fetcher.Form>
        )}
      </div>
    </div>
  );
}

type MailFormProps = { choices: MailChoices; returnTo: string };

export function MailForm({ choices, returnTo }: MailFormProps) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/mail/choose")} className="reminders" data-later="">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={texts.newMatches} hint={texts.stopsThem}>
        {(control) => (
          <select {...control} className="select" name="digest" defaultValue={choices.digest}>
            <Options of={DIGESTS.map((value) => ({ value, label: texts[value] }))} />
          </select>
        )}
      </Field>
      <label>
        <input type="checkbox" name="steps" defaultChecked={choices.steps} /> {texts.dueSteps}
      </label>
      <div className="reminders-buttons">
        <Button type="submit" disabled={fetcher.state !== "idle"}>
          {texts.saveEmails}
        </Button>
      </div>
    </fetcher.Form>
  );
}
