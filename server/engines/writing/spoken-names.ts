import type { Posting } from "../../domain/posting.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { findPlace } from "../../domain/distance.ts";
import { isUnnamed } from "../postings/company-names.ts";
import { isGoBetween } from "../postings/recruiters.ts";
import { withoutCall } from "../postings/page-chrome.ts";
import { isPlaceName, judgePart } from "../analysis/judge-part.ts";
import { unknownWords } from "./languages/en/known-words.ts";
import { asPerson } from "./english-nouns.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { unshouted } from "./real-employer.ts";
import { LANGUAGE_NAMES } from "./facts/language-names.ts";
import { shownTitle } from "./shown-title.ts";

const LEGAL_FORM = new RegExp(
  String.raw`(?:,?\s|['’](?=ltd|inc|llc))${anyOf(
    String.raw`inc llc l\.l\.c (?:pvt\.?\s)?ltd (?:private\s)?limited pvt clg dac cic cio corp corporation plc llp lp pty gmbh\s&\sco\.?\skg gmbh ggmbh ag kg se e\.?\s?[vk] ltda srl s\.a\.c s\.r\.l scrl asbl s\.c s\.l\.u s\.l`,
    String.raw`s\.?a\.?\sde\sc\.?v s\.?\sde\sr\.?l\.?(?:\sde\sc\.?v)? mbh s\.?\s?coop gbr`,
    String.raw`sl s\.a s\.a\.s sas sarl sa s\.p\.a b\.v bv nv oy ab cjsc ojsc jsc`,
  )}\.?$`,
  "i",
);
const COUNT = /^\(\d{1,2}\) /;
const GENDERS = /(?:^|[\s([])[mwfdxh](?:[/|*][mwfdxh]){1,3}(?![\p{L}\d])[)\]]?/giu;
const IN_BRACKETS = new RegExp(
  String.raw` ?[([][^()[\]]{0,60}${anyOfLines`
    tbd|remote|hybrid|on-?site|time|contract|temporary|genders|positions?
    openings?|vacanc\p{L}+|, \p{Lu}{2}|(?<=[([])(?:[pf]/?t|fte|prn|(?:fe)?male ?/ ?(?:fe)?male)(?=[)\]])
  `}[^()[\]]{0,20}[)\]]`,
  "giu",
);
const YEARS =
  /^(?:19|20)\d\d(?:[-–/](?:19|20)?\d\d)?\s|\s\(?(?:19|20)\d\d(?:[-–/](?:19|20)?\d\d)?\)?(?: school year)?$/gi;

/** "ab 1. September 2025", "à partir de janvier": when it begins, and whose house it is. */
const BEGINNING = new RegExp(
  String.raw`,? ${anyOfLines`
    (?:ab|zum)\s(?:sofort|(?:\d{1,2}\.\s?)?(?:\d{1,2}\.\s?)?(?:\p{Lu}\p{Ll}+\s)?20\d\d|\d{1,2}\.\s\p{Lu}\p{Ll}+)
    à\spartir\sd[eu'’]\s?[\p{L}\d ]{3,25}|a\spartir\sde\s[\p{L}\d ]{3,25}
    für\sunsere?[nms]?\s[\p{L} -]{3,60}
  `}$`,
  "iu",
);

const PLACE = /,? (?:remote|hybrid|on-?site|united states|careers|jobs)$/i;
/** "Acme (Staffing Agency) Monmouth County, NJ": what feeds write behind a name. */
const BEFORE_BRACKET = /^(?<name>[^()]{2,60}) \(/u;
const STATE = /, \p{Lu}{2}$/u;
const IN_TOWN =
  /(?<=^(?!.*(?:Universit|College|School)).{3,60} (?<last>\p{L}+)), (?<town>\p{Lu}\p{Ll}{3,20}(?: \p{Lu}\p{Ll}{2,20})?)$/u;

function isTown(name: string, last: string): boolean {
  if (unknownWords(last.toLowerCase()).length > 0) return false;
  return isPlaceName(name) || (!name.includes(" ") && unknownWords(name.toLowerCase()).length > 0);
}

const FEWEST_BEFORE_TOWN = 2; // in words: "Hotel Chicago" is called so
const TOWN_WORDS = [3, 2, 1];
const IN_STATES = /, (?:United States|USA)$/u;
/** "Museum of Fine Arts Boston", "City of North Miami": of these the place is a part of the name. */
const CALLED_BY_PLACE = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    "of in at for and the university college school academy hospital clinic museum library bank law legal church theatre theater",
    "orchestra opera ballet city town village county state airport port club society council public national federal saint",
    "north south east west northern southern eastern western greater metro metropolitan central downtown old new upper lower",
  )}|&)(?!\\p{L})|children['’]s`,
  "iu",
);

