import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { upperFirst } from "../../skill-names.ts";
import { isRegularPast } from "../../verbs-by-dictionary.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { unknownWords } from "./known-words.ts";
import { sentenceOfChange } from "./told-change.ts";

const NAMED_DEEDS: Readonly<Record<string, string>> = {
  administration: "administer",
  analysis: "analyze",
  assembly: "assemble",
  assessment: "assess",
  calibration: "calibrate",
  collection: "collect",
  configuration: "configure",
  coordination: "coordinate",
  creation: "create",
  conversion: "convert",
  delivery: "deliver",
  demolition: "demolish",
  deployment: "deploy",
  design: "design",
  development: "develop",
  dispatch: "dispatch",
  distribution: "distribute",
  evaluation: "evaluate",
  implementation: "implement",
  inspection: "inspect",
  installation: "install",
  integration: "integrate",
  introduction: "introduce",
  investigation: "investigate",
  maintenance: "maintain",
  management: "manage",
  migration: "migrate",
  negotiation: "negotiate",
  optimization: "optimize",
  organization: "organize",
  preparation: "prepare",
  presentation: "present",
  recruitment: "recruit",
  refurbishment: "refurbish",
  relocation: "relocate",
  service: "service",
  removal: "remove",
  renovation: "renovate",
  repair: "repair",
  replacement: "replace",
  restoration: "restore",
  supervision: "supervise",
  support: "support",
  translation: "translate",
};

/** "Development and support of billing systems" as something done: "Developed and supported billing systems". */
export function doneInsteadOfNamed(line: string, isCurrent: boolean): string {
  const named = /^(?<one>\p{L}+)(?: and (?<other>\p{Ll}+))? of (?<rest>(?!all\b|my\b)[\p{L}\d].*)$/u.exec(line)?.groups;
  const verbs = [named?.one, named?.other].map((word) => word && NAMED_DEEDS[word.toLowerCase()]);
  if (!named?.rest || !verbs[0] || (named.other && !verbs[1])) return line;
  const [one, other] = verbs.map((verb) => verb && (isCurrent ? verb : readOpening(`${verb} the`)?.past));
  const done = [one, other].filter((verb) => verb).join(" and ");
  return `${done.charAt(0).toUpperCase()}${done.slice(1)} ${named.rest}`;
}

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

const FIELD = /^(?:marketing|engineering|accounting|banking|nursing) \p{L}/iu;

/** "Testing and commissioning of pumps" is testing and commissioning pumps. */
const GERUND_OF = /^(\p{L}+ing(?: (?:up|out|down|off))?(?:(?:, \p{Ll}+ing)* and \p{Ll}+ing)?) of(?= )/u;

