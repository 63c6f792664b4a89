import { withoutDialog } from "../../../lib/dialogs.ts";

/** The present search as hidden fields, so that a GET form changes only its own part of it. */
export function KeptFields({ search, except }: { search: string; except: string[] }) {
  const kept = [...new URLSearchParams(withoutDialog(search))].filter(([name]) => !except.includes(name));
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
