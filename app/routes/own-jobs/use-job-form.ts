import { useState } from "react";
import { useFailedForm } from "../../components/use-failed-form.ts";
import { type FieldRemarks, JOB_FIELDS, type JobField, type JobFieldValues } from "./job-values.ts";

/** What the cursor is led to: an address that cannot be read is answered by the text. */
function focusOf(remarks: FieldRemarks): JobField | null {
  if (remarks.url && !remarks.text) return "text";
  return JOB_FIELDS.find((field) => remarks[field]) ?? null;
}

/** The fields of a job's form: as it came back, else as given. `round` changes each time it comes back. */
export function useJobForm(name: string, given: JobFieldValues) {
  const { failed, errors: remarks }: { failed: Record<string, string> | null; errors: FieldRemarks } =
    useFailedForm(name);
  // Compared by content: a reload may bring the same answer again, which must not undo what is typed.
  const said = JSON.stringify([failed, remarks]);
  const [seen, setSeen] = useState({ said, round: 0 });
  if (said !== seen.said) setSeen({ said, round: seen.round + 1 });
  const values = { ...given };
  for (const field of JOB_FIELDS) values[field] = failed?.[field] ?? given[field];
  return { values, remarks, focusOn: focusOf(remarks), round: seen.round, askedFor: failed?.askedFor ?? "" };
}
