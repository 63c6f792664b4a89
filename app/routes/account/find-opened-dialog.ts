import { type AccountView, findAccount } from "../../../server/account/find-account.ts";
import { openedDialogKey } from "../../lib/dialogs.ts";
import type { SignedIn } from "../../middleware/session.ts";

/** What the dialog over a screen shows, where it shows what is not on the screen. */
export type OpenedDialog = { dialog: "account"; account: AccountView; isSwitched: boolean };

/** Reads what the dialog of this address shows (DEC-75); null when it opens none of them. */
export async function findOpenedDialog(url: URL, { user, switchedBy }: SignedIn): Promise<OpenedDialog | null> {
  if (openedDialogKey(url.search) === "account") {
    return { dialog: "account", account: findAccount(user, new Date()), isSwitched: switchedBy !== null };
  }
  return null;
}