/** "DGA Security New York, NY": what feeds write behind a name of several words. */
function withoutTown(named: string): string {
  const behind = (IN_STATES.exec(named) ?? STATE.exec(named))?.[0];
  if (behind === undefined) return named;
  const words = named.slice(0, -behind.length).split(" ");
  const isPlace = (place: string) =>
    IN_STATES.test(behind) ? isPlaceName(place) : findPlace(place + behind)?.city === place;
  const length = TOWN_WORDS.find((count) => isPlace(words.slice(-count).join(" "))) ?? 0;
  const name = words.slice(0, words.length - length);
  return name.length < FEWEST_BEFORE_TOWN || CALLED_BY_PLACE.test(name.join(" ")) ? named : name.join(" ");
}

const PLACES = anyOfLines`
  \p{Lu}\p{L}{2,20}(?: \p{Lu}\p{L}{2,20})?, (?:Co\. |County )\p{Lu}
  [^,]{0,30}(?:offices|branches|sites) in[ ]
`;
const IN_PLACES = new RegExp(`(?<=^[^,&]{3,60}), ${PLACES}.{2,60}$`, "u");
const AFTER_FORM = /^(?<name>\p{L}[^,]{1,60}),? (?:Inc\.|LLC|GmbH) \p{L}/u;

/** A company as people speak of it: without its legal form; empty where it is not named or only tells of others' jobs. */
export function spokenCompany(named: string): string {
  const company = named.replace(IN_PLACES, "");
  if (isUnnamed(company) || isGoBetween(company)) return "";
  const quotes = company.split('"').length - 1;
  const bare = (quotes % 2 === 0 ? company : company.replaceAll('"', "")).replace(/\s+/g, " ").trim();
  const open = BEFORE_BRACKET.exec(bare)?.groups?.name ?? bare;
  const spoken = withoutTown(AFTER_FORM.exec(open)?.groups?.name ?? open)
    .replace(STATE, "")
    .replace(IN_TOWN, (all, last: string, town: string) => (isTown(town, last) ? "" : all))
    .replace(LEGAL_FORM, "")
    // A "Hotel & Spa" has a spa.
    .replace(/ (?:SpA|SPA)$/u, "")
    .replace(PLACE, "")
    .replace(/[-–—]{1,2} ?remote$/iu, "")
    .replace(/(?<![\s,-])[\s,-]+$/, "");
  if (spoken !== bare && spoken !== "") return spokenCompany(spoken);
  return bare.includes(" ") ? unshouted(bare) : bare;
}

function withoutCutEnd(title: string): string {
  const end = Math.max(...[",", " - ", " /", " ("].map((mark) => title.lastIndexOf(mark)));
  if (!/(?:\.\.|…)$/.test(title)) return title;
  return end > 0
    ? withoutCutEnd(`${title.slice(0, end).replace(/(?<![ /-])[ /-]+$/u, "")}…`)
    : title.replace(/(?:(?<!\.)\.{2,4}|…)$/u, "");
}

const MONTHS = anyOf(
  "jan\\p{Ll}* feb\\p{Ll}* mar\\p{Ll}* mär\\p{Ll}* ap[ri]\\p{Ll}* ma[yi]o? jun\\p{Ll}* jul\\p{Ll}* aug\\p{Ll}* sep\\p{Ll}* o[ck]t\\p{Ll}* nov\\p{Ll}* de[cz]\\p{Ll}*",
  "enero febrero abril agosto janvier fév\\p{Ll}* avr\\p{Ll}* juin juil\\p{Ll}* août déc\\p{Ll}*",
);

const ONLY_LEVEL =
  /^(?:(?:senior|executive|associate|assistant|deputy|general) )*(?:vice president|director|manager|head|lead)$/i;

/** "Ausbildung zum Optiker ab 1. September 2026", "Chef de partie from March": from when it is. */
const FROM_WHEN = new RegExp(
  String.raw`,?\s(?:-\s|–\s)?\(?(?:ab|zum|per|from|starting|à\spartir\sd[e']|dès|a\spartir\sde|desde)\s(?:sofort|now|immediately|` +
    String.raw`(?:\d{1,2}\.?(?:er)?\s?)?(?:\d{1,2}\.|(?:${MONTHS})\.?)?(?:\s(?:de\s)?)?(?:(?:19|20)\d\d)?)\)?$`,
  "iu",
);

const TERMS_AROUND = new RegExp(
  anyOfLines`
    ^(?:W-?2|C2C|1099)(?: only)? ?[-–—_:|]+ ?(?=\p{L})
    (?<=[\p{L})]),?(?: [-–—_|])? \(?(?:W-?2|C2C)(?: only)?\)?$
    ^(?:unpaid|remote(?! (?:sensing|desktop|support|systems?))) (?=\p{L})
    (?<=[\p{L})]),? \(?(?:(?:full|part)[ -]?time(?: only)?|remote|hybrid|on-?site|prn|per diem|work from home)\)?(?:\.{2,3}|…)?$
  `,
  "giu",
);

