import { lazy } from "react";
import { openedDialogKey } from "../../lib/dialogs.ts";
import type { OpenedDialog } from "./find-opened-dialog.ts";

// Rarely opened, so their code is loaded separately.
const AccountDialog = lazy(async () => ({ default: (await import("./account-dialog.tsx")).AccountDialog }));
const PlanDialog = lazy(async () => ({ default: (await import("./plan-dialog.tsx")).PlanDialog }));
const WeightsDialog = lazy(async () => ({
  default: (await import("../dashboard/weights-dialog.tsx")).WeightsDialog,
}));
const CustomLetterDialog = lazy(async () => ({
  default: (await import("../materials/custom-letter-dialog.tsx")).CustomLetterDialog,
}));
const ReceiptDialog = lazy(async () => ({ default: (await import("./receipt-dialog.tsx")).ReceiptDialog }));
const EditJobDialog = lazy(async () => ({
  default: (await import("../own-jobs/change-job-dialogs.tsx")).EditJobDialog,
}));
const DeleteJobDialog = lazy(async () => ({
  default: (await import("../own-jobs/change-job-dialogs.tsx")).DeleteJobDialog,
}));

type AccountDialogsProps = { opened: OpenedDialog | null; path: string; search: string; closeHref: string };

export function AccountDialogs({ opened, path, search, closeHref }: AccountDialogsProps) {
  if (!opened || !openedDialogKey(search).startsWith(opened.dialog)) return null;
  switch (opened.dialog) {
    case "account":
      return <AccountDialog {...opened} search={search} closeHref={closeHref} />;
    case "plans":
      return <PlanDialog {...opened} path={path} search={search} closeHref={closeHref} />;
    case "weights":
      return <WeightsDialog {...opened} search={search} closeHref={closeHref} />;
    case "custom-letter":
      return <CustomLetterDialog {...opened} closeHref={closeHref} />;
    case "receipt":
      return <ReceiptDialog {...opened} closeHref={closeHref} />;
    case "edit-job":
      return <EditJobDialog key={opened.job?.id} job={opened.job} closeHref={closeHref} />;
    case "delete-job":
      return <DeleteJobDialog job={opened.job} closeHref={closeHref} />;
  }
}
