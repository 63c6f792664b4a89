import { anyOf } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { namesThing } from "./names-thing.ts";
import { verbOf } from "./one-form.ts";
import { saidAsRole } from "./told-roles.ts";
import { AIMED_AT, COUNTED, FIGURE, NUMBER, WENT } from "./told-result.ts";

const RATED = `${COUNTED} time rating accuracy`;
const OF_ALL =
  "revenue turnover income membership attendance enrolment enrollment footfall headcount throughput retention deposits";
const SUBJECT = String.raw`\p{L}[\p{L}'’-]{1,20}(?: (?!${anyOf("which that who where i we came come went was were is are has had from up down under over with included includes include showed an?")} )[\p{L}\d][\p{L}\d.'’&-]{0,20}){0,7}`;
const ABOUT = `(?:about |around )?${NUMBER}`;
const PART = String.raw`(?:about |nearly |almost |over )?(?:a |one |two |three )?(?:half|thirds?|quarters?)(?!\p{L})`;
const WENT_BY_ITSELF = new RegExp(`^(?<what>${SUBJECT}) (?<change>(?:more than )?${WENT}(?!\\p{L}).+)$`, "u");
const CHANGE = String.raw`(?<change>(?:up|down)(?: (?:from|by))? (?:${ABOUT}|${PART}).{0,80}|down to ${NUMBER}.{0,60}|from ${ABOUT}.{0,40} to ${ABOUT}.{0,140})`;
const WITHOUT_VERB = new RegExp(`^(?<what>${SUBJECT}) ${CHANGE}$`, "u");
const OF_OWN = new RegExp(
  `^(?:Our|My) ${anyOf("unit ward team class group crew store shop branch region territory section shift department floor kitchen office")} (?:${WENT})(?!\\p{L}).+$`,
  "u",
);
const LABELLED = new RegExp(`^(?<what>\\p{Lu}[^:;.]{2,50}): ${CHANGE}$`, "u");
const BETWEEN = new RegExp(
  String.raw`^(?<what>(?!(?:from|of|up|down) )(?:[\p{L}-]{2,20} ){0,7}[\p{L}-]{3,20}):? (?<span>${NUMBER}(?: \p{Ll}{2,8})? to ${NUMBER}(?!-).{0,40})$`,
  "u",
);
const GROWS = new RegExp(`(?:^| )${anyOf(`${RATED} followers subscribers members downloads ${OF_ALL}`)}$`, "iu");
const SURELY_MEASURED = new RegExp(
  `%|:|(?:^| )${anyOf(RATED)} (?:on|in|of|for|at|from|up|down|\\d)| (?:up|down) `,
  "u",
);
const RUNS_ON = /[\p{Ll}\d%] \p{Lu}\p{Ll}+(?:ly|ed) \p{Ll}/u; // "by 15% Successfully ran"
const NO_THING = new RegExp(
  `^${anyOf("i we our my they it this that these those when after since with by and or who which for in on at to his her resulting following said such same")}$|(?<!dai|week|month|quarter|year|hour|night|ear|fami)ly$`,
  "u",
);
const OF_HOUSE = new RegExp(`(?:^| )${anyOf("company firm business startup agency organi[sz]ation group")}$`, "iu");
const TAKES_THE = new RegExp(
  `(?:^| )${anyOf(`${COUNTED} team fleet crew backlog waitlist conference newsletter pipeline`)}(?: (?:of|on|for|in|at) |$)`,
  "u",
);
/** "Lowered labor from 33% to 30%" was done, unlike "Spoiled paint from 9% to 4%". */
const CHANGES = new RegExp(
  `^${anyOf("lower trim slash shave lift push pull narrow shrink shorten halve double triple speed scale drive tighten expand widen extend")}$`,
  "u",
);
const NUMBERS = /(?<![\d.,])(\d[\d.,]*) ?(k|m|bn|thousand|million|billion)?(?!\p{L})/giu;
const MONTH = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d`;
const FROM_THEN_ON = new RegExp(String.raw`,? (?<from>${MONTH}) (?:to|until|[-–—]) (?<to>${MONTH})$`, "u");
/** How long it took: what it ran between at one time has no such span. */
const OVER_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:in|over|within) (?:the )?(?:first |last |an? |about |under )?(?:\d{1,2}|two|three|four|five|six|nine|twelve|eighteen)?[ -]?(?:weeks?|months?|quarters?|seasons?|years?)(?!\p{L})|between ${MONTH} and ${MONTH}|from .{1,30} in ${MONTH} to .{1,30} in ${MONTH}|\(${MONTH}\).{1,40}\(${MONTH}\)|\(${MONTH} ?[-–] ?${MONTH}\)|year[ -]on[ -]year`,
  "u",
);

const MUCH = String.raw`${NUMBER}(?: \p{Ll}{3,20})?`;
const IN_YEAR = String.raw`in (?:19|20)\d\d`;
const YEAR_BY_YEAR = new RegExp(
  `^(?<what>${SUBJECT}):? (?<before>${MUCH} ${IN_YEAR}),? (?:and |then )?(?<after>${MUCH} ${IN_YEAR})$`,
  "u",
);

const RATED_BY = new RegExp(`(?:^| )${anyOf(RATED)} ${anyOf("on in of for at from")} `, "iu");
const ASIDE = /(?<=^\p{L}[\p{L} ]{2,40}) \([^()]{2,30}\)/u;
const BESIDE = /, (?<name>\p{Lu}{2,5}) (?<much>\d[\d.,]{0,6}%?)$/u;

