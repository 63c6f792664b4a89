import { anyOf } from "../../any-of.ts";
import { hasClosedBrackets } from "../closed-brackets.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { asItem, namedPlace } from "../evidence/listed-lines.ts";
import { foldText } from "../evidence/sources.ts";
import { readOpening } from "../english-verbs.ts";
import { withoutAgainst } from "../facts/tells-against.ts";
import { hasFigure } from "../facts/deed-worth.ts";
import { behindDates } from "../facts/behind-dates.ts";
import { fillWording } from "../languages/fill-wording.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { realEmployer } from "../real-employer.ts";
import { shownTitle } from "../shown-title.ts";
import { upperFirst } from "../skill-names.ts";
import { hasSkillsLabel } from "../tailored-resume/list-lines.ts";
import type { Statement } from "../resume-statements.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";
import { FIGURES, FIRST, type Proof, verbLedJobs, type WeighedDeed } from "./choose-proofs.ts";
import { isNoDeed, tellsOnlyOfPlace } from "./no-deed.ts";
import { ownPoints } from "./own-points.ts";
import { isSelfTold } from "./self-told.ts";
import { sentenceIn, wordingsIn } from "./wordings-in.ts";

/** A line of the resume as the person wrote it, with the best deed of it. */
export type OwnLine = { text: string; best: WeighedDeed };

const FEWEST = 3; // with so many lines that tell of deeds none stands by its name alone
const LONGEST = 32; // in words
const LONG = 25; // in words: where a part of it stands alone, that is told instead
const SHORTEST = 3;
const LONGEST_JOINING = 3; // in letters
const SPAN_OF_YEARS = new RegExp(
  String.raw`(?<!\()(?:19|20)\d\d(?:\s*[-–—]\s*|\s(?:to|bis|à|a)\s)(?:(?:19|20)\d\d|${anyOf(
    "present now today current ongoing heute jetzt aujourd actuel actualidad hoy",
  )})`,
  "iu",
);
const NOT_OF_LIST =
  /[@|\t[\]]|https?:|www\.|(?:, (?:\p{L}+\.? )?| [–—-] [^–—\d-]{3,40}(?<! in| im| en) )(?:19|20)\d\d$/u;
/** The heading of a column beside, run into a line. */
const OF_OTHER_COLUMN = new RegExp(
  `(?<=\\S )${anyOf("LANGUAGES VOLUNTEER(?:ING)? SKILLS EDUCATION CERTIFICATIONS? REFERENCES INTERESTS SOFTWARE TOOLS")}(?!\\p{L})`,
  "u",
);
const OF_OTHERS =
  /^(?:clients?|customers?|kunden?|clientes?|referees?|references?|referen[zc]\p{L}*|reason)\b[^:]{0,20}[:–-]/iu;
const OF_HEAD = new RegExp(
  `^(?:${anyOf(
    "position company employer job title role period dates? location firma arbeitgeber stelle zeitraum ort puesto empresa cargo",
    "periodo lugar poste entreprise employeur période lieu",
  )})\\b[^:]{0,16}:`,
  "iu",
);
const UNFINISHED = new RegExp(
  `(?:[:,/–—-]|(?<!\\p{L})${anyOf(
    "and or of the a an with for that which such due various several multiple und oder der die das mit für",
    "et ou de du la le y o con para",
  )})$`,
  "iu",
);

/** Lines of the resume for a list, in the order of the deeds that they tell; none in another language than its own. */
export function ownLines(
  ranked: readonly WeighedDeed[],
  facts: WritingFacts,
  { told: proofs }: { told: readonly Proof[] },
): OwnLine[] {
  if (facts.language !== facts.resumeLanguage) return [];
  const { item, namedItem } = GRAMMARS[facts.language];
  const led = verbLedJobs(facts);
  const isPointOf = ownPoints(facts);
  const asTold = (text: string, deed: Deed) => {
    const { job } = deed;
    const isCurrent = job !== null && (facts.profile.jobs[job]?.current ?? false);
    return item ? item(text, { isCurrent, isPoint: isPointOf(deed), isVerbLed: job !== null && led.has(job) }) : text;
  };
  const told = proofs.flatMap(({ deed, parts = [] }) => [deed, ...parts.map((part) => part.deed)]);
  const isTold = (text: string) => told.some((deed) => text.includes(deed.text));
  const lines = new Map<string, OwnLine>();
  const named = new Map<string, OwnLine>();
  for (const best of ranked) {
    if (isTold(sentenceIn(lineOf(best.deed, facts.statements), best.deed.text))) continue;
    const isPart = readOpening(best.deed.text) !== null;
    const wordings = wordingsOf(best.deed, facts)
      .filter((one) => !isTold(one))
      .map(asItem)
      .toSorted((one, other) => (isPart ? Number(isLong(one)) - Number(isLong(other)) : 0));
    const isSound = (one: string | null) => one !== null && isItem(one, best.deed, facts);
    const text = wordings.map((one) => asTold(one, best.deed)).find(isSound);
    const name = text ? undefined : wordings.map((one) => namedItem?.(one) ?? null).find(isSound);
    if (text && !lines.has(text)) lines.set(text, { text, best });
    if (name && !named.has(name)) named.set(name, { text: name, best });
  }
  const all = lines.size < FEWEST ? [...lines.values(), ...named.values()] : [...lines.values()];
  const isPartOf = (text: string, other: string) => other.toLowerCase().indexOf(text.toLowerCase()) > 0;
  return all.filter(
    ({ text }) =>
      !all.some((other) => other.text !== text && (text.startsWith(other.text) || isPartOf(text, other.text))),
  );
}

