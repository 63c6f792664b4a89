import type { Refusal } from "../../../server/http/errors.ts";
import { pathWithEdit, type ViewerEdit } from "./viewer-params.ts";

export function failedEdit(title: string, { edit, keep }: { edit: ViewerEdit; keep: string[] }) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const typed = keep.map((name) => [name, form?.get(name)] as const);
    const values = Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
    return {
      flash: {
        title,
        description: refusal.message || "Something went wrong",
        tone: "destructive" as const,
        form: { name: edit, values: { ...values, reason: refusal.message } },
      },
      to: pathWithEdit(returnTo, edit),
    };
  };
}
