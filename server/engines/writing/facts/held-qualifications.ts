import { findSkills } from "../../analysis/find-skills.ts";
import { isPlaceName } from "../../analysis/judge-part.ts";
import { foldWord } from "../../analysis/resume-lines.ts";
import { anyOf, wholeWords } from "../../any-of.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { degreeName } from "../degree-name.ts";
import { DATE_BEHIND } from "./date-behind.ts";
import { isOfKind } from "./credential-kinds.ts";
import { isUnderWay } from "./under-way.ts";
import { isOfTrainingNow } from "../languages/de/training-now.ts";

/** What names a qualification, as a licence, a certificate or what one learned; one of a kind answers the others. */
const PAPERS: readonly RegExp[] = [
  [String.raw`licen[cs]e\p{L}* licensure registration registered zulassung approbation licencia colegiad[oa]`],
  [
    String.raw`certif\p{L}* qualifications? card accreditation permis permit habilitation caces carn[eé]t? zertifi\p{L}* \p{L}*schein`,
    String.raw`aevo ausbildereignung\p{L}*`,
  ],
  [
    String.raw`diplom[ae]?s? dipl[oô]mes? degree cap bep bts but dcg dscg dut bp bac\spro brevet titre t[ií]tulo titulaci[oó]n`,
    String.raw`t[eé]cnic[oa](?:\ssuperior)?\sen ciclo\sformativo grado\sen formaci[oó]n\sprofesional`,
    String.raw`meister\p{L}* fachwirt\p{L}* techniker apprenticeship formation formación \p{L}*ausbildung weiterbildung\p{L}*`,
  ],
].map((names) => wholeWords(...names));
const SECTIONS: ReadonlySet<string> = new Set(["education", "certificates", "skills", "other"]);
const PARTS = /[,;|•·:()]|\s[-–—]\s|\t|(?<!\p{L})(?:or|oder|ou|o|and|und|et|y)(?!\p{L})/u;
/** "Formation bac+2 en bâtiment ou conduite de travaux": what is asked for at the head holds for each. */
const AT_HEAD = /^(?:formation|formación|diplôme|título|diploma|degree)(?= .* (?:or|ou|o) )/iu;
const EITHER = /^(?:\p{L}+ ){1,3}(?:or|oder|ou|o) (?:\p{L}+ ){1,2}\p{L}+$/u;
const AT_EVENINGS = /,? en cours du soir/iu;
const TELLS_NOTHING: ReadonlySet<string> = new Set(
  `the and with for from is are be desirable essential helpful advantage useful our your any valid current active required preferred must have hold plus state full knowledge familiarity recognized
  recognised equivalent similar relevant related field level working towards willingness experience years oder ähnlich
  abgeschlossene abgeschlossenes erforderlich gültiger gültige vorteil wünschenswert nach der die das den dem als eine zur zum
  einen exigé exigée apprécié appréciée souhaité souhaitée obligatoire requis requise des les une dans aux equivalent
  équivalent los las del una con para imprescindible valorable requerido deseable valorará similar equivalente oficial
  título titulación bac licencias`
    .split(/\s+/)
    .map(foldWord),
);
const OF_SCHOOL =
  /\bgcses?\b|high school|secondary|leaving cert|\bged\b|hauptschul|realschul|baccalauréat|bachiller|abitur/iu;
const LETTERS_OF_STEM = 6;
const FEWEST_LETTERS = 2;
const MOST_WORDS = 11;
/** "18th Edition" and "2391 Inspection and Testing" are qualifications by their numbers; years of work are none. */
const NUMBERED = new RegExp(
  String.raw`^(?!.*\b${anyOf("years? jahre? ans años months? hours? stunden heures horas")}\b)` +
    String.raw`(?:.* )?(?:\d{1,4}(?:st|nd|rd|th)?|\p{L}\d{1,2}\.\d{1,2})\b`,
  "iu",
);
const MOST_WORDS_NUMBERED = 6;
const A_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const NAME = /^\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*){1,3}$|^\p{Lu}{4,6}$/u;
/** "Level 2 or 3" and "Level 4": of the levels that are asked for one is held. */
const LEVELS = /(?<!\p{L})levels? (?<levels>\d(?:(?: or |\/| and |, )\d)*)/iu;
const IS_ONE = /(?<!\p{L})(?:level \d|diploma|certificate|award|nvq|btec|hn[cd])(?!\p{L})/iu;
const OF_PAPERS = /qualif|certif|licen[cs]|tickets|accredit/iu;
const OR_TO_GET = /,? (?:or|oder|ou|o) (?:willing|able|bereit|engagement|disposición).*/iu;

function isNumbered(ask: string): boolean {
  const isTool = findSkills(ask, { list: true }).some(
    ({ kind, to, from }) => kind === "tool" && to - from === ask.length,
  );
  return NUMBERED.test(ask) && ask.split(" ").length <= MOST_WORDS_NUMBERED && !isTool;
}

