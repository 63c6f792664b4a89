import { anyOf } from "../../../any-of.ts";
import { NAMED_SO, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { FIELDS, isNounItself, isProperName, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isNamedTool } from "../../skill-names.ts";
import { gerundBase, isOnlyVerb, NOUNS_TOO, pastOf, thirdPerson } from "../../verb-forms.ts";
import { unknownWords } from "./known-words.ts";
import { NAMES_OF_WORK } from "./names-of-work.ts";
import { isRunTogether } from "./runs-together.ts";
import { DEED_BESIDE, FINITE } from "./told-names.ts";
import { goesOnToDeed, withSmallWords } from "./told-roles.ts";

const PREPOSITIONS = "of for in to with on at from across per within between about under over during via through";
const TIMES = "every each twice once";
const FREQUENCY = "daily weekly biweekly fortnightly semimonthly monthly quarterly annual yearly nightly";
const NAMES_ACT = /(?:tion|ery|sion|ment|sis|ance|ence|ing|al|sign|view|out|up)s?$/u;
const WITHOUT_ARTICLE = new RegExp(
  `(?:tion|sion|ment|ance|ence|ing|sis|al|ship|ics|graphy|age|s|up)$|^${anyOf(
    "support repair care service design research transfer prep triage liaison payroll backup oversight delivery recovery entry",
    "setup upkeep cleanup reception intake photography review audit control handover prep diagnostics",
  )}$`,
  "u",
);
const ACTS = new RegExp(
  `^${anyOf(
    "support repairs? backups? sales oversight recovery entry care setup upkeep cleanup sale purchases? payroll reception diagnostics",
    "correspondence onboarding offboarding dispensing meetings conferences handovers? collections negotiations? liaison triage prep",
    "assessments? referrals? inductions? discharges rollouts? upgrades? counts draws installs callouts? putaway accounting oversight coverage painting roofing plumbing",
  )}$|^\\p{Ll}{3,}-(?:up|in|out|off|on|over|down|back)s?$`,
  "u",
);
export const NO_ACT = new RegExp(
  `^${anyOf(
    "attendance experience understanding knowledge education certification certifications background ability",
    "abilities skills proficiency expertise familiarity attention commitment department equipment environment",
    "document documents position appointment achievement achievements accomplishment accomplishments recognition",
    "promotion graduation completion competence confidence excellence performance application applications award",
    "evidence reference audience science license licensure existence difference presence intelligence standing",
    "rating building clothing being thing something meaning feeling belonging setting settings meeting reason",
    "function functions section division organization corporation institution association foundation generation",
    "population location region mission vision version option condition conditions situation relation relations",
    "edition positions member government apartment element segment moment instrument agreement agreements",
    "professional individual principal hospital capital material materials journal original animal terminal",
    "proposal proposals manual manuals potential credential credentials total goal goals interval metal general",
    "federal central national compliance involvement passion dedication satisfaction consideration comprehension",
    "appreciation intention motivation reputation ambition increase decrease growth savings saving result results",
    "success improvement improvements instructions responsibilities information solutions? commissions?",
    "questions? pensions? responsibility regulations? requirements? standards? procedures? process processes",
    "speciali[sz]ations? records? numbers? sense senses polic(?:y|ies) codes? rules? guidelines? methodology",
    "mastery tools? points? books? stations? use using work works job jobs career internship leadership acting",
    "honours honors duty duties role roles part pass start rank attrition grants?",
  )}$`,
  "u",
);
const PRAISE = new RegExp(
  `^${anyOf(
    "excellent extensive strong solid good great proven other general various skilled demonstrated advanced outstanding exceptional superior heavy positive consistent top",
    "effective expert thorough deep sound successful measurable significant special key new a an the my our one two three four five six seven eight nine ten",
  )}$`,
  "iu",
);
const GIVEN_TO = new RegExp(`^${anyOf("training coaching mentoring counseling education instruction guidance")}$`, "u");
const WITH_TO = new RegExp(
  `^${anyOf("support assistance delivery deliveries presentation presentations distribution repairs reports? updates? quotes? quotations?")}$`,
  "u",
);
const NO_NAME = new RegExp(
  `^(?:${anyOf(
    "the an? his her its their this that these those my our including includes included always also as by",
    "then while when out or nor not no if home-based involved total completed practiced yielded several various other using involving driving",
    "it they we you he she i what which who that through there here only both all any some each every more most less on at to in of for",
    "accomplishments? achievements? highlights? with from",
  )}|(?!detailed$).{3,}ed|[^-]{3,}ed-.*|.{3,}ly|.*responsibilities|.*duties|tasks?)$`,
  "iu",
);
const KIND_AS_WELL = new RegExp(
  `^${anyOf(
    "process project program programme design test field staff sales content account store shop team web software",
    "food data travel cash account budget quality trade master brand work crew care case inventory stock",
  )}$`,
  "u",
);
/** What is done may be in these fields of WordNet, too: "reviews", "calls", "audits", "control". */
const PERHAPS_DONE = new Set(["noun 04", "noun 07", "noun 09", "noun 10", "noun 11", "noun 21", "noun 22"]);
/** Persons, places and groups are nothing that one does, also where there are many. */
const NEVER_DONE = new Set(["noun 14", "noun 15", "noun 18", "strange"]);
const IS_STANDARD = /^\p{Lu}{2,8}(?:\/\p{Lu}{2,8})?(?:[ -]?\d|$| standards?)/u;
const TAKEN_PART_IN = new RegExp(`^${anyOf("training education instruction coaching mentoring")}$`, "u");
const MEASURES = /\d%|(?<!\p{L})vs(?!\p{L})/u;
export const NOT_OF_NAME =
  /[:;!?|"“”<>~+=@#_{}[\]*•]|\d-s\b|\/ | \/|\s[-–—]\s|\. |\b(?:etc|e\.g|i\.e|various other|miscellaneous|related)\b/iu;
const HEADS = new RegExp(
  `^(?<heads>.+?)(?= (?:${anyOf(PREPOSITIONS)}|${anyOf(TIMES)}) |$)(?: (?<joint>\\p{Ll}+) (?<rest>.+))?$`,
  "u",
);
const COUNT = String.raw`(?:(?:about|around|approximately|nearly|over|some|up to) )?[$€£]?\d[\d.,]*[kKmM%]?\+?(?: ?(?:to|-|–) ?\d[\d.,]*)?`;
const COUNTED = new RegExp(`^(?<body>.+), (?<tail>${COUNT} (?!per |percent|in |of )\\p{Ll}[\\p{Ll} -]{1,40})$`, "u");
const MOSTLY = new RegExp(
  `^(?<body>[^,]+(?:, [^,]+){0,3}?), (?<tail>${anyOf(
    "mostly mainly chiefly primarily normally usually typically often",
    String.raw`(?:one|two|three|four|some|most|half|all)\sof\s(?:them|which|whom) due\s(?:on|by|within)`,
  )} [^;:]{3,70})$`,
  "u",
);
const INCLUDED = /^(?<body>.+), (?<tail>(?:[\p{L}-]{1,20} ){1,4}included)$/u;
const MEASURED = new RegExp(
  `^(?<body>.+), (?<what>(?:\\p{Ll}[\\p{Ll}-]* ){0,3}${anyOf("time rate accuracy score turnaround yield")}) (?:of )?` +
    `(?<much>${COUNT}(?: ${anyOf("days hours minutes weeks months seconds percent points")})?)$`,
  "u",
);
const TAKES_WORK = new RegExp(
  `^${anyOf(
    "support lead review start plan process test design help schedule document record report track research study use cover order",
    "request audit check balance focus increase decrease influence monitor mentor coach supply update upgrade view host guide form",
  )}$`,
  "u",
);
const SURELY_ACT = /(?:tion|ing|review|audit|check|survey|control)s?$/u;
const COMES_AGAIN = new RegExp(
  `^${anyOf("review audit handover meeting check survey visit count call report session round huddle forecast update")}$`,
  "u",
);
const DOES_TO_MANY = /[^s]s \p{Ll}+ing \p{L}/u;
const LONGEST = 24; // in words
const SHORTEST = 3;
const MOST_OF_KIND = 2;

const OF_HONOUR = /(?<!\p{L})(?:awards?|certificates?|recognitions?) (?:for|from|of)(?!\p{L})/iu;

/** The work that a line names in a sentence's words, "care plan reviews with families"; null for any other line. */
export function namedWork(line: string): string | null {
  const text = line.replace(/(?<=\p{Ll}) & (?=\p{Ll})/gu, " and ");
  const words = text.split(" ");
  const isOff = [NOT_OF_NAME, OF_HONOUR, MEASURES].some((pattern) => pattern.test(text));
  if (words.length > LONGEST || words.length < SHORTEST || isOff) return null;
  if (mayBeDeed(text)) return null;
  const { body: written, tail } = withTailApart(text);
  const body = withSmallHeads(written).replace(/^(?<one>[^,]+), (?=and [^,]+$)/u, "$<one> ");
  const pieces = body.split(/, (?:and )?/u);
  const { heads = "", joint, rest = "" } = HEADS.exec(body)?.groups ?? {};
  const named = heads.split(/,? and |, /u);
  const isSound =
    !isRunTogether(body) &&
    ![FINITE, DEED_BESIDE].some((pattern) => pattern.test(body)) &&
    !goesOnToDeed(body) &&
    !pieces.some(beginsWithThird) &&
    !mixesCapitals(headsOf(written)) &&
    !/^(?:using|the same) /u.test(rest) &&
    areWork(named, heads) &&
    fits(joint, named, rest) &&
    (joint !== undefined || named.length > 1 || !/ \p{Lu}\p{Ll}/u.test(written));
  if (!isSound) return null;
  const joined = asList(body, pieces, named.length);
  const said =
    joined === null
      ? null
      : withArticle(
          joined,
          named.filter((name, at) => !saysOfWhich(name, named[at + 1], heads)),
          joint,
        );
  return said === null ? null : `${said}${tail}`;
}

export function mayBeDeed(text: string): boolean {
  const opening = readOpening(text);
  const [first = ""] = text.toLowerCase().split(" ");
  const isName = NAMES_OF_WORK.has(first) && /^ (?:of|for|and) /u.test(opening?.rest ?? "");
  return opening !== null && !(opening.form === "gerund" && isName);
}

function areWork(named: readonly string[], heads: string): boolean {
  const surely = named.map((name, at) => isNameOfWork(name, at === 0));
  const count = surely.filter(Boolean).length;
  return (
    count * 2 >= named.length &&
    named.every(
      (name, at) =>
        surely[at] || (at > 0 && isOfMany(name)) || isOneWordInIng(name) || saysOfWhich(name, named[at + 1], heads),
    )
  );
}

function isOneWordInIng(name: string): boolean {
  return /^\p{Ll}{2,}ing$/u.test(name) && !NO_NAME.test(name) && !NO_ACT.test(name);
}

function saysOfWhich(name: string, next: string | undefined, heads: string): boolean {
  const words = name.toLowerCase().split(" ");
  return (
    next !== undefined &&
    next.includes(" ") &&
    isNameOfWork(next, false) &&
    heads.includes(`${name} and ${next}`) &&
    words.length <= MOST_OF_KIND &&
    !isSurelyDone(name) &&
    words.every(
      (word) =>
        !NO_NAME.test(word) &&
        !isTitleHead(word) &&
        !mayBeDone(word) &&
        (isNounItself(word) || kindOfWord(word, "adj") !== "strange" || unknownWords(word).length > 0),
    )
  );
}

function isOfMany(name: string): boolean {
  const words = name.toLowerCase().split(" ");
  const head = words.at(-1) ?? "";
  return (
    /[^s]s$/u.test(head) &&
    name === name.toLowerCase() &&
    !words.some((word) => NO_NAME.test(word) && !isFrequent(word)) &&
    !NO_ACT.test(head) &&
    !isTitleHead(head.replace(/s$/u, "")) &&
    !NEVER_DONE.has(kindOfWord(head, "noun"))
  );
}

function withSmallHeads(body: string): string {
  const heads = headsOf(body);
  const small = withSmallWords(heads).replace(/^\p{Lu}(?=\p{Ll}+-\p{Ll})/u, (letter) => letter.toLowerCase());
  return `${small}${body.slice(heads.length)}`;
}

export function withTailApart(text: string): { body: string; tail: string } {
  const { body, what = "", much = "" } = MEASURED.exec(text)?.groups ?? {};
  if (body !== undefined) return { body, tail: `, with ${/^[aeiou]/u.test(what) ? "an" : "a"} ${what} of ${much}` };
  const mostly = MOSTLY.exec(text)?.groups;
  if (mostly?.body !== undefined) return { body: mostly.body, tail: ` (${mostly.tail})` };
  const including = INCLUDED.exec(text)?.groups;
  if (including?.body !== undefined) return { body: including.body, tail: ` (${including.tail})` };
  const counted = COUNTED.exec(text)?.groups;
  return counted?.body === undefined ? { body: text, tail: "" } : { body: counted.body, tail: ` (${counted.tail})` };
}

function isNameOfWork(name: string, isFirst: boolean): boolean {
  const called = NAMED_SO.test(name) ? name.slice(name.indexOf(" ") + 1) : name;
  const words = called.toLowerCase().match(/[\p{L}\d&'’-]+/gu) ?? [];
  const [first = "", second = ""] = words;
  const head = /^(?:up|out|off|in)$/u.test(words.at(-1) ?? "") ? (words.at(-2) ?? "") : (words.at(-1) ?? "");
  if (words.length === 0 || words.some((word) => NO_NAME.test(word) && !isFrequent(word)) || PRAISE.test(first))
    return false;
  if (words.some((word) => word !== head && isNoKind(word)) || DOES_TO_MANY.test(name)) return false;
  if (/^\d/u.test(first) || (isFirst && first !== head && /^\p{Ll}+-(?:up|in|out|off)$/u.test(first))) return false;
  if (
    words.length === 1 &&
    (TAKEN_PART_IN.test(head) || (head.endsWith("ing") && !isNounItself(head) && !NAMES_OF_WORK.has(head)))
  )
    return false;
  if (isFirst && first !== head && (isSurelyDone(name) || mayBeDone(first, second)) && !isKnownPair(first, second))
    return false;
  return (
    isAct(head) &&
    !(isFirst && first !== head && partsOfSpeech(first).verb && !KIND_AS_WELL.test(first) && !isSurelyAct(head))
  );
}

function beginsWithThird(piece: string): boolean {
  const base = thirdPerson(piece.split(" ")[0] ?? "");
  return base !== null && isOnlyVerb(base);
}

/** "Accomplishments Upgrade of", "general Ledger": common words with a capital among others without one. */
function mixesCapitals(heads: string): boolean {
  const [, ...others] = heads.split(/ (?:and )?/u);
  const isCommon = (word: string) =>
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    unknownWords(word.toLowerCase()).length === 0 &&
    !isNamedTool(word) &&
    !isProperName(word.toLowerCase());
  return others.some(isCommon) && others.some((word) => /^\p{Ll}{3,}/u.test(word));
}

function isKnownPair(first: string, second: string): boolean {
  return [second, second.replace(/s$/u, "")].some((word) => kindOfWord(`${first}_${word}`, "noun") !== "strange");
}

function isNoKind(word: string): boolean {
  if (/(?:tion|ment)$/u.test(word) && isAct(word) && !/^(?:medication|accommodation|production)$/u.test(word))
    return true;
  return isTitleHead(word) ? word !== "lead" : isOnlyVerb(gerundBase(word) ?? "");
}

function mayBeDone(first: string, next = ""): boolean {
  const isKind = NOUNS_TOO.has(first) && next.endsWith("ing") && !TAKES_WORK.test(first);
  return pastOf.has(first) && !KIND_AS_WELL.test(first) && !isKind;
}

function isSurelyDone(name: string): boolean {
  const [first = ""] = name.toLowerCase().split(" ");
  const { noun, verb } = partsOfSpeech(first);
  return /^(?:process|test|design|store|trade) \p{Ll}+ing$/iu.test(name) || (verb && !noun && !first.endsWith("ed"));
}

function isSurelyAct(word: string): boolean {
  return ACTS.test(word) || kindOfWord(word, "noun") === FIELDS.act || SURELY_ACT.test(word);
}

function isAct(word: string): boolean {
  if (ACTS.test(word)) return true;
  if (NO_ACT.test(word) || !partsOfSpeech(word).noun) return false;
  const kind = kindOfWord(word, "noun");
  if (word.endsWith("al") && kindOfWord(word, "adj") !== "strange") return false;
  const isMade = NAMES_ACT.test(word) || partsOfSpeech(word).verb;
  return (kind === FIELDS.act && (isMade || /[^s]s$/u.test(word))) || (isMade && PERHAPS_DONE.has(kind));
}

function fits(joint: string | undefined, named: readonly string[], rest: string): boolean {
  if (joint === undefined) return true;
  const head = named.at(-1)?.toLowerCase().split(" ").at(-1) ?? "";
  if (head === "acquisition" && /^(?:knowledge|skills)/u.test(rest)) return false;
  if (joint === "to") return head === "up" || WITH_TO.test(head) || IS_STANDARD.test(rest);
  return !(joint === "in" && GIVEN_TO.test(head));
}

/** With "and" before the last of several; null where it is open what belongs to what. */
function asList(body: string, pieces: readonly string[], named: number): string | null {
  const last = pieces.at(-1) ?? "";
  const isOn = /^(?:\p{Ll}+ing|including|with|for|as well as) /u.test(last);
  if (pieces.length === 1 || isOn || / and /u.test(body.slice(body.lastIndexOf(", ")))) return body;
  if (pieces.length === 2 && named === 1) return null;
  const areAll = pieces.slice(1).every((piece) => {
    const all = headsOf(piece).split(" and ");
    return all.every((name, at) => isNameOfWork(name, false) || isOfMany(name) || at < all.length - 1);
  });
  return areAll ? `${pieces.slice(0, -1).join(", ")} and ${last}` : null;
}

function headsOf(piece: string): string {
  return HEADS.exec(piece)?.groups?.heads ?? "";
}

function withArticle(said: string, named: readonly string[], joint: string | undefined): string | null {
  const heads = named.map((name) => name.toLowerCase().split(" ").at(-1) ?? "");
  const isBare = heads.map((head) => WITHOUT_ARTICLE.test(head));
  const [first = ""] = said.toLowerCase().split(" ");
  const isOne = named.length === 1 && !/[^s]s$/u.test(heads[0] ?? "");
  const isKnown = (isFrequent(first) || joint === "every") && COMES_AGAIN.test(heads[0] ?? "");
  if (isOne && heads[0] !== "entry" && (joint === "of" || isKnown)) return `the ${said}`;
  return isBare.every(Boolean) ? said : null;
}

const IS_FREQUENT = new RegExp(`^(?:\\p{Ll}+-)?${anyOf(FREQUENCY)}$`, "u");

function isFrequent(word: string): boolean {
  return IS_FREQUENT.test(word);
}
