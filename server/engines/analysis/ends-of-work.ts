import { anyOf } from "../any-of.ts";
import type { SectionKind } from "./profile.ts";
import type { ResumeLine } from "./resume-lines.ts";

const LABELLED: readonly [kind: SectionKind, label: RegExp][] = [
  ["languages", /^(?:langues|sprachen|sprachkenntnisse|idiomas)(?: parlées)? ?: /iu],
  ["skills", /^(?:informatique|bureautique|logiciels|edv|edv-kenntnisse|pc|informática|ofimática|paquetería) ?: /iu],
  [
    "other",
    /^(?:atouts|qualités|loisirs|centres d['’]intérêts?|divers|hobbys?|interessen|aficiones|otros(?: datos)?) ?: /iu,
  ],
];
const PLAIN = new RegExp(
  `^(?:${anyOf(
    String.raw`permis\s[A-E](?![\p{L}]) disponib(?:le|ilité)(?!\p{L}) führerschein(?:\sklasse)?\s[A-E](?!\p{L}) verfügbar\sab`,
    String.raw`carn[eé]t\sde\sconducir disponibilidad(?!\p{L}) incorporación\sinmediata kündigungsfrist préavis`,
  )})`,
  "iu",
);
const RANGE = /(?:19|20)\d\d\s*(?:[-–]|à|al?|bis)\s/u;
const REACH = 12;

/** The kind of what a line below the last job begins, where it tells of languages, licences or free time; null of others. */
export function beginsAfterWork({ text, index, hasBullet }: ResumeLine, lines: ResumeLine[]): SectionKind | null {
  const isParted = index > 0 && lines[index - 1]?.isBlank === true;
  if (!isParted || hasBullet) return null;
  const kind = LABELLED.find(([, label]) => label.test(text))?.[0] ?? (PLAIN.test(text) ? "other" : null);
  return kind !== null && !lines.slice(index, index + REACH).some((line) => RANGE.test(line.text)) ? kind : null;
}
