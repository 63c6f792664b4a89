import { anyOf, anyOfLines } from "../../../any-of.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { FIELDS, kindOfWord } from "../../evidence/meaning/wordnet.ts";
import { withArticle } from "../../english-nouns.ts";
import { readOpening } from "../../english-verbs.ts";
import { isGlued } from "./only-named.ts";
import { goesOnToDeed, withSmallWords } from "./told-roles.ts";

const PRIZES =
  "awards? prizes? medals? scholarships? certificates? fellowships? grants? trophy honou?rs? commendations? bonus plaque recognition";
const PRIZE = anyOf(PRIZES);
const CONTEST = anyOf(`${PRIZES} contests? competitions? championships? tournaments? hackathons?`);
/** Behind a prize stands for what, when or by whom it was given; "award development" is another thing. */
const BEHIND_PRIZE = String.raw`(?=$|[ ,]+[("\d]|,? (?:${anyOf(
  "for in from by at of with as given presented sponsored worth valued and on during while",
)})(?!\p{L}))`;
const withPrize = (prize: string) => new RegExp(`(?<!\\p{L})${prize}["”]?${BEHIND_PRIZE}`, "iu");
const [GIVEN, WON] = [withPrize(PRIZE), withPrize(CONTEST)];
const RECIPIENT =
  /^(?<how>(?:[Pp]roud |[Oo]ne of \p{L}+ |[Tt]wo-time |2-time )?)(?<got>[Rr]ecipient|[Ww]inner) of (?<what>.+)$/u;
