import { anyOf } from "../../../any-of.ts";
import { asPerson, withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { THESIS } from "../../facts/thesis.ts";
import { sentenceOfChange, sentenceOfMeasure, wantsArticle } from "./told-change.ts";
import { upperFirst } from "../../skill-names.ts";

type Rule = { line: RegExp; said: (groups: Record<string, string>, isCurrent: boolean) => string | null };

const COUNT = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const AMOUNT = String.raw`\d[\d.,]*[KkMm+]?`;
const ABOUT = `(?:${anyOf("About Over Nearly Almost Around Typically Usually Normally", String.raw`More\sthan Up\sto`)} )?`;
const ONES = "First Main Sole Only Single Primary Central Lead";
const have = (isCurrent: boolean) => (isCurrent ? "have" : "had");
const am = (isCurrent: boolean) => (isCurrent ? "am" : "was");

const OF_PEOPLE =
  /^(?:\p{L}+ ){0,2}\d[\d,.+]{0,8}(?:(?: to |-)\d{1,4})? (?:\p{Ll}+ )?(?:patients|residents|children|pupils|guests) /u;

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
    line: new RegExp(
      String.raw`^(?:${anyOf("Youngest Oldest Only First Second Newest")} )(?:\p{Ll}+ ){0,2}(?:\p{Ll}+(?:er|or|ist|ant)|${anyOf(
        "woman man person apprentice manager member",
      )}) (?:in|of|on|at|to) .{3,80}$`,
      "u",
    ),
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
      String.raw`^(?<share>\d[\d.,]* ?%) (?<what>(?:[\p{L}-]+ ){0,2}` +
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
      if (OF_PEOPLE.test(line)) return `I ${isCurrent ? "look" : "looked"} after ${lowerFirst(line)}`;
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
    line: new RegExp(
      `^(?:(?<share>\\d[\\d.,]* ?%) )?(?<way>${anyOf("increase growth rise improvement uplift reduction decrease drop fall cut")}) in ` +
        String.raw`(?<what>(?!\d)[\p{L}][\p{L} -]{3,50}?)(?: (?:of|by) (?<much>\d[\d.,]* ?%))?(?<when> (?:in|over|within|during|since|after) .{3,40})?$`,
      "iu",
    ),
    said: ({ share, way = "", what = "", much = share, when = "" }) => {
      const verb = /^(?:increase|growth|rise|improvement|uplift)$/iu.test(way) ? "went up" : "went down";
      const thing = wantsArticle(what) ? `the ${lowerFirst(what)}` : what;
      return much ? `${upperFirst(thing)} ${verb} by ${much}${when}` : null;
    },
  },
  {
    line: new RegExp(
      `^(?<much>[$€£]\\d[\\d.,]*[KkMmBb]?\\+?(?: million)?) (?<what>(?:[\\p{Ll}-]+ ){0,2}${anyOf(
        "business budget portfolio pipeline territory turnover ledger account region store branch",
      )})(?:, (?<rest>\\d[^,;:]{3,50}))?$`,
      "u",
    ),
    said: ({ much = "", what, rest }, isCurrent) => `I ${have(isCurrent)} a ${much} ${what}${rest ? ` (${rest})` : ""}`,
  },
  {
    line: /^(?<what>(?:Perfect|Full) attendance) (?<rest>.{3,60})$/u,
    said: ({ what, rest }, isCurrent) => `I ${have(isCurrent)} ${lowerFirst(what ?? "")} ${rest}`,
  },
  {
    line: /^Acting (?<role>[\p{L} ]{4,40}?),? (?:for )?(?<long>(?:\d+|two|three|four|five|six) (?:weeks|months|years).{0,60})$/u,
    said: ({ role = "", long }) => (asPerson(role) === null ? null : `I was acting ${role.toLowerCase()} for ${long}`),
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
      `^(?<who>(?:${AMOUNT}|${COUNT}) (?:[\\p{L}-]+ ){1,3}under me)(?:, (?<rest>(?:both|all) .{5,60}))?$`,
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
        "surveys inspections assessments visits interviews audits tests checks reviews reports observations experiments counts repairs",
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
      String.raw`^(?!(?:class|area|region|team|load|round|list|area|book|beat|route|spend) [$€£]?\d)(?<what>(?:${anyOf("annual yearly monthly total regional small own average current sales client mixed core night day weekend late early")} )?${anyOf(
        "budget patch caseload territory portfolio team crew program programme class fleet round beat route area region list",
        "workload pipeline book catchment turnover load spend",
      )}) (?:of )?(?!.*, (?:all|both) )(?<much>(?:(?:about|around|over|some|up to) )?(?:[$€£]?\d|${COUNT} ).{0,80})$`,
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
