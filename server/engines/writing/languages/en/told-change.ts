import { anyOf } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";

const COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const thing = (most: number) =>
  String.raw`(?<what>(?!\d|(?:and|or|which|that|also|while|from|${COUNT}|I|no|with) )[\p{L}\d&/'’-]+(?: (?!I )[\p{L}\d&/'’-]+(?:\.com)?){0,${most}}?)`;
const THING = thing(7);
const FIGURE = String.raw`(?:[^,;:]{0,25}\d|[^,;:]{0,12}(?:half|third|quarter))`;
/** "Customer complaints down by 40%", "class average from 61 to 74": what came of it, of which a line does not say who did it. */
const CHANGED: readonly [change: RegExp, verb: string][] = [
  [
    new RegExp(
      `^${THING} (?<far>${anyOf(
        "rose fell dropped grew went climbed increased decreased improved doubled tripled halved",
      )}(?= (?:${anyOf("from by to over above below under about nearly almost more steadily sharply in within after between")} |[$€£]?\\d|\\p{Ll}+ly ))${FIGURE}.{0,90}|(?:doubled|halved|tripled)(?: (?:in|within|after|over|with|through|thanks to|by) .{3,40})?)$`,
      "u",
    ),
    " ",
  ],
  [
    new RegExp(`^${THING}:? (?<far>(?:up|down) (?=(?:by|from|a|about|over|more) |[$€£]?\\d)${FIGURE}.{0,60})$`, "u"),
    " went ",
  ],
  [
    // "up to £180,000" is a limit, "down to 3%" a change
    new RegExp(`^${THING}:? (?<far>down to ${FIGURE}.{0,60}|up to \\d[\\d.,]* ?%.{0,60})$`, "u"),
    " went ",
  ],
  [
    new RegExp(
      String.raw`^${THING}:? (?<far>from (?:(?:about|around|over|nearly) )?\S{0,9}\d\S{0,9}(?: \p{L}{1,12}){0,3} to (?:(?:about|around|under|over) )?\S{0,9}\d\S{0,9}(?: .{1,60})?)$`,
      "u",
    ),
    " went ",
  ],
];
const MOVED_OF_ITSELF = new RegExp(
  `^${thing(5)}(?<!up|down|from|of):? (?<far>[$€£]?\\d[\\d.,:]*(?: ?%|[kKmM])? to [$€£]?\\d[\\d.,:]*(?: ?%|[kKmM])?(?: (?:in|over|within|since|during|after|by) .{2,50})?)$`,
  "u",
);
const ONE_OF_ITS_KIND = new RegExp(
  `(?:^| )${anyOf("rate score time share cost margin revenue attendance turnover traffic ratio income output backlog waste churn average")}$`,
  "u",
);
const SINCE_DOWN = / (?<was>[$€£]?\d[\d.,]{0,9}(?: ?%|[kKmM])?) (?<way>down|up) to (?=[$€£]?\d)/u;
const OF_SIZE = new RegExp(
  `(?:^| )${anyOf(
    "rate score time share turnover occupancy attendance retention NPS CSAT accuracy satisfaction waste churn backlog margin",
    "time\\sto\\s\\p{Ll}+ yield uptime downtime sickness absence completion conversion utili[sz]ation availability ranking rating average overtime",
    "DSO shrink shrinkage errors complaints accidents incidents defects returns rejects losses injuries falls errors no-shows vacancies arrears",
  )}(?: per \\p{L}+)?$`,
  "iu",
);
/** "Budgets from $5k to $250k" tells how large they are. */
const OF_RANGE =
  /^(?:budgets|groups|projects|jobs|contracts|classes|events|sites|teams|ages|loads|orders|parties|weddings|houses|homes)$/iu;
const NO_THING = new RegExp(
  `(?:ed|(?<!follow|rank|rat|tak|earn|sav|list|book|meet|sitt)ing| cut| brought| held| ${anyOf("for of to with at in on by from and or up down")})$`,
  "u",
);
const HAS_ARTICLE = /^(?:the|our|its|my|each|all|an?) /iu;

/** Whether what was measured still wants its article: "complaint rate", and not "the complaint rate". */
export function wantsArticle(what: string): boolean {
  return ONE_OF_ITS_KIND.test(what) && !HAS_ARTICLE.test(what);
}

/** "2024 exam results: 78% of my pupils gained a grade 7": what came of it for those whom a line counts. */
const OF_COUNTED = new RegExp(
  String.raw`^(?:(?<results>[^:]{3,40} results?): |[^:]{3,40}: )?(?<share>\d[\d.,]* ?% of (?:my|our|the|all) (?:[\p{L}-]+ ){1,4}` +
    `${anyOf("gained achieved passed reached got scored completed went made met exceeded moved found stayed returned")} .{3,80})$`,
  "u",
);

/** What share of those whom a line counts reached something, as a sentence without its stop; null for any other line. */
export function sentenceOfCounted(line: string): string | null {
  const { results, share } = OF_COUNTED.exec(line)?.groups ?? {};
  if (!share) return null;
  return results ? `In the ${lowerFirst(results)}, ${share}` : share;
}

const LABEL = /^\p{Lu}[\p{L} ]{3,30}: (?=\p{L})(?!from |up |down )/u;