const NEEDS_ARTICLE = new RegExp(
  String.raw`^(?!(?:the|an?|one|two|three|four|five|several|many|multiple|numerous|various|my|first|second|third|\d+\p{L}*)(?!\p{L}))(?:[\p{L}\d'’"“”-]+ ){0,6}${PRIZE}(?<!s)(?=$| |,)`,
  "iu",
);
const PERIOD = anyOf("year month quarter week season semester");
const OF_THE_YEAR = new RegExp(
  String.raw`^(?<title>(?:(?!\p{L}+ed |won |was |chosen |awards? )[\p{L}-]+ ){0,3}?(?<who>\p{L}+) of the ${PERIOD})(?<award> award)?${BEHIND_PRIZE}(?<rest>.*)$`,
  "iu",
);
const ONE_PRIZE = anyOf("[Aa]ward [Pp]rize [Mm]edal [Ss]cholarship [Ff]ellowship [Cc]ommendation");
/** "Golden Ladle Award", "Acme Wall of Fame Medal for safe work": names, and at their end the prize. */
const NAMED_PRIZE = new RegExp(
  String.raw`^(?<name>["“]?(?:\p{Lu}[\p{L}'’&-]* (?:(?:of|for|the|in|and|&) ){0,2}){1,7}` +
    String.raw`${ONE_PRIZE}["”]?)(?<rest>(?: (?:for|from|by|at) [^.;:|]{3,120})?)$`,
  "u",
);
/** "Acme's Ladle Award", unlike "Winner's Circle Award" */
const OF_GIVER =
  /^(?!(?:Winner|Dean|President|Chairman|Chancellor|Provost|Governor|Mayor)s?['’])(?:\p{Lu}\p{L}* ){0,3}\p{L}+['’]s /u;
const NO_PRIZE = new RegExp(
  anyOfLines`
    ^And |[Ââ]|Work.Study|-Earned| for (?:Best|Outstanding|Most)[ ]
    (?:excellent|outstanding|superior|exceptional)$|(?:19|20)\d\d
  `,
  "u",
);
const OF_ANY_HOUSE = new Set(
  "service achievement academic attendance leadership customer merit performance excellence safety employee teamwork sales quality recognition marksmanship".split(
    " ",
  ),
);
/** What a house or a team was given was given to no one person. */
const OF_OTHERS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "team company hotel store department office agency restaurant business project property facility site branch crew unit",
    "squadron battalion division community product website campaign awards honors winner recipient receiver earned nominee nominated finalist candidate runner-up runner recipients winners employer contractor vendor supplier",
  )}(?!\p{L})`,
  "iu",
);
const LIST_OF_NAMES = new RegExp(
  String.raw`^(?<list>${anyOf("Dean President Provost Chancellor")}(?:['’]?s|s['’])? List|Honou?r Roll)` +
    String.raw`(?<rest>(?:,? ${anyOf(String.raw`all every each both \d+ two three four five six`)} ${anyOf("semesters? quarters? terms? years?")})?)$`,
  "iu",
);
const MONTH = anyOf(
  "Jan(?:uary)? Feb(?:ruary)? Mar(?:ch)? Apr(?:il)? May June? July? Aug(?:ust)? Sept?(?:ember)? Oct(?:ober)? Nov(?:ember)? Dec(?:ember)?",
);
const YEAR = String.raw`(?:19|20)\d\d`;
const DAY = String.raw`(?:\d{1,2}[/.](?:\d{1,2}[/.])?)?${YEAR}`;
const YEARS_AHEAD = new RegExp(
  String.raw`^(?<years>${YEAR}(?:(?:, ?(?:and )?| and | & |, & )${YEAR})*)(?: ?[-–—:])? (?=\p{Lu}|["“])`,
  "u",
);
const YEARS_BEHIND = new RegExp(
  String.raw`(?:,? | ?[-–—] ?| ?\()(?:in )?(?<month>${MONTH}\.? )?(?<years>${DAY}(?:(?:, ?(?:and )?| and | & |, & )${DAY})*)\)?$`,
  "u",
);
const TIMES = new Map(
  Object.entries({
    once: "once",
    twice: "twice",
    two: "twice",
    "2": "twice",
    three: "three times",
    "3": "three times",
  }),
);
const TIMES_BEHIND = /(?:,? |,? ?\()(?<often>twice|(?:two|three|four|five|six|\d{1,2})(?: ?x| times))\)?$/iu;

/** "Named Baker of the Year", "Awarded the Golden Ladle Medal" */
const CALLED = new RegExp(
  `^(?:(?:was|been) )?(?<verb>${anyOf("named voted elected awarded crowned")}) (?:as )?(?:(?:the|an?) )?(?<what>\\p{Lu}.+)$`,
  "iu",
);

const CALLED_PERSON = new RegExp(
  `^(?<verb>${anyOf("named elected voted appointed chosen")}) (?:as )?(?<role>(?:[\\p{L}-]+ ){0,4}?(?<head>[\\p{L}-]+))(?<rest> ${anyOf("of on for by to in")} .+)$`,
  "iu",
);

/** "Named co-inventor on one patent", "Elected treasurer of the club": what its person was called or made. */
function calledPerson(text: string): string | null {
  const { verb = "", role = "", head = "", rest = "" } = CALLED_PERSON.exec(text)?.groups ?? {};
  const one = head.toLowerCase().replace(/^.*-/u, "");
  const isPerson = isTitleHead(one) || kindOfWord(one, "noun") === FIELDS.person;
  return isPerson && !OF_OTHERS.test(role) ? `I was ${verb.toLowerCase()} ${role}${rest}` : null;
}

/** When and how often something was given, as a sentence says it behind, and the line without it. */
function withoutTime(line: string): { core: string; when: string } {
  const often = TIMES_BEHIND.exec(line);
  if (often !== null) {
    const [much = ""] = /^\p{L}+|^\d+/u.exec(often.groups?.often?.toLowerCase() ?? "") ?? [];
    return { core: line.slice(0, often.index), when: ` ${TIMES.get(much) ?? `${much} times`}` };
  }
  const found = YEARS_AHEAD.exec(line) ?? YEARS_BEHIND.exec(line);
  if (found === null) return { core: line, when: "" };
  const years = found.groups?.years?.match(new RegExp(YEAR, "gu")) ?? [];
  const month = years.length === 1 ? (found.groups?.month ?? "") : "";
  const listed = [years.slice(0, -1).join(", "), years.at(-1)].filter(Boolean).join(" and ");
  return { core: line.replace(found[0], ""), when: ` in ${month}${listed}` };
}

/** What a line says that its person was given: "Baker of the Year 2016" as "I was Baker of the Year in 2016"; else null. */
export function saidAsHonour(line: string): string | null {
  const text = line.replace(/(?<![\s.;,])[\s.;,]+$/u, "");
  const { verb = "", what = text } = CALLED.exec(text)?.groups ?? {};
  const person = calledPerson(text);
  if (person !== null && !goesOnToDeed(person)) return person;
  const { core, when } = withoutTime(what);
  if (goesOnToDeed(core) || /[[\]*]/u.test(core)) return null;
  const said = honoured(core) ?? named(core, verb !== "") ?? (verb === "" ? (received(core) ?? onList(core)) : null);
  return said && (verb === "" ? said : said.replace(/^I (?:was|received)/u, `I was ${verb.toLowerCase()}`)) + when;
}

function received(text: string): string | null {
  const { how = "", got = "", what = "" } = RECIPIENT.exec(text)?.groups ?? {};
  const isWon = got.toLowerCase() === "winner";
  if (!(isWon ? WON : GIVEN).test(what)) return null;
  const verb = isWon ? "won" : "received";
  return `I ${/^(?:two|2)/iu.test(how) ? "twice " : ""}${verb} ${NEEDS_ARTICLE.test(what) ? "the " : ""}${what}`;
}

function honoured(text: string): string | null {
  const { title = "", who = "", award = "", rest = "" } = OF_THE_YEAR.exec(text)?.groups ?? {};
  const one = who.toLowerCase();
  const isPerson =
    /^(?:employee|associate|rookie|mvp)$/.test(one) || isTitleHead(one) || kindOfWord(one, "noun") === FIELDS.person;
  if (!isPerson || OF_OTHERS.test(title)) return null;
  // "Top seller of the month" is called so in small letters.
  const called = / \p{Lu}\p{L}+$/u.test(title) ? title : withSmallWords(title);
  return award === "" ? `I was ${called}${rest}` : `I received the ${called}${award}${rest}`;
}

function onList(text: string): string | null {
  const { list = "", rest = "" } = LIST_OF_NAMES.exec(text)?.groups ?? {};
  const [, amount = "", terms = ""] = /^,? (\S+) (.+)$/u.exec(rest.toLowerCase()) ?? [];
  const joint = /^(?:every|each)$/u.test(amount) ? "" : /^(?:all|both)$/u.test(amount) ? "in " : "for ";
  if (list === "") return null;
  return `I was on the ${list}${amount && ` ${joint}${amount} ${terms}`}`;
}

function named(text: string, isCalled: boolean): string | null {
  const { name = "", rest = "" } = NAMED_PRIZE.exec(text)?.groups ?? {};
  const [, ...prizes] = name.split(new RegExp(ONE_PRIZE, "u"));
  if (name === "" || prizes.length > 1 || OF_OTHERS.test(name) || NO_PRIZE.test(text) || isGlued(text)) return null;
  if (!isCalled && readOpening(text) !== null) return null;
  const isAnyOne = name
    .toLowerCase()
    .split(" ")
    .slice(0, -1)
    .every((word) => OF_ANY_HOUSE.has(word));
  const article = OF_GIVER.test(name) ? "" : "the ";
  return `I received ${isAnyOne ? withArticle(name) : article + name}${rest}`;
}
