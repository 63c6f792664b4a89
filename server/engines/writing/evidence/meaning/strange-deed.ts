import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { isTitleHead } from "../fact-words.ts";
import { impliedDeeds } from "./compare-clause.ts";
import { deedOf } from "./lexis.ts";
import { areKin } from "./kin.ts";
import { covers } from "./covers.ts";
import type { Clause } from "./read-clauses.ts";
import { relateDeeds } from "./relate-deeds.ts";
import type { SourceLine } from "./source-lines.ts";
import { looseStem } from "./stem.ts";
import { haveRoot } from "./word-roots.ts";

const NEAR_START = 8; // "Charge nurse on two weekends": a title at the start of a line is the person's own

/** What somebody is stands in a head, a summary or a list, and not in what was done. */
export function beingOf({ deeds, words }: Clause, { statement }: SourceLine): string | null {
  const isBeing = deeds.length > 0 && deeds.every((name) => name === "be" || name === "hold");
  if (!isBeing || statement.section !== "experience" || statement.isHead) return null;
  const title = words.find(({ word }) => isTitleHead(word));
  const stands = title && statement.text.toLowerCase().indexOf(title.word);
  return title && (stands === undefined || stands < 0 || stands > NEAR_START) ? title.word : null;
}

/** "To replace those who had left": what it was for must be said there, too. */
export function purposeOf(clause: Clause, line: SourceLine, language: MaterialLanguage): string | null {
  const { verb, mark } = clause;
  if (mark !== "to" || !verb) return null;
  return line.words.some((other) => covers(verb, other, language)) ? null : verb.word;
}

/** Verbs that carry what is said and say no deed themselves. */
export const CARRIES = new RegExp(
  `^${anyOf(
    "have has had am is are was were be been used began begin begun start(?:s|ed)? keep kept keeps work(?:s|ed|ing)? do does did get got",
    "go went gone come came comes reach(?:es|ed)? see saw happens? mean(?:s|t)? habe hatte hat bin ist war sind waren arbeite kommen kommt kam",
    "ging geht gab gibt liegt lag zahlt suis est etais ai avais travaille travaillais occupe occupais charge chargeais kummere kummerte encargo encargaba encargue ocupo ocupaba dedico dedicaba soy estoy tengo llevo trabajo hago hacia es son era eran",
  )}$`,
);

/** Deeds of rank and ownership follow from nothing but themselves. */
const RANKS = new Set([
  "lead",
  "own",
  "found",
  "approve",
  "decide",
  "launch",
  "exceed",
  "supervise-people",
  "hire",
  "teach",
]);

const AGENT: Record<Exclude<MaterialLanguage, "en">, RegExp> = {
  de: /er(?:in)?$/,
  fr: /(?:at)?(?:eur|euse|rice)$/,
  es: /[aei]?(?:dor|dora|tor|tora)$/,
};
const SHORTEST_ROOT = 4;

/** "Prüfe die Kasse" of a line that says "Kassenprüferin": whoever has the name did the work. */
function isAgentOf(said: string, shown: string, language: MaterialLanguage): boolean {
  if (language === "en") return false;
  const root = shown.replace(AGENT[language], "");
  const own = looseStem(said, language);
  if (root === shown || own.length < SHORTEST_ROOT) return false;
  return language === "de" ? root.endsWith(own) : root.startsWith(own);
}

/** Whether a clause claims rank, ownership or a beginning, which follow from nothing but themselves. */
export function claimsRank({ deeds }: Clause): boolean {
  return deeds.some((name) => RANKS.has(name));
}

/** A verb that says another deed than the line, or one that is claimed only where a line says just that: to lead, to own. */
export function strangeDeed(
  { deeds, verb, words, verbs }: Clause,
  all: Clause[],
  line: SourceLine,
  language: MaterialLanguage,
): string | null {
  const isLed = deeds.some((name) => RANKS.has(name));
  if (deeds.length === 0 || !verb || (!isLed && CARRIES.test(verb.word))) return null;
  const told = line.clauses.flatMap((clause) => clause.deeds);
  // A title says that one did its work, and not that one led.
  const implied = impliedDeeds(line).filter((name) => !isLed || name !== "handle");
  const shown = [...told, ...line.words.flatMap((word) => word.deeds), ...implied];
  if (/^(?:same|follows)$/.test(relateDeeds(deeds, shown))) return null;
  const areAlike = (a: string, b: string) =>
    language === "en" ? areKin(a, b) : haveRoot(a, b, language) || (!isLed && isAgentOf(a, b, language));
  if (verbs.some(({ word }) => line.words.some((other) => areAlike(word, other.word)))) return null;
  // What the line says was done is said beside it: "I treat nine patients, cleaning their teeth".
  const isBeside = line.clauses.some(({ verb: own }) =>
    all.some((clause) =>
      clause.words.some((word) => own !== null && !words.includes(word) && covers(word, own, language)),
    ),
  );
  if (isBeside && !isLed) return null;
  return isLed || line.statement.isHead || told.some((name) => deedOf(name)?.isAny === false) ? verb.word : null;
}
