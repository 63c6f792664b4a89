import { href, useFetcher, useLocation, useRouteLoaderData } from "react-router";
import type { Invitation } from "../../../../server/auth/local/invite.ts";
import { INVITATION_DAYS } from "../../../../server/domain/person.ts";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { Field } from "../../../components/field.tsx";
import { ModalDialog } from "../../../components/modal-dialog.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { useFailedForm } from "../../../components/use-failed-form.ts";
import { useAdminTexts } from "../admin-texts.ts";
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
  const texts = useAdminTexts();
  const fetcher = useFetcher();
  const { failed } = useFailedForm("invite");
  const flash = useRouteLoaderData<typeof rootLoader>("root")?.flash;
  const isBusy = fetcher.state !== "idle";
  return (
    <ModalDialog open={open} closeHref={returnTo} title={texts.inviteSomebody} description={texts.invites}>
      <fetcher.Form method="post" action={href("/forms/admin/invite")} noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field label="Email" error={failed ? (flash?.description ?? texts.checkAddress) : null}>
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
            {isBusy ? texts.makingLink : texts.makeLink}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function Invited({ open, invited, returnTo }: InviteDialogsProps & { open: boolean }) {
  const texts = useAdminTexts();
  if (!invited) {
    return (
      <ModalDialog open={open} closeHref={returnTo} title={texts.shownNoMore}>
        <p>{texts.stillWorks}</p>
      </ModalDialog>
    );
  }
  return (
    <ModalDialog
      open={open}
      closeHref={returnTo}
      title={invited.isNew ? texts.invitationMade : texts.linkForPassword}
      description={texts.passOn(invited.email, INVITATION_DAYS)}
    >
      <Field label={texts.link} hint={texts.shownShortly}>
        {(control) => (
          <TextField {...control} value={invited.link} readOnly onFocus={(event) => event.currentTarget.select()} />
        )}
      </Field>
    </ModalDialog>
  );
}
