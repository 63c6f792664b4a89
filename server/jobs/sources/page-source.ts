import { type SourceField, SourceError, type SourceKind } from "../source-kind.ts";
import { webAddress } from "./posting-page.ts";
import { enteredSettings } from "./public-list.ts";

const HOUR_MS = 60 * 60_000;
const MAX_ADDRESS = 2_000;

type PageSource = Pick<SourceKind, "kind" | "label" | "listsEverything" | "read"> & {
  hint: string;
  intervalHours: number;
  fields?: SourceField[];
  path: RegExp;
};

function hostOf({ address = "" }: Record<string, string>): string {
  return URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
}

/** A kind of source that is an address of anybody's, named by its host on cards. */
export function pageSource({ kind, label, hint, fields = [], ...source }: PageSource): SourceKind {
  return {
    kind,
    label,
    fields: [{ name: "address", label: "Address", hint, isRequired: true }, ...fields],
    keys: [],
    checkSettings({ address = "", ...others }) {
      const entered = address.trim();
      const found = webAddress(entered.includes("://") ? entered : `https://${entered}`);
      if (!found || entered === "" || found.length > MAX_ADDRESS) {
        throw new SourceError(entered === "" ? "Please enter an address." : `"${entered}" is no address of the web.`);
      }
      return { address: found, ...enteredSettings(fields, others) };
    },
    recognise: ({ href, pathname, search }) => (source.path.test(pathname + search) ? { address: href } : null),
    sourceOf: hostOf,
    hostOf,
    isWebsite: true,
    listsEverything: source.listsEverything,
    intervalMs: source.intervalHours * HOUR_MS,
    leastGapMs: 0,
    attribution: null,
    rules: null,
    read: source.read,
  };
}
