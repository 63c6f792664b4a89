/** Search of the present screen with a dialog opened (`?dialog=upload`), everything else kept. */
export function withDialog(search: string, dialog: string, more: Record<string, string> = {}): string {
  const params = new URLSearchParams(search);
  params.set("dialog", dialog);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `?${params}`;
}

/** `?view=` opens a resume over the screen; these values are views of the admin panel instead. */
const SCREEN_VIEWS = new Set(["audit", "payments", "sources", "system"]);

/** The resume that `?view=` opens, or null. */
export function openedResume(params: URLSearchParams): string | null {
  const view = params.get("view");
  return view === null || SCREEN_VIEWS.has(view) ? null : view;
}

const DIALOG_PARAMS = [
  "dialog",
  "resume",
  "view",
  "tab",
  "edit",
  "version",
  "material",
  "letter",
  "mode",
  "plan",
  "payment",
  "add",
  "remove",
  "job",
];

/** Search of the present screen with every dialog closed. */
export function withoutDialog(search: string): string {
  const params = new URLSearchParams(search);
  const screenView = openedResume(params) === null ? params.get("view") : null;
  for (const name of DIALOG_PARAMS) params.delete(name);
  if (screenView !== null) params.set("view", screenView);
  const rest = params.toString();
  return rest === "" ? "" : `?${rest}`;
}

/** Whether two addresses show the same screen, apart from what is open over it. */
export function isSameScreen(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutDialog(one.search) === withoutDialog(other.search);
}

/** A path of ours with a dialog opened, for answers that lead back to it. */
export function pathWithDialog(path: string, dialog: string, more: Record<string, string> = {}): string {
  const [pathname = "/", search = ""] = path.split("?");
  return pathname + withDialog(search, dialog, more);
}

/** The dialogs that show more than the screen under them knows. */
const READING_DIALOGS = ["account", "plans", "receipt", "edit-job", "delete-job"];

/** What such a dialog of this address is read for; "" = none is open. Two addresses that agree need no new reading. */
export function openedDialogKey(search: string): string {
  const params = new URLSearchParams(search);
  const dialog = params.get("dialog") ?? "";
  return READING_DIALOGS.includes(dialog) ? `${dialog} ${params.get("payment") ?? params.get("job") ?? ""}` : "";
}
