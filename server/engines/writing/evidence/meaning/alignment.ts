import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { changeOf, countedOf } from "./aligned-figures.ts";
import { covers } from "./covers.ts";
import { hedgesOf } from "./held-cues.ts";
import { findWords } from "./lexis.ts";
import type { Counted } from "./number-changes.ts";
import { matches } from "./match-words.ts";
import type { Clause } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";
import type { MeantResume, SourceLine } from "./source-lines.ts";
import { looseStem } from "./stem.ts";
import { isTelling, shareOf } from "./telling.ts";
import { isVerbHere } from "./verb-here.ts";
import { verbBase } from "./wordnet.ts";
import { linesOfWord } from "./word-lines.ts";

type Met = { word: MeantWord; at: number; places: readonly number[] };

/** A sentence, the line it is held against, and where its words stand there. */
export type Aligned = { said: Counted; line: SourceLine; met: readonly Met[]; language: MaterialLanguage };

/** Finds each telling word of a sentence in a line of a resume. */
export function alignWords(said: Counted, line: SourceLine, resume: MeantResume, language: MaterialLanguage): Aligned {
  const met = said.words.flatMap((word, at): Met[] => {
    if (!isTelling(word)) return [];
    if (!linesOfWord(word, resume, language).covered.has(line)) return [{ word, at, places: [] }];
    const places = line.words.flatMap((shown, place) => (covers(word, shown, language) ? [place] : []));
    return [{ word, at, places }];
  });
  return { said, line, met, language };
}

/** How the words of a sentence lie in its line and in the lines around it, each about 0 to 1. */
export function alignmentOf(aligned: Aligned, clauses: readonly Clause[], resume: MeantResume): Record<string, number> {
  const { language } = aligned;
  return {
    ...standingOf(aligned, resume),
    ...partsOf(aligned),
    ...neighboursOf(aligned),
    ...objectOf(aligned, clauses),
    ...hedgesOf(aligned, clauses),
    ...verbsOf(aligned),
    ...countedOf(aligned),
    ...changeOf(aligned),
    ...prepositionsOf(aligned),
    ...wordsOf(aligned),
    ...clausesOf(clauses, resume, language),
    ...titleOf(aligned),
  };
}

const LEADS = new RegExp(
  `^${anyOf(
    "leads? leaders? managers? supervisors? head chief foreman forewoman director coordinator captain",
    String.raw`leiter\p{L}* \p{L}+leiter(?:in)? chef\p{L}* responsable encargad[oa] jef[ea] gouvernante gerente?`,
    String.raw`gerant\p{L}*`,
  )}$`,
  "u",
);

/** Whether the head of the job says that one leads, or names who does what the sentence tells. */
function titleOf({ met, said, line, language }: Aligned): Record<string, number> {
  const lost = met.filter(({ places }) => places.length === 0).map(({ word }) => word);
  const verbs = lost.filter((word) => isVerbHere(said.words, said.words.indexOf(word), said.text, language));
  const isOfTitle = (word: MeantWord) =>
    line.beside.some((other) => other.word.length > 4 && other.word.slice(0, 5) === word.word.slice(0, 5));
  return {
    titleLeads: line.beside.some(({ word }) => LEADS.test(word)) ? 1 : 0,
    titleSays: verbs.some(isOfTitle) ? 1 : 0,
  };
}

function standingOf({ met, line, language }: Aligned, resume: MeantResume): Record<string, number> {
  const entry = resume.lines.filter(({ statement }) => statement.entry === line.statement.entry);
  const inLine = met.filter(({ places }) => places.length > 0);
  const lost = met.filter(({ places }) => places.length === 0);
  const near = lost.filter(({ word }) => {
    const { covered } = linesOfWord(word, resume, language);
    return entry.some((one) => covered.has(one)) || line.beside.some((other) => matches(word, other, language));
  });
  const far = lost.filter((one) => !near.includes(one) && linesOfWord(one.word, resume, language).covered.size > 0);
  return {
    alignedLine: shareOf(inLine.length, met.length),
    alignedEntry: shareOf(inLine.length + near.length, met.length),
    alignedAll: shareOf(inLine.length + near.length + far.length, met.length),
    lostWords: Math.min(1, (lost.length - near.length) / 4),
  };
}

