import type { Refusal } from "../../server/http/errors.ts";
import type { EnteredSource } from "../../server/jobs/add-source.ts";
import { recogniseSource } from "../../server/jobs/recognise-source.ts";
import { pathWithDialog } from "../lib/dialogs.ts";
import type { Flash } from "../lib/flash.ts";
import { ADD_SOURCE, isSettingControl } from "../lib/source-fields.ts";
import { SourceSchema } from "../schemas/source.ts";
import { failedForm } from "./failed-form.ts";
import { parseForm } from "./parse-input.ts";

/** A source of the kind that was chosen, else of the one whose address it is. Throws Refusal (invalid). */
export function parseSource(form: FormData): EnteredSource {
  const { kind, address, settings } = parseForm(form, SourceSchema, { keepsEmpty: true });
  return kind === "" ? recogniseSource(address) : { kind, settings };
}

export function sourceDialog(returnTo: string, kind: string): string {
  return pathWithDialog(returnTo, ADD_SOURCE, kind === "" ? {} : { add: kind });
}

/** What is said of no field stands at the first of those that are shown. */
export function sourceFailure(title: string) {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const kind = String(form?.get("kind") ?? "").trim();
    const controls = [...(form?.keys() ?? [])].filter(isSettingControl);
    const failed = failedForm(ADD_SOURCE, ["kind", "address", ...controls], { refusal, form });
    const [first = "kind"] = kind === "" ? ["address"] : controls;
    const isSaid = Object.keys(failed?.errors ?? {}).length > 0;
    const errors = isSaid ? failed?.errors : { [first]: refusal.message };
    const flash: Flash = {
      title,
      description: refusal.message,
      tone: "destructive",
      form: failed && { ...failed, errors },
    };
    return { flash, to: sourceDialog(returnTo, kind) };
  };
}
