import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { NewPasskeyOffer } from "../../../server/auth/local/passkeys/offer-passkeys.ts";
import { MIN_PASSWORD_CHARACTERS } from "../../../server/domain/person.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useTexts } from "../../components/use-texts.ts";
import type { AcceptInvitationSchema } from "../../schemas/invitation.ts";
import { pages } from "../../texts/en/pages.ts";

type PasswordFormProps = {
  email: string;
  isNew: boolean;
  offer: NewPasskeyOffer | null;
  lastResult: SubmissionResult | null;
};

const NAMES = [
  { name: "firstName", autoComplete: "given-name" },
  { name: "lastName", autoComplete: "family-name" },
] as const;

export function PasswordForm({ email, isNew, offer, lastResult }: PasswordFormProps) {
  const texts = useTexts("pages", pages);
  const [form, fields] = useForm<z.infer<typeof AcceptInvitationSchema>>({ lastResult, defaultNoValidate: false });
  const passwords = [
    { name: "password", label: texts.password, hint: texts.passwordHint(MIN_PASSWORD_CHARACTERS) },
    { name: "repeated", label: texts.samePassword, hint: undefined },
  ] as const;
  const firstWrong = [...passwords, ...NAMES].find(({ name }) => fields[name].errors)?.name ?? "password";
  return (
    <form {...getFormProps(form)} className="invitation sheet" method="post">
      <h1>{isNew ? texts.welcome : texts.newPassword}</h1>
      <p className="soft">{isNew ? texts.invited : texts.replaces}</p>
      {lastResult ? (
        <p className="note bad" role="alert">
          {form.errors?.[0] ?? texts.notSet}
        </p>
      ) : null}
      <Field label="Email">
        {(control) => <TextField {...control} type="email" autoComplete="username" value={email} readOnly />}
      </Field>
      {passwords.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={fields[name].errors?.[0]}>
          {(control) => (
            <TextField
              {...control}
              name={name}
              type="password"
              autoComplete="new-password"
              // The one place to begin, or to continue after an error.
              autoFocus={firstWrong === name}
              required
            />
          )}
        </Field>
      ))}
      {isNew ? <Names fields={fields} firstWrong={firstWrong} /> : null}
      <Button look="ink" size="large" type="submit">
        {texts.setPassword}
      </Button>
      {offer ? <PasskeyChoice offer={offer} /> : null}
    </form>
  );
}

/** Shown by its script where the browser makes passkeys; the button then sends this form without the passwords. */
function PasskeyChoice({ offer }: { offer: NewPasskeyOffer }) {
  const texts = useTexts("pages", pages);
  return (
    <div className="invitation-passkey" hidden data-passkey="make" data-offer={JSON.stringify(offer)}>
      <p className="soft">{texts.orPasskey}</p>
      <input type="hidden" name="passkey" disabled />
      <Button size="large" type="button">
        {texts.usePasskey}
      </Button>
      <p className="soft small" role="status" data-failed={texts.noPasskey} />
      <script type="module" src="/passkeys.js" />
    </div>
  );
}

type NamesProps = {
  fields: Record<(typeof NAMES)[number]["name"], { errors?: string[]; defaultValue?: string }>;
  firstWrong: string;
};

function Names({ fields, firstWrong }: NamesProps) {
  const texts = useTexts("pages", pages);
  return (
    <div className="invitation-names">
      {NAMES.map(({ name, autoComplete }) => (
        <Field key={name} label={texts[name]} error={fields[name].errors?.[0]}>
          {(control) => (
            <TextField
              {...control}
              name={name}
              autoComplete={autoComplete}
              autoFocus={firstWrong === name}
              defaultValue={fields[name].defaultValue}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
