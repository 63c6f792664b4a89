import type { Refusal } from "../../server/http/errors.ts";
import { pathWithDialog } from "../lib/dialogs.ts";
import type { Flash } from "../lib/flash.ts";
import { failedForm } from "./failed-form.ts";

/** The specification's sentence as title, the reason as description. `reopen` shows the dialog again as typed. */
export function failureFlash(title: string, reopen?: { dialog: string; keep: readonly string[] }) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const flash: Flash = { title, description: refusal.message || "Something went wrong", tone: "destructive" };
    if (!reopen) return { flash };
    const resume = form?.get("resumeId");
    return {
      flash: { ...flash, form: failedForm(reopen.dialog, reopen.keep, { refusal, form }) },
      to: pathWithDialog(returnTo, reopen.dialog, typeof resume === "string" && resume !== "" ? { resume } : {}),
    };
  };
}
