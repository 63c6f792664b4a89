import { anyOf } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { THESIS } from "../../facts/thesis.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { upperFirst } from "../../skill-names.ts";

type Rule = { line: RegExp; said: (groups: Record<string, string>, isCurrent: boolean) => string | null };

const COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const AMOUNT = String.raw`\d[\d.,]*[KkMm+]?`;
const ABOUT = `(?:${anyOf("About Over Nearly Almost Around", String.raw`More\sthan Up\sto`)} )?`;
const ONES = "First Main Sole Only Single Primary Central Lead";
const have = (isCurrent: boolean) => (isCurrent ? "have" : "had");
const am = (isCurrent: boolean) => (isCurrent ? "am" : "was");

/** Lines that well-kept resumes write without a verb, and what the first person says instead; nothing is added. */
const RULES: readonly Rule[] = [
  {
    // "No preventable accidents in five years", "Zero falls on my ward in 2023"
    line: /^(?:No|Zero) (?<what>\p{Ll}[\p{Ll} -]{3,60} (?:in|on|for|over|across|since) \S.{1,40})$/iu,
    said: ({ what }, isCurrent) => `I ${isCurrent ? "have had" : "had"} no ${what}`,
  },
  {
    // "First point of contact for 900 tenants"
    line: new RegExp(
      `^(?:${anyOf(ONES)} (?:(?:point|port) of )?(?:contact|call)|Point of contact|Go[- ]to (?:person|contact|man|guy)|Key contact` +
        "|(?:Lead|Champion|Deputy|Link|Trade union rep|Rep)) (?:for|between|of|on|with) .{3,80}$",
      "u",
    ),
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Second in charge of a brigade of 9"
    line: /^(?:Second|Deputy) in (?:charge|command) (?:of|at|to) .{3,100}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
  {
    // "Top seller in the region in 2022"
    line: /^(?:Top|Best) \p{Ll}{4,20}(?:er|or|ist|ant|performer) (?:in|of|at|for) .{3,80}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Part of the team that opened the new terminal"
    line: /^(?:Part|Member) of (?:the|a|an) .{3,100}$/u,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} ${/^M/.test(line ?? "") ? "a " : ""}${lowerFirst(line ?? "")}`,
  },
  {
    // "100% pass rate in food hygiene inspections"
    line: new RegExp(
      String.raw`^(?<share>\d[\d.,]* ?%) (?<what>(?:\p{Ll}+ ){0,2}` +
        `${anyOf("rate score attendance retention satisfaction accuracy")}(?: .{3,80})?)$`,
      "u",
    ),
    said: ({ share, what }, isCurrent) =>
      `I ${have(isCurrent && !/(?<!\p{L})(?:last|annual|(?:19|20)\d\d)(?!\p{L})/u.test(what ?? ""))} ${/(?:rate|score)/.test(what ?? "") ? "a " : ""}${share} ${what}`,
  },
  {
    line: new RegExp(
      `^${ABOUT}[$€£]?${AMOUNT} in (?:\\p{Ll}+ )?${anyOf("sales revenue savings bookings donations")}\\b.{0,80}$`,
      "iu",
    ),
    said: ({ line }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
  {
    // "28 to 35 stops a day in a 26-foot truck", "6 to 8 breakdown jobs a day"
    line: new RegExp(
      `^${ABOUT}${AMOUNT}(?: (?:to|or) \\d+|-\\d+)? (?!of )(?:[\\p{Ll}-]+ ){0,2}(?!nurses|staff|cooks|workers|engineers|drivers|assistants|technicians|agents|carers|aides)\\p{Ll}+s (?:(?:a|an|per|each) |every )?` +
        `${anyOf("day week shift month night season session class hour term weekend")}(?!\\p{L}).{0,80}$`,
      "u",
    ),
    said: ({ line = "" }, isCurrent) => {
      const [now, past] = /(?:calls|orders|bookings|photos|samples)(?= )/u.test(line)
        ? ["take", "took"]
        : ["handle", "handled"];
      return `I ${isCurrent ? now : past} ${lowerFirst(line)}`;
    },
  },
  {
    line: /^(?<role>\p{Lu}\p{L}+(?: \p{Ll}+){0,3}) (?<joint>since|from) (?<year>(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d)$/u,
    said: ({ role = "", joint, year }, isCurrent) => {
      const person = isTitleHead(role.split(" ").at(-1) ?? "") ? asPerson(lowerFirst(role)) : null;
      return (
        person &&
        (joint === "from" && !isCurrent ? `I was ${person} from ${year}` : `I have been ${person} since ${year}`)
      );
    },
  },
  {
    // "Charge nurse about 2 shifts a month since 2021"
    line: new RegExp(
      String.raw`^(?<role>\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}?) (?<often>(?:(?:about|around|over|up to) )?(?:\d[\d-]*|${COUNT}|one|every|most) ` +
        String.raw`${anyOf("shifts? nights? days? weekends? times weeks? evenings? months?")}(?: .{2,30}?)?)(?<since> since (?:19|20)\d\d)?$`,
      "u",
    ),
    said: ({ role = "", often, since }, isCurrent) => {
      if (!isTitleHead(role.split(" ").at(-1) ?? "") || role.endsWith("s")) return null;
      return `I ${since ? "have been" : am(isCurrent)} the ${lowerFirst(role)} ${often}${since ?? ""}`;
    },
  },
  {
    line: new RegExp(
      `^(?:(?:${anyOf("Clinical Work School Teaching Student")}) )?(?:${anyOf(
        "Bank\\sshifts Placements Night\\sshifts Work\\sexperience",
      )}) (?:in|on|at|with) \\S.{4,90}$`,
      "iu",
    ),
    said: ({ line }, isCurrent) => `I ${isCurrent ? "do" : "did"} ${lowerFirst(line ?? "")}`,
  },
  {
    // "Average 28 files a day with 97% accuracy"
    line: /^Average (?<many>\d[\d.,]* \p{Ll}+(?: \p{Ll}+)? (?:a|an|per|each) .{3,60})$/iu,
    said: ({ many }, isCurrent) => `I ${isCurrent ? "handle" : "handled"} an average of ${many}`,
  },
  {
    line: /^Average (?<what>(?:[\p{L}-]+ ){1,3})(?:of|:) (?<much>[$€£]?\d.{0,50})$/iu,
    said: ({ what, much }, isCurrent) => `My average ${what}${isCurrent ? "is" : "was"} ${much}`,
  },
  {
    // "Retail sales avg £600 a week"
    line: new RegExp(
      String.raw`^(?<what>(?:\p{L}+ ){0,3}?\p{L}+?),? (?:an average|avg\.?|averag(?:e|ed|ing)) ` +
        String.raw`(?<much>(?:of |about |over )?[$€£]?\d.{0,60})$`,
      "iu",
    ),
    said: ({ what = "", much = "" }, isCurrent) =>
      readOpening(`${what} the`)?.form === "past"
        ? null
        : `My ${lowerFirst(what)} ${isCurrent ? "average" : "averaged"} ${much.replace(/^of /u, "")}`,
  },
  {
    line: /^On[- ]call (?<when>.{3,60})$/iu,
    said: ({ when }, isCurrent) => `I ${am(isCurrent)} on call ${when}`,
  },
  {
    line: /^Top (?:\d+ ?%? ?(?:of|in|out of)|(?:ten|five|three) (?:of|in)) \S.{2,80}$/iu,
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} in the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Front desk at a busy surgery"
    line: new RegExp(
      `^(?:${anyOf("Front Reception Help Service Information Circulation Customer\\sservice")} desk|Switchboard|Shop floor) (?:at|in|for) .{3,80}$`,
      "u",
    ),
    said: ({ line }, isCurrent) => `I ${isCurrent ? "work" : "worked"} on the ${lowerFirst(line ?? "")}`,
  },
  {
    line: /^(?:Sole|Full|Overall) (?:charge|responsibility|control) (?:of|for) .{3,80}$/iu,
    said: ({ line }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
  {
    line: new RegExp(
      `^(?<who>(?:${AMOUNT}|${COUNT}) (?:[\\p{Ll}-]+ ){1,3}under me)(?:, (?<rest>(?:both|all) .{5,60}))?$`,
      "iu",
    ),
    said: ({ who, rest }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(who ?? "")}${rest ? `, and ${rest}` : ""}`,
  },
  {
    // "Two apprentices", where nothing more is said of them
    line: new RegExp(
      `^(?<who>(?:${AMOUNT}|${COUNT}) (?:[\\p{Ll}-]+ )?${anyOf("apprentices trainees juniors assistants technicians helpers students volunteers")})$`,
      "iu",
    ),
    said: ({ who }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(who ?? "")}`,
  },
  {
    // "Own tools and van"
    line: /^Own (?<what>(?:tools?|van|car|transport|vehicle|truck|rig|equipment|kit|insurance)(?:(?:,| and) \p{Ll}+){0,3})$/iu,
    said: ({ what }) => `I have my own ${what}`,
  },
  {
    // "Hybrid and EV level 3 trained"
    line: /^(?<what>\p{L}[^,;:.]{3,50}) (?<how>trained|certified|qualified|accredited|licensed)$/u,
    said: ({ what = "", how }, isCurrent) =>
      isCurrent && readOpening(what) === null ? `I am ${lowerFirst(what)} ${how}` : null,
  },
  {
    line: new RegExp(String.raw`^${THESIS}(?<what>[^:;.]{8,120})$`, "u"),
    said: ({ kind, what }) =>
      `My ${lowerFirst(kind ?? "")} was on ${lowerFirst((what ?? "").replace(/^["“]|["”]$/gu, ""))}`,
  },
  {
    // "30+ emergence surveys as assistant to a licensed worker", "140 site visits in two seasons"
    line: new RegExp(
      String.raw`^(?<count>${ABOUT}\d[\d,]*\+?) (?!(?:yr|year|month|week|day|hour)[ -])(?<what>(?:[\p{Ll}-]+ (?:and )?){0,3}${anyOf(
        "surveys inspections assessments visits interviews audits tests checks reviews observations experiments counts repairs",
        "installations deliveries returns classes lessons sessions workshops tours consultations examinations procedures shoots",
      )}(?: .{2,90})?)$`,
      "iu",
    ),
    said: ({ line }, isCurrent) =>
      `I ${isCurrent ? "have " : ""}${isCurrent ? "done" : "did"} ${lowerFirst(line ?? "")}`,
  },
  {
    line: new RegExp(
      String.raw`^(?:(?:Deputy|Vice|Acting|Co)[ -])?(?:${anyOf("Chair Head Treasurer Secretary Captain President Editor")}) of (?!\p{Ll}+$)\S.{3,80}$`,
      "iu",
    ),
    said: ({ line }, isCurrent) => `I ${am(isCurrent)} ${lowerFirst(line ?? "")}`,
  },
  {
    // "Patch of 410 homes in Avonmouth", "Annual budget of $92,000": what one had, by its size
    line: new RegExp(
      String.raw`^(?!(?:class|area|region|team) \d)(?<what>(?:${anyOf("annual yearly monthly total regional small own average current sales client mixed core")} )?${anyOf(
        "budget patch caseload territory portfolio team crew program programme class fleet round beat route area region list",
        "workload pipeline book catchment turnover load spend",
      )}) (?:of )?(?<much>(?:(?:about|around|over|some|up to) )?(?:[$€£]?\d|${COUNT} ).{0,80})$`,
      "iu",
    ),
    said: ({ what = "", much }, isCurrent) => {
      const one = /^own /iu.test(what) ? `my ${lowerFirst(what)}` : withArticle(lowerFirst(what));
      return `I ${have(isCurrent)} ${one} of ${much}`;
    },
  },
  {
    line: new RegExp(
      `^(?<role>(?:(?:Active|Voting|Founding) )?(?:${anyOf("Member Chair Co-chair Secretary Treasurer Captain President")})), ` +
        `(?<body>(?:[\\p{L}&'’-]+ ){1,6}${anyOf("committee council team board club association society group union panel")})$`,
      "iu",
    ),
    said: ({ role = "", body = "" }, isCurrent) => {
      const article = /member$/iu.test(role) ? "a " : "";
      return `I ${am(isCurrent)} ${article}${role.toLowerCase()} of the ${lowerFirst(body)}`;
    },
  },
  {
    // "Best attendance on the line two years running"
    line: /^(?:Best|Highest|Lowest|Fastest) (?!in\b|of\b)\p{Ll}{4,}(?: \p{Ll}+)? (?:on|in|of|at|for|across) .{3,60}$/u,
    said: ({ line }, isCurrent) => `I ${have(isCurrent)} the ${lowerFirst(line ?? "")}`,
  },
  {
    // "Employee of the Quarter, Q3 2020"
    line: new RegExp(
      `^(?<title>(?!Named|Voted|Awarded|Won)(?:\\p{Lu}\\p{Ll}+ )?\\p{Lu}\\p{Ll}+ of the (?:month|quarter|year))` +
        String.raw`(?:,? (?:[\p{Ll} ]{3,20}, )?(?:in )?(?<when>(?:(?:Q[1-4]|\p{L}{3,9}) )?(?:19|20)\d\d)|(?<rest> .{2,40}))?$`,
      "iu",
    ),
    said: ({ title, when, rest }) => `I was ${(title ?? "").toLowerCase()}${when ? ` in ${when}` : (rest ?? "")}`,
  },
];

const THING = String.raw`(?<what>(?!\d|(?:and|or|which|that|also|while|from|${COUNT}|I|no|with) )[\p{L}\d&/'’-]+(?: (?!I )[\p{L}\d&/'’-]+){0,7}?)`;
const FIGURE = String.raw`(?:[^,;:]{0,25}\d|[^,;:]{0,12}(?:half|third|quarter))`;
/** "Customer complaints down by 40%", "class average from 61 to 74": what came of it, of which a line does not say who did it. */
const CHANGED: readonly [change: RegExp, verb: string][] = [
  [
    new RegExp(
      `^${THING} (?<far>${anyOf(
        "rose fell dropped grew went climbed increased decreased improved doubled tripled halved",
      )}(?= )${FIGURE}.{0,90})$`,
      "u",
    ),
    " ",
  ],
  [
    new RegExp(`^${THING}:? (?<far>(?:up|down) (?=(?:by|from|\\d|a |about|over|more)\\b)${FIGURE}.{0,60})$`, "u"),
    " went ",
  ],
  [
    // "up to £180,000" is a limit, "down to 3%" a change
    new RegExp(`^${THING}:? (?<far>down to ${FIGURE}.{0,60}|up to \\d[\\d.,]* ?%.{0,60})$`, "u"),
    " went ",
  ],
  [
    new RegExp(
      String.raw`^${THING}:? (?<far>from \S{0,9}\d\S{0,9}(?: \p{L}{1,12})? to \S{0,9}\d\S{0,9}(?: .{1,60})?)$`,
      "u",
    ),
    " went ",
  ],
];
const ONE_OF_ITS_KIND = new RegExp(
  `(?:^| )${anyOf("rate score time share cost margin revenue attendance turnover traffic ratio income output backlog waste churn average")}$`,
  "u",
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

const LABEL = /^\p{Lu}[\p{L} ]{3,30}: (?=\p{L})/u;

/** What changed and how far, as a sentence about it without its stop; null for any other line. */
export function sentenceOfChange(text: string): string | null {
  const counted = sentenceOfCounted(text);
  if (counted !== null) return counted;
  const line = text.replace(LABEL, "");
  for (const [pattern, verb] of CHANGED) {
    const { what = "", far = "" } = pattern.exec(line)?.groups ?? {};
    const opening = readOpening(`${what} it`)?.form;
    const isThing =
      what !== "" &&
      !/^in (?:19|20)\d\d | (?:which|that|who)$|^\p{L}+ly$/iu.test(what) &&
      (verb !== " went " || !/^from/u.test(far) || !/ (?:and|for) /u.test(what)) &&
      opening !== "past" &&
      opening !== "gerund" &&
      !NO_THING.test(what) &&
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
    String.raw`(?:of |at |: )?(?<much>(?:(?:about|around|over|under|above|below|up to) )?[$€£]?\d[\d.,:]*(?:\/\d+|\s?%)?(?: [^,]{1,50})?)(?:, .{2,40})?$`,
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
  if (what === "" || /^team /iu.test(what) || HAS_ARTICLE.test(what) || readOpening(what) !== null) return null;
  const whose = OF_OTHERS.test(what) ? (/(?:rate|score)$/u.test(what) ? "the " : "") : "my ";
  const isOver = !isCurrent || OF_A_YEAR.test(much);
  const is = isOver ? "was" : UNTIL_NOW.test(much) ? "has been" : "is";
  return /^(?:19|20)\d\d(?: and (?:19|20)\d\d)?$/u.test(much)
    ? null
    : upperFirst(`${whose}${lowerFirst(what)} ${is} ${much}`);
}

const CHANGE_IN = /^(?:reduction|increase|decrease|improvement|growth|rise|drop|decline) (?:in|of) (?=.* from )/iu;

/** A line without a verb as a sentence of the first person, without its stop; null for any other line. */
export function saidWithoutVerb(line: string, { isCurrent }: { isCurrent: boolean }): string | null {
  for (const { line: pattern, said } of RULES) {
    const groups = pattern.exec(line)?.groups;
    const sentence = groups || pattern.test(line) ? said({ ...groups, line }, isCurrent) : null;
    if (sentence !== null) return sentence;
  }
  return sentenceOfChange(line.replace(CHANGE_IN, "")) ?? sentenceOfMeasure(line, { isCurrent });
}
