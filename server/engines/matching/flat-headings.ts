import { readFileSync } from "node:fs";
import { engineFile } from "../engine-file.ts";

const LONG_LINE = 120; // a line that is so long holds the paragraphs of a whole posting
const LEAST_HEADINGS = 2;

const NAMES = readFileSync(engineFile("matching/flat-headings.txt"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const IN_CAPITALS = NAMES.map((name) => name.toUpperCase());
/** "System Requirements Analyst" is a title: one word heads after a small letter or the end of a sentence alone. */
const AFTER_SMALL = String.raw`(?<=^|[\p{Ll}\p{N}.!?:;)]\s)`;
const AFTER_BLANK = String.raw`(?<=^|\s)`;
const SEVERAL_WORDS = anyOf((words) => words > 1);
const ONE_WORD = anyOf((words) => words === 1);
const NAME = `${AFTER_BLANK}(?:${SEVERAL_WORDS})|${AFTER_SMALL}(?:${ONE_WORD})`;
const HEADING = new RegExp(String.raw`(${NAME})\s(?=[\p{Lu}\p{N}])`, "gu");

/** The lines of a text without line ends: each heading and what stands under it by itself. Others stay whole. */
export function headedLines(line: string): string[] {
  if (line.length < LONG_LINE || [...line.matchAll(HEADING)].length < LEAST_HEADINGS) return [line];
  return line.replace(HEADING, "\n$1:\n").split("\n");
}

const BEGINS_ASK = "Must|Minimum|Bachelor|Master|Degree|High|Ability|Able|Strong|Excellent|Proven|The|You|We|Our|This";
const BEFORE_ASK = String.raw`(?=\s(?:\p{N}|(?:${BEGINS_ASK})(?!\p{L})))`;
const HEADS_LINE = new RegExp(
  String.raw`^((?:Job )?(?:(?:${SEVERAL_WORDS})(?=\s[\p{Lu}\p{N}])|(?:${ONE_WORD})${BEFORE_ASK}))\s(?=.{30})`,
  "u",
);

/** A heading and what goes on behind it in one line, where lines were lost: "Requirements 5+ years of ...". */
export function firstHeading(line: string): string[] {
  const [all, heading] = HEADS_LINE.exec(line) ?? [];
  return all && heading ? [`${heading}:`, line.slice(all.length)] : [line];
}

/** Longest first, so that "Preferred" is not found in "Preferred Skills". */
function anyOf(isAsked: (words: number) => boolean): string {
  const names = [...NAMES, ...IN_CAPITALS].filter((name) => isAsked(name.split(" ").length));
  return names.toSorted((a, b) => b.length - a.length).join("|");
}
