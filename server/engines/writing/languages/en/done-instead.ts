import { anyOf } from "../../../any-of.ts";
import { readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { unknownWords } from "./known-words.ts";
import { isOnlyVerb } from "../../verb-forms.ts";

const KINDS_OF = new RegExp(
  `^${anyOf(
    "cook lift ship park board meet trade hold open land sample walk drive swim ride dance sew nurse bank",
    "act detach bill mow advertise recycle operate print publish record mail fill heat cool light live wait sleep dine wash iron garden fish farm",
    "mill turn measure mould cast finish coat plate wire plumb roof floor tile scaffold rig sail fly climb hire spend fund",
    "bake brew bottle groom weld tutor fit file bind blast cut mix paint spray sand",
  )}$`,
  "u",
);
const OPENS_OBJECT = new RegExp(
  `^(?:\\d.*|[$€£].*|${anyOf(
    "the an? all any each every both our their its his her my new two three four five six seven eight nine ten and or up out off",
    "down over to with for at by as from into after about other various several own more customers clients guests patients staff",
  )})$`,
  "u",
);

const DOES_FOR = new RegExp(
  `^${anyOf("care look cover cater stand prepare apply deputi[sz]e fill search work cook provide plan buy source shop test drive fight")}$`,
  "u",
);

const NAMES_ACT = new RegExp(
  `(?:tion|ment|ing|ance)s?$|^${anyOf("calls checks visits cover meetings support care duty work admin reviews tests control")}$`,
  "u",
);
const TAKES_MANY = new RegExp(
  `^${anyOf("do manage handle cover provide arrange support coordinate oversee process organi[sz]e include help assist use")}$`,
  "u",
);

function namesAct(rest: string): boolean {
  const others = rest.split(/, (?:and )?| and /u).slice(1);
  return others.some((item) => NAMES_ACT.test(lastOf(item)));
}

function hasGerund(rest: string): boolean {
  return rest
    .split(/, (?:and )?| and /u)
    .slice(1)
    .some((item) => readOpening(`${item} `)?.form === "gerund");
}

function lastOf(item: string): string {
  return (
    item
      .split(/ (?:of|for|in|with|to|on|at|by|from) /u)[0]
      ?.split(" ")
      .at(-1) ?? ""
  );
}

const OF_NAMES = /^ [^,;:()]{3,60}, (?:[\p{L}-]+ ){0,3}[\p{L}-]+(?:,| and|, and) (?:[\p{L}-]+ ){0,6}[\p{L}-]+$/u;
const RUNS =
  /^(?:manage|run|lead|oversee|supervise|own|open|build|design|cover|create|join|coach|head|start|organi[sz]e|write)$/u;

const BY_DOING = new RegExp(
  String.raw` ${anyOf(
    String.raw`by of for to towards? through in while without with on from including such\sas after before upon when`,
  )} (?:\p{Ll}+ly )?\p{Ll}+ing(?!\p{L})`,
  "u",
);
const FIELD = /^(?:marketing|engineering|accounting|banking|nursing) \p{L}/iu;

/** "Testing and commissioning of pumps" is testing and commissioning pumps. */
const GERUND_OF = /^(\p{L}+ing(?: (?:up|out|down|off))?(?:(?:, \p{Ll}+ing)* and \p{Ll}+ing)?) of(?= )/u;

/** "Managing 3 managers and training cooks" as something done: "Manage 3 managers and train cooks". */
export function doneInstead(line: string, isCurrent: boolean): string {
  if (/^(?:Knowing|Being|Having) |^(?:Using|Utilizing) .*, \p{Ll}+ed /u.test(line)) return line;
  // "Manufacturing Practices within the plant" are called so.
  if (
    /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+s? (?:\p{Ll}|\p{Lu}\p{Ll}{3})/u.test(line) &&
    unknownWords(line.split(" ").slice(1, 3).join(" ").toLowerCase()).length === 0
  )
    return line;
  const opening = readOpening(line.replace(/^currently /i, "").replace(GERUND_OF, "$1"));
  const [next = ""] = opening?.rest.trim().toLowerCase().split(/[ ,]/) ?? [];
  const isOfBoth = /^ and (?!\p{Ll}+ing\b)/u.test(opening?.rest ?? "");
  const isList =
    !isOnlyVerb(opening?.base ?? "") &&
    !(COUNT_NOUNS.has(next) && RUNS.test(opening?.base ?? "")) &&
    next !== "the" &&
    /^(?: [\p{Ll}-]+){1,2}, \p{Ll}+ing(?:,| and| \p{Ll}+,) /u.test(opening?.rest ?? "");
  const isMixed =
    opening?.form === "gerund" &&
    !TAKES_MANY.test(opening.base) &&
    namesAct(opening.rest) &&
    OF_NAMES.test(opening.rest) &&
    !hasGerund(opening.rest);
  const isKind =
    KINDS_OF.test(opening?.base ?? "") && / ?\p{Ll}/u.test(opening?.rest ?? "") && !OPENS_OBJECT.test(next);
  const isFor = /^ (?:out )?for /u.test(opening?.rest ?? "") && !DOES_FOR.test(opening?.base ?? "");
  const isNamed = isFor || /^ (?:\(|(?:up|out|off|down|in),)/u.test(opening?.rest ?? "");
  const [, named = ""] = /^\p{L}+ing (?:\p{Lu}\p{Ll}+ ){1,3}(\p{Lu}\p{Ll}+)(?=,|$)/u.exec(line) ?? [];
  const isTitle =
    isTitleHead(named.toLowerCase()) ||
    (isTitleHead(next) && !next.endsWith("s")) ||
    /^(?:work|works|duties|jobs)$/u.test(next);
  if (opening?.form !== "gerund" || FIELD.test(line) || isTitle || isOfBoth || isList || isMixed || isKind || isNamed)
    return line;
  const form = (base: string, past: string) => (isCurrent ? base : past);
  const rest = opening.rest.replace(
    /(?<=(?:, |\band |, and ))\p{Ll}+ing(?=[\s,])/gu,
    (word, at: number, text: string) => {
      if (BY_DOING.test(text.slice(0, at))) return word;
      const next = FIELD.test(`${word} x`) ? null : readOpening(`${word} it`);
      return next?.form === "gerund" ? form(next.base, next.past) : word;
    },
  );
  const verb = form(opening.base, opening.past);
  return `${opening.adverb}${verb}${withLastJoined(rest, line)}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const GERUNDS = /^\p{L}+ing [^,;:]{2,60}(?:, \p{Ll}+ing [^,;:]{2,60}){2,}$/u;

const LAST_JOINED = /, [^,]* and \p{Ll}+ing [^,]*$/u;

function withLastJoined(rest: string, line: string): string {
  return GERUNDS.test(line) && !LAST_JOINED.test(line) ? rest.replace(/, (?!and )(?=[^,]+$)/u, ", and ") : rest;
}

const PAST_OF_DONE: Readonly<Record<string, string>> = {
  begun: "began",
  broken: "broke",
  chosen: "chose",
  done: "did",
  drawn: "drew",
  driven: "drove",
  given: "gave",
  grown: "grew",
  overseen: "oversaw",
  rewritten: "rewrote",
  run: "ran",
  shown: "showed",
  taken: "took",
  undertaken: "undertook",
  written: "wrote",
};
const DONE_OF_PAST = new Map(Object.entries(PAST_OF_DONE).map(([done, past]) => [past, done]));

/** The participle of a verb by its past: "given" of "gave". */
export function participleOf(past: string): string {
  return DONE_OF_PAST.get(past) ?? past;
}

/** Whether a word is what was done to something: "taken", "borrowed". */
export function isParticiple(word: string): boolean {
  return word in PAST_OF_DONE || readOpening(`${word} the`)?.form === "past";
}
