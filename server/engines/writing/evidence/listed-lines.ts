import type { TracedClaim } from "../../../domain/material-view.ts";
import { anyOf } from "../../any-of.ts";
import { behindDates } from "../facts/behind-dates.ts";
import { upperFirst } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import { cutSentences } from "./cut-sentences.ts";
import { LABEL_OF_DEEDS, repeatedLine } from "./repeated-line.ts";
import { foldText, type SourceJob, type Sources } from "./sources.ts";

const PLACE_BEHIND = /^(?<bare>.+) (?:\((?<inside>[^()]+)\)|– (?<behind>[^–]+))$/u;
const AT = new RegExp(
  `^(?:${anyOf(
    String.raw`en\stant\sque bei\sde[rnm] à\sla en\sel en\sla as als como at bei beim in im chez au aux en à dans`,
  )} |(?:en tant qu|à l)['’])`,
  "iu",
);

const BEGUN = /^(?:[\s.;,:°·►>~✓✔▪■●➢-]+|I (?=\p{Ll})|Ich habe (?=.*(?:t|en)$)|J['’]ai (?=\p{Ll}+[éist] ))/u;

/** A line of a resume as an item of a list: without the signs around it and the "I" before its verb. */
export function asItem(line: string): string {
  return upperFirst(line.replace(/(?<![\s.;,])[\s.;,]+$/u, "").replace(BEGUN, ""));
}

/** The employer or title of a job of the resume that the head of a list names, "At Acme:"; null for any other head. */
export function namedPlace(head: string, jobs: readonly SourceJob[]): string | null {
  const place = placeIn(head.replace(/ ?:$/u, ""));
  return jobs.some((job) => isPlaceOf(place, job)) ? place : null;
}

/** The resume's line that an item repeats, whole or one sentence of it, of the job at or behind `place`; or null. */
export function ownLineOf(text: string, sources: Sources, place: string | null): TracedClaim["source"] {
  const { resume, jobs } = sources;
  const { bare = "", inside, behind } = place === null ? (PLACE_BEHIND.exec(text)?.groups ?? {}) : {};
  const named = place ?? placeIn(inside ?? behind ?? "");
  const isAt = (entry: string) => jobs.some((job) => job.entry === entry && isPlaceOf(named, job));
  const found =
    resume.statements.find(({ text: line, entry, isHead }) => {
      if (isHead) return false;
      if (place !== null) return repeats(text, line) && isAt(entry);
      return repeats(text, line) || (repeats(bare, line) && isAt(entry));
    }) ?? repeatedLine(place === null ? bare : text, sources, isAt);
  return found ? { from: found.from, line: found.line, text: found.text } : null;
}

function placeIn(text: string): string {
  return text.replace(AT, "");
}

const YEARS_BEHIND = / (?:from (?<from>\d{4}) to|in|since) (?<to>\d{4})$/u;

function isPlaceOf(place: string, { title, employer, start, end }: SourceJob): boolean {
  const { from, to } = YEARS_BEHIND.exec(place)?.groups ?? {};
  const isOfJob = [from, to].every((year) => year === undefined || [start, end].includes(Number(year)));
  const folded = foldText(isOfJob ? place.replace(YEARS_BEHIND, "") : place);
  const titles = title === null ? [] : [title, shownTitle(title)].map(foldText);
  return folded !== "" && (titles.includes(folded) || ` ${foldText(employer ?? "")} `.includes(` ${folded} `));
}

function repeats(text: string, line: string): boolean {
  const item = asItem(text).toLowerCase();
  return (
    item !== "" &&
    line.toLowerCase().includes(item.replace(YEAR_BEHIND, "")) &&
    [line, line.replace(LABEL_OF_DEEDS, ""), ...sentencesIn(line), ...withoutDates(line)].some(
      (one) => asItem(one).toLowerCase() === item,
    )
  );
}

/** What stands behind a colon says nothing without it: "Not yet done: ...". */
const YEAR_BEHIND = /(?: \(|, )(?:19|20)\d\d\)?$/u;

function withoutDates(line: string): string[] {
  const rest = behindDates(line);
  const year = line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)?.at(-1);
  return rest === null || rest === "" ? [] : [rest, `${rest} (${year})`, `${rest}, ${year}`];
}

function sentencesIn(line: string): string[] {
  return cutSentences(line)
    .filter((_, index, all) => !all[index - 1]?.text.endsWith(":"))
    .flatMap(({ text }) => text.split("; "));
}
