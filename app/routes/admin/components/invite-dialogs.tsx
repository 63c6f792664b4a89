import { href, useFetcher, useLocation, useRouteLoaderData } from "react-router";
import type { Invitation } from "../../../../server/auth/local/invite.ts";
import { INVITATION_DAYS } from "../../../../server/domain/person.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import type { loader as rootLoader } from "../../../root.tsx";

type InviteDialogsProps = { invited: Invitation | null; returnTo: string };

export function InviteDialogs({ invited, returnTo }: InviteDialogsProps) {
  const dialog = new URLSearchParams(useLocation().search).get("dialog");
  return (
    <>
      <Invite open={dialog === "invite"} returnTo={returnTo} />
      <Invited open={dialog === "invited"} invited={invited} returnTo={returnTo} />
    </>
  );
}

function Invite({ open, returnTo }: { open: boolean; returnTo: string }) {
  const fetcher = useFetcher();
  const { failed } = useFailedForm("invite");
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  const isBusy = fetcher.state !== "idle";
  return (
    <ModalDialog
      open={open}
      closeHref={returnTo}
      title="Invite somebody"
      description="You get a link to pass on. Whoever opens it sets the password of the account with this address: a new account, or a new password for one there is."
    >
      <fetcher.Form method="post" action={href("/forms/admin/invite")} noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Email" error={failed ? (flash?.description ?? "Please check the address.") : null}>
          {(control) => (
            <TextField
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={failed?.email}
              required
            />
          )}
        </Field>
        <DialogActions closeHref={returnTo}>
          <Button type="submit" look="ink" disabled={isBusy}>
            {isBusy ? "Making a link…" : "Make a link"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function Invited({ open, invited, returnTo }: InviteDialogsProps & { open: boolean }) {
  if (!invited) {
    return (
      <ModalDialog open={open} closeHref={returnTo} title="This link is shown no more">
        <p>It still works for whoever has it. A new invitation makes a new link and ends the old one.</p>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog
      open={open}
      closeHref={returnTo}
      title={invited.isNew ? "Invitation made" : "Link for a new password"}
      description={`Pass this link on to ${invited.email}. It works once, within ${INVITATION_DAYS} days.`}
    >
      <Field label="Link" hint="It is shown for ten minutes and stored nowhere.">
        {(control) => (
          <TextField {...control} value={invited.link} readOnly onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
    </ModalDialog>
  );
}
