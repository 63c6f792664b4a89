import { anyOfLines } from "../../../any-of.ts";
import { areForms, type FactWord, factWords } from "../fact-words.ts";
import { admits } from "../hedged-words.ts";
import { isPlainWord } from "../plain-words.ts";
import { sameVerb } from "./same-verb.ts";
import type { SourceLine } from "./source-lines.ts";

const TOLD = new RegExp(
  String.raw`^.*?(?<!\p{L})${anyOfLines`
    I|ich|Ich|je|Je|yo|Yo
    my (?:work|job|tasks?|duties) (?:was|were|is|are|covers?|covered|includes?|included)(?: to)?
  `}\s`,
  "u",
);
const HELD = new RegExp(
  `^${anyOfLines`
    I (?:also )?(?:hold|have|am certified as)|I am(?=.* (?:registered|accredited|chartered)[.]?$)
    [Ii]ch habe|[Jj]['’]ai|[Tt]engo
  `}(?: (?:an?|the|eine?n?|une?|le|la|el|l['’]))? (?<named>[^,;]{3,80})$`,
  "u",
);
const BEHIND_PAPER = /(?: \(|, ).*$/su; // Brackets and what a comma adds behind the name of a paper
const STANDING = / (?:registered|accredited|chartered)$/u;
const DRIVING =
  /^(?:valid |clean |current )?(?<paper>[\p{L}\d '’-]{0,30}(?<!\p{L})driv(?:er['’]?s?|ing) licen[cs]e)(?:$| \(|,| and )/iu;
const TRAINED =
  /^(?:[\d./ –-]+ (?:bis [\d./]+ )?)?(?<paper>(?:Ausbildung|Umschulung|Lehre) (?:zu[mr]|als) [^,(]{4,60})(?:$| \(|,)/u;
const TRAINING_ENDED =
  /^Die (?<named>(?:Ausbildung|Umschulung|Lehre) .{4,90}?) habe ich(?: (?<year>\d{4}))? abgeschlossen$/u;
const TAKEN_CARE_OF = new RegExp(
  String.raw`^(?<opening>.*?)(?<!\p{L})${anyOfLines`
    I (?:also )?(?:(?:take|took) care of|look(?:ed)? after|handled?)(?: the)?
    [Ii]ch (?:übernehme|kümmere mich um)(?: auch)?(?: d(?:ie|en|as))?
    [Jj]e m['’]occup(?:e|ais) (?:aussi )?d(?:e(?: la)?|u|es)|[Jj]['’]assur(?:e|ais)(?: aussi)?(?: l[ea]s?)?
    [Mm]e encarg(?:o|aba) (?:también )?de(?:l| l[ao]s?)?|[Gg]estion(?:o|aba)
  `}\s(?<named>.+)$`,
  "su",
);
const IN_CHARGE_OF =
  /(?<!\p{L})(?:ich (?:bin|war)|(?:bin|war) ich) für ([^,;:]{2,90}) (?:zuständig|verantwortlich)(?!\p{L})/iu;
const CHARGE =
  /^(?:(?:zuständig|verantwortlich) für|responsible for|responsable de|encargad[oa] de)(?: (?:die|den|das|the|las?|los))? /u;
const TELLS_DEED = /^\p{L}+ed(?!\p{L})/u;
const LEAST_WORDS = 4;
const SENTENCE_BEFORE = /(?:^|[.;:•|]\s*)(?:(?:success|effective|efficient|consistent)(?:ful)?ly\s)?$/iu;
/** Points that lost their marks run together: "Posted fees Issued receipts Assisted in charging". */
const RUN_TOGETHER = /^\p{Lu}\p{Ll}+(?:ed|d|t)\s\p{Ll}/u;
const SENTENCE_AFTER = /^(?:\s*(?:[.;:•|!]|$)|\s(?=\p{Lu}\p{Ll}+(?:ed|d|t)\s\p{Ll}))/u;
/** For whom and where it was done may be left out; how often, with whom and under whom may not. */
const PLACE_AFTER = /^\s(?:for|in|at|on|across|throughout|für|im|bei|beim|pour|dans|chez|en|para)\s/u;
const DEEDS = /^\p{L}+(?:(?:,|,? and) \p{L}+){1,4}(?=\s)/u;
export const ALSO_SAID = /,? and (?=I )/u;

/** The line that tells word for word what each part of a sentence says; null where one part has no such line. */
export function lineAsWritten(text: string, lines: readonly SourceLine[]): Written | null {
  const parts = text
    .split(ALSO_SAID)
    .map((part) => lineOfPaper(part, lines) ?? lineNaming(part, lines) ?? lineOfPart(part, lines));
  const told = parts.filter((part) => part !== null);
  const [first] = told;
  return first && told.length === parts.length ? { ...first, isWhole: told.every(({ isWhole }) => isWhole) } : null;
}

type Written = { line: SourceLine; isWhole: boolean };

/** "I hold a Slate Pass" of the line "Slate Pass (renewed 2024)", unless that says that it has run out or is to come. */
function lineOfPaper(text: string, lines: readonly SourceLine[]): Written | null {
  const ended = TRAINING_ENDED.exec(text.replace(/\.$/u, ""))?.groups;
  const named = HELD.exec(text)?.groups?.named ?? ended?.named?.replace(BEHIND_PAPER, "") ?? "";
  const said = plain(named).replace(/^abgeschlossene (?=ausbildung)/u, "");
  if (said === "") return null;
  const found = lines.find(({ statement: { section, entry, text: line } }) => {
    const { paper } = (DRIVING.exec(line) ?? TRAINED.exec(line))?.groups ?? {};
    const isHeld = paper !== undefined && plain(paper) === said && !entry.startsWith("job ");
    if (ended?.year !== undefined && (line.match(/(?:19|20)\d\d/gu) ?? []).at(-1) !== ended.year) return false;
    const isOfPapers = section === "certificates" || (section === "education" && STANDING.test(said));
    const isNamed = ended === undefined && isOfPapers && plain(line.replace(BEHIND_PAPER, "")) === said;
    return (isHeld || isNamed) && !admits(line, "open") && !admits(line, "denied");
  });
  return found ? { line: found, isWhole: true } : null;
}

function lineNaming(text: string, lines: readonly SourceLine[]): Written | null {
  const { opening = "", named = "" } = TAKEN_CARE_OF.exec(text.replace(IN_CHARGE_OF, "ich übernehme $1"))?.groups ?? {};
  const said = plain(named);
  if (said === "") return null;
  const found = lines.find(
    (line) =>
      line.statement.entry.startsWith("job ") &&
      !line.statement.isHead &&
      namesAsPart(plain(line.statement.text).replace(CHARGE, ""), said) &&
      !TELLS_DEED.test(line.statement.text) &&
      standsBeside(opening, line),
  );
  return found ? { line: found, isWhole: true } : null;
}

/** The whole of a line, or a part of it between commas; a list may get its "and", and what stood behind a colon brackets. */
function namesAsPart(line: string, said: string): boolean {
  const asListed = (text: string) =>
    text
      .replace(/,? (?:and|und|et|y) /gu, ", ")
      .replace(/:? \(|: /gu, ", ")
      .replaceAll(")", "");
  const [shown, part] = [asListed(line), asListed(said)];
  const at = `, ${shown}`.indexOf(`, ${part}`);
  return at >= 0 && /^(?:$|[,;.])/u.test(shown.slice(at + part.length));
}

function standsBeside(opening: string, { beside }: SourceLine): boolean {
  const said = factWords(opening).filter(({ word }) => !isPlainWord(word));
  return said.every(({ word }) => beside.some((other) => other.word === word));
}

function lineOfPart(text: string, lines: readonly SourceLine[]): Written | null {
  const before = TOLD.exec(text)?.[0] ?? "";
  const told = text.slice(before.length);
  const said = factWords(told);
  if (said.length < LEAST_WORDS) return null;
  const deeds = factWords(DEEDS.exec(told)?.[0] ?? "").length;
  return (deeds > 1 ? lineTelling(told, deeds, { before, lines }) : null) ?? lineTelling(told, 1, { before, lines });
}

type Place = { before: string; lines: readonly SourceLine[] };

/** So many words a text begins with may stand in another form in the line, and all that follows is the same. */
function lineTelling(told: string, deeds: number, { before, lines }: Place): Written | null {
  const said = factWords(told);
  // "€180,000" is not "£180,000": the signs between words count, too.
  const tail = plain(told.slice(said[deeds]?.from ?? 0));
  for (const line of lines) {
    if (!standsBeside(before, line)) continue;
    const shown = line.statement.text.replace(/\s+/g, " ");
    const at = shown.toLowerCase().indexOf(tail);
    if (at >= 0 && beginsIn(shown, said, deeds))
      return {
        line,
        isWhole: [SENTENCE_AFTER, PLACE_AFTER].some((after) => after.test(shown.slice(at + tail.length))),
      };
  }
  return null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<![.!\s])[.!\s]+$/, "")
    .trim();
}

function beginsIn(line: string, said: readonly FactWord[], deeds: number): boolean {
  const words = factWords(line);
  const isSame = (word: string, other: string) => areForms(word, other) || sameVerb(word, other);
  return words.some(
    ({ from }, at) =>
      (SENTENCE_BEFORE.test(line.slice(0, from)) || RUN_TOGETHER.test(line.slice(from))) &&
      said.every(({ word }, index) => {
        const other = words[at + index]?.word;
        return other !== undefined && (index < deeds ? isSame(other, word) : other === word);
      }),
  );
}
