import { foldWord } from "../../analysis/resume-lines.ts";
import { anyOf } from "../../any-of.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { hasRunOut } from "./credential-kinds.ts";
import { DATE_BEHIND } from "./date-behind.ts";
import { LIST_HEAD } from "./list-head.ts";
import { isPartPassed } from "../languages/part-passed.ts";
import { isOfTrainingNow } from "../languages/de/training-now.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isUnderWay } from "./under-way.ts";

/** `line` is its place in the resume; one that is under way or was left is told by its whole line alone. */
export type Paper = {
  name: string;
  remark: string | null;
  year: string | null;
  isCourse: boolean;
  isUnderWay: boolean;
  line: number;
};

const MUST = 3;
const WISH = 2;
const DUTY = 1.2;
const OF_CODE = 2;
const LEAST = 2.4;
const MOST = 4;
const LETTERS_OF_STEM = 6;
const FEWEST_LETTERS = 4;
const MOST_WORDS = 16;

/** What was left or failed is told by no letter, and a gap speaks of it where the paper is a must. */
const LOST = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`nicht\s(?:bestanden|abgeschlossen|abgelegt) ohne\sabschluss abgebrochen sin\s(?:terminar|acabar|concluir)`,
    String.raw`trunc[oa]s? no\s(?:terminad|finalizad|concluid|aprobad)[oa] non\s(?:complétée?|terminée?|obtenue?|validée?) arrêtée? abandonn\p{L}+`,
  )}(?!\p{L})`,
  "iu",
);
/** Whether a line tells of a paper that was left, failed or ran out. */
export function isLostPaper(line: string): boolean {
  return LOST.test(line) || hasRunOut(line);
}

const NO_PAPER = new RegExp(
  anyOf(
    String.raw`führerschein fahrerlaubnis permis\s[A-E] (?:carn[eé]t?|permiso|licencia)\s(?:de\sconducir|(?:clase\s)?[A-E]\b) realschul hauptschul fachoberschul`,
    String.raw`mittlere\sreife ^eso\b graduado\sen\seso grundschul`,
  ),
  "iu",
);
const SPAN = String.raw`(?:\d{1,2}[./])?(?:19|20)\d\d`;
export const DATES_BEFORE = new RegExp(
  String.raw`^\P{L}*${SPAN}(?:\s?(?:[-–]|bis|à|al?)\s?(?:${SPAN}|heute|hoy|présent))?\s*[:–-]?\s*`,
  "u",
);
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/gu;
export const SCHOOL = new RegExp(
  anyOf(
    "schule école escuela escola politécnic formation ifsi faculté campus ufr instituto universit hochschule akademie institut ihk lycée université école cfa greta afpa ifas iut universidad ies centro colegio",
    "bildungswerk vhs haus gmbh klinik hospital cruz croix",
  ),
  "iu",
);
const OWN_PART = /^(?:option|nivel|niveau|mention|fachrichtung|schwerpunkt|categoría|especialidad|rama|spécialité) /iu;
const HOW_LONG = /^\d{1,4} (?:horas|heures|h|stunden|jours?|días|tage|wochen|semaines)$/iu;
const GRADE = /(?:Abschlussn|N)ote:? (?<grade>\d(?:,\d)?)/u;
const HONOURS = /(?<!\p{L})mit (?:(?:sehr )?gutem Erfolg|Auszeichnung)(?!\p{L})/u;
const COURSE = /^(?:kurs|lehrgang|seminar|schulung|formation|stage|curso|taller|jornada)|seminar|(?<!um)schulung/iu;
const LONGER_STEM = /^(?:profeso|berufs..)/u;
const GENERAL: ReadonlySet<string> = new Set(
  stemsIn(`ausbildung ausbildungen weiterbildung abgeschlossene abgeschlossener erfahrung kenntnisse berufserfahrung mindestens
    formation formations diplôme expérience niveau connaissance exigé minimum équivalent première service option
    formación titulación experiencia nivel conocimientos curso título grado medio superior horas años similar mínima
    como auxiliar técnico tecnica profesional berufsausbildung stufe klasse gute sehr sichere umgang arbeit deutsch
    travail professionnel professionnelle titre equipe centro personal manejo control
    wünschenswert vorteil idealerweise deseable deseables valorable souhaité apprécié atout gleichwertig pertinent`),
);

const LEARNED = new RegExp(
  anyOf(
    String.raw`^(?:Berufsl|L)ehre\s(?:als\s|zu[mr]\s)?\p{Lu}`,
    String.raw`(?:Ausbildung|Umschulung|Weiterbildung|Fortbildung)\s(?:zu[mr]|als|in)\s\p{Lu}`,
    String.raw`^(?:Certificado\sde\sprofesionalidad|Título|Grado\s(?:Medio|Superior)|Ciclo\sFormativo|Técnic[oa]\sen)\s`,
    String.raw`^(?:(?:Formation\s[^,]{2,30},\s)?(?:CAP|BEP|BTS|BUT|DUT|DEAES|DEAS)|Titre\sprofessionnel|Diplôme)\s`,
  ),
  "u",
);
const OF_OFFICE = /kauf(?:mann|frau|leute|männ)|betriebswirt|fachwirt|buchhalt|steuerfach|verwaltungsfach/iu;

function isOfficeTraining(ask: string, paper: string): boolean {
  return /kaufmännische \p{L}*(?:bildung|lehre)/iu.test(ask) && OF_OFFICE.test(paper);
}

function stemOf(word: string): string {
  return LONGER_STEM.exec(word)?.[0] ?? word.slice(0, LETTERS_OF_STEM);
}

function stemsIn(text: string): string[] {
  return text.split(/\s+/).map((word) => stemOf(foldWord(word)));
}

function stemsOf(text: string): string[] {
  const words = foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => word.length >= FEWEST_LETTERS)
    .map(stemOf)
    .filter((stem) => !GENERAL.has(stem));
}

/** "SIO" for "Services informatiques aux organisations", and codes such as "HOTA0208" and "AFGSU 2". */
function codesOf(text: string): string[] {
  const codes = text.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d-]{1,8}(?![\p{Ll}])/gu) ?? [];
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const initials = words.map((word) => word.charAt(0).toUpperCase());
  const runs = initials.flatMap((_, at) => [3, 4].map((count) => initials.slice(at, at + count).join("")));
  return [...codes.filter((code) => code.length > 1), ...runs.filter((run) => run.length > 2)];
}

function partsOf(line: string): string[] {
  const guarded = line.replace(/\([^()]{0,90}\)|«[^«»]{0,90}»|"[^"]{0,90}"|„[^„“]{0,90}“|“[^“”]{0,90}”/gu, (all) =>
    all.replaceAll(", ", "\u0001").replaceAll(" – ", "\u0002").replaceAll(" - ", "\u0003"),
  );
  return guarded
    .split(/, | – | - |\t| \| | · |; |(?<=\p{L}{4}|\))(?<!(?<!\p{L})(?:[Ee]idg|[Dd]ipl))\. (?=\p{Lu})/u)
    .map((part) => part.replaceAll("\u0001", ", ").replaceAll("\u0002", " – ").replaceAll("\u0003", " - ").trim())
    .filter((part) => part !== "");
}

export const DETAILS = /(?<=\p{L}{4}) \([^()]{12,}\)$/u;

const CERTIFICATES = new RegExp(
  `^(?:${anyOf(
    "certificaciones certifications zertifikate zertifizierungen kurse weiterbildung(?:en)? ausweise formations? cours",
    "habilitations? cursos? diplômes",
  )}) ?: ?`,
  "iu",
);

const VALID_TO = new RegExp(
  String.raw`,? \(?${anyOf("vigente válid[oa] valable valide gültig")} (?:hasta|jusqu['’](?:en|au|à)|bis)(?: \p{L}{2,12}\.?){0,4}(?: \d{1,2}[./])?[ \d./]{4,10}\)?`,
  "iu",
);

function paperOf(written: string, isCertificate: boolean): Omit<Paper, "line"> | null {
  const line = written
    .replace(CERTIFICATES, "")
    .replace(/^(?:Universitari[oa]|Terciari[oa]|Posgrado) ?: (?=\p{Lu})/u, "")
    .replace(VALID_TO, "")
    .replace(/(?<=[\p{L})])\.$/u, "");
  if (isLostPaper(line) || NO_PAPER.test(line.trim()) || LIST_HEAD.test(line) || !/\p{Ll}{2}|\d/u.test(line))
    return null;
  const text = line.replace(/^[•*\-–\s]+/u, "").replace(DATES_BEFORE, "");
  const bare = line.replace(/\([^()]*\)/gu, "");
  // "2015 (Erasmus in Kassel, 2013-14)": what stands in brackets has years of its own.
  const years = bare.match(YEAR) ?? line.match(YEAR) ?? [];
  const grade = GRADE.exec(line)?.groups?.grade ?? null;
  const [first = "", ...others] = partsOf(text.replace(/\s?\(?Note:? \d(?:,\d)?\)?/u, ""));
  const own = others.filter((part) => OWN_PART.test(part)).map((part) => part.split(/\s?(?:19|20)\d\d/u)[0] ?? "");
  const name = [
    first.replace(/\s?\((?:recyclage|renovado|berufsbegleitend)\)| (?:à jour|en vigor|vigente)$/iu, ""),
    ...own,
  ]
    .join(", ")
    .replace(DETAILS, "")
    .replace(/ \(\p{Ll}{2,12} en (?:19|20)\d\d\)$/u, "")
    .replace(DATE_BEHIND, "")
    .replace(/ \([^()]{0,60}$/u, "")
    .replace(/ und Übernahme$/u, "")
    .trim();
  const long = others.find((part) => HOW_LONG.test(part)) ?? null;
  if (
    name === "" ||
    name.split(" ").length > MOST_WORDS ||
    !/\p{L}{2}/u.test(name) ||
    SCHOOL.test(name.split(" ")[0] ?? "")
  )
    return null;
  return {
    name,
    remark: grade ?? long ?? HONOURS.exec(line)?.[0] ?? null,
    year: years.at(-1) ?? null,
    isCourse: COURSE.test(name) || (isCertificate && long !== null),
    isUnderWay: isUnderWay(line) || isPartPassed(line),
  };
}

function paperLines({ profile }: WritingFacts): { text: string; kind: string; line: number }[] {
  const isOfJob = (text: string) => LEARNED.test(text.replace(DATES_BEFORE, ""));
  return profile.sections.flatMap(({ kind, lines: { from, to } }) =>
    profile.lines.slice(from, to + 1).flatMap((text, at) => {
      if (isOfTrainingNow(from + at, profile)) return [];
      const isIn = kind === "education" || kind === "certificates" || (kind === "experience" && isOfJob(text));
      return isIn && text.trim() !== "" ? [{ text, kind, line: from + at }] : [];
    }),
  );
}

/** What somebody learned and has a paper of, in its line's words, that answers what the posting asks for, in the order of its asks. */
export function matchedPapers(facts: WritingFacts): Paper[] {
  const { asks, posting } = facts;
  const lines = paperLines(facts);
  const duties = readPostingSentences(posting.description).filter(({ use }) => use === "duty");
  const wanted = [
    ...asks.map(({ text, isWish }) => ({ text, weight: isWish ? WISH : MUST })),
    ...[posting.title, ...duties.map(({ text }) => text)].map((text) => ({ text, weight: DUTY })),
  ].map((one) => ({ ...one, stems: new Set(stemsOf(one.text)), codes: new Set(codesOf(one.text)) }));
  const found = lines.flatMap(({ text, kind, line }) => {
    const told = paperOf(text, kind === "certificates");
    if (told === null) return [];
    const paper = { ...told, line };
    const [stems, codes] = [new Set(stemsOf(paper.name)), new Set(codesOf(text))];
    const worths = wanted.map(({ text: ask, weight, stems: asked, codes: short }) => {
      const shared = [...stems].filter((stem) => asked.has(stem)).length;
      const isCode = [...codes].some((code) => short.has(code));
      const isAll = weight > DUTY && shared > 0 && shared === asked.size;
      const isSure = isAll || isOfficeTraining(ask, paper.name);
      return Math.max((shared + (isCode ? OF_CODE : 0)) * weight, isSure ? LEAST : 0);
    });
    const worth = Math.max(0, ...worths);
    return [{ paper, worth, at: worths.indexOf(worth) }];
  });
  const best = found.filter(({ worth }) => worth >= LEAST).sort((one, other) => other.worth - one.worth);
  const names = new Set<string>();
  return best
    .filter(({ paper: { name } }) => !names.has(name) && names.add(name))
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at)
    .map(({ paper }) => paper);
}

const TRADE_LEARNED = new RegExp(
  anyOf(
    String.raw`(?<!\p{L})(?:ausbildung|lehre|studium|umschulung|EFZ|EBA|gesell\p{L}+|bachelor|master|meister\p{L}*)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:CAP|BEP|BTS|BUT|DUT|DEC|DEP|AEC|CFC|licence|diplôme|titre\sprofessionnel|bachelier)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:técnic[oa]|tecnicatura|TSU|grado|licenciatura|ingeniería|profesor(?:a|ado)?|diplomatura)(?!\p{L})`,
  ),
  "iu",
);
const MOST_FURTHER = 2;

/** What else was learned, which no ask names: the first trade where none is told, and certificates with their year. */
export function furtherPapers(facts: WritingFacts, told: readonly Paper[]): Paper[] {
  const own = paperLines(facts).flatMap(({ text, kind, line }) => {
    const paper = paperOf(text, kind === "certificates");
    const isNew = paper !== null && !paper.isUnderWay && !told.some((one) => one.line === line);
    return isNew ? [{ ...paper, line, kind, isTrade: TRADE_LEARNED.test(text) }] : [];
  });
  const hasTrade = told.some(({ line }) => TRADE_LEARNED.test(facts.profile.lines[line] ?? ""));
  const [trade] = hasTrade ? [] : own.filter(({ isTrade, year }) => isTrade && year !== null);
  const certificates = own.filter(({ kind, isTrade, year }) => kind === "certificates" && !isTrade && year !== null);
  return [...(trade ? [trade] : []), ...certificates.slice(0, MOST_FURTHER)];
}
