import { anyOf } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { FIELDS, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { gerundBase, isOnlyVerb } from "../../verb-forms.ts";
import { isRunTogether } from "./runs-together.ts";
import { goesOnToDeed, withSmallWords } from "./told-roles.ts";

const NAMES_ACT = /(?:tion|sion|ment|sis|ance|ence|ing|al|sign|view|out|up)s?$/u;
const ACTS = new RegExp(
  `^${anyOf("support repair backup sales oversight delivery recovery entry care setup upkeep cleanup sale purchase purchases repairs updates")}$`,
  "u",
);
/** What one has or is given, and no work of one's own. */
const NO_ACT = new RegExp(
  `^${anyOf(
    "attendance experience understanding knowledge training education certification certifications background ability abilities skills proficiency",
    "expertise familiarity attention commitment department equipment environment document documents position appointment achievement",
    "achievements accomplishment accomplishments recognition promotion graduation completion competence confidence excellence performance",
    "application applications award evidence reference audience science license licensure existence difference presence intelligence standing rating building",
    "clothing being thing something meaning feeling belonging setting settings meeting reason function functions section division station",
    "organization corporation institution association foundation institution generation population location region mission vision version",
    "option condition conditions situation relation relations edition position positions member government apartment element segment moment",
    "instrument agreement agreements professional individual principal hospital capital material materials journal original animal terminal",
    "proposal proposals manual manuals potential credential credentials total goal goals interval metal general federal central national",
    "compliance involvement passion dedication satisfaction consideration comprehension appreciation intention motivation reputation ambition increase decrease",
    "growth savings result results success improvement improvements instruction instructions reporting responsibilities responsibility",
  )}$`,
  "u",
);
const PRAISE = new RegExp(
  `^${anyOf(
    "excellent extensive strong solid good great proven other general various skilled demonstrated advanced outstanding exceptional superior",
    "effective expert thorough deep sound successful measurable significant special key new a an the my our one two three four five six seven eight nine ten",
  )}$`,
  "iu",
);
const NAME_OF_ACT = new RegExp(
  String.raw`^(?<words>\p{L}[\p{L}-]+(?:(?:,| and| &|,? and)? [\p{L}-]+){0,5}?) (?<joint>${anyOf("of for in to with")}) (?<rest>[$€£]?(?:\p{L}|\d\S* ).+)$`,
  "u",
);
const GIVEN_TO = new RegExp(`^${anyOf("training coaching mentoring counseling education instruction guidance")}$`, "u");
const WITH_TO = new RegExp(`^${anyOf("support assistance delivery presentation presentations distribution")}$`, "u");
const NO_NAME = new RegExp(
  `^(?:${anyOf(
    "the an? his her its their this that these those my our including includes included always also in to through with for of as by at",
    "on from then while when out or home-based involved total completed practiced yielded",
  )}|.{3,}ed|.{3,}ly|.*responsibilities|.*duties|tasks?)$`,
  "iu",
);
const KIND_AS_WELL = new RegExp(
  `^${anyOf(
    "process project program programme design test field staff sales content account store shop team web software",
    "food data travel cash account budget quality trade master brand work crew",
  )}$`,
  "u",
);
const FINITE = new RegExp(
  `(?<!(?:that|which|who|where|as|what) )(?<!\\p{L})${anyOf("is are was were has had have am will would can may included")}(?!\\p{L})`,
  "u",
);
const DEED_BESIDE = /(?:, | and )\p{Ll}{2,}ed (?!and |or |by |to |in )\p{L}/u;
const WORKED_ON = new RegExp(
  String.raw`^(?:(?:[Mm]y |[Tt]he )?(?<kind>(?:${anyOf("daily main key primary specific other general regular basic core job work typical")} ){0,2})` +
    String.raw`(?<what>${anyOf("duties responsibilities tasks")}) (?:also )?includ(?:ed|es?|ing):? ?)(?<rest>.+)$`,
  "iu",
);

/** What a line names and what leads to it: "My work included" and "the supervision of two clerks". */
type Named = { lead: string; what: string };

/** A line that names what was done, "Supervision of two clerks"; null for any other line. */
export function namedAct(line: string, isCurrent: boolean): Named | null {
  const { words = "", joint = "", rest = "" } = NAME_OF_ACT.exec(line)?.groups ?? {};
  const all = words.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const [first = ""] = all;
  const head = all.at(-1) ?? "";
  const heads = words
    .toLowerCase()
    .split(/,? and | & |, /u)
    .map((part) => part.split(" ").at(-1) ?? "");
  if (isRunTogether(line) || (head === "acquisition" && /^(?:knowledge|skills)/u.test(rest))) return null;
  if (!heads.every(isAct) || PRAISE.test(first) || readOpening(line) !== null || FINITE.test(rest)) return null;
  if (DEED_BESIDE.test(rest) || goesOnToDeed(rest) || /^using /u.test(rest) || all.some((word) => NO_NAME.test(word)))
    return null;
  if (
    all[0] === "and" ||
    all.some((word) => word !== "and" && !heads.includes(word) && isNoKind(word)) ||
    (!heads.includes(first) && mayBeDone(first))
  )
    return null;
  if (joint === "to" ? !WITH_TO.test(head) : joint === "in" && GIVEN_TO.test(head)) return null;
  const isOne = heads.length === 1 && joint === "of" && !head.endsWith("s") && head !== "entry";
  const said = `${withSmallWords(words)} ${joint} ${rest}`;
  return { lead: `My work ${isCurrent ? "includes" : "included"}`, what: isOne ? `the ${said}` : said };
}

function isNoKind(word: string): boolean {
  // "Administration Management Monitoring of ...": acts one after the other are a list of headings.
  if (/(?:tion|ment)$/u.test(word) && isAct(word)) return true;
  return isTitleHead(word) ? word !== "lead" : isOnlyVerb(gerundBase(word) ?? "");
}

function mayBeDone(first: string): boolean {
  return partsOfSpeech(first).verb && !KIND_AS_WELL.test(first) && !/(?:ing|tion|ment)$/u.test(first);
}

function isAct(word: string): boolean {
  if (NO_ACT.test(word)) return false;
  if (ACTS.test(word)) return true;
  return partsOfSpeech(word).noun && NAMES_ACT.test(word) && kindOfWord(word, "noun") === FIELDS.act;
}

export function namedDuties(line: string, isCurrent: boolean): Named | null {
  const { kind = "", what = "", rest = "" } = WORKED_ON.exec(line)?.groups ?? {};
  if (rest === "" || isRunTogether(rest) || FINITE.test(rest) || DEED_BESIDE.test(rest) || goesOnToDeed(rest))
    return null;
  const lead = `My ${kind.toLowerCase()}${what.toLowerCase()} ${isCurrent ? "include" : "included"}`;
  return { lead, what: lowerFirst(rest).replace(/(?<=, (?:and )?)\p{Lu}\p{Ll}+ing(?=,| and | \p{Ll})/gu, lowerFirst) };
}
