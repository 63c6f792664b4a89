import { rememberText } from "../../../domain/remember-text.ts";
import { anyOf } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import { saidAsHonour } from "../languages/en/told-honours.ts";
import { tidied } from "../languages/en/tidied-line.ts";
import { splitRunTogether } from "../facts/split-run-together.ts";
import { sentencesOf } from "../resume-statements.ts";
import { factWords } from "./fact-words.ts";
import { ALSO_SAID } from "./meaning/as-written.ts";
import { basesOf } from "./meaning/wordnet.ts";
import type { Sources, SourceStatement } from "./sources.ts";

const TOLD = /^I (?:also |have )?(?:(?<state>am|was|have been) (?:also )?)?(?=\p{L})/u;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
const BY_ONESELF = /^I (?:also |have )?(?!am |was )(?=\p{L})/u;
const IN_SENTENCES = /(?:^|[.!?] )I (?=\p{Ll})/u;
const LEAST_WORDS = 3;
const UNTOLD: ReadonlySet<string> = new Set(["skills", "contact", "posting"]);
/** What deeds stand behind that are whole without it: "Key results: ". */
export const LABEL_OF_DEEDS = new RegExp(
  `^(?:key |major )?${anyOf("results? achievements? accomplishments? responsibilities duties highlights contributions?")}: `,
  "iu",
);

/**
 * The line of the resume that an English sentence in the first person repeats, whole or one of its sentences, word for
 * word but for articles, the forms of verbs and what a letter leaves out; null for any other sentence. `isOf` tells the
 * entries that it may be of.
 */
export function repeatedLine(
  said: string,
  { resume, jobs }: Sources,
  isOf: (entry: string) => boolean = () => true,
): SourceStatement | null {
  const jobOf = new Map(jobs.map((job) => [job.entry, job]));
  const lines = said
    .replace(/(?<![.\s])[.\s]+$/u, "")
    .split(ALSO_SAID)
    .map((part) => {
      const { 0: frame = "", groups: { state } = {} } = TOLD.exec(part) ?? {};
      const told = part.slice(frame.length);
      const isNow = state === "am" || (state === undefined && readOpening(told)?.form !== "past");
      const words = wordsOf(told);
      const fits = ({ isHead, entry, section, text }: SourceStatement) => {
        const job = jobOf.get(entry);
        const isOfDeeds = !UNTOLD.has(section) || (section === "contact" && IN_SENTENCES.test(text));
        const isTold = !isHead && isOf(entry) && isOfDeeds && !(isNow && job?.isCurrent === false);
        // Outside of a job "Run a kitchen" may be a wish.
        return isTold && tellings(text).some((one) => repeats(words, one, job === undefined));
      };
      return words.length < LEAST_WORDS ? null : (resume.statements.find(fits) ?? null);
    });
  return lines.every((line) => line !== null) ? (lines[0] ?? null) : null;
}

/** The words of a line and its sentences, as they stand and as letters tell them; what is behind a label is not whole. */
const tellings = rememberText((text): string[][] => {
  const line = text.replace(LABEL_OF_DEEDS, "");
  const sentences = sentencesOf(line).flatMap(splitRunTogether);
  const label = sentences.findIndex((sentence) => /:(?!\d)/u.test(sentence));
  const whole = [line, ...(label < 0 ? sentences : sentences.slice(0, label + 1))];
  const bare = whole.flatMap((one) => (BY_ONESELF.test(one) ? one.replace(BY_ONESELF, "") : []));
  return [...whole, ...bare].flatMap((one) =>
    [one, tidied(one), saidAsHonour(one)?.replace(TOLD, "") ?? []].flat().map(wordsOf),
  );
});

/** "€180" is not "£180", nor is "-5%" "5%": the sign before a word and a percent sign behind it are of it. */
function wordsOf(text: string): string[] {
  const plain = text.replaceAll(" & ", " and ").replace(/[–−]/gu, "-");
  return factWords(plain)
    .filter(({ word }) => !ARTICLES.has(word))
    .map(({ word, from, to }) => {
      const sign = /[$€£<>~±-]/u.exec(plain[from - 1] ?? "")?.[0] ?? "";
      return `${sign}${word}${plain[to] === "%" ? "%" : ""}`;
    });
}

function repeats(said: readonly string[], shown: readonly string[], isExact: boolean): boolean {
  return (
    said.length === shown.length &&
    said.every((word, at) => word === shown[at] || (!isExact && areVerbForms(word, shown[at] ?? "", at === 0)))
  );
}

/** Forms of one verb: at the beginning, or where a word ends as verbs do. */
function areVerbForms(said: string, shown: string, isFirst: boolean): boolean {
  if (!isFirst && !/(?:ed|ing)$/u.test(said)) return false;
  const bases = basesOf(said);
  return basesOf(shown).some((base) => bases.includes(base));
}
