import { degreesIn } from "./credentials.ts";
import { factWords } from "./fact-words.ts";
import { hedgedParts } from "./hedged-words.ts";
import { namesDegree, strangeDegree } from "./meaning/degree-levels.ts";
import { readNumbers } from "./read-numbers.ts";
import type { Source, SourceStatement } from "./sources.ts";

const HELD = /^I (?:also )?(?:hold|have|earned|have earned|completed) (?:an? |my )?(?<degree>[^.;:]{2,120})\.?$/u;
const MAJOR = /^My major was (?:in )?(?<field>[\p{L} &-]{3,60})\.?$/u;
const SAYS_NOTHING = /^(?:an?|the|in|of|from|at|and|with|degree)$/u;
const CREDENTIALS = new Set(["education", "certificates"]);

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
    const texts = lines.map((line) => line.text);
    const isOpen = texts.some((one) => hedgedParts(one).some(({ hedge }) => hedge !== "helped"));
    const isShown = ({ word }: { word: string }) =>
      lines.some((line) => line.words.hasExactly(word) || namesDegree(word, line.text));
    const isOfDegree = field === undefined || lines.some(({ section }) => section === "education");
    if (isOfDegree && !isOpen && strangeDegree(name, texts) === null && others.every(isShown)) return lines[0] ?? null;
  }
  return null;
}
