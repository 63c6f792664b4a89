import type { ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";

/** A form of the reading panel, with `Save` and `Cancel`. */
export function ProfileForm({ action, returnTo, children }: { action: string; returnTo: string; children: ReactNode }) {
  const fetcher = useFetcher();
  const isSending = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={action} className="profile-form" noValidate>
      <input type="hidden" name="returnTo" value={returnTo} />
      {children}
      <div className="dialog-actions">
        <Button asChild>
          <Link to={returnTo} preventScrollReset replace>
            Cancel
          </Link>
        </Button>
        <Button type="submit" look="ink" disabled={isSending}>
          {isSending ? "Saving..." : "Save"}
        </Button>
      </div>
    </fetcher.Form>
  );
}
