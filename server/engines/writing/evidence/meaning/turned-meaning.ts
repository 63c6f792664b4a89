import { anyOf, anyOfLines } from "../../../any-of.ts";
import type { Clause } from "./read-clauses.ts";
import { areForms } from "../fact-words.ts";
import { readNumbers } from "../read-numbers.ts";
import { changeIn } from "./number-changes.ts";
import type { SourceLine } from "./source-lines.ts";

const NEGATED = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`not never no\slonger without neither nor cannot \p{L}+n['’]t nicht nie niemals ohne kein\p{L}*`,
    String.raw`weder nunca jamás sin tampoco (?:ne|n['’])(?=.{1,40}\s(?:pas|jamais|plus|aucune?)) sans jamais aucune?`,
    String.raw`(?<=^|yo\s|[,;]\s)no`,
  )}(?!\p{L}| only| just| nur| s[oó]lo| seulement| exception| ausnahme| excepción)`,
  "iu",
);
/** "Never alone", "no shift begins before": what is denied twice is said. */
const RESTRICTED = new RegExp(
  String.raw`${NEGATED.source}[^.;]{1,80}(?<!\p{L})${anyOf(
    "alone without before until unless allein ohne bevor ehe seule? sans avant sol[oa] sin antes",
  )}(?!\p{L})`,
  "iu",
);

/** Whether a text denies something twice, which says it. */
export function deniesTwice(text: string): boolean {
  return RESTRICTED.test(text);
}

const NONE = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    no|zero|none|free of|\p{L}{4,}frei|\p{L}+-free|without|ohne|sans|sin
    kein\p{L}*|null|cero|ning[uú]n\p{L}*|z[ée]ro
  `}(?!\p{L})`,
  "iu",
);
const UNDER_ME = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`under\smy\s(?:supervision|direction|leadership|guidance|management|lead|command|watch)`,
    String.raw`unter\smeiner\s(?:Leitung|Führung|Aufsicht|Anleitung) bajo\smi\s(?:supervisión|dirección|mando|cargo)`,
    String.raw`a\smi\scargo sous\sma\s(?:direction|supervision|responsabilité|conduite) report(?:s|ed)?\sto\sme`,
    String.raw`works?\sfor\sme worked\sfor\sme`,
  )}(?!\p{L})`,
  "iu",
);
const UNDER_OTHERS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`under\s(?:the\s)?(?:\p{L}+\s)?(?:supervision|direction|guidance|leadership) (?:supervised|led|headed)\sby`,
    String.raw`report(?:ed|ing|s)?\sto unter\s(?:der\s)?(?:Leitung|Aufsicht|Anleitung) bajo\s(?:la\s)?(?:supervisión|dirección)`,
    String.raw`sous\s(?:la\s)?(?:direction|supervision|responsabilité)`,
  )}(?!\p{L})`,
  "iu",
);
const NO_LONGER = new RegExp(
  String.raw`(?<!\p{L}|(?:am|be|is|['’]m|get|got|als|wie|von|que|qu['’])\s?)${anyOf(
    String.raw`used\sto(?!\s*(?:[.,;]|$)|\s(?:take|be|cost|need|last|require)(?!\p{L})) formerly no\slonger in\sthe\spast früher(?!\sals) damals ehemals autrefois par\sle\spassé`,
    String.raw`anciennement antiguamente en\sel\spasado solía`,
  )}(?!\p{L})`,
  "iu",
);
const MARKED = /(?<!\p{L})(?<name>\p{L}{3,})\s(?<mark>\p{Lu}\p{Lu}?\d?|\d{1,2}|[IVX]{1,4})(?![\p{L}\p{N}])/gu;
const GRADED = new RegExp(
  `^${anyOf(
    "class klasse classe clase level grade stufe niveau nivel permis permiso carné carnet type typ tipo tier teil part",
    "phase category kategorie catégorie categoría step caces osha",
  )}$`,
  "iu",
);
const QUANTITY = /^(?:both|each|every|several|many|some|most|other|different|various)$/iu;
/** Whom or what a thing is to the deed: the place of it, or where it came from. */
const PLACE = /(?<!\p{L})(?:at|inside)\s+(?:(?:the|a|an|my|our|its|his|her)\s+)?$/iu;
const ORIGIN = /(?<!\p{L})(?:from|for|by)\s+(?:(?:the|a|an|my|our|its|his|her)\s+)?$/iu;

const CONDITION = /^\s*(?:when|if|where|whenever|wenn|falls|wo|quand|lorsque|si|cuando|donde)(?!\p{L})/iu;
const OWN = /(?<!\p{L})(?:i|we|ich|wir|je|j|nous|yo)(?!\p{L})/iu;

/** Why a clause turns the meaning of a line with the same words: negated, from below, over, of another grade. */
export function turnedMeaning(clause: Clause, whole: string, line: SourceLine): string | null {
  const shown = line.statement.text;
  const said = NEGATED.exec(clause.text)?.[0];
  const isOfOthers = (clause.isBesides || CONDITION.test(clause.text)) && !OWN.test(clause.text);
  if (said && !isOfOthers && !RESTRICTED.test(whole) && !NEGATED.test(shown) && !NONE.test(shown))
    return `“${said}” stands nowhere in this line of your resume.`;
  if (UNDER_ME.test(clause.text) && UNDER_OTHERS.test(shown)) return "Your resume says that somebody else led this.";
  const isOfChange = changeIn({ text: whole, words: [], numbers: readNumbers(whole) }) !== null;
  if (NO_LONGER.test(whole) && line.job?.isCurrent === true && !isOfChange)
    return "It says that you no longer do what you do in your present job.";
  return otherPlace(clause.text, shown);
}

/** Whether a clause denies what a line denies: "cero accidentes" and "no he tenido ningún accidente". */
export function deniesAlike({ text, words }: Clause, { statement, words: shown }: SourceLine): boolean {
  const none = NONE.exec(statement.text);
  if (!none || !(NEGATED.test(text) || NONE.test(text))) return false;
  const next = shown.filter(({ from, isPlain }) => from >= none.index + none[0].length && !isPlain);
  return next.slice(0, 2).every(({ word }) => words.some((one) => areForms(one.word, word)));
}

/** "Class A" where the resume has "Class B"; null where it says nothing of the kind or just that. */
export function otherGrade(text: string, lines: readonly string[]): string | null {
  for (const { name, mark, whole } of gradesIn(text)) {
    const marks = lines.flatMap((line) => gradesIn(line).filter((one) => one.name === name));
    if (marks.length > 0 && !marks.some((one) => one.mark === mark)) return `“${whole}” stands nowhere in your resume.`;
  }
  return null;
}

function gradesIn(text: string): { name: string; mark: string; whole: string }[] {
  return [...text.matchAll(MARKED)].flatMap(({ 0: whole, groups, index }) => {
    const name = groups?.name?.toLowerCase() ?? "";
    const more = MORE_MARKS.exec(text.slice(index + whole.length))?.[0].match(/[\p{Lu}\d]+/gu) ?? [];
    const marks = [groups?.mark ?? "", ...more];
    return GRADED.test(name) ? marks.map((mark) => ({ name, mark, whole: `${whole.split(" ")[0]} ${mark}` })) : [];
  });
}

const MORE_MARKS = /^(?:(?:,\s?|\s(?:et|und|and|y|&)\s|\/)(?:\p{Lu}\p{Lu}?\d?|[IVX]{1,4})(?![\p{L}\p{N}]))+/u;

/** "Teach at the college" of a line that has interns from the college. */
function otherPlace(said: string, shown: string): string | null {
  for (const { index, 0: word } of said.matchAll(/\p{L}{4,}/gu)) {
    // "At both branches": a place follows.
    if (QUANTITY.test(word) || readNumbers(word).length > 0 || !PLACE.test(said.slice(0, index))) continue;
    const places = [...shown.toLowerCase().matchAll(/\p{L}{4,}/gu)].filter(([one]) => one === word.toLowerCase());
    const isTurned = places.length > 0 && places.every((one) => ORIGIN.test(shown.slice(0, one.index)));
    if (isTurned) return `In your resume “${word}” is not where this was done.`;
  }
  return null;
}
