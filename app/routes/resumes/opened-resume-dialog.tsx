import { type ComponentProps, lazy } from "react";

const ResumeDialogs = lazy(async () => ({ default: (await import("./resume-dialogs.tsx")).ResumeDialogs }));

const DIALOGS = ["rename", "reupload", "delete", "delete-all"];

export function OpenedResumeDialog(props: ComponentProps<typeof ResumeDialogs>) {
  const dialog = new URLSearchParams(props.search).get("dialog");
  return dialog !== null && DIALOGS.includes(dialog) ? <ResumeDialogs {...props} /> : null;
}