/** "Stock accuracy improved from 94% to 99%", "Vacancy rate from 18% to 7%": what changed is told by itself; else null. */
export function changeByItself(written: string): string | null {
  const line = written
    .replace(ASIDE, "")
    .replace(BESIDE, ", with $<name> at $<much>")
    .replace(/(?<= of )(?=team |crew )/u, "the ");
  if (RUNS_ON.test(line)) return null;
  if (OF_OWN.test(line) && FIGURE.test(line)) return lowerFirst(line);
  const { what, change = "" } = WENT_BY_ITSELF.exec(line)?.groups ?? {};
  if (what && isThing(what) && FIGURE.test(change)) return withArticle(`${what} ${change}`, what);
  const yearly = YEAR_BY_YEAR.exec(line)?.groups;
  if (yearly?.what && isThing(yearly.what) && !AIMED_AT.test(yearly.what.toLowerCase()))
    return withArticle(`${yearly.what} went from ${yearly.before} to ${yearly.after}`, yearly.what);
  const labelled = LABELLED.exec(line)?.groups;
  if (labelled) return asMoved(labelled, line);
  const { form, base = "" } = verbOf(line.split(" ", 1)[0]?.toLowerCase() ?? "") ?? {};
  const isDone = readOpening(line)?.form === "past" || (form === "past" && CHANGES.test(base));
  return isDone || mayBeDone(line) ? null : (movedThing(line) ?? spannedThing(line));
}

const NONE = new RegExp(
  String.raw`^(?:(?<where>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}): )?(?:No|no|Zero|zero) (?<what>(?:[\p{Ll}-]+ |\p{Lu}{2,8} ){0,4}[\p{Ll}-]{3,}[^s\P{L}]s ${anyOf("in at on during since for over")} (?=.*(?:\d| (?:last|past|first) ))(?:[^;:,]|, (?=(?:19|20)\d\d)){3,80})$`,
  "u",
);
const TIMES = / (?=(?:since|in|during|for|over) )/gu;
const LAST_SPAN =
  /(?<! (?:in|over|for|during|since|at|on|of|to|with)) (?=the (?:last|past|first) (?:\p{Ll}+ )?\p{Ll}+s?$)/u;

const UP_TO_NOW =
  / (?:since (?:\p{L}{3,9}\.? )?(?:19|20)\d\d|(?:in|over|for) (?:the (?:last|past) )?(?:\p{Ll}+|\d+) (?:years|months))$/u;

/** "Zero non-compliances at the 2023 visit": what there was none of; null for any other line. */
export function noneOf(line: string, isCurrent: boolean): string | null {
  const { what, where } = NONE.exec(line.replace(/\.$/u, ""))?.groups ?? {};
  if (what === undefined || saidAsRole(line, isCurrent) !== null) return null;
  const at = where === undefined ? "" : ` in ${lowerFirst(where)}`;
  const told = what.replace(LAST_SPAN, " in ");
  const time = [...told.matchAll(TIMES)].at(-1)?.index ?? told.length;
  const said = `${told.slice(0, time)}${at}${told.slice(time)}`;
  return `there ${isCurrent && UP_TO_NOW.test(said) ? "have been" : "were"} no ${said}`;
}

function movedThing(written: string): string | null {
  const line = written.replace(FROM_THEN_ON, " between $<from> and $<to>");
  return asMoved(WITHOUT_VERB.exec(line)?.groups ?? {}, line);
}

function asMoved({ what, change }: Partial<Record<string, string>>, line: string): string | null {
  if (!what || !isThing(what) || AIMED_AT.test(what.toLowerCase()) || /^\p{L}+ed$/u.test(what)) return null;
  const isChange = [OVER_TIME, SURELY_MEASURED].some((sign) => sign.test(line)) || GROWS.test(what) || isFall(line);
  return isChange ? withArticle(`${what} went ${change}`, what) : null;
}

function spannedThing(line: string): string | null {
  const { what, span } = BETWEEN.exec(line)?.groups ?? {};
  if (!what || / (?:from|of|to|up|down)$/u.test(what) || !isThing(what) || AIMED_AT.test(what.toLowerCase()))
    return null;
  return isFall(line) || OVER_TIME.test(line) || GROWS.test(what) || RATED_BY.test(what)
    ? withArticle(`${what} went from ${span}`, what)
    : null;
}

/** "Classes from 20 to 30 pupils" may say how large they were: what falls has surely changed. */
function isFall(line: string): boolean {
  const [first = 0, second = 0] = [...line.matchAll(NUMBERS)].map(
    ([, number = "", unit = ""]) => Number(number.replaceAll(",", "")) * (THOUSANDS[unit.toLowerCase()] ?? 1),
  );
  return second < first;
}

const THOUSANDS: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/** "Cut scrap from 3% to 1%": a line without another verb may begin with what somebody does. */
function mayBeDone(line: string): boolean {
  return readOpening(line) !== null && !namesThing(line);
}

function isThing(what: string): boolean {
  const words = what.toLowerCase().split(" ");
  return (
    !NO_THING.test(words[0] ?? "") &&
    !OF_HOUSE.test(what) &&
    // "Pipeline sourced by marketing" says which.
    !words.some((word, at) => words[at + 1] !== "by" && readOpening(`${word} the one`)?.form === "past") &&
    !/(?<!\p{L})(?:and|or)$/u.test(what)
  );
}

function withArticle(said: string, what: string): string {
  const text = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)? \p{Ll}/u.test(said) ? lowerFirst(said) : said;
  return TAKES_THE.test(what) && !/^(?:the|an?|all|both) /u.test(text) ? `the ${text}` : text;
}