function isLong(text: string): boolean {
  return text.split(" ").length > LONG;
}

/** The two best lines with figures among the first, where those have fewer. */
export function figuresEarly(lines: readonly OwnLine[]): OwnLine[] {
  const [first, later] = [lines.slice(0, FIRST), lines.slice(FIRST)];
  const isFigure = ({ text, best }: OwnLine) => hasFigure(text) && best.score > 0;
  const missing = later.filter(isFigure).slice(0, Math.max(0, FIGURES - first.filter(isFigure).length));
  return [...first.slice(0, 1), ...missing, ...first.slice(1), ...later.filter((line) => !missing.includes(line))];
}

function isItem(text: string, { job }: Deed, facts: WritingFacts): boolean {
  const isOfNoJob = job === null && behindDates(text) !== null;
  const hasOther = cutSentences(text).some((one) => tellsOnlyOfPlace(one.text));
  return !isOfNoJob && !hasOther && isListable(text, facts) && new EvidenceGate(facts.sources).passLine(text) !== null;
}

/** The whole line that a deed stands in unless it is long, its sentence, and the deed alone. */
function wordingsOf(deed: Deed, { statements }: WritingFacts): string[] {
  return wordingsIn(lineOf(deed, statements), deed.text);
}

function lineOf({ line, text }: Deed, statements: readonly Statement[]): string {
  const own = statements.filter(({ lines }) => lines.from === line).map((one) => withoutAgainst(one.text));
  return own.find((one) => one.includes(text)) ?? text;
}

/** Whether the sentence that a deed stands in has a figure beside what is told of it, and a list would show it. */
export function losesFigure({ deed, parts = [] }: Proof, { statements }: WritingFacts): boolean {
  const told = parts.length > 0 ? parts.map((part) => part.deed) : [deed];
  const [first = deed] = told;
  const sentence = sentenceIn(lineOf(first, statements), first.text);
  if (sentence.split(" ").length > LONGEST) return false;
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
    !isNoDeed(text) &&
    !(facts.profile.name && foldText(text).includes(foldText(facts.profile.name))) &&
    !facts.profile.jobs.some(({ title }) => title !== null && foldText(title) === foldText(text)) &&
    (facts.language === "de" || !isOnlyNames(text)) &&
    !isSelfTold(text, facts.language) &&
    ![SPAN_OF_YEARS, NOT_OF_LIST, OF_OTHER_COLUMN, OF_OTHERS, OF_HEAD, UNFINISHED].some((pattern) => pattern.test(text))
  );
}

/** `loose` items need no head of their own, `placed` ones stand below their place; `leads` of them come first. */
export type ListItems = { loose: string[]; placed: string[]; papers: string[]; leads: "loose" | "placed" };

