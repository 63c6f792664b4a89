import { openedResume, withoutDialog } from "../../lib/dialogs.ts";

/** The four tabs, and the panels after them (only of a resume that was tailored). */
export const VIEWER_TABS = [
  { tab: "overview", label: "Overview" },
  { tab: "skills", label: "Skills" },
  { tab: "experience", label: "Experience" },
  { tab: "education", label: "Education" },
  { tab: "read", label: "What the machine read" },
  { tab: "changes", label: "What was tailored" },
] as const;

export type ViewerTab = (typeof VIEWER_TABS)[number]["tab"];

/** What can be open for editing, and the tab it is on. */
const EDITS = { experience: "experience", education: "education", place: "read", wishes: "read" } as const;

export type ViewerEdit = keyof typeof EDITS;

export type ViewerState = { id: string; tab: ViewerTab; edit: ViewerEdit | null; version: string | null };

function isEdit(word: string | null): word is ViewerEdit {
  return word !== null && Object.hasOwn(EDITS, word);
}

/** What a search says of the viewer; null = closed. Another dialog comes before it. */
export function parseViewer(search: string): ViewerState | null {
  const params = new URLSearchParams(search);
  const id = openedResume(params);
  if (id === null || params.has("dialog")) return null;
  const tab = VIEWER_TABS.find((one) => one.tab === params.get("tab"))?.tab ?? "overview";
  const version = params.get("version");
  const edit = params.get("edit");
  return { id, tab, edit: isEdit(edit) && EDITS[edit] === tab && version === null ? edit : null, version };
}

/** The search that shows a resume over the present screen, whose own state is kept. */
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

/** A path of ours with an editor of its viewer open again, for answers after an error. */
export function pathWithEdit(path: string, edit: ViewerEdit): string {
  const [pathname = "/", search = ""] = path.split("?");
  const params = new URLSearchParams(search);
  params.set("edit", edit);
  return `${pathname}?${params}`;
}
