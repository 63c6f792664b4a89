import { anyOf } from "../../../any-of.ts";
import { gerundBase, isOnlyVerb, lowerFirst, readOpening } from "../../english-verbs.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { kindOfWord, partsOfSpeech, verbBase } from "../../evidence/meaning/wordnet.ts";
import { NAMES_A_TRADE } from "./names-of-work.ts";
import { headOf, isPerson, isRunTogether, withSmallStart } from "./named-work.ts";

const LONGEST = 26; // in words
const FEWEST = 3; // in words
const FINITE = new RegExp(
  String.raw`(?:^|\s)${anyOf(
    "is are was were am has had have will can could would should may must do does did not I my me we our us you your they them he she it its that doubled halved rose fell grew dropped meets ensures provides requires certified trained assigned which who whose what",
  )}(?:\s|$)`,
  "iu",
);
const NO_WORK = new RegExp(
  String.raw`[!?|@:;]|^${anyOf(
    "references? awards? winner finalist member skills?",
    String.raw`(?:saturdays?|sundays?|weekends?|evenings?|nights?|mornings?|holidays?|shifts?)(?=$|,)`,
    "other various knowledge ability experience excellent strong good fast hours? salary reason notice available availability promotion promoted",
    "one two three four five six seven eight nine ten clean open no not never best top first second third last also then if while when where after before during because part full",
    "course courses degree diploma certificate certification training licence license school college university",
  )}(?![\p{L}-])|\b(?:19|20)\d\d\b`,
  "iu",
);
/** Acts, what is said and written, and what happens: the fields of WordNet that name work. */
const OF_WORK = /^noun (?:04|10|11)$/u;
const NAMES_WORK = new RegExp(
  `(?:[^st]ation|[^s]ssion|ction|ption|ment|[^th]ing|sis|enance|idance|istance)s?$|^${anyOf(
    "reviews? checks? audits? uploads? updates? posts? visits? classes support care cover work plans? interviews? returns? reports? calls?",
    "dashboards? scripts? pipelines? modules? models? jobs designs? drawings? websites? campaigns? newsletters? menus? quotes? surveys?",
    "contracts? schemes? programmes? programs? campaigns? ranges? rounds?",
    "admin administration runs? routes? duties duty bookings appraisals? inductions? viewings? docs? entries tests? help counts?",
    "accruals? prepayments? recs? reconciliations? journals? ledgers? payroll forecasts? budgets? statements? tills? stock",
    "samples? swabs? lessons? workshops? events? sessions? consultations? demos? follow[\\s-]ups? stocktakes? patrols? control loans? displays? rounds? handovers? minutes rotas? rosters? invoices?",
    "orders? repairs? installs? bookings? deliveries projects? analyses investigations? conferences? applications? assessments?",
  )}$`,
  "u",
);

const NO_ACT = new RegExp(
  `^${anyOf(
    "distinctions? merits? variance teams? crews? kitchens? wards? attention",
    "(?:equip|depart|apart|environ|docu|instru|seg|base|pave|gar|supple)ments? regulations? codes? promotions? accidents?",
    "swimming running climbing hiking reading gardening travell?ing",
  )}$`,
  "u",
);

/** "Initial and further assessments" are of one kind. */
const OF_TWO_KINDS = /(?<=^|, )(?<one>\p{L}+) and (?=\p{L}[\p{L}-]* \p{L})/gu;

function itemsOf(text: string): string[] {
  return text.replace(OF_TWO_KINDS, "$<one>-and-").split(/,? (?:and|or) |, /u);
}

function namesWork(head: string): boolean {
  if (!/^[\p{L}-]{3,}$/u.test(head) || NO_ACT.test(head)) return false;
  return NAMES_WORK.test(head) || OF_WORK.test(kindOfWord(head, "noun")) || gerundBase(head) !== null;
}

/** What stands beside a name of work is one too, unless it is plainly something that was done. */
function isDeed(item: string): boolean {
  const [first = ""] = item.toLowerCase().split(" ");
  const { noun, verb } = partsOfSpeech(first);
  if (/^follow[ -]ups?$/u.test(item)) return false;
  return (/\p{L}{2}ed$/u.test(first) && !noun) || (verb && !noun && !first.endsWith("ing"));
}

