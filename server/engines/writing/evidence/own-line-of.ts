import type { TracedClaim } from "../../../domain/material-view.ts";
import { anyOf } from "../../any-of.ts";
import { foldText, type SourceJob, type Source } from "./sources.ts";

const PLACE = /^(?<bare>.+) (?:\((?<inside>[^()]+)\)|– (?<behind>[^–]+))$/u;
const AT = new RegExp(
  `^(?:${anyOf(String.raw`as als como at bei beim in im chez au aux en\stant\sque bei\sde[rnm] à à\sla en en\sel en\sla dans`)} |(?:en tant d|à l)['’])`,
  "iu",
);
const BEGINS = /(?:^|[.;:] |^I )$/u;
const ENDS = /^(?:$|[.;])/u;

/** The line of a resume that a text repeats, its employer or title behind it or not; null for any other text. */
export function ownLineOf(text: string, resume: Source, jobs: readonly SourceJob[]): TracedClaim["source"] {
  const { bare = "", inside, behind = "" } = PLACE.exec(text)?.groups ?? {};
  const place = foldText((inside ?? behind).replace(AT, ""));
  const isOfPlace = (entry: string) =>
    jobs.some((job) => job.entry === entry && foldText(`${job.title} ${job.employer}`).includes(place));
  const found = resume.statements.find(
    (one) =>
      !one.isHead && (repeats(text, one.text) || (place !== "" && repeats(bare, one.text) && isOfPlace(one.entry))),
  );
  return found ? { from: found.from, line: found.line, text: found.text } : null;
}

/** Whether a text stands in a line from where a sentence of it begins to where one ends. */
function repeats(text: string, line: string): boolean {
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  return at >= 0 && BEGINS.test(line.slice(0, at)) && ENDS.test(line.slice(at + text.length));
}
