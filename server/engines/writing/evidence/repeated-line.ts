import { anyOf } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { basesOf } from "./meaning/wordnet.ts";
import type { Sources, SourceStatement } from "./sources.ts";

const ALSO_SAID = /,? and (?=I )/u;
const TOLD = /^I (?:also |have )?(?:(?<state>am|was|have been) (?:also )?)?(?=\p{L})/u;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’.]\p{L}+)*|\d[\d.,]*(?<![.,])|[$€£%+&]/gu;
const LOST_SPACE = /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/u;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
const LEAST_WORDS = 3;
/** What deeds stand behind that are whole without it: "Key results: ". */
export const LABEL_OF_DEEDS = new RegExp(
  `^(?:key |major )?${anyOf("results? achievements? accomplishments? responsibilities duties highlights contributions?")}: `,
  "iu",
);
const BEGINS = new RegExp(String.raw`(?:^|[.;!•|*◦▪➢]\s*|${LABEL_OF_DEEDS.source})(?:\p{L}+ly |also )?$`, "iu");
const ENDS = /^\s*(?:$|[.;!•|*◦▪➢](?!\p{Ll}))/u;
const UNTOLD: ReadonlySet<string> = new Set(["skills", "contact", "posting"]);

type Word = { word: string; from: number; to: number };

function wordsOf(text: string): Word[] {
  const words = [...text.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const cut = LOST_SPACE.exec(found)?.index ?? found.length;
    const parts = [[0, cut] as const, [cut + 1, found.length] as const].filter(([from, to]) => from < to);
    return parts.map(([from, to]) => ({ word: found.slice(from, to), from: index + from, to: index + to }));
  });
  return words
    .map(({ word, from, to }) => ({ word: word === "&" ? "and" : word.toLowerCase().replaceAll("’", "'"), from, to }))
    .filter(({ word }) => !ARTICLES.has(word));
}

/**
 * The line of the resume that an English sentence in the first person repeats word for word, but for articles and the
 * forms of verbs; null for any other sentence. `isOf` tells the entries that it may be of.
 */
export function repeatedLine(
  said: string,
  { resume, jobs }: Sources,
  isOf: (entry: string) => boolean = () => true,
): SourceStatement | null {
  const ended = new Set(jobs.filter(({ isCurrent }) => !isCurrent).map(({ entry }) => entry));
  const lines = said
    .replace(/(?<![.\s])[.\s]+$/u, "")
    .split(ALSO_SAID)
    .map((part) => {
      const frame = TOLD.exec(part);
      const told = part.slice(frame?.[0].length ?? 0);
      const state = frame?.groups?.state;
      const isNow = state === "am" || (state === undefined && readOpening(told)?.form !== "past");
      const words = wordsOf(told);
      const fits = (line: SourceStatement) =>
        !line.isHead &&
        isOf(line.entry) &&
        !UNTOLD.has(line.section) &&
        !(isNow && ended.has(line.entry)) &&
        repeats(line.text, words);
      return words.length < LEAST_WORDS ? null : (resume.statements.find(fits) ?? null);
    });
  return lines.every((line) => line !== null) ? (lines[0] ?? null) : null;
}

function repeats(line: string, said: readonly Word[]): boolean {
  const shown = wordsOf(line);
  return shown.some(({ from }, at) => {
    const last = shown[at + said.length - 1];
    const isWhole = last !== undefined && ENDS.test(line.slice(last.to)) && BEGINS.test(line.slice(0, from));
    return isWhole && said.every(({ word }, index) => isSame(word, shown[at + index]?.word ?? "", index === 0));
  });
}

/** The same word or, where it begins the sentence or ends as verbs do, another form of one verb. */
function isSame(said: string, shown: string, isFirst: boolean): boolean {
  if (said === shown) return true;
  if (!isFirst && !/(?:ed|ing)$/u.test(said)) return false;
  const bases = basesOf(said);
  return basesOf(shown).some((base) => bases.includes(base));
}
