import { withDialog, withoutDialog } from "../../lib/dialogs.ts";

export const COMPANY_SORTS = [
  { value: "name-asc", label: "Name (A-Z)" },
  { value: "name-desc", label: "Name (Z-A)" },
  { value: "most", label: "Most Materials" },
  { value: "least", label: "Least Materials" },
] as const;

export type CompanySort = (typeof COMPANY_SORTS)[number]["value"];

export function parseCompanySort(value: string | null): CompanySort {
  return COMPANY_SORTS.find((sort) => sort.value === value)?.value ?? "name-asc";
}

export type OpenMaterial =
  | { view: "letter"; id: string; isEditing: boolean }
  | { view: "edit" | "delete" | "evidence"; id: string }
  | { view: "practice"; id: string; questionKey: string };

export function parseOpenMaterial(search: string): OpenMaterial | null {
  const params = new URLSearchParams(search);
  const dialog = params.get("dialog");
  const material = params.get("material");
  if (dialog === "edit" || dialog === "delete" || dialog === "evidence") {
    return material === null ? null : { view: dialog, id: material };
  }
  if (dialog === "practice") {
    return material === null ? null : { view: dialog, id: material, questionKey: params.get("question") ?? "" };
  }
  const letter = params.get("letter");
  if (letter === null || dialog !== null || params.has("view")) return null;
  return { view: "letter", id: letter, isEditing: params.get("mode") === "edit" };
}

export function materialDialogSearch(search: string, dialog: "edit" | "delete" | "evidence", id: string): string {
  return withDialog(withoutDialog(search), dialog, { material: id });
}

export function practiceSearch(search: string, id: string, questionKey: string): string {
  return withDialog(withoutDialog(search), "practice", { material: id, question: questionKey });
}

export function letterSearch(search: string, id: string, isEditing = false): string {
  const params = new URLSearchParams(withoutDialog(search));
  params.set("letter", id);
  if (isEditing) params.set("mode", "edit");
  return `?${params}`;
}

export function companySearch(search: string, company: string): string {
  const params = new URLSearchParams(withoutDialog(search));
  params.set("company", company);
  return `?${params}`;
}

/** Where a form that failed leads: to the same editor, which is the letter's viewer or the dialog `Edit`. */
export function editorPath(returnTo: string, id: string): string {
  const [pathname = "", search = ""] = returnTo.split("?");
  const isViewer = new URLSearchParams(search).get("letter") === id;
  return pathname + (isViewer ? letterSearch(search, id, true) : materialDialogSearch(search, "edit", id));
}