/** What changed and how far, as a sentence about it without its stop; null for any other line. */
export function sentenceOfChange(text: string, isThingSurely = false): string | null {
  const counted = sentenceOfCounted(text);
  if (counted !== null) return counted;
  const line = text.replace(LABEL, "").replace(SINCE_DOWN, " $<way> from $<was> to ");
  const moved = MOVED_OF_ITSELF.exec(line)?.groups;
  if (moved?.what && moved.far && (isThingSurely || OF_SIZE.test(moved.what)) && !OF_RANGE.test(moved.what))
    return upperFirst(
      `${wantsArticle(moved.what) ? `the ${lowerFirst(moved.what)}` : moved.what} went from ${moved.far}`,
    );
  for (const [pattern, verb] of CHANGED) {
    const { what = "", far = "" } = pattern.exec(line)?.groups ?? {};
    const opening = readOpening(`${what} it`)?.form;
    const isThing =
      what !== "" &&
      !/^in (?:19|20)\d\d | (?:which|that|who)$|^\p{L}+ly$/iu.test(what) &&
      (verb !== " went " || !/^from/u.test(far) || !/ (?:and|for) /u.test(what)) &&
      (isThingSurely || (opening !== "past" && opening !== "gerund" && !NO_THING.test(what))) &&
      !OF_RANGE.test(what);
    if (!isThing) continue;
    const last = what.split(" ").at(-1) ?? "";
    const isOne =
      !/ (?:an?|per|each) /u.test(what) &&
      (wantsArticle(what) || (COUNT_NOUNS.has(last) && !last.endsWith("s") && !HAS_ARTICLE.test(what)));
    return upperFirst(`${isOne ? `the ${lowerFirst(what)}` : what}${verb}${far}`);
  }
  return null;
}

/** "Pick rate 140 an hour against a target of 110" */
const MEASURED = new RegExp(
  `^(?<what>(?:[\\p{L}-]+ ){0,4}${anyOf("rate score rating ranking time accuracy average satisfaction occupancy attendance retention speed resolution uptime variance CSAT first-time\\sfix NPS AHT FCR")}) ` +
    String.raw`(?:of |at |: )?(?<much>(?:(?:about|around|over|under|above|below|up to|within) )?[$€£]?\d[\d.,:]*(?:\/\d+|\s?%)?(?: [^,]{1,50})?)(?:, .{2,40})?$`,
  "u",
);

/** "repair rate was under 2%" */
const WAS_MEASURED = new RegExp(
  String.raw`^(?<what>(?:[\p{L}-]+ ){0,3}${anyOf("rate score time accuracy average satisfaction occupancy attendance retention speed variance")}) ` +
    String.raw`(?<much>(?:was|were|is) (?:(?:under|over|above|below|about|around|at|up to) )?[$€£]?\d.{0,60})$`,
  "iu",
);

/** What readers, guests and customers do is not one's own. */
const OF_OTHERS =
  /(?:open|click|conversion|response|churn|occupancy|attendance|retention|turnover|satisfaction|variance)(?: |$)/iu;

const OF_A_YEAR = / (?:in (?:19|20)\d\d|last (?:year|month|quarter|season|term))(?!\p{L}|\d)/u;
const UNTIL_NOW = / (?:for|over) the (?:last|past) /u;

/** What was measured of somebody's work, as a sentence without its stop; null for any other line. */
export function sentenceOfMeasure(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  const said = WAS_MEASURED.exec(line)?.groups;
  if (said?.what && !HAS_ARTICLE.test(said.what)) return `The ${lowerFirst(said.what)} ${said.much}`;
  const { what = "", much = "" } = MEASURED.exec(line)?.groups ?? {};
  if (
    what === "" ||
    /^(?:team|on|at|in|with|by|for) /iu.test(what) ||
    / to [$€£]?\d/u.test(much) ||
    HAS_ARTICLE.test(what) ||
    readOpening(what) !== null
  )
    return null;
  const whose = OF_OTHERS.test(what) ? (/(?:rate|score)$/u.test(what) ? "the " : "") : "my ";
  const isOver = !isCurrent || OF_A_YEAR.test(much);
  const is = isOver ? "was" : UNTIL_NOW.test(much) ? "has been" : "is";
  return /^(?:19|20)\d\d(?: and (?:19|20)\d\d)?$/u.test(much)
    ? null
    : upperFirst(`${whose}${lowerFirst(what)} ${is} ${much}`);
}

const DID = anyOf(
  String.raw`brought\sin raised saved cut reduced earned won doubled halved tripled attracted sold generated made lifted freed helped`,
);
const THING_DID = new RegExp(
  String.raw`^(?<thing>(?:[\p{L}-]+ ){0,4}${anyOf(
    "scheme programme program campaign system project club shop event gala fair stall stand drive appeal website blog newsletter",
    "redesign refit relaunch layout app tool menu offer promotion display training course workshop clinic trial pilot initiative rota process raffle auction concert",
  )}(?: (?:for|of|in|at|on|with) [^,;:]{3,40}?)?)(?: [-–—]|,|;|:)? (?<did>${DID} [^;]{0,60}(?:\d|half|third|quarter|fifth)[^;]{0,60})$`,
  "u",
);

/** What a thing that a line names brought about, as a sentence without its stop; null for any other line. */
export function thingThatDid(line: string): string | null {
  const { thing = "", did = "" } = THING_DID.exec(line)?.groups ?? {};
  const form = thing === "" ? "past" : readOpening(thing)?.form;
  if (form === "past" || HAS_ARTICLE.test(thing)) return null;
  return `The ${lowerFirst(thing)} ${did}`;
}
