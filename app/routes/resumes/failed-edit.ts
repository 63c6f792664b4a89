import type { Refusal } from "../../../server/http/errors.ts";
import type { Flash } from "../../lib/flash.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { pathWithEdit, type ViewerEdit } from "./viewer-params.ts";

export function failedEdit(title: string, { edit, keep }: { edit: ViewerEdit; keep: readonly string[] }) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const flash: Flash = { title, description: refusal.message || "Something went wrong", tone: "destructive" };
    return {
      flash: { ...flash, form: failedForm(edit, keep, { refusal, form }) },
      to: pathWithEdit(returnTo, edit),
    };
  };
}
