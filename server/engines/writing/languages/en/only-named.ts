import { anyOf } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { unknownWords } from "./known-words.ts";
import { readOpening } from "../../english-verbs.ts";

/** "sales activitySupport business": two points without even a blank. */
export function isGlued(text: string): boolean {
  if (/\p{Ll}{3}\.\p{Lu}\p{Ll}{2}/u.test(text)) return true;
  return [...text.matchAll(/(?<!\p{L})\p{Ll}{3,}(?<word>\p{Lu}\p{Ll}+)(?=[ ,])/gu)].some(
    ({ groups }) => readOpening(`${groups?.word} the`) !== null,
  );
}

const HOLDER = /^(?:Registered|Certified|Licensed) (?:\p{Lu}\p{Ll}+ ){1,4}/u;

/** "Stop Hunger Now 2011" is the name of something, though it begins as a deed does. */
export function isOnlyName(line: string): boolean {
  if (HOLDER.test(line)) return true;
  const [first = "", ...others] = line.split(" ");
  const form = readOpening(line)?.form;
  if (form !== "base" && form !== "gerund") return false;
  // "Building codes and regulations" are known by that name.
  const known = findSkills(line, { list: true }).find(({ from }) => from === 0);
  const isDoing = /, \p{Ll}+ing /u.test(line);
  const isOfTwo = /^\p{L}+ing and \p{Ll}+ing (?:the|an?|\d+|[\p{Ll}-]+s) /u.test(line);
  const isKnown = form === "gerund" && !isDoing && !isOfTwo && known !== undefined && known.to > first.length;
  return isKnown || (others.length > 1 && others.every((word) => /^[\p{Lu}\d]/u.test(word)));
}

const OFFICIAL = new RegExp(
  `(?:the )?(?:\\p{Lu}[\\p{L}’']{1,20} ){2,5}${anyOf(
    "Program Programme Center Centre Project Award Department Committee Office Council Association University College Institute",
    "Foundation Manual Day Act",
  )}(?!\\p{L})`,
  "gu",
);

function isCommonInCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?,?$/u.test(word) && unknownWords(word.toLowerCase()).length === 0;
}

export function isShouted(line: string): boolean {
  const [said = ""] = line.replace(OFFICIAL, "").split(/ (?:including|such as) /u);
  const text = findSkills(said, { list: false }).reduceRight(
    (rest, { from, to }) => rest.slice(0, from) + rest.slice(to),
    said,
  );
  const words = text
    .split(" ")
    .filter((word) => word !== "")
    .slice(2);
  return words.length > 3 && words.filter(isCommonInCapital).length > words.length * 0.5;
}
