import { type SourceField, type SourceKey, SourceError, type SourceKind } from "../source-kind.ts";

const HOUR_MS = 60 * 60_000;
const MAX_SETTING = 200;

type PublicList = Pick<SourceKind, "kind" | "label" | "read"> & {
  host: string;
  fields?: SourceField[];
  keys?: readonly SourceKey[];
  intervalHours: number;
  rules?: string;
  leastGapMs?: number;
  home?: { text: string; url: string };
  checkSettings?: SourceKind["checkSettings"];
};

/** What was entered for these fields, trimmed. Throws SourceError for one that is missing or too long. */
export function enteredSettings(fields: SourceField[], settings: Record<string, string>): Record<string, string> {
  const entered = fields.map(({ name, label, isRequired }) => {
    const value = (settings[name] ?? "").trim();
    if (isRequired && value === "") throw new SourceError(`Please fill in: ${label}.`);
    if (value.length > MAX_SETTING) throw new SourceError(`Please shorten: ${label}.`);
    return [name, value] as const;
  });
  return Object.fromEntries(entered.filter(([, value]) => value !== ""));
}

/** A list of many employers' postings: a missing one merely aged out. */
export function publicList(list: PublicList): SourceKind {
  const { kind, label, fields = [], home } = list;
  return {
    kind,
    label,
    fields,
    keys: list.keys ?? [],
    checkSettings: list.checkSettings ?? ((settings) => enteredSettings(fields, settings)),
    recognise({ hostname }) {
      const isIts = [list.host, home && new URL(home.url).hostname].includes(hostname);
      return isIts && !fields.some(({ isRequired }) => isRequired) ? {} : null;
    },
    sourceOf: () => label,
    hostOf: () => list.host,
    isWebsite: false,
    listsEverything: false,
    intervalMs: list.intervalHours * HOUR_MS,
    leastGapMs: list.leastGapMs ?? HOUR_MS,
    attribution: home ?? null,
    rules: list.rules ?? null,
    read: list.read,
  };
}
