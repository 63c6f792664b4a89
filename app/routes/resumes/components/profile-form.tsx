import type { ReactNode } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { DialogActions } from "../../../components/dialog-actions.tsx";
import { useResumeTexts } from "../resume-texts.ts";

export function ProfileForm({ action, returnTo, children }: { action: string; returnTo: string; children: ReactNode }) {
  const texts = useResumeTexts();
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={action} className="profile-form spaced-fields" noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      <DialogActions closeHref={returnTo} replace>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? texts.saving : texts.save}
        </Button>
      </DialogActions>
    </fetcher.Form>
  );
}
