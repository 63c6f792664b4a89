import { rememberText } from "../../../../domain/remember-text.ts";
import { anyOf } from "../../../any-of.ts";
import { areForms, factWords } from "../fact-words.ts";
import { isPlainWord } from "../plain-words.ts";
import { readNumbers } from "../read-numbers.ts";
import { ratesIn } from "../trace-number.ts";
import { SCOPES } from "./scope-words.ts";

type Scope = { name: string; text: string; from: number; to: number };

const scopesIn = rememberText((text): readonly Scope[] =>
  SCOPES.flatMap(([name, said]) =>
    [...text.matchAll(said)].map(({ 0: found, index }) => ({
      name,
      text: found.trim(),
      from: index,
      to: index + found.length,
    })),
  ),
);

const words = (list: string) => new RegExp(String.raw`(?<![\p{L}\d.,])${list}(?![\p{L}\d.,])`, "iu");

const OF_WHOM = "whom"; // "All insurance policies" are not all locations

/** What a line says in other words than those of a letter. */
const SHOWN: Record<string, (line: string, said: string) => boolean> = {
  often: (line, said) => RATE.test(said) && ratesIn(line).length > 0,
  without: (line) => NONE.test(line),
  "in time": (line) => IN_TIME.test(line),
  praised: (line) => HONOUR.test(line),
};
const RATE = words(
  anyOf(
    String.raw`every each regularly often daily nightly hourly jede[nmrs]? \p{L}*täglich regelmäßig häufig chaque tou(?:s|tes) quotidiennement cada tod[oa]s diari\p{L}+`,
  ),
);
const ALL = words(
  anyOf("all every each per a whole entire alle[nr]? jede[nmrs]? pro tou(?:s|tes?) chaque par tod[oa]s? cada por"),
);
const NONE = words(
  anyOf(
    String.raw`no zero 0 none never not \p{L}*free \p{L}*frei keine?[nr]? null nie aucune?s? zéro jamais ning[uú]n[ao]? cero nunca`,
  ),
);
const IN_TIME = words(
  anyOf(
    String.raw`early earlier late schedule time deadlines? budget weeks? days? vor früher Frist pünktlich avance tôt antes antelación`,
  ),
);
const HONOUR = /award|m[eé]da|priz|(?<!\p{L})wo?[io]n|honou?r|preis|premi|prix|of the (?:year|month|quarter)/iu;

/** How often, how long, how well, for whom or how far without others a sentence says it was done, where no line does. */
export function addedScope(text: string, lines: readonly string[]): string | null {
  const shown = new Set(lines.flatMap((line) => scopesIn(line).map(({ name }) => name)));
  const told = lines.flatMap((line) => factWords(line).map(({ word }) => word));
  const numbers = readNumbers(text);
  const isAdded = (scope: Scope) =>
    !(shown.has(scope.name) && scope.name !== OF_WHOM) &&
    !numbers.some(({ from, to }) => to > scope.from && from <= scope.to + 1) &&
    !lines.some((line) => SHOWN[scope.name]?.(line, scope.text) || saysAlike(scope.text, line)) &&
    !(stands(scope.text, told) && (scope.name !== OF_WHOM || lines.some((line) => ALL.test(line))));
  return scopesIn(text).find(isAdded)?.text ?? null;
}

const WIDE = /(?<!\p{L})(?<what>\p{L}{3,20}?)[- ]?wide(?!\p{L}| [+–-]?\d)/giu;
const WHOLE_OF = /(?<!\p{L})(?:whole|entire) (?<what>\p{L}{3,20})/iu;

/** Whether a line says the same of a deed in other words: "independently", "company-wide". */
export function saysAlike(said: string, line: string): boolean {
  const what = WHOLE_OF.exec(said)?.groups?.what?.toLowerCase();
  if (what !== undefined && [...line.matchAll(WIDE)].some(({ groups }) => groups?.what?.toLowerCase() === what))
    return true;
  const shown = scopesIn(line).map(({ name }) => name);
  return scopesIn(said).some(({ name }) => name === "alone" && shown.includes(name));
}

const EACH =
  /^(?:all|every|each|whole|entire|jede[nmrs]?|ganze[nmrs]?|gesamte[nmrs]?|despite|trotz|malgre|pese|across|throughout)$/u;

function stands(text: string, told: readonly string[]): boolean {
  const telling = factWords(text).filter(({ word }) => !isPlainWord(word) && !EACH.test(word));
  return telling.length > 0 && telling.every(({ word }) => told.some((other) => areForms(word, other)));
}
