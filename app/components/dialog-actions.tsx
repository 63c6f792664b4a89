import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";

type DialogActionsProps = {
  closeHref: string;
  /** `Cancel` stays within the same dialog, which adds no step to the history. */
  replace?: boolean;
  children: ReactNode;
};

export function DialogActions({ closeHref, replace = false, children }: DialogActionsProps) {
  return (
    <div className="dialog-actions">
      <Button asChild>
        <Link to={closeHref} preventScrollReset replace={replace}>
          Cancel
        </Link>
      </Button>
      {children}
    </div>
  );
}
