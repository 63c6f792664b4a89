import { gerundBase, pastOf } from "../../verb-forms.ts";

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["maintenance", "maintain"],
  ["supervision", "supervise"],
  ["provision", "provide"],
  ["delivery", "deliver"],
  ["resolution", "resolve"],
  ["assembly", "assemble"],
  ["oversight", "oversee"],
  ["analysis", "analyze"],
  ["review", "review"],
  ["repair", "repair"],
]);
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ification$/u, "ify"],
  [/ation$/u, "ate"],
  [/ation$/u, "e"],
  [/ation$/u, ""],
  [/ion$/u, ""],
  [/ion$/u, "e"],
  [/ment$/u, ""],
  [/ance$/u, ""],
  [/al$/u, "e"],
  [/al$/u, ""],
];

/** "Calibration of instruments" as the order that it is; null of lines that name no deed so. */
export function nominalOrder(line: string): string | null {
  const { names = "", rest = "" } = OF_THINGS.exec(line)?.groups ?? {};
  if (names === "") return null;
  const verbs = names.split(/ (?:and|&) /u).map((name) => verbOfNoun(name.toLowerCase()));
  return verbs.some((verb) => verb === null) ? null : `${verbs.join(" and ")} ${rest}`;
}

const OF_THINGS = /^(?<names>\p{L}{4,}(?: (?:and|&) \p{L}{4,})?) of (?<rest>.+)$/u;

function verbOfNoun(noun: string): string | null {
  const irregular = IRREGULAR.get(noun) ?? gerundBase(noun);
  if (irregular !== null) return irregular;
  const bases = ENDINGS.filter(([ending]) => ending.test(noun)).map(([ending, own]) => noun.replace(ending, own));
  return bases.find((base) => pastOf.has(base)) ?? null;
}
