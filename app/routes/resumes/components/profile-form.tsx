import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";

export function ProfileForm({ action, returnTo, children }: { action: string; returnTo: string; children: ReactNode }) {
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={action} className="profile-form spaced-fields" noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      <DialogActions closeHref={returnTo} replace>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? "Saving..." : "Save"}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}
