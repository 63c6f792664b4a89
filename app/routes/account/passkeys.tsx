import { type SubmitEvent, useState } from "react";
import { href, useFetcher } from "react-router";
import type { PasskeysView, PasskeyView } from "../../../server/auth/local/passkeys/find-passkeys.ts";
import { MAX_PASSKEY_NAME_CHARACTERS } from "../../../server/domain/person.ts";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { Field } from "../../components/field.tsx";
import { TextField } from "../../components/text-field.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { longUsDate } from "../../lib/relative-time.ts";

type PasskeysProps = PasskeysView & { returnTo: string };

/** The passkeys of an account that is kept here. The last way to sign in has no button to remove it. */
export function Passkeys({ passkeys, hasPassword, offer, suggestedName, returnTo }: PasskeysProps) {
  const hydrated = useHydrated();
  const isOnlyWay = !hasPassword && passkeys.length === 1;
  return (
    <>
      <p className="soft">
        A passkey signs you in with your fingerprint, your face or your screen lock, without a password.
      </p>
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
        <p className="soft small">Adding one needs a browser that runs scripts.</p>
      )}
    </>
  );
}

function PasskeyLine({ passkey, isOnlyWay }: { passkey: PasskeyView; isOnlyWay: boolean }) {
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <div>
      <b>{name}</b>
      <Facts className="soft small">
        <span>Added {longUsDate(addedAt)}</span>
        <span>{lastUsedAt ? `Last used ${longUsDate(lastUsedAt)}` : "Not used yet"}</span>
        {isOnlyWay ? <span>Your only way to sign in</span> : null}
      </Facts>
    </div>
  );
}

function RemovePasskey({ passkey: { id, name }, returnTo }: { passkey: PasskeyView; returnTo: string }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/account/remove-passkey")}>
      <input type="hidden" name="passkeyId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" size="small" disabled={fetcher.state !== "idle"} aria-label={`Remove: ${name}`}>
        Remove
      </Button>
    </fetcher.Form>
  );
}

const NOT_MADE = "No passkey was made. Please try again when you are ready.";
const ALREADY_MADE = "This device has a passkey of your account already.";

function AddPasskey({ offer, suggestedName, returnTo }: Pick<PasskeysProps, "offer" | "suggestedName" | "returnTo">) {
  const fetcher = useFetcher();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState("");
  if (typeof PublicKeyCredential !== "function") return <p className="soft small">This browser makes no passkeys.</p>;
  if (!offer) {
    return (
      <p className="soft small">
        To add one, <a href={href("/api/logout")}>sign out</a> and in again first, so that nobody who finds this browser
        open can do it.
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
      setProblem(error instanceof Error && error.name === "InvalidStateError" ? ALREADY_MADE : NOT_MADE);
    } finally {
      setIsAsking(false);
    }
  }
  return (
    <form className="account-passkey" onSubmit={(event) => void add(event)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Field label="Name" hint="So that you know it again" error={problem}>
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
        {isAsking ? "Waiting for your device..." : "Add a passkey"}
      </Button>
    </form>
  );
}