const PARTS = /[;,|•·:()[\]–—>]|\.\s|\s-\s/gu;

function partsByPlace({ counted, words }: SourceLine): number[] {
  const cuts = [...counted.text.matchAll(PARTS)].map(({ index }) => index);
  let part = 0;
  return words.map(({ from }) => {
    while (part < cuts.length && cuts[part]! < from) part += 1;
    return part;
  });
}

/** Of the parts of a line between its stops: how much the best one bears alone, and how much of it is told. */
function partsOf({ met, line }: Aligned): Record<string, number> {
  const partAt = partsByPlace(line);
  const partOf = (place: number) => partAt[place]!;
  const inLine = met.filter(({ places }) => places.length > 0);
  const parts = new Map<number, number>();
  for (const { places } of inLine)
    for (const part of new Set(places.map(partOf))) parts.set(part, (parts.get(part) ?? 0) + 1);
  const [best = -1, most = 0] = [...parts].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const own = line.words.flatMap((word, place) => (isTelling(word) && partOf(place) === best ? [place] : []));
  const told = new Set(met.flatMap(({ places }) => places));
  return {
    partBears: shareOf(most, met.length),
    partTold: shareOf(own.filter((place) => told.has(place)).length, own.length),
    partUntold: Math.min(1, own.filter((place) => !told.has(place)).length / 5),
    partsTouched: Math.min(1, Math.max(0, parts.size - 1) / 3),
  };
}

const NEAR = 4;

function neighboursOf({ met }: Aligned): Record<string, number> {
  const pairs = met.slice(1).map((word, at) => [met[at]!, word] as const);
  const both = pairs.filter(([a, b]) => a.places.length > 0 && b.places.length > 0);
  const near = both.filter(([a, b]) => a.places.some((one) => b.places.some((other) => Math.abs(one - other) <= NEAR)));
  const ordered = both.filter(([a, b]) => a.places.some((one) => b.places.some((other) => other > one)));
  return {
    pairsNear: shareOf(near.length, both.length),
    pairsOrdered: shareOf(ordered.length, both.length),
    pairsMet: shareOf(both.length, pairs.length),
  };
}

const RELATIONS = Object.entries({
  in: "in at on within inside into im in auf an bei chez dans en sur",
  to: "to for towards fur zu zum zur pour a au aux para al",
  with: "with alongside w mit samt avec con",
  by: "by from under von vom unter durch par sous por bajo",
  as: "as als comme como",
  over: "about across through over uber sobre",
}).flatMap(([name, words]) => words.split(" ").map((word): [string, string] => [word, name]));
const RELATION_OF: ReadonlyMap<string, string> = new Map(RELATIONS);

/** How a word hangs on what stands before it: "with procurement" is not "in procurement". */
function relationBefore(words: readonly MeantWord[], place: number): string {
  for (let at = place - 1; at >= Math.max(0, place - 3); at--) {
    const relation = RELATION_OF.get(words[at]!.word);
    if (relation) return relation;
    if (!words[at]!.isPlain && at < place - 1) return "";
  }
  return "";
}

function prepositionsOf({ met, said, line }: Aligned): Record<string, number> {
  const features: Record<string, number> = { relationOther: 0, relationSame: 0 };
  for (const { at, places } of met) {
    const own = relationBefore(said.words, at);
    if (places.length === 0 || own === "") continue;
    const shown = places.map((place) => relationBefore(line.words, place));
    if (shown.includes(own)) features.relationSame = 1;
    else if (shown.every((one) => one !== "")) {
      features.relationOther = 1;
      features[`${own} of ${shown[0]}`] = 1;
    }
  }
  return features;
}

const ASIDE = new RegExp(
  `^${anyOf(
    "for with under by from to at of about against alongside via per as during after before into using over",
    "fur mit unter von bei zu zur zum an am aus nach uber durch pour avec sous par chez de du des d aux au a en dans",
    "para con bajo por del en junto sobre",
  )}$`,
);