/** "Software Engineer (English)" */
const IN_LANGUAGE = / \((?<name>\p{L}{4,20})(?:[ -]speaking)?\)$/iu;

function isLanguage(name: string): boolean {
  return LANGUAGE_NAMES.some(({ folded }) => folded.test(name.toLowerCase()));
}

const DAY = String.raw`(?<!\p{L})${anyOf(
  "mon(?:day)? tue(?:s(?:day)?)? wed(?:nesday)? thu(?:rs(?:day)?)? fri(?:day)?",
  "sat(?:urday)? sun(?:day)? mo di mi do fr",
)}(?!\p{L})`;
const WORKING_HOURS = new RegExp(
  String.raw`,?(?: [-–|])? \(?(?:${DAY}\.? ?(?:[-–]|to|bis|à) ?${DAY}\.?,? ?)?(?:\d{1,2}(?::\d\d)? ?[ap]m ?[-–] ?\d{1,2}(?::\d\d)? ?[ap]m)?\)?$`,
  "iu",
);

/** "Dentist (68980)", "RN Oncology - 24181888EXPPLAT": the number that a feed keeps a posting under. */
const REQUISITION = new RegExp(
  anyOfLines`
    ,? ?[([] ?#?\p{Lu}{0,3}-?\d{4,}\p{Lu}* ?[)\]]|[ ]#\d{2,}$|[ ]\d{1,3}\p{Lu}$|^\d{5,}[ ]
    (?:[ ]?[-–—|#][ ]?|(?<!(?:ISO|IEC|IATF|OHSAS|EN|BS|AS|DIN))[ ])#?\p{Lu}{0,3}(?<!ISO)\d{5,}\p{Lu}*/?$
  `,
  "gu",
);
const SUM = String.raw`[$£€]?\d[\d.,]{0,10}(?:k|m|bn?)?(?!\p{L})`;
const PAY = new RegExp(
  String.raw`,?(?: [-–|])? ?\(?(?:[$£€]${SUM}(?: ?[-–] ?${SUM})?(?: ?(?:/|per |an? )\p{L}+)?|(?<![\d.,])\d[\d.,]{0,10}/(?:week|wk|hour|hr|year)) ?\??\)?(?=$| [-–|])`,
  "giu",
);
const SHIFT = new RegExp(
  `(?<!(?:^| )(?:of|for|on|in)),?(?: [-–|])? \\(?${anyOf("1st 2nd 3rd first second third day night evening morning afternoon weekend swing graveyard")} shifts?\\)?$`,
  "iu",
);

/** "RN, Registered Nurse" says it twice. */
const OWN_LETTERS = /^(?<a>\p{Lu})(?<b>\p{Lu}), (?=\k<a>\p{Ll}+ \k<b>\p{Ll}+)/u;

const SHORTEST_COMPANY = 4;

/** A posting's title without the company behind it: "French Teacher" of "French Teacher Alder School". */
export function titleAlone({ title, company }: Pick<Posting, "title" | "company">): string {
  const whole = title.trim();
  const isBehind = company.length >= SHORTEST_COMPANY && whole.toLowerCase().endsWith(` ${company.toLowerCase()}`);
  const alone = whole
    .slice(0, -company.length)
    .replace(/(?<![\s,|@–—-])[\s,|@–—-]+$/u, "")
    .replace(/ (?:at|with|for)$/iu, "");
  return isBehind && asPerson(alone) !== null ? alone : title;
}

