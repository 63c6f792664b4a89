import { isPlainObject } from "./bson-document.ts";
import { compareText } from "./compare.ts";
import { CommandError, notSupported } from "./errors.ts";

export type Collation = {
  identity: string;
  spec: Record<string, unknown>;
  compare(a: string, b: string): number;
  fold(text: string): string;
};

const DEFAULTS = {
  caseLevel: false,
  caseFirst: "off",
  strength: 3,
  numericOrdering: false,
  alternate: "non-ignorable",
  maxVariable: "punct",
  normalization: false,
  backwards: false,
};
const CHANGEABLE = new Set(["caseLevel", "strength", "numericOrdering"]);
const FIELDS = new Set(["locale", ...Object.keys(DEFAULTS), "version"]);
const cache = new Map<string, Collation>();

/** Null for none and for the `simple` locale. Throws 2 or 9 on a wrong or unsupported field. */
export function readCollation(value: unknown): Collation | null {
  if (value === undefined || value === null) return null;
  if (!isPlainObject(value)) throw new CommandError(14, "collation must be an object");
  for (const name of Object.keys(value))
    if (!FIELDS.has(name)) throw new CommandError(40415, `BSON field 'collation.${name}' is an unknown field.`);
  const locale = value.locale;
  if (typeof locale !== "string") throw new CommandError(9, "collation.locale is missing");
  if (locale === "simple") return null;
  const spec: Record<string, unknown> = { locale };
  for (const [name, standard] of Object.entries(DEFAULTS)) {
    spec[name] = value[name] ?? standard;
    if (spec[name] !== standard && !CHANGEABLE.has(name)) throw notSupported(`collation option ${name}`);
  }
  spec.strength = Number(spec.strength);
  const identity = JSON.stringify({ ...spec, version: undefined });
  const known = cache.get(identity);
  if (known) return known;
  const made = build(identity, spec);
  if (cache.size > 100) cache.clear();
  cache.set(identity, made);
  return made;
}

function build(identity: string, spec: Record<string, unknown>): Collation {
  const strength = Number(spec.strength);
  if (![1, 2, 3, 4, 5].includes(strength)) throw new CommandError(2, `collation strength ${strength} is out of range`);
  if (strength > 3) throw notSupported(`collation strength ${strength}`);
  const caseLevel = spec.caseLevel === true;
  const sensitivity =
    strength === 1 ? (caseLevel ? "case" : "base") : strength === 2 && !caseLevel ? "accent" : "variant";
  const numeric = spec.numericOrdering === true;
  let collator: Intl.Collator;
  try {
    collator = new Intl.Collator(String(spec.locale).replaceAll("_", "-"), { sensitivity, numeric });
  } catch {
    throw new CommandError(2, `Field 'locale' is invalid in: ${JSON.stringify(spec)}`);
  }
  const foldAccents = strength === 1;
  const foldCase = sensitivity === "base" || sensitivity === "accent";
  function fold(text: string): string {
    let folded = text.normalize(strength < 3 ? "NFKD" : "NFD");
    if (foldAccents) folded = folded.replace(/\p{M}/gu, "");
    if (foldCase) folded = folded.toUpperCase().toLowerCase();
    if (numeric) folded = folded.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, ""));
    return folded;
  }
  // Indexes compare folded texts, so this must be neither stricter nor looser.
  function compare(a: string, b: string): number {
    const [x, y] = [fold(a), fold(b)];
    return x === y ? 0 : collator.compare(x, y) || compareText(x, y);
  }
  return { identity, spec: { ...spec, version: "57.1" }, compare, fold };
}
