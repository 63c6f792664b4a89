import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { tellsWhatCame } from "./told-results.ts";
import { sentenceOfChange } from "./told-change.ts";

const DASH = /\s[-–—]\s/u;
const ASIDE = /\s[-–—]\s[^–—-]{2,60}\s[-–—]\s/u;
const GOES_ON = new RegExp(`^${anyOf("by with through without for in using after and to across from")} `, "u");
const BEHIND_COMMA = new RegExp(
  `^(?:${anyOfLines`
    (?:(?:now|still|since|later) )?\p{Ll}{2,}(?:ed|en|ad|un) (?:by|on|in|across|at|as|for) .+
    (?:about|around|roughly|nearly|over|under|up to|more than|some|almost|typically|usually) [\d$£€]?\d.*
    (?:which|where|with) .+
    (?:saving|cutting|reducing|bringing|raising|taking|lifting|lowering|winning|giving|freeing|covering) .+
    [$£€]?\d[\d,.]*%? (?!to )\p{Ll}.*
  `})$`,
  "u",
);
const NONE = /^(?:no|zero) (?=\p{Ll})/u;
const BEST = /^(?=(?:highest|best|lowest|largest|fastest|biggest|busiest|most|first) )/u;
const LONGEST = 40; // in words

function joined(before: string, tail: string): string[] {
  if (GOES_ON.test(tail)) return [`${before} ${tail}`];
  if (NONE.test(tail)) return [`${before}, with no ${tail.replace(NONE, "")}`];
  if (tail.startsWith("never ") || BEHIND_COMMA.test(tail)) return [`${before}, ${tail}`];
  if (BEST.test(tail)) return [`${before}, ${tail.replace(BEST, "the ")}`];
  const small = lowerFirst(tail);
  return sentenceOfChange(small) !== null || tellsWhatCame(small) ? [`${before}; ${small}`] : [];
}

/** A line with its last part joined to it in words, where a dash stands between them: "..., with no returns". */
export function withJoinedTail(line: string): string[] {
  const whole = line.replace(ASIDE, " – ");
  const [before = "", tail = "", ...others] = whole.split(DASH).map((part) => part.trim());
  if (tail === "" || others.length > 0 || line.split(" ").length > LONGEST || /[:;]/u.test(before)) return [];
  return joined(before, tail.replace(/(?<![.\s])[.\s]+$/u, ""));
}
