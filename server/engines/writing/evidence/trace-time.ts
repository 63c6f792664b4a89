import { anyOfLines } from "../../any-of.ts";
import { readOpening } from "../english-verbs.ts";
import type { FoundNumber } from "./read-numbers.ts";
import { foldText, type SourceJob, type Sources } from "./sources.ts";
import { isYear } from "./trace-number.ts";

const NOW = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    today|currently|presently|at present|these days|nowadays
    my (?:present|current)|derzeit|aktuell|zurzeit|heute|momentan
    actualmente|ahora|actuellement|aujourd['’]hui
  `}(?!\p{L})`,
  "iu",
);
export const IS_AT_WORK = new RegExp(
  anyOfLines`
    \bI(?:'m| am)(?= (?:an?|the|now|still|working|employed|at)\b)
    \bI work\b|\bich (?:bin|arbeite)\b|\b(?:arbeite|bin) ich\b
    (?<!\p{L})(?:trabajo|soy)(?= (?:como|en|de|la|el|una?|\p{Ll}+(?:a|o|e|or)\b))
    \bje (?:suis(?!\s(?:rest|pass|entr|deven|all|arriv|part|mont|ven|retourn)(?:ée?|ue?|ie?)(?!\p{L}))|travaille)\b
  `,
  "iu",
);
const SINCE = /(?<!\p{L})(?:since|seit|desde|depuis)\s+(?:\p{L}+\s+)?$/iu;
const BEGAN = /\b(?:joined|started|began|start|begann|empecé|commencé)\b/iu;
const UNTIL = /(?<!\p{L})(?:until|till|left|through(?!\sthe\s(?!end\s))|bis|hasta|jusqu['’]en)\s+(?:\p{L}+\s+){0,3}$/iu;

/** What a sentence says wrongly of a job's time: present for past, a year that is another job's. Null when nothing. */
export function wrongTime(text: string, numbers: FoundNumber[], named: SourceJob[], sources: Sources): string | null {
  const years = numbers.filter(isYear);
  for (const year of years) {
    const before = text.slice(0, year.from);
    const isStart = SINCE.test(before) || (named.length > 0 && BEGAN.test(before));
    const jobs = (named.length > 0 ? named : sources.jobs).filter(({ start, end }) => start !== null || end !== null);
    if (jobs.length === 0) continue;
    const isOfLine = named.length === 0 && standsInLine(year, sources);
    if (
      isStart &&
      !isOfLine &&
      !jobs.some(({ start, entry }) => start === year.value || isHeadYear(year, entry, sources)) &&
      !saysSo(text, year, sources)
    )
      return `“${year.text}” is not when it began in your resume.`;
    if (UNTIL.test(before) && named.length > 0 && !jobs.some(({ end }) => end === year.value))
      return `“${year.text}” is not when it ended in your resume.`;
  }
  const dated = named.filter(({ start, end, isCurrent }) => isCurrent || start !== null || end !== null);
  if (years.length > 0 && named.length > 0 && dated.length > 0) {
    const fits = dated.some(({ entry }) => {
      const own = sources.resume.statements.filter((one) => one.entry === entry);
      return years.every(({ value }) => own.some(({ numbers: known }) => known.some((one) => one.value === value)));
    });
    if (!fits) return `“${years[0]?.text}” belongs to another part of your resume.`;
  }
  if (dated.length === 0 || dated.length < named.length || dated.some(({ isCurrent }) => isCurrent)) return null;
  const [first] = dated;
  const isTitleOfTheirs = first?.employer === null || !` ${foldText(text)} `.includes(` ${first?.employer} `);
  if (NOW.test(text) || years.some(({ from }) => SINCE.test(text.slice(0, from))))
    return "It says that you are still in a job that has ended.";
  // "I am a registered nurse" holds after the job, too.
  if (IS_AT_WORK.test(text) && !(isTitleOfTheirs && first?.title != null && sources.headline?.includes(first.title)))
    return "It says that you are still in a job that has ended.";
  return speaksInPresent(text) ? "It says that you are still in a job that has ended." : null;
}

/** A year that a line of its own says: "Took over safety meetings in 2022". */
function standsInLine(year: FoundNumber, { resume }: Sources): boolean {
  return resume.statements.some(({ isHead, numbers }) => !isHead && numbers.some(({ value }) => value === year.value));
}

/** A head may give the dates of two posts: "supervisor, 2022 - now; barista, 2020 - 2022". */
function isHeadYear({ value }: FoundNumber, entry: string, { resume }: Sources): boolean {
  const heads = resume.statements.filter((one) => one.isHead && one.entry === entry);
  return heads.some(({ text }) => new RegExp(String.raw`(?<!\d)${value}\s?[-–—]`, "u").test(text));
}

function saysSo(text: string, year: FoundNumber, { resume }: Sources): boolean {
  return (
    SINCE.test(text.slice(0, year.from)) &&
    resume.statements.some(({ text: line, numbers }) =>
      numbers.some(({ value, from }) => value === year.value && SINCE.test(line.slice(0, from))),
    )
  );
}

function speaksInPresent(text: string): boolean {
  const verb = /\bI (?:also )?(?<verb>\p{Ll}+)\b/u.exec(text)?.groups?.verb;
  return verb !== undefined && !/^(?:have|put|cut|set|read)$/.test(verb) && readOpening(`${verb} the`)?.form === "base";
}
