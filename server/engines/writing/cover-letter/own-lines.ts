import { anyOf } from "../../any-of.ts";
import { hasClosedBrackets } from "../closed-brackets.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { asItem } from "../evidence/listed-lines.ts";
import { foldText } from "../evidence/sources.ts";
import { askedCredentials } from "../facts/asked-credentials.ts";
import { isLostPaper, matchedPapers } from "../facts/matched-papers.ts";
import type { MaterialLanguage } from "../language.ts";
import { hasRunOut } from "../facts/credential-kinds.ts";
import { askedPapers } from "../languages/en/asked-papers.ts";
import { fillWording } from "../languages/fill-wording.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { realEmployer } from "../real-employer.ts";
import { shownTitle } from "../shown-title.ts";
import { upperFirst } from "../skill-names.ts";
import { hasSkillsLabel } from "../tailored-resume/list-lines.ts";
import type { Statement } from "../resume-statements.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import type { Proof, WeighedDeed } from "./choose-proofs.ts";
import { isNoDeed } from "./no-deed.ts";

/** A line of the resume as the person wrote it, with the best deed of it. */
export type OwnLine = { text: string; best: WeighedDeed };

const LONGEST = 32; // in words
const LONGEST_WHOLE = 22;
const SHORTEST = 3;
const LONGEST_JOINING = 3; // in letters
const MOST_PAPERS = 3;
const SPAN_OF_YEARS = new RegExp(
  String.raw`(?<!\()(?:19|20)\d\d(?:\s*[-–—]\s*|\s(?:to|bis|à|a)\s)(?:(?:19|20)\d\d|${anyOf(
    "present now today current ongoing heute jetzt aujourd actuel actualidad hoy",
  )})`,
  "iu",
);
const NOT_OF_LIST =
  /[@|\t[\]]|https?:|www\.|(?:, (?:\p{L}+\.? )?| [–—-] [^–—\d-]{3,40}(?<! in| im| en) )(?:19|20)\d\d$/u;
const OF_OTHERS =
  /^(?:clients?|customers?|kunden?|clientes?|referees?|references?|referen[zc]\p{L}*|reason)\b[^:]{0,20}:/iu;
