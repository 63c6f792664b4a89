import { type JobLine, SINCE } from "./job-lines.ts";

type House = { line: number; employer: number; isLabelled: boolean };

/** Log odds, as those of other heads. */
const NESTED = -2.5;
const NESTED_LABEL = -9;
const LIKELY = 2;
const SURE_EMPLOYER = 3;

/** "Project X, 2015 - 2016" inside of a job from 2014 to 2018. */
export function isNested(lines: JobLine[], anchors: number[], order: number): boolean {
  const span = lines[anchors[order]!]!.anchor!;
  const before = anchors.slice(Math.max(0, order - 6), order).map((anchor) => lines[anchor]!.anchor!);
  const isRightBelow = lines[anchors[order]! - 1]?.line.isBlank === false;
  const open = PRICED.test(lines[anchors[order]!]!.line.text) ? STILL : Number.POSITIVE_INFINITY;
  const yearOf = (point: typeof span.start) => (point ? point.year + (point.month ?? 6) / 12 : open);
  return before.some(
    (outer) =>
      outer.isRange &&
      yearOf(outer.start) <= yearOf(span.start) &&
      yearOf(span.end) <= yearOf(outer.end) &&
      (yearOf(outer.end) - yearOf(outer.start) > yearOf(span.end) - yearOf(span.start) ||
        (isRightBelow && yearOf(outer.start) < yearOf(span.start))),
  );
}

const STILL = 9999; // a year
/** "Junction improvement (£14.2m), 2024 to date": works have a price, jobs have none. */
const PRICED = /\((?:[^()]{0,20} )?[£$€]\s?\d/u;

const BEFORE_NAME = "(?:at|bei|beim|chez|with|in|for|für|en|à|al|als|as|comme|como|avec|con)";
const ARTICLE = "(?:(?:the|der|dem|den|la|le|les|el|los|las) |l['’])?";
/** "Scrap 2017–2021 down from 4 %", "Relief dispatcher 2022 and 2023, radio, call-ins". */
const GOES_ON = new RegExp(String.raw`^(?: (?!${BEFORE_NAME} ${ARTICLE}\p{Lu})\p{Ll}|, \p{Ll}[^,]*(?:,|$))`, "u");

/** A range inside another entry's is likely a project of that job, surely so behind "Duration:". */
export function nestedScore(lines: JobLine[], at: number, employer: House | null): number {
  const { head, line, anchor } = lines[at]!;
  const namesHouse = employer !== null && employer.employer >= 2;
  const isTold = anchor!.from > 1 && GOES_ON.test(line.text.slice(anchor!.to));
  if (isTold && !(employer?.line === at && employer.employer === SURE_EMPLOYER)) return NESTED_LABEL;
  const isBare = !head.parts.some((part) => part.title >= LIKELY || part.employer >= LIKELY);
  if (isBare && anchor!.from > 1 && SINCE.test(line.text.slice(anchor!.from))) return NESTED_LABEL;
  if (head.label === "other" && employer?.isLabelled !== true) return NESTED_LABEL;
  if (PRICED.test(line.text)) return NESTED_LABEL;
  // "Department chair 2018 – 2021" among the points of a job.
  if (line.hasBullet && employer === null) return NESTED_LABEL;
  return namesHouse ? 0 : NESTED;
}
