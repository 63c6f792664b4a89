import { withoutDialog } from "../../lib/dialogs.ts";
import { openedResume } from "../../lib/viewed.ts";

export const VIEWER_TABS = [
  { tab: "overview", label: "Overview" },
  { tab: "skills", label: "Skills" },
  { tab: "experience", label: "Experience" },
  { tab: "education", label: "Education" },
  { tab: "read", label: "What the machine read" },
  { tab: "changes", label: "What was tailored" },
] as const;

export type ViewerTab = (typeof VIEWER_TABS)[number]["tab"];

const EDITS = { experience: "experience", education: "education", place: "read", wishes: "read" } as const;

export type ViewerEdit = keyof typeof EDITS;

export type ViewerState = { id: string; tab: ViewerTab; edit: ViewerEdit | null; version: string | null };

function isEdit(word: string | null): word is ViewerEdit {
  return word !== null && Object.hasOwn(EDITS, word);
}

/** Null when closed. Another dialog takes precedence. */
export function parseViewer(search: string): ViewerState | null {
  const params = new URLSearchParams(search);
  const id = openedResume(params);
  if (id === null || params.has("dialog")) return null;
  const tab = VIEWER_TABS.find((one) => one.tab === params.get("tab"))?.tab ?? "overview";
  const version = params.get("version");
  const edit = params.get("edit");
  return { id, tab, edit: isEdit(edit) && EDITS[edit] === tab && version === null ? edit : null, version };
}

export function viewerSearch(
  search: string,
  { id, tab = "overview", edit = null, version = null }: Partial<ViewerState> & { id: string },
): string {
  const params = new URLSearchParams(withoutDialog(search));
  params.set("view", id);
  params.set("tab", tab);
  if (edit) params.set("edit", edit);
  if (version) params.set("version", version);
  return `?${params}`;
}

export function pathWithEdit(path: string, edit: ViewerEdit): string {
  const [pathname = "/", search = ""] = path.split("?");
  const params = new URLSearchParams(search);
  params.set("edit", edit);
  return `${pathname}?${params}`;
}