const OF_HEAD = new RegExp(
  `^(?:${anyOf(
    "position company employer job title role period dates? location firma arbeitgeber stelle zeitraum ort puesto empresa cargo",
    "periodo lugar poste entreprise employeur période lieu",
  )})\\b[^:]{0,16}:`,
  "iu",
);
const UNFINISHED = new RegExp(
  `(?:[:,–—-]|(?<!\\p{L})${anyOf(
    "and or of the a an with for that which such due various several multiple und oder der die das mit für",
    "et ou de du la le y o con para",
  )})$`,
  "iu",
);
/** Where papers stand, the surest place first. */
const OF_PAPERS: readonly ((statement: Statement) => boolean)[] = [
  ({ section }) => section === "certificates" || section === "education",
  ({ section, isHead }) => section !== "skills" && section !== "summary" && !isHead,
];
/** Sentences of a text that somebody wrote about themselves are no items of a list. */
const OF_SENTENCES: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^(?:I['’]|My |We |Our |In my |As an? )/u,
  de: /^(?:Ich |Mein|Wir |Unser)/u,
  fr: /^(?:Je |J['’]|Mon |Ma |Mes |Nous |Notre )/u,
  es: /^(?:Yo |Mi |Mis |Nosotr|Nuestr)/u,
};

/** Lines of the resume for a list, in the order of the deeds that they tell; none in another language than its own. */
export function ownLines(ranked: readonly WeighedDeed[], facts: WritingFacts): OwnLine[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const lines = new Map<string, OwnLine>();
  for (const best of ranked) {
    const text = wordingsOf(best.deed, facts)
      .map(asItem)
      .find((one) => isListable(one, facts) && new EvidenceGate(facts.sources).passLine(one) !== null);
    if (text !== undefined && !lines.has(text)) lines.set(text, { text, best });
  }
  return [...lines.values()];
}

/** The lines of the resume that name papers which the posting asks for, as items of a list. */
function paperItems(facts: WritingFacts, { namesSchool }: { namesSchool: boolean }): string[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const lines = facts.language === "en" ? askedPaperLines(facts) : paperLinesAbroad(facts, { namesSchool });
  const items: string[] = [];
  for (const { line, name } of lines) {
    const item = wordingsIn(line, name)
      .map(asItem)
      .find((one) => isOfPaper(one, line));
    if (item && !hasRunOut(item, facts.today) && !items.some((one) => one.includes(name) || item.includes(one)))
      items.push(item);
  }
  return items.slice(0, MOST_PAPERS).map((text) => `• ${text}`);
}

type PaperLine = { line: string; name: string };

function askedPaperLines(facts: WritingFacts): PaperLine[] {
  const names = [
    ...askedPapers(facts).map(({ text }) => text),
    ...askedCredentials(facts).flatMap(({ held }) => held ?? []),
  ];
  return names.flatMap((name) => lineNaming(name, facts) ?? []);
}

function lineNaming(name: string, { profile, statements }: WritingFacts): PaperLine | null {
  const person = foldText(profile.name ?? "");
  const own = OF_PAPERS.flatMap((isOf) => statements.filter(isOf)).find(
    ({ text }) => text.includes(name) && !(person !== "" && foldText(text).includes(person)),
  );
  return own ? { line: own.text, name } : null;
}

/** Diplomas and courses are told by their whole lines, which say what is not finished and what was only renewed. */
function paperLinesAbroad(facts: WritingFacts, { namesSchool }: { namesSchool: boolean }): PaperLine[] {
  const lineAt = (at: number) => facts.statements.find(({ lines }) => lines.from <= at && at <= lines.to)?.text;
  const degree = namesSchool ? facts.profile.education.slice(0, 1) : [];
  const whole = [...matchedPapers(facts).map(({ line }) => line), ...degree.map(({ lines }) => lines.from)];
  return [
    ...whole.flatMap((at) => lineAt(at) ?? []).map((line) => ({ line, name: line })),
    ...askedCredentials(facts).flatMap(({ held }) => (held === null ? [] : (lineNaming(held, facts) ?? []))),
  ].filter(({ line }) => !isLostPaper(line));
}

/** Of a line that tells of something not reached yet no part stands alone. */
function isOfPaper(item: string, line: string): boolean {
  const isWhole = item === asItem(line);
  const isOpen = !isWhole && hedgedParts(line).some(({ hedge }) => hedge === "open");
  return !isOpen && item.split(" ").length <= LONGEST_WHOLE && hasClosedBrackets(item) && !/[@|\t]/u.test(item);
}

/** The whole line that a deed stands in unless it is long, its sentence, and the deed alone. */
function wordingsOf(deed: Deed, { statements }: WritingFacts): string[] {
  return wordingsIn(lineOf(deed, statements), deed.text);
}

function wordingsIn(line: string, part: string): string[] {
  const whole = line.split(" ").length > LONGEST_WHOLE ? [] : [line];
  return [...whole, sentenceIn(line, part), part];
}

function lineOf({ line, text }: Deed, statements: readonly Statement[]): string {
  return statements.find(({ lines, text: own }) => lines.from === line && own.includes(text))?.text ?? text;
}

function sentenceIn(line: string, part: string): string {
  return cutSentences(line).find(({ text }) => text.includes(part))?.text ?? part;
}

/** Whether the sentence that a deed stands in has a figure beside what is told of it. */
export function losesFigure({ deed, parts = [] }: Proof, { statements }: WritingFacts): boolean {
  const told = parts.length > 0 ? parts.map((part) => part.deed) : [deed];
  const [first = deed] = told;
  const sentence = sentenceIn(lineOf(first, statements), first.text);
  return /\d/u.test(told.reduce((rest, { text }) => rest.replace(text, " "), sentence));
}

/** "The Hollow Elm, Bath – Demi Chef": names alone, which German nouns look like, too. */
function isOnlyNames(text: string): boolean {
  const words = text.match(/[\p{L}\d'’]+/gu) ?? [];
  return words.every((word) => /^\p{Lu}/u.test(word) || (word.length <= LONGEST_JOINING && !/\d/u.test(word)));
}

function isListable(text: string, facts: WritingFacts): boolean {
  const words = text.split(" ").length;
  return (
    words >= SHORTEST &&
    words <= LONGEST &&
    hasClosedBrackets(text) &&
    !hasSkillsLabel(text) &&
    (facts.language === "en" || !isNoDeed(text)) &&
    !facts.profile.jobs.some(({ title }) => title !== null && foldText(title) === foldText(text)) &&
    (facts.language === "de" || !isOnlyNames(text)) &&
    ![SPAN_OF_YEARS, NOT_OF_LIST, OF_OTHERS, OF_HEAD, UNFINISHED, OF_SENTENCES[facts.language]].some((pattern) =>
      pattern.test(text),
    )
  );
}

/** `loose` items need no head of their own, `placed` ones stand below their place; `leads` of them come first. */
export type ListItems = { loose: string[]; placed: string[]; leads: "loose" | "placed" };

/** The lines as items of a list: single ones of another job than the `named` one say where that was; papers come last. */
export function listItems(
  lines: readonly OwnLine[],
  facts: WritingFacts,
  { named, namesSchool }: { named: number | null; namesSchool: boolean },
): ListItems {
  const { under } = LETTER_PACKS[facts.language].inBrief;
  const houseOf = (job: number) => realEmployer(facts.profile.jobs[job]);
  const house = named === null ? null : houseOf(named);
  const groups = [...Map.groupBy(lines, ({ best }) => best.deed.job)].map(([job, own]) => {
    const isOfLetter = job === null || job === named || (house !== null && house === houseOf(job));
    const isOfNow = job === 0 && own.length > 1;
    return { isOfLetter, isOfNow, place: isOfLetter ? null : placeOf(job, facts), texts: own.map(({ text }) => text) };
  });
  const isAnyOfLetter = groups.some(({ isOfLetter }) => isOfLetter);
  // Where nothing stands before the places, a single line has its place above it, too.
  const isPlaced = ({ place, texts }: (typeof groups)[number]) =>
    place !== null && (texts.length > 1 || !isAnyOfLetter);
  const loose = groups
    .filter((group) => !isPlaced(group))
    .toSorted((one, other) => Number(one.place !== null) - Number(other.place !== null));
  return {
    loose: [
      ...loose.flatMap(({ place, texts }) =>
        texts.map((text) => `• ${place === null ? text : withPlace(text, place.name)}`),
      ),
      ...paperItems(facts, { namesSchool }),
    ],
    placed: groups
      .filter(isPlaced)
      // What somebody does now comes first where there is more than one line of it.
      .toSorted((one, other) => Number(other.isOfNow) - Number(one.isOfNow))
      .flatMap(({ place, texts }) => [
        upperFirst(fillWording(under, { place: place?.at ?? null }) ?? ""),
        ...texts.map((text) => `• ${text}`),
      ]),
    leads: loose.some(({ isOfLetter }) => isOfLetter) || !groups.some(isPlaced) ? "loose" : "placed",
  };
}

function withPlace(text: string, place: string): string {
  if (text.includes(place)) return text;
  return text.endsWith(")") ? `${text} – ${place}` : `${text} (${place})`;
}

/** Where a job was, or as what somebody worked there; null where the resume says neither. */
function placeOf(index: number, { profile, language }: WritingFacts): { name: string; at: string } | null {
  const job = profile.jobs[index];
  const employer = realEmployer(job);
  const grammar = GRAMMARS[language];
  const isOnce = profile.jobs.every((other) => other === job || realEmployer(other) !== employer);
  if (employer !== null && (isOnce || !job?.title)) return { name: employer, at: grammar.at(employer) };
  const position = job?.title ? grammar.position(shownTitle(job.title)) : null;
  const name = fillWording(LETTER_PACKS[language].inBrief.as, { position });
  return name === null ? null : { name, at: name };
}