/** What the deed is done to: whether the line has it, and there too as what something is done to. */
function objectOf({ met, said, line, language }: Aligned, clauses: readonly Clause[]): Record<string, number> {
  const verb = clauses.find((clause) => clause.verb !== null)?.verb ?? null;
  const nouns = met.filter(({ word, at }) => word !== verb && !isVerbHere(said.words, at, said.text, language));
  const object = nouns.find(({ word }) => verb === null || word.from > verb.to);
  const isAside = (words: readonly MeantWord[], place: number) => {
    for (let at = place - 1; at >= Math.max(0, place - 3); at--) {
      if (ASIDE.test(words[at]!.word)) return true;
      if (!words[at]!.isPlain && at < place - 1) return false;
    }
    return false;
  };
  const isSaidAside = object ? isAside(said.words, object.at) : false;
  const isShownAside = object?.places.every((place) => isAside(line.words, place)) ?? false;
  return {
    objectMet: object === undefined ? 0.5 : object.places.length > 0 ? 1 : 0,
    objectAside: object && object.places.length > 0 && isShownAside && !isSaidAside ? 1 : 0,
    objectSaidAside: isSaidAside ? 1 : 0,
    objectFirst: object?.places.some((place) => place <= 1) ? 1 : 0,
    nounsMet: shareOf(nouns.filter(({ places }) => places.length > 0).length, nouns.length),
    nounsSaid: Math.min(1, nouns.length / 6),
    lastMet: (nouns.at(-1)?.places.length ?? 1) > 0 ? 1 : 0,
  };
}

/** The verbs that the line lacks, each by its base: "wrote" is told of more lines than "founded". */
function verbsOf({ met, said, line, language }: Aligned): Record<string, number> {
  const verbs = met.filter(({ at }) => isVerbHere(said.words, at, said.text, language));
  const lost = verbs.filter(({ places }) => places.length === 0);
  const isBare = line.clauses.every(({ verb }) => verb === null);
  const nouns = met.filter((one) => !verbs.includes(one));
  const isAllMet = nouns.length > 0 && nouns.every(({ places }) => places.length > 0);
  return {
    bareLine: isBare ? 1 : 0,
    bareMet: isBare && isAllMet ? 1 : 0,
    bareVerb: isBare && lost.length > 0 ? 1 : 0,
    ...Object.fromEntries(lost.map(({ word }) => [`tells ${baseOf(word.word, language)}`, 1])),
  };
}

function baseOf(word: string, language: MaterialLanguage): string {
  return language === "en" ? verbBase(word) : looseStem(word, language);
}

const QUESTIONS = ["best", "scope", "level", "now", "cause", "means", "lesser"] as const;

function wordsOf({ said, line, language }: Aligned): Record<string, number> {
  const folded = said.words.map(({ word }) => word);
  const shown = line.words.map(({ word }) => word);
  return Object.fromEntries(
    QUESTIONS.map((question) => {
      const found = findWords(question, folded, language);
      const added = found.filter(({ at }) => !shown.includes(folded[at] ?? ""));
      return [`adds ${question}`, Math.min(1, added.length)];
    }),
  );
}

function clausesOf(
  clauses: readonly Clause[],
  resume: MeantResume,
  language: MaterialLanguage,
): Record<string, number> {
  const shares = clauses.flatMap(({ words }) => {
    const telling = words.filter(isTelling);
    if (telling.length === 0) return [];
    const counts = new Map<SourceLine, number>();
    for (const word of telling)
      for (const line of linesOfWord(word, resume, language).covered) counts.set(line, (counts.get(line) ?? 0) + 1);
    return [Math.max(0, ...counts.values()) / telling.length];
  });
  return {
    clauseLeast: Math.min(1, ...shares),
    clauseMean: shareOf(
      shares.reduce((sum, one) => sum + one, 0),
      shares.length,
    ),
    clauses: Math.min(1, shares.length / 4),
  };
}
