import { skillById } from "../../analysis/related-skills.ts";
import { anyOf } from "../../any-of.ts";
import { deedWorth, hasFigure, isWeak } from "../facts/deed-worth.ts";
import type { Statement } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { foldText } from "../evidence/sources.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { realEmployer } from "../real-employer.ts";
import { linesOf } from "./lines-of.ts";
import { pointGroups } from "./point-groups.ts";
import { applyChanges, type ResumeChange } from "./resume-change.ts";

/** What a page holds where the text is printed as small as it may be, measured over fifty resumes. */
const PAGE_LINES = 57;
const LINE_CHARACTERS = 108;
const OF_HEADING = 1.2;
const OF_JOB = 0.3;
const MOST_PAGES = 2;
const FEWEST_POINTS = 2; // of each job so many points stay
const MOST_CUT_SHARE = 0.25; // who cuts more than this share of the points writes another resume

type Cut = { point: Statement; worth: number; printed: number };

function printedLines(lines: readonly string[]): number {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.reduce((sum, line) => sum + Math.max(1, line.length / LINE_CHARACTERS), 0);
}

/** Leaves out weak points where the text would need a page more, or where a few of them are all that fills one. */
export function cutChanges(facts: WritingFacts, changes: readonly ResumeChange[]): ResumeChange[] {
  const { lines: original, sections, jobs } = facts.profile;
  const heads = sections.filter(({ heading }) => heading !== null).length * OF_HEADING + jobs.length * OF_JOB;
  const after = printedLines(applyChanges(original, changes)) + heads;
  const pages = Math.ceil((printedLines(original) + heads) / PAGE_LINES);
  const chosen = [...saidTwice(facts), ...emptyPoints(facts)];
  const said = new Set(chosen.map(({ point }) => point.lines.from));
  const cuts = weakPoints(facts).filter(({ point }) => !said.has(point.lines.from));
  const most = cuts.reduce((sum, { printed }) => sum + printed, 0);
  const fewer = Math.min(MOST_PAGES, pages - 1) * PAGE_LINES;
  // A page less is worth the cut only when it is reached.
  const isReached = pages > 1 && after - most <= fewer;
  const isLonger = Math.ceil(after / PAGE_LINES) > pages;
  const wanted = isReached ? after - fewer : isLonger ? after - pages * PAGE_LINES : 0;
  for (const cut of cuts) {
    if (chosen.reduce((sum, { printed }) => sum + printed, 0) >= wanted) break;
    chosen.push(cut);
  }
  return [...Map.groupBy(chosen, ({ point }) => point.job)].map(([index, own]) => {
    const job = index === null ? undefined : facts.profile.jobs[index];
    const lines = own.flatMap(({ point }) => linesOf(point.lines).map((at) => ({ at, text: [] })));
    return { kind: "cut", about: realEmployer(job) ?? job?.title ?? "Experience", lines, inserted: null, order: null };
  });
}

/** The lines of points that stand above in the same job word by word. */
export function linesSaidTwice(facts: WritingFacts): Set<number> {
  const twice = saidTwice(facts).flatMap(({ point: { lines } }) => linesOf(lines));
  return new Set(twice);
}

/** "Performed other duties as assigned" tells whoever reads it nothing, on whatever page. */
const IS_EMPTY = new RegExp(
  `^(?:${anyOf("performed perform performs performing completed handled helped\\swith assisted\\swith did and all")} )*` +
    `(?:any |all |many )?(?:other|additional|miscellaneous) ${anyOf("duties tasks jobs work assignments responsibilities projects")}` +
    "(?: (?:and|or) (?:duties|tasks|projects|assignments))?(?: (?:as|when|if) (?:assigned|needed|required|requested|necessary|directed))?\\P{L}*$",
  "iu",
);

function emptyPoints(facts: WritingFacts): Cut[] {
  return pointGroups(facts).flatMap((group) => {
    const empty = group.filter(({ text }) => IS_EMPTY.test(text));
    const isLeft = group.length - empty.length >= FEWEST_POINTS;
    return isLeft ? empty.map((point) => ({ point, worth: 0, printed: printedLines([point.text]) })) : [];
  });
}

function saidTwice(facts: WritingFacts): Cut[] {
  return pointGroups(facts).flatMap((group) =>
    group
      .filter(({ text }, index) => group.findIndex((one) => foldText(one.text) === foldText(text)) < index)
      .map((point) => ({ point, worth: 0, printed: printedLines([point.text]) })),
  );
}

/** What came of it, an honour or a name: "helped to renew the warranties to drive revenue". */
const SAYS_SOMETHING = new RegExp(
  `\\b(?:to|that|and) ${anyOf("drive drove increase increased improve improved reduce reduced raise raised save saved grow grew win won")}\\b|` +
    `\\b${anyOf("resulting saving increasing improving reducing raising cutting winning honou?rs? award\\p{L}* graduat\\p{L}*")}(?!\\p{L})|` +
    `\\b${anyOf("certif\\p{L}* promot\\p{L}* selected nominat\\p{L}* recogni\\p{L}*")}(?!\\p{L})|\\s[(“"]?(?!I )[\\p{Lu}]`,
  "u",
);

/** Points that tell the reader of this posting least, the weakest first: no figure, nothing that is asked for. */
function weakPoints(facts: WritingFacts): Cut[] {
  const groups = pointGroups(facts);
  const answering = new Set(facts.asks.flatMap(({ deeds }) => deeds.map(({ line }) => line)));
  const asked = new Set([...facts.listing.required, ...facts.listing.wanted].map(({ id }) => id));
  const wanted = new Set(tellingWords(facts.posting.description));
  const most = Math.floor(groups.flat().length * MOST_CUT_SHARE);
  return groups
    .flatMap((group) => {
      const weak = group
        .filter(({ text, lines }) => {
          const skills = facts.deeds.find(({ line }) => line === lines.from)?.skills ?? [];
          const isNamed = tellingWords(text).some((word) => wanted.has(word));
          const isAsked = isNamed || answering.has(lines.from) || skills.some((id) => asked.has(id));
          const isOfWork = skills.some((id) => skillById(id)?.kind !== "soft") || SAYS_SOMETHING.test(text);
          return isWeak(text) && !hasFigure(text) && !isAsked && !isOfWork;
        })
        .map((point) => ({ point, worth: deedWorth(point.text), printed: printedLines([point.text]) }))
        .sort((a, b) => a.worth - b.worth || b.point.lines.from - a.point.lines.from);
      return weak.slice(0, Math.max(0, group.length - FEWEST_POINTS));
    })
    .sort((a, b) => a.worth - b.worth || (b.point.job ?? 0) - (a.point.job ?? 0))
    .slice(0, most);
}
