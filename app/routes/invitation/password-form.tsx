import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { NewPasskeyOffer } from "../../../server/auth/local/passkeys/offer-passkeys.ts";
import { PASSWORD_HINT } from "../../../server/domain/person.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { AcceptInvitationSchema } from "../../schemas/invitation.ts";

type PasswordFormProps = {
  email: string;
  isNew: boolean;
  offer: NewPasskeyOffer | null;
  lastResult: SubmissionResult | null;
};

const NAMES = [
  { name: "firstName", label: "First name (optional)", autoComplete: "given-name" },
  { name: "lastName", label: "Last name (optional)", autoComplete: "family-name" },
] as const;

export function PasswordForm({ email, isNew, offer, lastResult }: PasswordFormProps) {
  const [form, fields] = useForm<z.infer<typeof AcceptInvitationSchema>>({ lastResult, defaultNoValidate: false });
  const passwords = [
    { name: "password", label: "Password", hint: PASSWORD_HINT },
    { name: "repeated", label: "The same password again", hint: undefined },
  ] as const;
  const firstWrong = [...passwords, ...NAMES].find(({ name }) => fields[name].errors)?.name ?? "password";
  return (
    <form {...getFormProps(form)} className="invitation sheet" method="post">
      <h1>{isNew ? "Welcome" : "A new password"}</h1>
      <p className="soft">
        {isNew
          ? "You are invited. Choose a password for your account:"
          : "It replaces the present one and your passkeys, and signs you out everywhere."}
      </p>
      {lastResult ? (
        <p className="note bad" role="alert">
          {form.errors?.[0] ?? "The password was not set. Please look at the marked fields."}
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
        Set password
      </Button>
      {offer ? <PasskeyChoice offer={offer} /> : null}
    </form>
  );
}

/** Shown by its script where the browser makes passkeys; the button then sends this form without the passwords. */
function PasskeyChoice({ offer }: { offer: NewPasskeyOffer }) {
  return (
    <div className="invitation-passkey" hidden data-passkey="make" data-offer={JSON.stringify(offer)}>
      <p className="soft">
        Or no password at all: a passkey signs you in with your fingerprint, your face or your screen lock.
      </p>
      <input type="hidden" name="passkey" disabled />
      <Button size="large" type="button">
        Use a passkey instead
      </Button>
      <p
        className="soft small"
        role="status"
        data-failed="No passkey was made. Please try again, or choose a password."
      />
      <script type="module" src="/passkeys.js" />
    </div>
  );
}

type NamesProps = {
  fields: Record<(typeof NAMES)[number]["name"], { errors?: string[]; defaultValue?: string }>;
  firstWrong: string;
};

function Names({ fields, firstWrong }: NamesProps) {
  return (
    <div className="invitation-names">
      {NAMES.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={fields[name].errors?.[0]}>
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