function listed(text: string): string {
  const sized = /^(?<list>.+), (?<size>\d[\d,]* (?:\p{Ll}+ )?(?:\p{Ll}+s|staff|people))$/u.exec(text)?.groups;
  if (sized?.list && !/\d/u.test(sized.list)) return `${listed(sized.list)} (${sized.size})`;
  const at = text.lastIndexOf(", ");
  const last = text.slice(at + ", ".length);
  if (
    at < 0 ||
    / (?:and|or) /u.test(last) ||
    /^(?:\d|about |over |up to |around |Year |level |class |aged? |all |both |any |mostly |mainly )/u.test(last)
  )
    return text;
  return `${text.slice(0, at)} and ${last}`;
}

const PERIODIC = /^(?:hourly|daily|nightly|weekly|monthly|quarterly|annual|yearly) /iu;
const TWO_VERBS = /^(\p{L}+) and (\p{Ll}+) \p{Ll}/u;
/** "Quality check of each piece, scrap under 1%" */
const MEASURE_BEHIND = /, [^,]{2,40}\d[\d.,]* ?%$/u;

const ASIDE = / \([^()]{0,80}\)/gu;
const ASIDE_AT_END = / \([^()]{0,80}\)$/u;

function hasVerb(item: string): boolean {
  return item
    .split(" ")
    .slice(1)
    .some((word, at, words) => {
      const isPast = word.length > 2 && /^\p{Ll}+$/u.test(word) && readOpening(`${word} it`)?.form === "past";
      return (
        isPast && (at === words.length - 1 || GOES_ON.test(words[at + 1] ?? "") || /ing$/u.test(words[at + 1] ?? ""))
      );
    });
}
const GOES_ON = new RegExp(
  `^${anyOf("from to in by with on at for into the a an every daily weekly within over under during after before covering in-house")}$`,
  "u",
);

function isBareThing(head: string): boolean {
  return !namesWork(head) && !COUNT_NOUNS.has(head) && /[^s]$/u.test(head) && kindOfWord(head, "noun") === "noun 06";
}

function isOneOf(item: string): boolean {
  const head = headOf(item);
  return (
    (COUNT_NOUNS.has(head) || head === "book") &&
    !/(?:[^s]s|ing)$/u.test(head) &&
    !/^(?:the|an?|my|our|own) /iu.test(item)
  );
}

const IS_SO = /^(?:\p{L}+ble|\p{L}{3,}ful|In charge|Part of|Member of|Point of|Own) /iu;

function namesSomebody(heads: readonly string[]): boolean {
  const isOne = (head: string) => isTitleHead(head) && !head.endsWith("s");
  const [first = ""] = heads;
  return [isPerson(first) ? first : "", ...heads.filter(isOne)].some((head) => head !== "" && !NAMES_WORK.test(head));
}