/** The lines as items of a list: single ones of another job than the `named` one say where that was; the `papers` come last. */
export function listItems(
  lines: readonly OwnLine[],
  facts: WritingFacts,
  { named, papers }: { named: number | null; papers: readonly string[] },
): ListItems {
  const { under, papers: headOfPapers } = LETTER_PACKS[facts.language].inBrief;
  const learned = papers.map((text) => `• ${text}`);
  const houseOf = (job: number) => realEmployer(facts.profile.jobs[job]);
  const house = named === null ? null : houseOf(named);
  const groups = [...Map.groupBy(lines, ({ best }) => best.deed.job)].map(([job, own]) => {
    const isOfLetter = job === null || job === named || (house !== null && house === houseOf(job));
    const isOfNow = job === 0 && own.length > 1;
    return {
      job,
      isOfLetter,
      isOfNow,
      place: isOfLetter ? null : placeOf(job, facts),
      texts: inOneTense(own, job, facts),
    };
  });
  const isAnyOfLetter = groups.some(({ isOfLetter }) => isOfLetter);
  // Where nothing stands before the places, a single line has its place above it, too.
  const isPlaced = ({ place, texts }: (typeof groups)[number]) =>
    place !== null && (texts.length > 1 || !isAnyOfLetter);
  const leadsOf = (group: (typeof groups)[number]) => group.isOfLetter && (group.job !== null || group === groups[0]);
  const loose = groups
    .filter((group) => !isPlaced(group))
    .toSorted((one, other) => Number(one.place !== null) - Number(other.place !== null));
  return {
    loose: [
      ...loose.flatMap(({ place, texts }) =>
        texts.map((text) => `• ${place === null ? text : withPlace(text, place.name)}`),
      ),
      ...(headOfPapers === null ? learned : []),
    ],
    papers: headOfPapers === null || learned.length === 0 ? [] : [headOfPapers, ...learned],
    placed: groups
      .filter(isPlaced)
      // What somebody does now comes first where there is more than one line of it.
      .toSorted((one, other) => Number(other.isOfNow) - Number(one.isOfNow))
      .flatMap(({ place, texts }) => [
        upperFirst(fillWording(under, { place: place?.at ?? null }) ?? ""),
        ...texts.map((text) => `• ${text}`),
      ]),
    leads: loose.some(leadsOf) || !groups.some(isPlaced) ? "loose" : "placed",
  };
}

/** All that one did in a job that is over as what one did; of today's both stand, as the resume has them. */
function inOneTense(lines: readonly OwnLine[], job: number | null, facts: WritingFacts): string[] {
  const { item } = GRAMMARS[facts.language];
  const texts = lines.map(({ text }) => text);
  if (!item || (job !== null && facts.profile.jobs[job]?.current)) return texts;
  if (!texts.some((text) => isIn("base", text)) || !texts.some((text) => isIn("past", text))) return texts;
  const told = lines.map(({ text, best }) => {
    const past = isIn("base", text) ? item(text, { isCurrent: false, isPoint: true }) : text;
    return past !== null && !isIn("base", past) && isItem(past, best.deed, facts) ? past : null;
  });
  return told.every((text) => text !== null) ? told : texts;
}

function isIn(form: "base" | "past", text: string): boolean {
  const opening = readOpening(text);
  return opening !== null && opening.form === form && opening.base !== opening.past;
}

function withPlace(text: string, place: string): string {
  if (text.includes(place)) return text;
  return text.endsWith(")") ? `${text} – ${place}` : `${text} (${place})`;
}

/** Where a job was, or as what somebody worked there; null where the resume says neither. */
function placeOf(index: number, facts: WritingFacts): { name: string; at: string } | null {
  const { profile, language } = facts;
  const job = profile.jobs[index];
  const employer = realEmployer(job);
  const grammar = GRAMMARS[language];
  const isOnce = profile.jobs.every((other) => other === job || realEmployer(other) !== employer);
  if (employer !== null && (isOnce || !job?.title)) {
    const at = grammar.at(employer);
    return isBorneOut(at, facts) ? { name: employer, at } : null;
  }
  const title = job?.title ? shownTitle(job.title) : null;
  const isOfPerson =
    language === "en"
      ? title?.split(/[/,]/u).some((part) => grammar.person(part.trim()) !== null)
      : title !== null && grammar.work(title, null) !== null;
  const position = title !== null && isOfPerson ? grammar.position(title) : null;
  const name = fillWording(LETTER_PACKS[language].inBrief.as, { position });
  if (name === null || job === undefined) return null;
  const years = job.current ? null : (grammar.yearsOfJob?.(job) ?? null);
  const dated = years === null ? name : `${name} ${years}`;
  const told = [dated, name].find((one) => isBorneOut(one, facts));
  return told === undefined ? null : { name: told, at: told };
}

/** Whether the head of a list that names a place stands: without it its lines would be read as of another one. */
function isBorneOut(at: string, { language, sources }: WritingFacts): boolean {
  const head = upperFirst(fillWording(LETTER_PACKS[language].inBrief.under, { place: at }) ?? "");
  return namedPlace(head, sources.jobs) !== null || new EvidenceGate(sources).passText(head) === head;
}
