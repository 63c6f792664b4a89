import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";

type DialogActionsProps = {
  /** Where `Cancel` leads. */
  closeHref: string;
  /** True where `Cancel` leads back within the same dialog, which is no new step of the history. */
  replace?: boolean;
  children: ReactNode;
};

/** The foot of a form in a dialog: `Cancel`, then what sends it. */
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
