import { anyOf } from "../../any-of.ts";
import { hasClosedBrackets } from "../closed-brackets.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { asItem } from "../evidence/listed-lines.ts";
import { foldText } from "../evidence/sources.ts";
import { askedCredentials } from "../facts/asked-credentials.ts";
import { reachedDegrees } from "../degree-name.ts";
import { behindDates } from "../facts/behind-dates.ts";
import { CREDENTIAL_KINDS, credentialIn, hasRunOut } from "../facts/credential-kinds.ts";
import { DETAILS, isLostPaper, matchedPapers, SCHOOL } from "../facts/matched-papers.ts";
import { tellingStems } from "../facts/held-qualifications.ts";
import { isUnderWay } from "../facts/under-way.ts";
import { type AskedPaper, askedPapers } from "../languages/en/asked-papers.ts";
import { bareName } from "../languages/en/paper-names.ts";
import { namesPaper } from "../languages/en/own-papers.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { heldStanding } from "./say-standing.ts";
import { papersToSay } from "./say-own-papers.ts";
import { LONGEST_WHOLE, wordingsIn } from "./wordings-in.ts";

const MOST_PAPERS = 3;
const LONGEST_NAME = 13; // in words
const MOST_OF_ITEM = 0.55; // of its words are the paper's name; the others say where or how far it was reached
/** Where papers stand, the surest place first. */
const OF_PAPERS: readonly ((statement: Statement) => boolean)[] = [
  ({ section }) => section === "certificates" || section === "education",
  ({ section, isHead }) => section !== "skills" && section !== "summary" && !isHead,
];

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const YEARS = new RegExp(YEAR, "gu");
const HIGHER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`\p{L}*universi\p{L}+ \p{L}*hochschule\p{L}* FH TU ETH IUT BTS BUT DUT CAP BEP EFZ MBA (?:haute\s)?école\s\p{Lu}\p{L}+`,
    String.raw`bachelor\p{L}* master m[áa]ster licence licenciad[oa] licenciatura grado ingenier\p{L}+ ingénieur diplom\p{L}* magister`,
    String.raw`promotion doctor\p{L}* \p{L}*ausbildung lehre gesell\p{L}+ \p{L}*meister(?:in)? fachwirt(?:in)? t[ée]cnic[oa]`,
  )}|[BM]\. ?(?:Sc|A|Eng)\.)(?!\p{L})`,
  "iu",
);
const SECONDARY = new RegExp(
  `(?<!\\p{L})${anyOf("matura abitur bachiller(?:ato)? preparatoria bac baccalauréat fachabitur fachhochschulreife lehrabschluss")}(?!\\p{L})`,
  "iu",
);
const PRIMARY = new RegExp(
  anyOf("primar sekundarschule hauptschul volksschul grundschul realschul primaria secundaria collège"),
  "iu",
);

const OF_PRIZES = /(?<!\p{L})awards$/iu;

/** `of` is the line of an entry that stands whole. */
type PaperLine = { line: string; name: string; of: Statement | null };

/** The lines of the resume that name papers which the posting asks for, as items of a list. */
export function paperItems(facts: WritingFacts, { namesSchool }: { namesSchool: boolean }): string[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const lines = facts.language === "en" ? askedPaperLines(facts) : paperLinesAbroad(facts, { namesSchool });
  const items: string[] = [];
  for (const one of lines.filter(({ name }) => !OF_PRIZES.test(name))) {
    const item = readableWordings(one, facts)
      .map(asItem)
      .find((text) => isOfPaper(text, one.line) && !hasRunOut(text, facts.today));
    const same = items.findIndex((other) => item !== undefined && isSamePaper(item, other));
    if (item === undefined) continue;
    if (same < 0) items.push(item);
    else if (item.length > (items[same] ?? "").length) items[same] = item;
  }
  const chosen = items.slice(0, MOST_PAPERS);
  return facts.language === "en" ? chosen : chosen.toSorted((one, other) => yearOf(other) - yearOf(one));
}

/** The same without what an English letter says in a sentence: "I hold a Level 4 Award in Managing Food Safety". */
export function unsaidPapers(items: readonly string[], facts: WritingFacts): string[] {
  if (facts.language !== "en") return [...items];
  const names = papersToSay(facts).map(bareName);
  const isSaid = (item: string, name: string) =>
    isWithin(name, bareName(item)) && wordsIn(name).length >= wordsIn(item.replace(YEARS, "")).length * MOST_OF_ITEM;
  const { standing = null } = heldStanding(facts) ?? {};
  return items.filter(
    (item) => !(standing !== null && item.includes(standing)) && !names.some((name) => isSaid(item, name)),
  );
}

function yearOf(item: string): number {
  return Number(item.match(YEARS)?.at(-1) ?? 0);
}

/** "Registered nurse" says nothing beside "RN, State of Ohio". */
function isSamePaper(one: string, other: string): boolean {
  const [few, many] = [kindsIn(one), kindsIn(other)].sort((a, b) => a.length - b.length);
  const isOfKinds = few !== undefined && few.length > 0 && few.every((id) => many?.includes(id));
  return isWithin(one, other) || isWithin(other, one) || isOfKinds;
}

function kindsIn(text: string): string[] {
  return CREDENTIAL_KINDS.flatMap((kind) => (credentialIn(text, kind, { isList: true }) === null ? [] : kind.id));
}

/** "Red Seal Carpenter" says nothing beside "Red Seal carpenter (2012)". */
function isWithin(few: string, many: string): boolean {
  const all = new Set(wordsIn(many));
  return wordsIn(few).every((word) => all.has(word));
}

const JOINS = /^(?:an?|in|of|the)$/u;

function wordsIn(text: string): string[] {
  return (foldText(text).match(/[\p{L}\d]+/gu) ?? []).filter((word) => !JOINS.test(word));
}

/** "Formación: FP Grado Medio ...": what a line says of itself is said by the head of the list. */
const LABEL = new RegExp(
  `^${anyOf(
    "Sonstiges Verschiedenes Ausbildung Weiterbildung Abschluss Abschlüsse Nachweise Formaci[oó]n Estudios Otros Varios Títulos",
    "Formations? Diplômes? Autres Divers Titres",
    "Certs? Certifications? Certificates? Licen[cs]es? Training Education Credentials Qualifications?",
  )} ?: `,
  "iu",
);
const UNTIL = /[,;]? ?\(?(?:exp\.?|expir(?:es|y|ation):?|valid (?:until|through|to)):? (?:\p{L}+ )?[\d/.-]+\)?$/iu;
const GOES_ON = /^(?:with|and|or|in|of|for|including|plus) /iu;

/** What was learned, then where and when, as far as the lines of its entry say so. */
function readableWordings({ line, name, of }: PaperLine, facts: WritingFacts): string[] {
  const plain = wordingsIn(line.replace(LABEL, ""), name.replace(LABEL, "")).map((text) =>
    (behindDates(text) ?? text).replace(UNTIL, ""),
  );
  const gate = new EvidenceGate(facts.sources);
  const [first = line] = plain;
  if (facts.language === "en")
    return plainNames(plain).filter((text) => !GOES_ON.test(text) && gate.passLine(asItem(text)) !== null);
  if (of === null || isUnderWay(line) || line.split(" ").length > LONGEST_WHOLE) return plain;
  const { profile, statements } = facts;
  const { institution, year } = profile.education[of.education ?? -1] ?? {
    institution: null,
    year: line.match(YEARS)?.at(-1) ?? null,
  };
  const isNear = ({ lines }: Statement) => Math.abs(lines.from - of.lines.from) === 1;
  const school = statements.find((one) => isNear(one) && institution !== null && one.text.startsWith(institution));
  const isSchoolOf =
    school !== undefined && SCHOOL.test(school.text) && !YEAR.test(school.text) && !first.includes(institution ?? "");
  const placed = isSchoolOf ? `${first}, ${institution}` : first;
  const dates = statements.filter(({ lines, text }) => {
    const distance = of.lines.from - lines.from;
    return distance === 0 || (distance > 0 && distance <= 2 && behindDates(text) === "");
  });
  const isDated = year !== null && !first.includes(year) && dates.some(({ text }) => text.includes(year));
  const told = [isDated ? withYear(placed, year) : placed, placed];
  return [...told.filter((text) => gate.passLine(asItem(text)) !== null), ...plain];
}

function plainNames(wordings: readonly string[]): string[] {
  const [whole = "", ...others] = wordings;
  const ordered = /[.!?] \p{Lu}/u.test(whole) ? [...others, whole] : wordings;
  const all = ordered.flatMap((text) => [text, text.replace(/ ?\([^()]*\)(?=[.,]?$)/u, "")]);
  const isPlain = (text: string) =>
    text.split(" ").length <= LONGEST_NAME && hedgedParts(text).every(({ hedge }) => hedge === "helped");
  return [...all.filter(isPlain), ...all.filter((text) => !isPlain(text))];
}

function withYear(text: string, year: string): string {
  return text.endsWith(")") ? `${text}, ${year}` : `${text} (${year})`;
}

function askedPaperLines(facts: WritingFacts): PaperLine[] {
  const papers = askedPapers(facts).flatMap((paper) => {
    if (isBelowDegree(paper, facts)) return [];
    const own = lineHolding(paper, facts);
    const isOfPapers = own?.of?.section === "certificates" || namesPaper(paper.text);
    return isOfPapers ? (own ?? lineNaming(paper.text, facts) ?? []) : [];
  });
  const credentials = askedCredentials(facts).flatMap(({ held }) => held ?? []);
  return [...papers, ...credentials.flatMap((name) => lineNaming(name, facts) ?? [])];
}

function isBelowDegree({ isSchooling, text }: AskedPaper, facts: WritingFacts): boolean {
  const [highest] = reachedDegrees(facts);
  if (!isSchooling || !highest || highest.level === "none" || text.includes(highest.degree ?? text)) return false;
  const of = new Set(tellingStems(`${highest.degree} ${highest.field}`));
  return tellingStems(text).some((stem) => of.has(stem));
}

function lineHolding({ text, line }: AskedPaper, { statements, profile }: WritingFacts): PaperLine | null {
  const at = profile.lines.indexOf(line);
  const own = statements.find((one) => !one.isHead && one.lines.from <= at && at <= one.lines.to);
  if (!own?.text.includes(text)) return null;
  const isOfName = profile.name !== null && foldText(own.text).includes(foldText(profile.name));
  const [listed = own.text] = own.text.split(/; (?=\S)/u).filter((one) => one.includes(text));
  return { line: isOfName ? text : listed, name: text, of: own };
}

function lineNaming(name: string, { profile, statements }: WritingFacts): PaperLine | null {
  const person = foldText(profile.name ?? "");
  const own = OF_PAPERS.flatMap((isOf) => statements.filter(isOf)).find(
    ({ text }) => text.includes(name) && !(person !== "" && foldText(text).includes(person)),
  );
  return own ? { line: own.text, name, of: null } : null;
}

/** Diplomas and courses are told by their whole lines, which say what is not finished and what was only renewed. */
function paperLinesAbroad(facts: WritingFacts, { namesSchool }: { namesSchool: boolean }): PaperLine[] {
  const own = [
    ...matchedPapers(facts).map(({ line }) => statementAt(line, facts)),
    ...(namesSchool ? [degreeStatement(facts)] : []),
  ].filter((statement) => statement !== null);
  return [
    ...own.map((of) => ({ line: of.text, name: of.text.replace(DETAILS, ""), of })),
    ...askedCredentials(facts).flatMap(({ held }) => (held === null ? [] : (lineNaming(held, facts) ?? []))),
  ].filter(({ line }) => !isLostPaper(line));
}

/** The line that names what was learned, where one without a date tells only of the school. */
function statementAt(at: number, { profile, statements }: WritingFacts): Statement | null {
  const own = statements.find(({ lines }) => lines.from <= at && at <= lines.to) ?? null;
  const degree = profile.education[own?.education ?? -1]?.degree?.split("-")[0] ?? "";
  if (own === null || degree === "" || own.text.includes(degree) || YEAR.test(own.text)) return own;
  return statements.find((one) => one.education === own.education && one.text.includes(degree)) ?? own;
}

/** The first of the highest that was learned; no school that everybody goes to. */
function degreeStatement(facts: WritingFacts): Statement | null {
  const own = facts.statements.filter(({ section, text }) => section === "education" && !isLostPaper(text));
  const found = [HIGHER, SECONDARY].flatMap((level) =>
    own.filter(({ text }) => level.test(text) && !PRIMARY.test(text)),
  );
  return found.flatMap(({ lines }) => statementAt(lines.from, facts) ?? [])[0] ?? null;
}

const FILLED_IN = /\p{L} : |(?<!\p{L})(?:City ?, State|Company Name|GPA)(?!\p{L})/u;

const OF_PAPER = /(?<!\p{L})(?:card|certif|degree|diploma|licen[cs]|qualif|regist|ticket)/iu;
const MANY = 6; // names, of which nobody holds so many papers

/** Of a line that tells of something not reached yet no part stands alone. */
function isOfPaper(item: string, line: string): boolean {
  const isWhole = item.startsWith(asItem(behindDates(line) ?? line));
  const from = line.toLowerCase().indexOf(item.toLowerCase());
  const isOpen =
    !isWhole &&
    hedgedParts(line).some(
      (part) => part.hedge === "open" && (from < 0 || (part.from < from + item.length && part.to > from)),
    );
  const isOfSkills = item.split(", ").length > MANY && !OF_PAPER.test(item);
  const isCut = isOfSkills || FILLED_IN.test(line) || /[@|\t]|(?<!\p{L})exp$/u.test(item) || isShoutedHeading(item);
  return !isOpen && !isCut && item.split(" ").length <= LONGEST_WHOLE && hasClosedBrackets(item);
}

function isShoutedHeading(item: string): boolean {
  const words = item.match(/\p{L}{5,}/gu) ?? [];
  return !/\p{Ll}|\d/u.test(item) && words.some((word) => unknownWords(word.toLowerCase()).length === 0);
}
