import { useState } from "react";
import { href, Form, Link } from "react-router";
import type { ListedUser } from "../../../../server/admin/admin-user.ts";
import { TextField } from "../../../components/text-field.tsx";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { sendOnce } from "../../../components/send-once.ts";
import { useFlashForm } from "../../../components/use-flash-form.ts";
import { useHydrated } from "../../../components/use-hydrated.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { KeptFields } from "./kept-fields.tsx";
import { TierBadge } from "./user-badges.tsx";

type QuickActionsProps = { users: ListedUser[]; pick: string; search: string; returnTo: string; canInvite: boolean };

/** A user is looked for and chosen here, however many there are. */
export function QuickActions({ users, pick, search, returnTo, canInvite }: QuickActionsProps) {
  const texts = useAdminTexts();
  return (
    <section className="admin-quick side-sheet sheet" aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <Form method="get" className="admin-pick-search" preventScrollReset>
        <KeptFields search={search} except={["pick"]} />
        <Field label={texts.findUser} hint={texts.beginningOfAddress}>
          {(control) => (
            <TextField {...control} type="search" name="pick" key={pick} defaultValue={pick} autoComplete="off" />
          )}
        </Field>
        <Button type="submit">{texts.find}</Button>
      </Form>
      <Picker key={pick} users={users} pick={pick} returnTo={returnTo} />
      {canInvite ? (
        <div className="admin-quick-rest">
          <Button asChild>
            <Link to={withDialog(search, "invite")} preventScrollReset>
              {texts.inviteSomebody}
            </Link>
          </Button>
          <p className="soft small">{texts.forNewAccount}</p>
        </div>
      ) : null}
      <div className="admin-quick-rest">
        <Button asChild>
          <Link to={withDialog(search, "reset-all-usage")} preventScrollReset>
            Reset All Usage
          </Link>
        </Button>
        <p className="soft small">{texts.setsBack}</p>
      </div>
    </section>
  );
}

function Picker({ users, pick, returnTo }: Pick<QuickActionsProps, "users" | "pick" | "returnTo">) {
  const texts = useAdminTexts();
  const [hasSelection, setHasSelection] = useState(false);
  const hydrated = useHydrated();
  const error = useFlashForm("switch-user")?.errors?.userId;
  return (
    // A full page load, so that nothing of the other account is kept.
    <Form
      method="post"
      action={href("/forms/admin/switch-user")}
      reloadDocument
      onChange={() => setHasSelection(true)}
      onSubmit={sendOnce}
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className="admin-picker" aria-describedby={error ? "picker-error" : undefined}>
        <legend className="small soft">{pick === "" ? texts.newestUsers : texts.beginningWith(pick)}</legend>
        {users.length === 0 ? <p className="small">{texts.nobodyFound}</p> : null}
        {users.map((user) => (
          <label key={user.id}>
            <input type="radio" name="userId" value={user.id} disabled={user.notSwitchable !== null} />
            <span>
              <span className="admin-pick-email">{user.email}</span>
              <TierBadge tier={user.subscriptionTier} />
            </span>
          </label>
        ))}
      </fieldset>
      {error ? (
        <p className="field-error" id="picker-error">
          {error}
        </p>
      ) : null}
      <Button type="submit" look="ink" disabled={hydrated && !hasSelection}>
        Switch User
      </Button>
    </Form>
  );
}
