import { anyOf } from "../../../any-of.ts";
import { type Opening, readOpening } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { isOnlyAdjective, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { baseOf, isOnlyVerb, pastOf } from "../../verb-forms.ts";
import { isKindOfWork, TELLS_WHEN } from "../../verbs-in-context.ts";
import { dictionaryPast, isVerbHere } from "../../verbs-by-dictionary.ts";
import { addArticle } from "./add-articles.ts";
import { ADVERB, hasOpenInfinitive } from "./one-tense.ts";

type Place = Record<"after" | "before" | "joint", string>;
type Verb = Pick<Opening, "form" | "base" | "past">;
type Main = { verb: Verb; word: string; at: number; joint: string; before: string };

const JOINT = new RegExp(
  String.raw`(?<joint>,? and then |,? as well as |,? (?:and|or|then) |; (?:and )?|, )(?<adverb>(?:also |then )?(?:${ADVERB})?)` +
    String.raw`(?<word>\p{Ll}[\p{Ll}-]*)(?=[ ,])`,
  "gu",
);
const OPENS = /^(?<adverb>(?!(?:Supply|Apply|Reply|Comply|Rely|Fly) )\p{L}+ly )?(?<word>\p{L}[\p{Ll}-]*)(?=[ ,])/u;
const PREFIXED = new RegExp(
  `^(?<prefix>${anyOf("co re on off up cross pre over out hand deep")}-)(?<verb>\\p{Ll}+)$`,
  "u",
);
const CLAUSE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    "that which who whom whose where when while if whether how what because until unless before after once as",
    String.raw`using including include included includes between like either let make makes made can will would could must should may might ensur\p{Ll}* assur\p{Ll}* help\p{Ll}*`,
  )})(?!\p{L}| well as)`,
  "iu",
);
const DETERMINED = new RegExp(
  String.raw`^ (?:[$€£]?\d|\p{L}+['’]s |${anyOf(
    String.raw`the an? all any each every both our their its his her my this these those new other various multiple several them it`,
    String.raw`proper accurate timely up-to-date over up\sto how whether`,
  )}(?!\p{L}))`,
  "u",
);
const OF_NO_OBJECT = new RegExp(
  `^ (?:${anyOf("of and or for by in on at as from is are was were to with that which through per")})(?!\\p{L})|^,`,
  "u",
);
const GOES_WITH = new RegExp(
  `^(?:${anyOf("work assist report respond communicate collaborate liaise participate serve travel partner interact consult coordinate")}) ${anyOf(
    "with in as to on for at",
  )} `,
  "u",
);
/** Verbs by the list of them that are as often a noun or an adjective. */
const DOUBTFUL = new RegExp(
  `^${anyOf(
    "address advance break build catalogue chat complete construct correct deal dig draft draw drop estimate experiment export feed",
    "finish harness import lecture log map overhaul patrol pay phone precept prep present raise relay release render reply report",
    "requisition rescue run seat secure select separate smoke spot stay stick stop substitute tailor tag visit wrap practice catch",
    "exhibit express extract level subpoena saute merchandise shelve envelop analyse bid subcontract trim vet overview input output spend fleet",
  )}$`,
  "u",
);
const ENDS_NAME = new RegExp(
  `^ (?:(?!and |or )[\\p{Ll}-]+ ){0,2}?(?!and |or )[\\p{Ll}-]*(?:${anyOf("tion sion ment ance ence sis management control support service design staff team desk")})(?!\\p{L})`,
  "u",
);
const MASS = new RegExp(
  `^(?:incoming |outgoing |new |daily )?${anyOf(
    "paperwork inventory merchandise money payroll food correspondence laundry trash",
  )}(?=$|[,;.]| (?:and|or|for|to|in|on|at|from|with|as|using|by) )`,
  "u",
);

export function verbOf(word: string): Verb | null {
  if (/^(?:can|will|may|might|must)$/u.test(word)) return null;
  const { prefix, verb = word } = PREFIXED.exec(word)?.groups ?? {};
  const found = knownVerb(verb);
  if (found === null || prefix === undefined) return found;
  return { ...found, base: prefix + found.base, past: prefix + found.past };
}

function knownVerb(word: string): Verb | null {
  const known = readOpening(`${word} the one`);
  if (known) return known;
  for (const base of [word.replace(/ies$/u, "y"), word.replace(/es$/u, ""), word.replace(/s$/u, "")]) {
    const past = base === word ? null : dictionaryPast(base);
    if (past !== null) return { form: "third", base, past };
  }
  const bases = [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3), `${word.slice(0, -3)}y`];
  const base = word.endsWith("ed") ? bases.find((one) => dictionaryPast(one) === word) : undefined;
  return base === undefined ? null : { form: "past", base, past: word };
}

function isNounToo(base: string): boolean {
  const bare = base.replace(/^.*-/u, "");
  if (DOUBTFUL.test(bare)) return true;
  return !isOnlyVerb(bare) && (partsOfSpeech(bare).noun || kindOfWord(bare, "adj") !== "strange");
}

function meetsObject(after: string): boolean {
  if (DETERMINED.test(after)) return true;
  const [next = ""] = after.trim().split(/[ ,;.]/u);
  const saysWhich = isOnlyAdjective(next) && !/(?:ed|ing)$/u.test(next);
  return saysWhich || MASS.test(after.trim());
}

const AFTER_ADJECTIVE = /^ (?:an? |the )?(?:[\p{L}-]+(?:-\p{L}+|al|ive|ous|ic|ful|able|ible)|new)$/u;
/** "product and service sales": of two things one after the other the second is no deed. */
const BESIDE_THINGS = /(?:s|ly|them|\d)\)?,?$/u;

const DONE_BY_OTHERS = /^ (?:(?:up|out|on|over|down|in) )?by (?!\p{Sc}?\d[\d.,]*(?:%| ?percent|$)|\p{L}+ing)/u;

function isSurely(verb: Verb, first: Verb, { after, before, joint }: Place): boolean {
  const { form, base, past } = verb;
  const [, next = "", rest = ""] = /^(?:,? and|,? or|,) (\p{Ll}+)(?=[ ,.]|$)(.*)/u.exec(after) ?? [];
  const beside = next === "" ? null : verbOf(next);
  if (beside?.form === form && (form === "base" || form === "third")) {
    const isBesideVerb = !isNounToo(beside.base);
    const isOfObject = isBesideVerb || (form === "third" && (MANY.test(rest) || meetsObject(rest)));
    if (form === "base" || first.form === form || isBesideVerb)
      return !isNounToo(base) || (joint.startsWith(", ") && isOfObject);
  }
  if (DONE_BY_OTHERS.test(after)) return false;
  if (form === "third" && /^ (?:\d+|K) ?[-–]/u.test(after)) return false;
  if (after.startsWith(" of ") || !/^ [\p{L}\d$€£"“(]/u.test(after)) return false;
  if (form === "gerund") return / (?:and|or) /u.test(joint) && !isNounToo(base) && meetsObject(after);
  const isNoun = isNounToo(base) || base.includes("-");
  if (isKindOfWork(before, after) || TELLS_WHEN.test(after)) return false;
  if (/^ up (?!with |on |to |by )/u.test(after) && base === "follow") return false;
  if (GOES_WITH.test(base + after)) return !isNoun || (form === first.form && BESIDE_THINGS.test(before));
  if (OF_NO_OBJECT.test(after) && (form !== "base" || isNoun)) return false;
  if (form === "past" && joint.startsWith(", ") && AFTER_ADJECTIVE.test(before)) return DETERMINED.test(after);
  if (form === "past")
    return (
      DETERMINED.test(after) ||
      (isPlainPast(past) && first.form === "past") ||
      (isPlainPast(past) && !/ed$/u.test(past))
    );
  if (!isNoun) return true;
  if (first.form !== form) return DETERMINED.test(after) && !/^ (?:up to|over|under|from|about|around) /u.test(after);
  if (DETERMINED.test(after)) return true;
  if (/sales$/u.test(before) || !BESIDE_THINGS.test(before) || ENDS_NAME.test(after)) return false;
  if (form === "third") return MANY.test(after) || meetsObject(after);
  return meetsObject(after) || (/ (?:and|or) /u.test(joint) && isVerbHere(base, after, isOnlyVerb));
}

/** "compiled", but not "detailed", which may tell what something is like. */
function isPlainPast(past: string): boolean {
  return (
    !/ed$/u.test(past) ||
    (kindOfWord(past, "adj") === "strange" &&
      baseOf.has(past) &&
      !/^(?:stored|planned|assigned|associated)$/u.test(past))
  );
}

const MANY = /^ (?!sales |sports |goods |systems |operations )\p{Ll}+[^s\P{L}]s(?=$|[,;.]| )/u;

const NEXT = new RegExp(String.raw`^(?:,? and|,? or|,)? (?:${ADVERB})?(\p{L}[\p{L}-]*)`, "u");

/** "interview" in "screened, interview and qualified staff": it shares the object of the verbs beside it. */
function isTwin({ form, base }: Verb, after: string, first: Verb): boolean {
  const [, next = ""] = NEXT.exec(after) ?? [];
  const isOfVerb = /^(?:,| and | or )/u.test(after) || form === "base";
  const other = isOfVerb ? verbOf(next) : null;
  if (/^(?:,| and | or )/u.test(after) && other === null) return false;
  if (/^ \p{Ll}+ed /u.test(after) && other?.form === "past") return false;
  if (/^ (?:of|by)(?!\p{L})/u.test(after) || (form === "base" && isNounToo(base) && ENDS_NAME.test(after)))
    return false;
  if (form !== "gerund") return true;
  return first.form === "past" && !isNounToo(base) && /^ (?!of |and |for |in )[\p{L}\d]/u.test(after);
}

function mayBeVerb({ form }: Verb, after: string): boolean {
  return form === "base" && /^ \p{Ll}/u.test(after) && !OF_NO_OBJECT.test(after);
}

function mainVerbs(mask: string, first: Main): Main[] | null {
  const [found, perhaps]: [Main[], Main[]] = [[first], []];
  let from = first.at + first.word.length;
  for (const { index, groups: { joint = "", adverb = "", word = "" } = {} } of mask.matchAll(JOINT)) {
    const verb = index < from ? null : verbOf(word);
    if (!verb || (verb.base === "include" && verb.form === "third" && first.verb.form !== "third")) continue;
    const at = index + joint.length + adverb.length;
    const [before, after] = [mask.slice(from, index).replace(PARTICLE, ""), mask.slice(at + word.length)];
    if (isShielded(verb, before) || (found.at(-1)?.verb.base === "help" && verb.form === "base")) continue;
    if (beginsAgain(before)) return null;
    const isMain =
      before === "" ? isTwin(verb, after, first.verb) : isSurely(verb, first.verb, { after, before, joint });
    const main = { verb, word, at, joint: joint + adverb, before };
    if (isMain) from = at + word.length;
    if (isMain) found.push(main);
    else if (first.verb.form !== "past" && mayBeVerb(verb, after)) perhaps.push(main);
  }
  if (perhaps.length === 0) return found;
  const sure = found.filter(
    (one) => one === first || (one.verb.form === first.verb.form && !isNounToo(one.verb.base)),
  ).length;
  const isChain = found.slice(1).every(({ joint }) => joint.startsWith(", ") && !/ (?:and|or) /u.test(joint));
  const isApart = perhaps.every(
    ({ joint, before }) => joint.startsWith(",") || (isChain && BESIDE_THINGS.test(before)),
  );
  if (sure < FEWEST_SURE || !isApart) return null;
  const all = [...found, ...perhaps].toSorted((one, other) => one.at - other.at);
  return all.map((main, place) => {
    const { at = 0, word = "" } = all[place - 1] ?? {};
    return place === 0 ? main : { ...main, before: mask.slice(at + word.length, main.at - main.joint.length) };
  });
}

/** "for the buyers Create and maintain": another line begins before the verb. */
function beginsAgain(before: string): boolean {
  return [...before.matchAll(/ (?<word>\p{Lu}\p{Ll}+)(?=$| \p{Ll})/gu)].some(({ groups }) => {
    const word = groups?.word?.toLowerCase() ?? "";
    return verbOf(word)?.form === "base" && !isNounToo(word);
  });
}

function isShielded({ form }: Verb, before: string): boolean {
  if (CLAUSE.test(before)) return true;
  return (
    (form === "base" && hasOpenInfinitive(before)) || (form === "gerund" && / \p{Ll}{2,}ing(?!\p{L})/u.test(before))
  );
}

function opensWithVerb(line: string, verb: Verb, others: readonly Main[]): boolean {
  if (readOpening(line) !== null || (verb.form === "past" && isPlainPast(verb.past))) return true;
  const [, next = ""] = /^\S+ (\p{Ll}+)/u.exec(line) ?? [];
  const after = line.slice(line.indexOf(" "));
  if (verb.form !== "base" || !pastOf.has(verb.base) || isTitleHead(next) || ENDS_NAME.test(after)) return false;
  const twins = others.filter(({ before }) => before === "");
  return twins.length > 1 || others.some(({ verb: other }) => other.form === "base" && !isNounToo(other.base));
}

const PARTICLE = /^ (?:out|up|off|down|over|back)$/u;
const FEWEST_SURE = 3; // among so many verbs, what may be one is one
const LISTS = /, /u;

function goesOn(rest: string, { form }: Verb): boolean {
  const others = [...rest.matchAll(/ (?:and|or) (?:\p{Ll}+ly )?(?<word>\p{Ll}+)(?=[ ,]|$)/gu)];
  if (others.some(({ groups }) => [form, "past"].includes(verbOf(groups?.word ?? "")?.form ?? ""))) return true;
  if (/, \p{Ll}{3,}ed /u.test(rest)) return true;
  return others.length === 0 && /, (?!\p{Ll}+ing |which |including |such |with |as )/u.test(rest);
}

/** Where "and" has to stand before the last verb; null where one of them has a list that ends in no "and". */
function lastJoint(mains: readonly Main[], mask: string): { at: number; joint: string } | null {
  const last = mains.at(-1);
  if (!last || !/^, (?:then )?(?:\p{Ll}+ly )?$/u.test(last.joint)) return null;
  const objects = mains.slice(1).map(({ before }) => before);
  const isOpen = objects.some((one) => LISTS.test(one) && !/ (?:and|or) /u.test(one));
  const rest = mask.slice(last.at);
  if (isOpen || /, (?:and|or) /u.test(rest) || goesOn(rest, last.verb)) return null;
  const isPair = mains.length === 2 && !objects.some((one) => /,| (?:and|or) /u.test(one)) && !/,/u.test(rest);
  return { at: last.at - last.joint.length, joint: `${isPair ? "" : ","} and ${last.joint.replace(/^, /u, "")}` };
}

function withArticleOf(deed: string): string {
  return addArticle(`I ${deed}`).slice("I ".length);
}

/** What is told of one deed after the other, as "I" says it: its verbs in one form, and "and" before the last of them. */
export function inOneForm(line: string, isCurrent: boolean): string | null {
  const mask = line.replace(/\([^()]*\)/gu, (aside) => "_".repeat(aside.length));
  const { adverb = "", word = "" } = OPENS.exec(mask)?.groups ?? {};
  const verb = verbOf(word.toLowerCase());
  if (!verb || verb.form === "gerund" || /^(?:be|have|do|help|let)$/u.test(verb.base)) return null;
  const mains = mainVerbs(mask, { verb, word: word.toLowerCase(), at: adverb.length, joint: "", before: "" });
  if (!mains || mains.length < 2 || !opensWithVerb(line.slice(adverb.length), verb, mains.slice(1))) return null;
  const isEither = verb.base === verb.past;
  // "Program the press; wrote 85 programs": what was done by it stays done.
  const done = mains.find((one) => one.joint.startsWith(";") && one.verb.form === "past");
  if (done && verb.form !== "past" && !isEither) {
    const base = `${isCurrent ? verb.base : verb.past}${line.slice(adverb.length + word.length, done.at)}`;
    return `I ${adverb.toLowerCase()}${base}I ${line.slice(done.at)}`;
  }
  const isPast = isEither ? mains.slice(1).every((one) => one.verb.form === "past") : verb.form === "past";
  const form = isCurrent && !isPast ? "base" : "past";
  const joined = lastJoint(mains, mask);
  const said = mains.toReversed().reduce((text, { verb: own, word: written, at }, index) => {
    const to = own.form === form ? written : own[form];
    const isLast = index === 0 && joined !== null;
    const start = isLast ? joined.at : at;
    const deed = `${to}${text.slice(at + written.length)}`;
    return `${text.slice(0, start)}${isLast ? joined.joint : ""}${at === 0 ? deed : withArticleOf(deed)}`;
  }, line);
  return `I ${said.slice(0, adverb.length).toLowerCase()}${said.slice(adverb.length)}`;
}
