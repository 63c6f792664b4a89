import { lazy } from "react";
import { openedDialogKey } from "../../lib/dialogs.ts";
import type { OpenedDialog } from "./find-opened-dialog.ts";

// Opened rarely, so their code stays out of that of the screens.
const AccountDialog = lazy(async () => ({ default: (await import("./account-dialog.tsx")).AccountDialog }));

type AccountDialogsProps = { opened: OpenedDialog | null; search: string; closeHref: string };

/** The dialogs of the user menu and the plan card, which every screen can open (DEC-75). */
export function AccountDialogs({ opened, search, closeHref }: AccountDialogsProps) {
  if (!opened || openedDialogKey(search) === "") return null;
  return <AccountDialog {...opened} search={search} closeHref={closeHref} />;
}
