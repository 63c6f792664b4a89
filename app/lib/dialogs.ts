import { openedAdminView } from "./viewed.ts";

export function withDialog(search: string, dialog: string, more: Record<string, string> = {}): string {
  const params = new URLSearchParams(search);
  params.set("dialog", dialog);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return `?${params}`;
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
  "preset",
  "question",
];

export function withoutDialog(search: string): string {
  const params = new URLSearchParams(search);
  const screenView = openedAdminView(params);
  for (const name of DIALOG_PARAMS) params.delete(name);
  if (screenView !== null) params.set("view", screenView);
  const rest = params.toString();
  return rest === "" ? "" : `?${rest}`;
}

export function isSameScreen(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutDialog(one.search) === withoutDialog(other.search);
}

export function pathWithDialog(path: string, dialog: string, more: Record<string, string> = {}): string {
  const [pathname = "/", search = ""] = path.split("?");
  return pathname + withDialog(search, dialog, more);
}

const READING_DIALOGS = ["account", "plans", "weights", "custom-letter", "receipt", "edit-job", "delete-job"];

/** Two addresses with the same key need no new reading; "" when no dialog is open. */
export function openedDialogKey(search: string): string {
  const params = new URLSearchParams(search);
  const dialog = params.get("dialog") ?? "";
  return READING_DIALOGS.includes(dialog) ? `${dialog} ${params.get("payment") ?? params.get("job") ?? ""}` : "";
}
