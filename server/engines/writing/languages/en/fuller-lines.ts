import { anyOf } from "../../../any-of.ts";
import { hasClosedBrackets } from "../../closed-brackets.ts";
import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { upperFirst } from "../../skill-names.ts";

const FEWEST_WORDS = 2;
const LONGEST_ASIDE = 12; // in words
const JOINT = /^(?<head>[^:–—()]{3,110}?)(?: [-–—] |: )(?<tail>[^:()]{3,160})$/u;
const BEHIND = new RegExp(
  String.raw`^(?<head>[^,;:()]{8,110}), (?<tail>(?:${anyOf(
    String.raw`about around over up\sto stages? levels? ages? aged class(?:es)?\sof (?:group|shift|team)s?\sof`,
  )} )?[$€£]?\d[^;:()]{2,80})$`,
  "u",
);
const FOR_SO_LONG = /^(?<head>[^;:]{8,160}), (?<long>(?:\d+|one|two|three|four|five) (?:years?|months?|seasons?))$/u;
const SUPERLATIVE =
  /^(?<head>[^;:]{8,160}), (?<which>(?:largest|biggest|highest|smallest|longest|best|busiest) [^,;:]{4,50})$/u;
const ROLE = /^(?<head>(?:\p{L}[\p{L}-]* ){0,2}(?<last>\p{L}+)) [-–—] (?<tasks>\p{Ll}[^:()]{3,120})$/u;
const WITH_DEED = /^\p{Lu}[^,;:]{2,60}, (?<deed>\p{Ll}{1,14}ing [^;:\d]{0,60}\d[^;:]{0,90})$/u;
const NOT_ITS_LIST = new RegExp(
  `(?:^|\\s)${anyOf(
    "achievements? accomplishments? skills? tools? software systems? technologies responsibilities duties results? awards? territory area",
    "location salary reason references? clients? customers? employers? brands? languages? hobbies interests availability notice",
  )}$`,
  "iu",
);

/** Ways of telling a note with more of what it says: what stands behind a dash, or a comma, goes into brackets. */
export function fullerLines(line: string): string[] {
  const { head: deed = "", long } = FOR_SO_LONG.exec(line)?.groups ?? {};
  if (long) return [...fullerLines(deed).map((text) => `${text} for ${long}`), `${deed} for ${long}`];
  const most = SUPERLATIVE.exec(line)?.groups;
  if (most) return [`${most.head} (${most.which})`];
  const role = ROLE.exec(line)?.groups;
  if (role && isTitleHead(role.last?.toLowerCase() ?? "")) return [`${role.head}: ${role.tasks}`];
  const doing = WITH_DEED.exec(line)?.groups?.deed;
  if (doing && readOpening(doing)?.form === "gerund" && readOpening(line) === null) return [upperFirst(doing)];
  const joined = JOINT.exec(line)?.groups;
  const { head = "", tail = "" } = joined ?? BEHIND.exec(line)?.groups ?? {};
  if (head === "" || !hasClosedBrackets(line) || head.includes(" (")) return [];
  const isShort = head.split(" ").length < FEWEST_WORDS && !/ing$/u.test(head);
  if (isShort && !joined) return [];
  const isDeed = readOpening(tail)?.form === "past" || readOpening(tail)?.form === "gerund";
  if (joined && isDeed && readOpening(head) === null) return [upperFirst(tail)];
  const isAside = tail.split(" ").length <= LONGEST_ASIDE && readOpening(tail) === null && !/[;.]/u.test(tail);
  if (!isAside || NOT_ITS_LIST.test(head)) return [];
  return [
    ...(isShort ? [] : [`${head} (${ended(tail)})`]),
    ...(joined && tail.includes(", ") ? [upperFirst(ended(tail))] : []),
  ];
}

function ended(list: string): string {
  return / (?:and|or) /u.test(list) || /, (?:[\d£$€]|mostly |mainly |some |all |both |about |no )/u.test(list)
    ? list
    : list.replace(/, (?=[^,]+$)/u, " and ");
}
