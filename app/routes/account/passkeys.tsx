import { type SubmitEvent, useState } from "react";
import { href, useFetcher } from "react-router";
import type { PasskeysView, PasskeyView } from "../../../server/auth/local/passkeys/find-passkeys.ts";
import { MAX_PASSKEY_NAME_CHARACTERS } from "../../../server/domain/person.ts";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { Field } from "../../components/field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

type PasskeysProps = PasskeysView & { returnTo: string };

/** The passkeys of an account that is kept here. The last way to sign in has no button to remove it. */
export function Passkeys({ passkeys, hasPassword, offer, suggestedName, returnTo }: PasskeysProps) {
  const texts = useTexts("account", english);
  const hydrated = useHydrated();
  const isOnlyWay = !hasPassword && passkeys.length === 1;
  return (
    <>
      <p className="soft">{texts.passkeyIs}</p>
      <ul className="account-hidden">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <PasskeyLine passkey={passkey} isOnlyWay={isOnlyWay} />
            {isOnlyWay ? null : <RemovePasskey passkey={passkey} returnTo={returnTo} />}
          </li>
        ))}
      </ul>
      {hydrated ? (
        <AddPasskey offer={offer} suggestedName={suggestedName} returnTo={returnTo} />
      ) : (
        <p className="soft small">{texts.needsScripts}</p>
      )}
    </>
  );
}

function PasskeyLine({ passkey, isOnlyWay }: { passkey: PasskeyView; isOnlyWay: boolean }) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <div>
      <b>{name}</b>
      <Facts className="soft small">
        <span>{texts.added(formats.longDate(addedAt))}</span>
        <span>{lastUsedAt ? texts.lastUsed(formats.longDate(lastUsedAt)) : texts.notUsed}</span>
        {isOnlyWay ? <span>{texts.onlyWay}</span> : null}
      </Facts>
    </div>
  );
}

function RemovePasskey({ passkey: { id, name }, returnTo }: { passkey: PasskeyView; returnTo: string }) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/account/remove-passkey")}>
      <input type="hidden" name="passkeyId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" size="small" disabled={fetcher.state !== "idle"} aria-label={`${texts.remove}: ${name}`}>
        {texts.remove}
      </Button>
    </fetcher.Form>
  );
}

function AddPasskey({ offer, suggestedName, returnTo }: Pick<PasskeysProps, "offer" | "suggestedName" | "returnTo">) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState("");
  if (typeof PublicKeyCredential !== "function") return <p className="soft small">{texts.makesNone}</p>;
  if (!offer) {
    return (
      <p className="soft small">
        {texts.toAddOne} <a href={href("/api/logout")}>{texts.signOutFirst}</a> {texts.andInAgain}
      </p>
    );
  }
  async function add(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsAsking(true);
    setProblem("");
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      fields.set(
        "passkey",
        JSON.stringify(await startRegistration({ optionsJSON: offer as NonNullable<typeof offer> })),
      );
      await fetcher.submit(fields, { method: "post", action: href("/forms/account/add-passkey") });
    } catch (error) {
      setProblem(error instanceof Error && error.name === "InvalidStateError" ? texts.alreadyMade : texts.notMade);
    } finally {
      setIsAsking(false);
    }
  }
  return (
    <form className="account-passkey" onSubmit={(event) => void add(event)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label={texts.name} hint={texts.knowAgain} error={problem}>
        {(control) => (
          <TextField
            {...control}
            name="name"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_CHARACTERS}
            defaultValue={suggestedName}
          />
        )}
      </Field>
      <Button type="submit" disabled={isAsking || fetcher.state !== "idle"}>
        {isAsking ? texts.waiting : texts.addPasskey}
      </Button>
    </form>
  );
}
