import type { Refusal } from "../../server/http/errors.ts";
import { pathWithDialog } from "../lib/dialogs.ts";
import type { Flash } from "../lib/flash.ts";

/** The specification's sentence as title, the reason as description. `reopen` shows the dialog again as typed. */
export function failureFlash(title: string, reopen?: { dialog: string; keep: string[] }) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const flash: Flash = { title, description: refusal.message || "Something went wrong", tone: "destructive" };
    if (!reopen) return { flash };
    const textOf = (name: string) => {
      const value = form?.get(name);
      return typeof value === "string" ? value : "";
    };
    const resume = textOf("resumeId");
    const values = Object.fromEntries(reopen.keep.map((name) => [name, textOf(name)]));
    return {
      flash: { ...flash, form: { name: reopen.dialog, values } },
      to: pathWithDialog(returnTo, reopen.dialog, resume ? { resume } : {}),
    };
  };
}
