import type { Refusal } from "../../server/http/errors.ts";
import { pathWithDialog } from "../lib/dialogs.ts";
import type { Flash } from "../lib/flash.ts";
import { ADD_SOURCE, readSourceForm, type SourceForm, sourceFormValues } from "../lib/source-fields.ts";

export function sourceDialog(returnTo: string, typed: SourceForm, more: Record<string, string> = {}) {
  return {
    form: { name: ADD_SOURCE, values: { ...sourceFormValues(typed), ...more } },
    to: pathWithDialog(returnTo, ADD_SOURCE, typed.kind === "" ? {} : { add: typed.kind }),
  };
}

export function sourceFailure(title: string) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const { form: kept, to } = sourceDialog(returnTo, readSourceForm(form ?? new FormData()), {
      error: refusal.message,
    });
    const flash: Flash = { title, description: refusal.message, tone: "destructive", form: kept };
    return { flash, to };
  };
}