/** The title of a posting as people speak of it: without genders, places, years and departments. */
export function spokenTitle(title: string): string {
  const bare = withoutCutEnd(withoutCall(title.replace(/\s+/g, " ").trim()))
    .replace(/^\[[^[\]]{1,20}\] /u, "")
    .replace(COUNT, "")
    .replace(/ x ?\d{1,2}$/iu, "")
    .replace(PAY, "")
    .replace(SHIFT, "")
    .replace(REQUISITION, "")
    .replace(FROM_WHEN, "")
    .replace(WORKING_HOURS, "")
    .replace(YEARS, "")
    .replace(GENDERS, "")
    .replace(IN_BRACKETS, "")
    .replace(BEGINNING, "")
    .replace(TERMS_AROUND, "")
    .replace(IN_LANGUAGE, (all, name: string) => (isLanguage(name) ? "" : all))
    .replace(/\s+/g, " ")
    .trim();
  const parted = /\b(?:remote|hybrid|required|on-?site)\b/i.test(bare) ? bare.replaceAll(" / ", " - ") : bare;
  // "HTML/CSS, React/ Software Engineer/ Pune": of a list of parts the one that is somebody.
  const listed = parted.split(/\/ /);
  const one = listed.length > 2 ? listed.find((part) => asPerson(part.trim()) !== null) : undefined;
  if (one !== undefined) return spokenTitle(one.trim());
  const [first = "", ...others] = parted.split(/\s[-–—|]\s|(?<=\p{Ll}{3})[-–—|] /u);
  // "REMOTE - Project Manager" has the position behind.
  const person = [first, ...others].find((part) => asPerson(part) !== null);
  const whole = others.length > 0 && person !== undefined ? person : bare;
  // "Food Service Manager, Americas" is a manager; "Manager, Payroll" is not only that.
  const [head = "", branch, ...more] = whole.replace(OWN_LETTERS, "").split(", ");
  const isBare = ONLY_LEVEL.test(head) && more.length > 0;
  const whoever = isBare ? `${head}, ${branch}` : whole;
  const spoken = head.includes(" ") && asPerson(head) !== null && !ONLY_LEVEL.test(head) ? head : whoever;
  return shownTitle(ofOnePerson(spoken === "" ? title : spoken));
}

const OF_MANY = /^(?:\(?\d{1,2}\)? )?(?<who>[^,(–—]{2,80}?[^s\P{L}])s(?=$|,| [-–—(])/u;

/** "3 Cooks", "Registered Nurses - ICU": who applies is one of them. */
function ofOnePerson(title: string): string {
  const { who = "" } = OF_MANY.exec(title)?.groups ?? {};
  const isPerson = isTitleHead(who.split(" ").at(-1)?.toLowerCase() ?? "") && !who.includes(" of ");
  return isPerson ? title.replace(OF_MANY, who) : title;
}

/** When, where and on which terms one works: no part of what the work is. */
const TERMS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`remote hybrid on-?site contract temp\p{L}* perm\p{L}* full part time fixed term ftc cover start starts immediate urgent\p{L}* hiring apply now`,
    String.raw`bonus salary pay hour hourly hours week days? weekends? casual seasonal bank zero band grade level new role position vacancy opportunity relief trainee`,
    String.raw`mon(?:day)?s? tue(?:sday)?s? wed(?:nesday)?s? thu(?:rsday)?s? fri(?:day)?s? sat(?:urday)?s? sun(?:day)?s?`,
    "maternity sickness relocation visa required preferred must ref dept speaking closed all",
    "internship apprenticeship graduate multiple various locations nationwide area region site home office based field travel",
  )}(?!\p{L})|[\d$£€]`,
  "iu",
);
const MOST_OF_BRANCH = 5; // in words
/** "(Workplace Interiors)" names a field; "(Direct Hire)" and "(preferably in Leeds)" none. */
const FIELD = /^\p{Lu}[\p{L}-]+(?: (?:and|&|of|for|\p{Lu}[\p{L}-]+))+$/u;
const QUALITY = new RegExp(
  `(?<!\\p{L})${anyOf(
    "certified registered eligible licensed bilingual hire train secret clearance re-?advert\\p{L}* re open local branch",
    "positions? faculty unit office store team experience experienced level care non roll department airport group program shifts?",
  )}(?!\\p{L})`,
  "iu",
);

/** What a title says behind a dash or comma of the kind of work: "Emergency Care" of "Nurse – Emergency Care"; else null. */
export function branchOfTitle(title: string, company: string): string | null {
  const head = spokenTitle(title);
  const bare = title.replace(/\s+/g, " ").trim();
  if (!bare.toLowerCase().startsWith(head.toLowerCase()) || head.includes("(")) return null;
  const behind = /^(?: [-–—|] |, | \()(?<branch>[^–—|(),]+?)(?= [-–—|] |,? ?\(|\)|$)/u.exec(bare.slice(head.length));
  const told = behind?.groups?.branch ?? "";
  const isBracketed = behind?.[0].startsWith(" (") === true;
  if (isBracketed && (!FIELD.test(told) || QUALITY.test(told))) return null;
  const branch = /\p{Ll}/u.test(told + bare.slice(0, head.length)) ? told : shownTitle(told);
  const words = branch.split(" ");
  if (branch === "" || words.length > MOST_OF_BRANCH || TERMS.test(branch) || /^(?:The|An?) /u.test(branch))
    return null;
  const { title: ofTitle, employer } = judgePart(branch);
  const isOfWork =
    ofTitle === 0 &&
    (employer === 0 || isBracketed) &&
    !isPlaceName(branch) &&
    words.every((word) => /^[\p{Lu}&\p{Ll}]/u.test(word));
  return isOfWork && unknownWords(branch.toLowerCase()).length === 0 && !company.includes(branch) ? branch : null;
}
