import { anyOf } from "../../../any-of.ts";
import { LEADS_TO, readOpening } from "../../english-verbs.ts";
import { FIELDS, kindOfWord, partsOfSpeech, verbBase } from "../../evidence/meaning/wordnet.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { COUNT_NOUNS } from "./count-nouns.ts";
import { gerundBase } from "../../verb-forms.ts";

/** "unplanned", "unpaid": of these what was not done is said, and no deed. */
export const NOT_DONE = String.raw`[Uu]n(?!load|pack|wrap|block|lock|veil|cover|ifi|it|earth|fold|ti)\p{Ll}+ed`;
const BEGINS_NOT_DONE = new RegExp(`^${NOT_DONE}(?= )`, "u");
const SO_CALLED = new RegExp(
  `^${anyOf(
    "Missed Failed Rejected Lost Reported Aged Delayed Cancelled Canceled Lapsed Returned Repeated Wasted Damaged Stolen Broken",
    "Shared Gated Mixed Used Registered Licensed Licenced Assisted Printed Frozen Heated Listed Fixed Combined Rented Furnished",
    "Recycled Imported Guided Automated Integrated Supported Sheltered Certified Accredited Dedicated Limited Mobilised Enhanced",
    "Advanced Applied Packaged Processed Chilled Cooked Baked Smoked Dried Prepaid Leased",
  )}(?= )`,
  "u",
);
const NEVER_DONE = new RegExp(
  `^(?:${anyOf(
    "Furnished Accrued Skilled Frozen Chilled Gated Aged Detailed Heated Lapsed Missed Failed Delayed Lost Stolen Broken Wasted",
    "Detached Advanced Licensed Unskilled Overdue Sheltered",
  )}|Enhanced (?:DBS|CRB|checks|care)|Controlled (?:drugs?|substances?|goods|waste)) (?!by |with |in |to )`,
  "u",
);
const CHANGES = new RegExp(
  `^${anyOf("reduc increas rais cut cutt tak bring mov grow lower improv shorten expand extend drop halv doubl decreas turn push driv boost")}ing$`,
  "u",
);
const MEASURED = new RegExp(
  String.raw` (?:${anyOf("from up down under below over above at within")} (?:about |around )?|by )?[$€£]?\d\S*(?: (?:an?|per) \p{Ll}+|%| \p{Ll}+ (?:an?|per) \p{Ll}+)? to [$€£]?\d` +
    String.raw`|^(?:\p{L}+ ){2,5}(?:under|below|within|down|up) (?:by )?[$€£]?\d`,
  "u",
);
const VERB_BEHIND = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+ed (?:\p{Ll}+ ){1,3}${anyOf("doubled halved tripled rose fell grew dropped went climbed")}(?=$| |,)`,
  "u",
);
const CHANGED_BY_ONE = / (?:reduced|cut|lowered|raised|halved|shortened|doubled|brought (?:down|up)) (?:from|by|to) /u;
const OPENS_OBJECT = new RegExp(
  `^(?:\\d.*|[$€£].*|${anyOf(
    "the an? all any each every both our their its his her my this that these those new two three four five six seven eight",
    "nine ten and or up out off down over in on to with for at by as of from into after about other more various several own",
    "daily weekly monthly annual multiple over more than what how who entire whole",
  )})$`,
  "u",
);
const ENDS_NAME = new RegExp(
  String.raw`[,:;(–]| - | (?=\d|[$€£])| (?:${anyOf(
    "of for in at on to with by from per across within under over as through about around including between into via after before",
    String.raw`\p{Ll}+ed`,
    "since because than if during using that which who while when where so and or is was were are up down an? each every the now",
  )})(?= |$)`,
  "u",
);
const SOME_OF_IT = new RegExp(
  `^${anyOf(
    "staff food equipment stock data cash inventory work software hardware furniture paperwork correspondence mail email post traffic",
    "waste water fuel feed concrete timber money revenue content copy research information documentation produce bread meat linen",
    "laundry merchandise freight cargo luggage payroll material merch code press media evidence advice support care training help",
    "access glass metal steel wood stone brick tile paint plaster cable wire pipe ducting insulation people personnel morale",
    "compliance safety quality efficiency awareness knowledge english maths science music art history reading writing maintenance",
    "customer everything homework machinery crockery cutlery cleanliness hygiene security recruitment planning performance",
  )}$`,
  "u",
);
const SIZED = new RegExp(
  `^${anyOf(
    "errors costs times? levels? rates? hours prices fees losses delays figures volumes speeds? targets scores charges expenses",
    "areas sites standards conditions methods machines minutes school schools track line lines",
  )}$`,
  "u",
);
const LEADS_ONE = new RegExp(
  `^${anyOf(
    "manag runn lead oversee supervis own open build design cover creat join coach head start organi[sz] writ establish chair",
    "edit launch develop introduc us operat driv maintain lay fitt install pass answer mann staff clos attend complet achiev mak giv tak prepar",
  )}ing$`,
  "u",
);
const OF_NAMES = new RegExp(
  `^${anyOf(
    "Welcome Open Stock Pilot Market Project Program Trade Field Store Shop Brand Model Risk Target Test Sample Price Cost Rate",
    "Score Team Host Staff Plan Play Pay Press Call Deck Head Cash Order Service Support Record Quote Post Water Time Partner Lead Stand Swap Share Change Design Form Function Position Value View Volunteer Respect Weld Spring",
  )}$`,
  "u",
);
const OF_COMPOUNDS = new RegExp(
  `^${anyOf(
    "calls days evenings meetings visits packs checks counts levels forms plans users groups tickets sheets lists maps studies",
    "trials tests results sites stores schools areas shifts events stalls stands duties rooms? routes? meals sessions runs orders cards accounts charges lines",
  )}$`,
  "u",
);

const TITLED = new RegExp(
  `^${anyOf("Registered Certified Licen[cs]ed Chartered Qualified")} ` +
    String.raw`(?:\p{Lu}\p{Ll}+ ){0,2}(?<head>\p{Lu}\p{Ll}+)s?(?=$|[,;]| and )`,
  "u",
);
const IS_DONE = new RegExp(
  String.raw`^(?:Supported|Assisted|Processed|Used|Applied|Combined|Reported|Returned|Integrated) (?:[\p{L}-]+,? ){1,4}` +
    String.raw`(?:(?:to|by|in|through|with|for|and) (?:\p{Ll}+ly )?\p{Ll}{3,})`,
  "u",
);

/** "Accomplished designer with five years" says what somebody is. */
const PRAISED = new RegExp(
  String.raw`^${anyOf("Accomplished Established Experienced Seasoned Distinguished Respected Dedicated Motivated Skilled Talented Trusted Qualified Committed")} ` +
    String.raw`(?!an? |the )(?:[\p{L}-]+ ){0,3}?(?<head>\p{L}+)(?=$|,| ${anyOf("with who offering having in and")} )`,
  "u",
);

function nameBehind(line: string): string[] {
  const rest = line.slice(line.indexOf(" ") + 1);
  return (rest.split(ENDS_NAME)[0] ?? "")
    .trim()
    .split(" ")
    .filter((word) => word !== "");
}

function isOneThing(head: string): boolean {
  if (!/^\p{Ll}{3,}$/u.test(head) || /(?:[^s]s|ly|ed)$/u.test(head) || SOME_OF_IT.test(head)) return false;
  return COUNT_NOUNS.has(head) || (partsOfSpeech(head).noun && kindOfWord(head, "adj") === "strange");
}

function isKnownName(first: string, next: string): boolean {
  const single = next.replace(/s$/u, "");
  return [`${first}_${next}`, `${first}_${single}`, `${first}-${single}`].some(
    (name) => !/strange|noun 04/u.test(kindOfWord(name, "noun")),
  );
}

const IS_RATE = new RegExp(
  `^${anyOf("win close fill hit pass show open click pull return run respond book answer catch repeat reply order")} (?:rates?|ratios?)(?= |,|$)`,
  "iu",
);

const NEVER_VERB = /^Average (?!about |around |over |nearly |[$€£]?\d)\p{Ll}/u;

/** Whether the first word of a line only looks like somebody's deed: "Upselling scheme for reception", "Missed visits from 30 to 11". */
export function namesThing(line: string, isVerbLed = false): boolean {
  const [, behind = ""] = line.split(/[:;] /u);
  if (LEADS_TO.test(line) || CHANGED_BY_ONE.test(line) || readOpening(behind)?.form === "past") return false;
  const titled = TITLED.exec(line)?.groups?.head?.toLowerCase() ?? "";
  const isOfPeople = isTitleHead(titled) || kindOfWord(titled, "noun") === FIELDS.person;
  if (IS_RATE.test(line) || NEVER_VERB.test(line)) return true;
  if (isTitleHead(PRAISED.exec(line)?.groups?.head?.toLowerCase() ?? "")) return true;
  if (isOfPeople || BEGINS_NOT_DONE.test(line) || VERB_BEHIND.test(line)) return true;
  const [first = "", next = ""] = line.split(" ");
  const name = nameBehind(line);
  const head = name.at(-1) ?? "";
  if (head === "" || OPENS_OBJECT.test(next) || /[’']s$/u.test(next)) return false;
  if (NEVER_DONE.test(line)) return true;
  if (!head.endsWith("s") && (isTitleHead(head) || kindOfWord(head, "noun") === FIELDS.person)) return false;
  if (
    /ing$/u.test(first) &&
    MEASURED.test(line) &&
    !CHANGES.test(first.toLowerCase()) &&
    !LEADS_ONE.test(first.toLowerCase())
  )
    return true;
  if (isMovedThing(line, first) || isMeasure(line, first)) return true;
  if (IS_DONE.test(line)) return false;
  if (SO_CALLED.test(line)) return MEASURED.test(line) || isOneThing(head) || isKnownName(first.toLowerCase(), next);
  if (/^\p{Lu}\p{Ll}+ing$/u.test(first)) return namesByGerund(first.toLowerCase(), name);
  return OF_NAMES.test(first) && (isOneThing(head) || (!isVerbLed && OF_COMPOUNDS.test(head)));
}

const FROM_TO = /^(?:[\p{L}-]+ ){1,7}from (?:about )?[$€£]?\d\S* (?:\p{L}+ ){0,3}to [$€£]?\d/u;
const MOVES = new RegExp(
  `^${anyOf("cut increase raise drop lift move grow boost push take bring reduce lower improve run range")}$`,
  "u",
);

/** "Pick accuracy 99.7%": how much of something there was, whatever the lines around it begin with. */
const MEASURE = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?${anyOf(
    "accuracy rates? scores? turnover ratios? volumes? coverage yield uptime attendance growth value times? errors? losses",
  )} (?:${anyOf("of at up down under over above below around about from within to is was")} )?[$€£~<>]?\d`,
  "u",
);

function isMeasure(line: string, first: string): boolean {
  return MEASURE.test(line) && !MOVES.test(readOpening(line)?.base ?? first.toLowerCase());
}

function isMovedThing(line: string, first: string): boolean {
  const word = first.toLowerCase();
  const opening = readOpening(`${word} the thing`);
  return FROM_TO.test(line) && opening?.form === "base" && partsOfSpeech(word).noun && !MOVES.test(word);
}

function namesByGerund(first: string, name: readonly string[]): boolean {
  const head = name.at(-1) ?? "";
  const isVerb = gerundBase(first) !== null || partsOfSpeech(verbBase(first)).verb;
  if (!isVerb || name.length > 3) return false;
  if (isKnownName(first, name[0] ?? "")) return true;
  if ((["noun", "adj"] as const).every((part) => kindOfWord(first, part) === "strange")) return false;
  return SIZED.test(head) || (isOneThing(head) && !LEADS_ONE.test(first));
}