function stemsOf(text: string): string[] {
  return (foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(
      (word) => word.length >= FEWEST_LETTERS && !/^(?:in|im|of|de|la|le|en|el|du|zu|at|an|by|to|as|or|no)$/.test(word),
    )
    .map((word) => word.slice(0, LETTERS_OF_STEM));
}

/** The beginnings of the words that tell which qualification is meant. */
export function tellingStems(ask: string): string[] {
  const words = ask.split(/[^\p{L}\p{N}.]+/u).filter((word) => !TELLS_NOTHING.has(foldWord(word)));
  return stemsOf(words.join(" "));
}

/**
 * Qualifications that a posting names and a line of the resume names with the same words, as the resume has them:
 * "State of Maine Optician License" for "Optician license in Maine". Those known by kind are found by askedCredentials.
 */
export function heldQualifications(facts: WritingFacts): string[] {
  const { asks, profile } = facts;
  const lines = profile.sections
    .filter(({ kind }) => SECTIONS.has(kind))
    .flatMap(({ kind, lines: { from, to } }) => {
      const isOfPapers = (kind === "education" || kind === "skills") && OF_PAPERS.test(profile.lines[from] ?? "");
      const shown = isOfPapers ? "certificates" : kind;
      return profile.lines
        .slice(from, to + 1)
        .flatMap((text, at) => (isOfTrainingNow(from + at, profile) ? [] : [{ kind: shown, text }]));
    })
    .filter(({ text }) => {
      const told = text.replace(AT_EVENINGS, "");
      return !isUnderWay(told) && hedgedParts(told).every(({ hedge }) => hedge === "helped");
    });
  const found = asks.flatMap(({ text }) =>
    (isNumbered(text) ? [text] : text.replace(OR_TO_GET, "").split(PARTS)).flatMap((part) => {
      const ask = part.trim();
      // "Journeyman or Master license" asks for either license.
      const either = EITHER.test(text) && text.split(" ").length <= MOST_WORDS ? text : ask;
      const heads = AT_HEAD.exec(text)?.[0] ?? "";
      const paper = PAPERS.find((pattern) => [ask, either, heads].some((named) => pattern.test(named))) ?? null;
      if (isOfKind(ask) || OF_SCHOOL.test(ask)) return [];
      const isName = !paper && NAME.test(ask);
      if (!paper && !isName && !isNumbered(ask)) return [];
      const [all, others] = [tellingStems(ask), paper ? tellingStems(ask.replace(paper, " ")) : []];
      const stems = others.length > 0 ? others : all;
      const own = isName ? lines.filter(({ kind }) => kind === "certificates") : lines;
      const placeless = withoutPlaces(ask, stems);
      const wanted = [
        { stems, paper, asked: text },
        ...(placeless.length > 0 ? [{ stems: placeless, paper: null, asked: text }] : []),
      ];
      const held = wanted
        .filter((one) => one.stems.length > 0)
        .flatMap((one) => own.flatMap((line) => partNaming(line, one) ?? []))[0];
      return held ? [nameOf(held)] : [];
    }),
  );
  const degree = degreeName(facts) ?? "";
  return [...new Set(found)].filter(
    (name) => name !== "" && !A_YEAR.test(name) && !OF_SCHOOL.test(name) && !degree.includes(name),
  );
}

/** "Ohio EFDA registration" is answered by an EFDA certificate, wherever it was given. */
function withoutPlaces(ask: string, stems: string[]): string[] {
  const places = stemsOf((ask.match(/\p{Lu}\p{Ll}+/gu) ?? []).filter(isPlaceName).join(" "));
  const others = stems.filter((stem) => !places.includes(stem));
  return places.length > 0 && /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u.test(ask) ? others : [];
}

type Asked = { stems: string[]; paper: RegExp | null; asked: string };

/** The part of a line that names what is asked for; a place may stand in the part behind it. */
function partNaming({ kind, text }: { kind: string; text: string }, { stems, paper, asked }: Asked): string | null {
  const isSure = paper === null || kind === "certificates" || (kind !== "skills" && paper === PAPERS.at(-1));
  const parts = text.split(/[,;|•·:()]|\s[-–—]\s|\t|(?<=\p{Ll}{4})\.\s(?=\p{Lu})/u);
  const at = parts.findIndex((part, index) => {
    const own = new Set(stemsOf(part));
    const near = new Set(stemsOf(`${part} ${parts[index + 1] ?? ""}`));
    const isNamed = stems.every((stem) => near.has(stem)) && stems.some((stem) => own.has(stem));
    const isOfLevel = IS_ONE.test(part) && (LEVELS.test(asked) || /qualification/iu.test(asked));
    return (
      isNamed &&
      hasLevelOf(part, asked) &&
      (isSure || isOfLevel || paper?.test(part) || (index === 0 && unitsIn(text, asked).length > 1)) &&
      part.trim().split(/\s+/).length <= MOST_WORDS
    );
  });
  const label = parts[at];
  const units = label === undefined ? [] : unitsIn(text, asked);
  const isUnit = at > 0 && units.some((unit) => label?.includes(unit));
  return isUnit || (at === 0 && units.length > 1) ? `${parts[0]} ${joinNames(units, "and")}` : (label ?? null);
}

function levelsIn(text: string): string[] {
  return LEVELS.exec(text)?.groups?.levels?.match(/\d/gu) ?? [];
}

function hasLevelOf(part: string, asked: string): boolean {
  const [own, wanted] = [levelsIn(part), levelsIn(asked)];
  return wanted.length === 0 || own.some((level) => wanted.includes(level));
}

const CODES = /(?<![\p{L}\d])(?=\d*\p{Lu})[\p{Lu}\d]{3,}(?![\p{L}\d])/gu;

/** The units that stand behind the name of a paper and are asked for: "ACS: CCN1, CENWAT". */
function unitsIn(line: string, asked: string): string[] {
  const [label = "", units] = line.split(":");
  return units === undefined || label.split(" ").length > 2
    ? []
    : (units.match(CODES) ?? []).filter((unit) => asked.includes(unit));
}

function nameOf(part: string): string {
  return part
    .trim()
    .replace(/^\P{L}+/u, "")
    .replace(DATE_BEHIND, "")
    .replace(/(?:,? (?:since|until|seit|depuis|desde|in)? ?\d{4})$/u, "")
    .replace(/ (?:no\.? )?\p{Lu}{1,3}-?\d{4,}\p{L}?$/iu, "")
    .replace(/\.$/, "");
}
