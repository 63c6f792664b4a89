import { degreesIn } from "./credentials.ts";
import { factWords, WordIndex } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import { degreeLevelsIn, namesDegree, strangeDegree } from "./meaning/degree-levels.ts";
import { withoutMinor } from "./meaning/degree-fields.ts";
import { readNumbers } from "./read-numbers.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = /^I (?:also )?(?:hold|have|earned|have earned|completed) (?:an? |my )?(?<degree>[^.;:]{2,120})\.?$/u;
const MAJOR = /^My major was (?:in )?(?<field>[\p{L} &-]{3,60})\.?$/u;
const SAYS_NOTHING = /^(?:an?|the|in|of|from|at|and|with|degree)$/u;
const CREDENTIALS = new Set(["education", "certificates"]);

/** An entry's lines by the degrees that they tell of: "BSc Chemistry, Hull; MSc Toxicology, York" are two. */
function degreesOf(lines: readonly SourceStatement[]): string[] {
  const degrees: string[] = [];
  for (const part of lines.flatMap(({ text }) => text.split(/;|\s\|\s/u))) {
    const before = degrees.at(-1);
    const isOther = degreeLevelsIn(part).length > 0 && before !== undefined && degreeLevelsIn(before).length > 0;
    if (before === undefined || isOther) degrees.push(part);
    else degrees.splice(-1, 1, `${before}\n${part}`);
  }
  return degrees.filter((degree) => degreeLevelsIn(degree).length === 1);
}

/** The line that shows a degree with its field and school, where a sentence says that it is held and nothing more. */
export function heldDegree(text: string, { statements }: Source): SourceStatement | null {
  const field = MAJOR.exec(text)?.groups?.field;
  const name = field ?? HELD.exec(text)?.groups?.degree ?? "";
  const named = degreesIn(name);
  if ((named.length === 0 && field === undefined) || readNumbers(name).length > 0) return null;
  const others = factWords(name).filter(
    ({ word, from }) => !SAYS_NOTHING.test(word) && !named.some((degree) => degree.from <= from && from < degree.to),
  );
  const entries = Map.groupBy(
    statements.filter(({ section, from }) => CREDENTIALS.has(section) && from === "resume"),
    ({ entry }) => entry,
  );
  for (const lines of entries.values()) {
    const isShown = degreesOf(lines).some((degree) => {
      const words = new WordIndex([withoutMinor(degree)]);
      const isOpen = hedgedParts(degree).some(({ hedge }) => hedge !== "helped");
      const isNamed = others.every(({ word }) => words.hasExactly(word) || namesDegree(word, degree));
      return !isOpen && isNamed && strangeDegree(name, [degree]) === null;
    });
    if (isShown) return lines[0] ?? null;
  }
  return null;
}