/** What a line that only names work says of it: "My work included carer reviews and visits"; null for any other line. */
export function includedWork(line: string, isCurrent: boolean, isNamed = false): string | null {
  const bare = line.replace(ASIDE, "");
  const text = bare.replace(/ & /gu, " and ").replace(MEASURE_BEHIND, "");
  const words = text.split(" ");
  const [aside = ""] = ASIDE_AT_END.exec(line) ?? [];
  const isKept = words.length < FEWEST || (/\d/.test(aside) && !/(?:19|20)\d\d/.test(aside));
  const shouted = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  if ((words.length < FEWEST && aside === "") || words.length > LONGEST || shouted * 2 > words.length) return null;
  if (/(?<!\p{L})(?:below|under|above|over) [$€£]?\d/u.test(text)) return null;
  if (/^[$€£\d]/u.test(text)) return null;
  if (FINITE.test(text.replace(/(?<!\p{L})IT(?!\p{L})/gu, "")) || NO_WORK.test(text) || /[()]/u.test(text)) return null;
  if (
    TWO_VERBS.exec(text)
      ?.slice(1)
      .every((word) => readOpening(`${word} the`)?.form === "base")
  )
    return null;
  const { form = "gerund", rest = "" } = readOpening(text) ?? {};
  const isOfMany = form === "third" && /^(?:,| and | for | of | in | on | at | at )/u.test(rest);
  const all = itemsOf(text);
  const items =
    /^[^,]+ (?:on|with|for|of|to) \p{Ll}+s$/u.test(all[0] ?? "") && namesWork(headOf(all[0] ?? ""))
      ? all.slice(0, 1)
      : all;
  const heads = items.map(headOf);
  const named = heads.filter(namesWork).length + (PERIODIC.test(text) ? 1 : 0);
  if (
    /(?<!(?:years?|ages?|aged|levels?|grades?|classes|stages?) )(?<![\d.,])\d[\d.,]* ?\p{Ll}{0,8} ?to \d/u.test(text) ||
    all.some((item, at) => (at > 0 && /^[$€£]/u.test(item)) || hasVerb(item))
  )
    return null;
  if (
    heads.filter(isBareThing).length * 2 > heads.length ||
    items.some((item) => /^(?:no|never) /u.test(item)) ||
    namesSomebody(heads) ||
    isRunTogether(text)
  )
    return null;
  if (
    (!isNamed && form !== "gerund" && !isOfMany) ||
    IS_SO.test(text) ||
    named * 2 < heads.length ||
    items.some(isDeed)
  )
    return null;
  return `My work ${isCurrent ? "includes" : "included"} ${isOneOf(items[0] ?? "") ? "the " : ""}${withSmallStart(listed(text))}${isKept ? aside : ""}`;
}

/** "Inducting starters and making sure of their papers", whose verbs cannot all be put in another form. */
export function gerundAsWork(line: string, isCurrent: boolean): string | null {
  const [first = "", second = ""] = line.replace(/^(?<one>\p{L}+ing) and \p{Ll}+ing (?=\p{Ll})/u, "$<one> ").split(" ");
  const word = first.toLowerCase();
  const isVerb = word.endsWith("ing") && (gerundBase(word) !== null || partsOfSpeech(verbBase(word)).verb);
  const hasObject = OBJECT.test(second) || /^\p{Ll}+[^s]s,?$/u.test(second);
  const isOfDeeds = line.split(", ").some((part) => readOpening(part)?.form === "past" || hasVerb(part));
  if (
    isOfDeeds ||
    isRunTogether(line) ||
    !isVerb ||
    !hasObject ||
    FINITE_OF_ONESELF.test(line) ||
    line.split(" ").length > LONGEST
  )
    return null;
  return `My work ${isCurrent ? "includes" : "included"} ${lowerFirst(listed(line.replace(/(?<![.;,\s])[.;,\s]+$/u, "")))}`;
}

const OBJECT = /^(?:work|stock|the|an?|all|any|each|every|both|new|up|out|for|with|to|on|\d+|[\p{Lu}/]{2,10})$/u;
const FINITE_OF_ONESELF = /(?:^|\s)(?:I|my|me|we|our|us|you|your)(?:\s|$)/u;

const INCLUDED = /^My work include[sd] /u;

/** Two sentences of what belonged to the work as one; null for any others. */
export function joinIncluded(one: string, other: string): string | null {
  const lead = INCLUDED.exec(one)?.[0];
  return lead !== undefined && other.startsWith(lead) ? `${one}, as well as ${other.slice(lead.length)}` : null;
}

const WITH_OTHERS =
  /^(?:dealing|caring|looking|working|waiting|helping|talking|listening|reporting|acting|standing|filling|covering)$/u;

/** Whether a name of work tells what is done with something: "diagnosing faults" is done, and not handled. */
export function isDoingSomething(name: string): boolean {
  const [first = "", second = ""] = name.split(" ");
  const base = gerundBase(first);
  if (!/\p{Ll}{2}ing$/u.test(first) || NAMES_A_TRADE.test(first) || /^(?:and|of)$/u.test(second)) return false;
  if (/^(?:for|in|on|at|with|to)$/u.test(second)) return isOnlyVerb(base ?? "") || WITH_OTHERS.test(first);
  return /^(?:the|an?|all|work|\d.*|\p{Ll}{2,}[^s]s,?|\p{Ll}{3,}ing)$/u.test(second) || isOnlyVerb(base ?? "");
}
