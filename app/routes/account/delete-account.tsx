import { useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { FollowedTextField } from "../../components/text-field.tsx";
import type { useFlashForm } from "../../components/use-flash-form.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

type DeleteAccountProps = { email: string; refused: ReturnType<typeof useFlashForm>; returnTo: string };

export function DeleteAccount({ email, refused, returnTo }: DeleteAccountProps) {
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