/** "Managing 3 managers and training cooks" as something done: "Manage 3 managers and train cooks". */
export function doneInstead(line: string, isCurrent: boolean): string {
  // "Manufacturing Practices within the plant" are called so.
  if (
    /^\p{Lu}\p{Ll}+ing \p{Lu}\p{Ll}+s? \p{Ll}/u.test(line) &&
    unknownWords((line.split(" ")[1] ?? "").toLowerCase()).length === 0
  )
    return line;
  const opening = readOpening(line.replace(/^currently /i, "").replace(GERUND_OF, "$1"));
  const [next = ""] = opening?.rest.trim().toLowerCase().split(/[ ,]/) ?? [];
  // "Ordering and stock worth £350k" names both.
  const isOfBoth = /^ and (?!\p{Ll}+ing\b)/u.test(opening?.rest ?? "");
  // "Planting schemes, turfing, hedging" names what there was to do.
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
  // "Finishing work: kitchens, stairs" is called so.
  const isTitle = (isTitleHead(next) && !next.endsWith("s")) || /^(?:work|works|duties|jobs)$/u.test(next);
  if (opening?.form !== "gerund" || FIELD.test(line) || isTitle || isOfBoth || isList || isMixed || isKind || isNamed)
    return line;
  const form = (base: string, past: string) => (isCurrent ? base : past);
  const rest = opening.rest.replace(
    /(?<=(?:, |\band |, and ))\p{Ll}+ing(?=[\s,])/gu,
    (word, at: number, text: string) => {
      if (/ (?:with|including|such as|in) \p{Ll}+ing(?:,| and) /u.test(text.slice(0, at))) return word;
      const next = FIELD.test(`${word} x`) ? null : readOpening(`${word} it`);
      return next?.form === "gerund" ? form(next.base, next.past) : word;
    },
  );
  const verb = form(opening.base, opening.past);
  return `${opening.adverb}${verb}${withLastJoined(rest, line)}`.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const GERUNDS = /^\p{L}+ing [^,;:]{2,60}(?:, \p{Ll}+ing [^,;:]{2,60}){2,}$/u;

function withLastJoined(rest: string, line: string): string {
  return GERUNDS.test(line) ? rest.replace(/, (?!and )(?=[^,]+$)/u, ", and ") : rest;
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

/** The past of a verb by its participle: "gave" of "given". */
export function pastOf(participle: string): string {
  return PAST_OF_DONE[participle] ?? participle;
}

/** The participle of a verb by its past: "given" of "gave". */
export function participleOf(past: string): string {
  return DONE_OF_PAST.get(past) ?? past;
}

/** "based in Leeds", "known for its bread": what a thing is, and nobody did. */
const IS_SO = new RegExp(
  `^${anyOf(
    "based located situated listed known used involved related associated employed interested limited required needed",
    "titled called named owned affiliated dedicated headquartered experienced certified licensed registered qualified",
    "skilled awarded promoted elected nominated selected published attended earned received increased decreased",
    "requested directed assigned scheduled went came rose fell stood lay became began remained stayed improved dropped",
    "declined climbed reported specialized specialised composed comprised consisted rated",
  )}$`,
  "u",
);
/** What follows a deed that is told of a thing: "from 3% to 1%", "by weekly counts", "myself"; never who else did it. */
const AFTER_DONE = new RegExp(
  `^(?:$|,|\\(|${anyOf(
    "myself by\\sme by\\smyself on\\stime in from to at within on for with across over under ahead without per each every",
    "before after through using via since into daily weekly monthly yearly by(?=\\s(?:\\d|\\p{Ll}+ing\\b|a\\s(?:third|quarter|half)|hand|phone|e?-?mail))",
  )}(?:\\s|$))`,
  "u",
);
const PARTICLE = /^(?:up|down|out|off|back|over(?! (?:\d|a |the |two|three|four|five|six)))(?= |$)/u;
const LONGEST_THING = 8; // in words
const NO_THING = new RegExp(
  String.raw`^(?:${anyOf("in on at for with by from to of as when while after before during if no I")}\b)|\b${anyOf(
    "is are was were has have had who which that I we when while if where because until",
  )} `,
  "u",
);
/** What is only told of things: "reduced from 9 to 4", "cut by a third". */
const IS_CHANGED =
  / (?:reduced|cut|lowered|raised|halved|shortened|doubled|brought (?:down|up)) (?:from \S{0,3}\d|by (?:\d|an? |half))/u;

/** "Care plans written": these are never a verb of the past. */
export const ONLY_DONE = / (?:written|taken|given|driven|drawn|chosen|overseen|rewritten|shown)(?: |$)/u;

/** "Subcontract packages worth £9m let": behind so many words no verb of the line's beginning can have its object. */
const ENDS_DONE =
  /^\p{Lu}\p{Ll}+ \p{Ll}+s (?:\S+ ){1,5}(?:\p{Ll}{3,}ed|let|won|sold|built|made|held|met|cut|paid|sent|kept)$/u;

/** "Stock losses cut from 3% to 1%" as something done: "Cut stock losses from 3% to 1%". */
export function doneInsteadOfPassive(given: string): string {
  if (/^(?:No|Zero|Nil) /u.test(given)) return given;
  const line = given.replace(DONE_WITH_IT, "$<thing> $<done>");
  const opening = readOpening(line);
  const hasObject = /^ (?:the|an?|all|our|their|\d)/u.test(opening?.rest ?? "");
  const isCounted = /^\d/u.test(line);
  const isDone = IS_CHANGED.test(line) || ONLY_DONE.test(line) || ENDS_DONE.test(line);
  const isThing = !hasObject && (opening?.form === "third" || (opening?.form === "base" && isDone));
  const words = line.split(" ");
  if (/ed,$/u.test(words[0] ?? "")) return line;
  if ((opening !== null && !isThing) || sentenceOfChange(line) !== null || NO_THING.test(line) || /[:;]/u.test(line))
    return line;
  for (let at = 1; at <= Math.min(LONGEST_THING, words.length - 1); at++) {
    const word = (words[at] ?? "").replace(/,$/, "");
    if (/\p{Lu}/u.test(word)) continue;
    if (words.slice(0, at).some((one) => one.endsWith(","))) break;
    const past =
      PAST_OF_DONE[word] ??
      (readOpening(`${word} it`)?.form === "past" || (isCounted && isRegularPast(word)) ? word : null);
    if (past === null && !/^(?:cut|set|put)$/u.test(word)) continue;
    const rest = `${words[at]?.endsWith(",") ? ", " : ""}${words.slice(at + 1).join(" ")}`;
    const particle = PARTICLE.exec(rest)?.[0] ?? "";
    const after = rest.slice(particle.length).trim();
    if (IS_SO.test(word) || (word === "trained" && at === words.length - 1)) return given;
    const also = andDone(after);
    if (also === null && !AFTER_DONE.test(after) && !TWIN.test(after)) continue;
    const thing = withTheOne(words.slice(0, at).join(" "));
    const { twin = "", rest: left = after } = TWIN.exec(after)?.groups ?? {};
    const own = also ?? left.trim().replace(/^by me(?:$| )/u, "");
    return [upperFirst(past ?? word), particle, twin, thing, own]
      .filter((part) => part !== "")
      .join(" ")
      .replace(" ,", ",");
  }
  return given;
}

const DONE_WITH_IT = new RegExp(
  `^(?<thing>\\p{Lu}[^,;:]{5,70}), (?<done>${anyOf("cleared completed built rebuilt rewritten resolved introduced created set\\\\sup")} (?:in|within|by|from) )`,
  "u",
);
const TWIN = /^(?<twin>and \p{Ll}{3,}ed)(?<rest>$|,.*| (?:in|to|from|with|for|every|on|at|by) .*)$/u;

/** "... and staff trained on it": a second thing that was done. */
function andDone(after: string): string | null {
  const other = /^and (?<other>\p{L}.+)$/u.exec(after)?.groups?.other ?? "";
  const done = doneInsteadOfPassive(other);
  return other === "" || done === other ? null : `and ${lowerFirst(done)}`;
}

function withTheOne(thing: string): string {
  const last = thing.split(" ").at(-1) ?? "";
  const isOne = COUNT_NOUNS.has(last) || /^(?:rate|score|time|cost|margin|average|turnover)$/u.test(last);
  const small = lowerFirst(thing.replace(/^new /iu, ""));
  if (!isOne || /^(?:the|all|our|its|each|every|both|\d)\b/u.test(small)) return lowerFirst(thing);
  return small === lowerFirst(thing) ? `the ${small}` : withArticle(`new ${small}`);
}
