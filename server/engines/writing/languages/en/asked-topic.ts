import { anyOf, anyOfLines } from "../../../any-of.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import { withoutLevel } from "../../asked-phrase.ts";
import { lowerFirst } from "../../english-verbs.ts";
import {
  isNounItself,
  isOnlyAdjective,
  isProperName,
  FIELDS,
  kindOfWord,
  verbBase,
} from "../../evidence/meaning/wordnet.ts";
import { partOfYears } from "../../facts/unmet-experience.ts";
import { upTo } from "../../up-to.ts";
import { isOnlyVerb } from "../../verb-forms.ts";
import { type AskedForm, asDoing, isDone } from "./asked-deed.ts";
import { asksForNoWork, isNoWork } from "./no-work-asked.ts";

const NUMBER = anyOf(String.raw`\d{1,2}\+? one two three four five six seven eight nine ten several`);
const WHO = new RegExp(
  `^${anyOfLines`
    (?:(?:we['’]?re|we are) looking for|you are|you['’]re)? ?(?:someone|somebody|a person) (?:with|who)
    you(?:['’](?:ve|ll|re))?(?= )|(?:the )?(?:candidates?|applicants?)
  `} (?=[^ ])`,
  "iu",
);
const CAN = new RegExp(
  `^${anyOf(
    String.raw`(?:must|should|will|to)\sbe\sable\sto (?:be|is|are)\sable\sto able\sto can could (?:the\s)?ability\sto (?:know|knows)\show\sto`,
    String.raw`must should to demonstrated\sability\sto proven\sability\sto strong\sability\sto capable\sof`,
  )} (?=[^ ])`,
  "iu",
);
const HAS_DONE = new RegExp(
  String.raw`^(?!${anyOf("is are be been")} used to )${anyOf("has have having will\\shave must\\shave be is are been")} ` +
    String.raw`(?:also )?(?:\p{Ll}+ly )?(?=[^ ])`,
  "iu",
);
/** How much and since when something is wanted, and how it was come by: all that stands before the thing itself. */
const LEAD_IN = new RegExp(
  `^${anyOf(
    String.raw`have has is are hold bring know knows understands? must\s(?:have|be|hold)`,
    String.raw`proven demonstrated demonstrable strong strongly solid good great excellent extensive sound working(?=\s(?:knowledge|understanding|command|familiarity|experience)) thorough some previous prior`,
    String.raw`hands[\s-]on significant in-depth deep basic expert advanced relevant recent practical professional considerable direct well-developed`,
    String.raw`demonstrates? possess(?:es)? exhibits? shows? displays? proficient general (?:beginner\sto\s)?intermediate beginner really very quite highly broad outstanding superior effective exceptional`,
    String.raw`minimum(?:\sof)? at\sleast (?:a\s)?(?:proven\s)?(?:track\s)?record(?:\s(?:of|in|for))? history\sof success\sin`,
    String.raw`${NUMBER}(?:\s?(?:-|–|to)\s?\d{1,2})?\+?(?:\sor\smore)?\s(?:years?|yrs?|months|seasons)['’]?(?:\sor\s(?:more|longer))?(?:\sof)?`,
    String.raw`${NUMBER}\sor\smore(?=\s(?:in|of|at|with|as)\s)`,
    String.raw`(?:(?:industrial|work|working|prior|post-qualification)\s)?(?:experience|knowledge|understanding|familiarity|expertise|proficiency|background|skills?|competence|command|confidence|exposure|mastery|grasp|awareness)(?:\s(?:of|in|over|with|as|using|working\s(?:with|in)|to))?`,
    String.raw`(?:experienced|skilled|proficient|competent|confident|comfortable|familiar|knowledgeable|fluent|strong|good|happy|at\shome|adept)\s(?:in|on|with|at|using)`,
    String.raw`(?:is\s|are\s)?used\sto in\scharge\sof care\sabout understand evidence\sof working\swith works?\s(?:with|in) worked\s(?:with|in) dealt\swith deal\swith use\sof`,
  )} (?=[^ ])`,
  "iu",
);
const TAIL = new RegExp(
  anyOfLines`
    [(;:–—]|\.\s|,\s|\s-\s
    \s${anyOf(
      "that which who whom where while when if because unless without such\\sas including preferably ideally preferred required desired is are would",
      "within per as\\swell\\sas e\\.g\\. an?\\s(?:big\\s|strong\\s)?plus an\\sadvantage incl\\.? but until via so\\sthat",
      String.raw`as\s(?:there|we|the|it|you|our) since\s(?:there|we|the|it) (?:and|or)\s(?:you|can|could|have|has|is|are|know|knows|does|don['’]t|will|ability|able|experience|an?|in|with|of|similar|equivalent|other|another|something)`,
    )}(?=[\s,]|$)
  `,
  "u",
);
const TAIL_WORD = /(?<=\p{L}{2}) (?:exposure|background|skills?|proficiency|expertise)$/iu;
const OF_EXPERIENCE = /(?<=\p{L}{2}) (?:experience|knowledge)$/iu;
const KNOWN_BY_ITSELF: ReadonlySet<string> = new Set([FIELDS.act, "noun 09", "noun 10"]);
const LONGEST = 7; // in words
/** What is no work: papers, ways to be, and what any posting asks for. */
const NO_TOPIC = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`degrees? diploma bachelor['’]?s? master['’]?s? ph\.?d ged licen[cs]e[ds]? licensure certificat\p{L}+ certified registration registered`,
    String.raw`b\.?com llb ll\.?m b\.?eng b\.?tech qualifications? qualified qts visa citizens?h?i?p? authori[sz]ed eligible driver driving travel lift(?:ing)? pounds lbs bsc msc mba`,
    String.raw`skills? attitude personality communicat\p{L}+ interpersonal self-\p{L}+ selfmotivated motivated attention passion\p{L}* enthusias\p{L}+`,
    String.raw`equivalent similar related roles? positions? years? months? weekends? shifts? hours? applicants? candidates? you your`,
    String.raw`words? expectations? minimum level written verbal oral fluent language spanish french german english attorney`,
  )}(?!\p{L})`,
  "iu",
);
const JOINT =
  "and|or|of|for|with|in|to|the|an?|by|at|on|as|from|across|other|any|all|about|into|their|its|both|multiple";
const END_WORD = new RegExp(String.raw`(?:^|\s)(?:${JOINT})$`, "iu");
const CUTS_WELL = /^(?:and|or|for|in|of|with|on|at|to|across|from|by|about|into|through|between|under|using)$/u;

/** What a point of a posting asks for, without how much of it, as "you ask for" takes it: "leading a clinical team"; null without. */
export function askedTopic(ask: string): string | null {
  const text = withoutLevel(ask.replace(/\s+/gu, " ").trim().replace(INSTEAD, "")).replace(/(?<![.\s])[.\s]+$/u, "");
  if (asksForNoWork(text) || OF_EMPLOYER.test(text.replace(WHO, ""))) return null;
  return named(text) ?? named(partOfYears(text) ?? "");
}

const OF_EMPLOYER = new RegExp(
  String.raw`^(?:${anyOf("we our i because but if that this these by at(?!\\s(?:least|home)) as when there and\\ssuch so")}|` +
    String.raw`the (?:\p{Ll}+ )?${anyOf("hospital school company appointment team role position")})(?= |['’])`,
  "iu",
);
const INSTEAD =
  / ?\(or [^()]{1,120}\)?|,? or (?:the )?(?:willing|ability|able|eager|happy|ready|commitment|can) .{1,160}$/iu;
const PAPER = new RegExp(
  String.raw`(?<!\p{L})${anyOf("licen[cs]\\p{L}+ certificat\\p{L}+ registration degrees? diploma medical$")}(?!\p{L})`,
  "iu",
);

function named(text: string): string | null {
  const alternatives = alternativesIn(text);
  const { rest, form } = behindLeadIn(text);
  const doing = asDoing(upTo(rest, OF_AMOUNT), form);
  if (alternatives === null && doing === null) return null;
  const { text: said, isDeed } = doing ?? { text: "", isDeed: false };
  const whole = isDeed ? said.replace(OF_NUMBER, "$<verb> ") : withoutAim(said);
  const wordings = alternatives === null ? [listIn(whole), upTo(whole, TAIL).trim()] : [alternatives];
  const isScraped = !/\p{Lu}/u.test(text);
  const topic = wordings
    .filter((wording) => wording !== null && !PAPER.test(wording))
    .map((wording) => shortened(withoutTailWord(wording ?? "")))
    .find((wording) => wording !== null && isSaid(wording) && !isNoWork(wording, { isDeed, isScraped }));
  if (!topic) return null;
  // Behind other words a capital is no beginning of a sentence.
  const spoken = text.startsWith(topic.slice(0, 2)) ? inSentence(topic) : topic;
  return spoken.replace(/\bour\b/gu, "your").replace(/^(?:the|an?) (?=\p{Lu}{2,}$|\p{Ll}+(?:s|ing)(?: |$))/u, "");
}

function isSaid(topic: string): boolean {
  if (topic.length < 2 || NO_TOPIC.test(topic) || END_WORD.test(topic) || isGlued(topic)) return false;
  return !/(?<![\p{L}\d-])\d|[@$€£%“”"<>{}[\]*_|/!?]|,$/u.test(topic);
}

function withoutTailWord(text: string): string {
  const bare = text.replace(TAIL_WORD, "");
  const plain = bare.replace(OF_EXPERIENCE, "");
  const last = plain.split(" ").at(-1) ?? "";
  const isKnown = plain.includes(" ") && KNOWN_BY_ITSELF.has(kindOfWord(last.toLowerCase(), "noun"));
  return isKnown || isOnlyAdjective(last) ? plain : bare;
}

const NAME = String.raw`\p{Ll}?\p{Lu}[\p{L}.+#-]{1,20}(?: \p{Lu}\p{L}{1,20})?`;
const ONE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:at least one|one|an?|any) [\p{L}\d -]{2,40} \((?<names>${NAME}(?:(?:, or |, | or |\/)${NAME}){1,3})\)`,
  "u",
);

function alternativesIn(text: string): string | null {
  const names = ONE_OF.exec(text)?.groups?.names?.split(/, or |, | or |\//u) ?? [];
  return names.length < 2 ? null : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

/** The thing itself, or the verb, with the form that it has by what stood before it. */
function behindLeadIn(text: string): { rest: string; form: AskedForm } {
  let rest = text.replace(/^with /u, "").replace(WHO, "");
  const [who = ""] = text.split(" ", 1);
  let form: AskedForm = rest === text ? "any" : /['’]ve$/u.test(who) ? "past" : "person";
  for (let before = ""; before !== rest; ) {
    before = rest;
    if (form !== "thing" && CAN.test(rest)) {
      rest = rest.replace(CAN, "");
      form = "base";
    } else if (form !== "thing" && HAS_DONE.test(rest) && isDone(rest.replace(HAS_DONE, ""))) {
      return { rest: rest.replace(HAS_DONE, ""), form: "past" };
    } else if (LEAD_IN.test(rest)) {
      rest = rest.replace(LEAD_IN, "");
      form = "thing";
    } else {
      const bare = rest.replace(/^(?:an?|the) (?=[^ ])/iu, "");
      if (form === "any" || LEAD_IN.test(bare)) rest = bare;
    }
  }
  return { rest: rest.replace(/^(?:in|with|of|at|for|on|to) (?=\S)/u, "").replace(/^their (?=\S)/u, ""), form };
}

const MOST_OF_ITEM = 3; // in words

function listIn(text: string): string | null {
  const whole = upTo(text, /[(;:–—]|\.\s|\s-\s/u);
  const items = whole.split(/, (?:and |or )?| and | or /u);
  const isList = /^[^,]+(?:, [^,]+){1,2},? (?:and|or) [^,]+$/u.test(whole) && whole.split(" ").length <= LONGEST;
  const isShort = items.every(
    (item) =>
      item.split(" ").length <= MOST_OF_ITEM &&
      !/(?:similar|other|etc\.?|more)$/iu.test(item) &&
      !TAIL.test(` ${item} `),
  );
  return isList && isShort ? whole : null;
}

/** How much of it: "leading a shift of 10 or more people", "leading at least two projects". */
const OF_AMOUNT = new RegExp(
  String.raw` (?:of|for|with|to|under|over|at|above|below|in) (?:an? )?(?:(?:at least|over|more than|up to|around|about) )?` +
    String.raw`(?:[$£€]?\d|${NUMBER}(?= ))`,
  "u",
);
const OF_NUMBER = new RegExp(String.raw`^(?<verb>\p{L}{3,}ing) (?:at least )?${NUMBER} (?=\p{L})`, "u");

function withoutAim(text: string): string {
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) => /^(?:to|and|or)$/u.test(word) && index > 0 && isOnlyVerb(words[index + 1] ?? ""),
  );
  return at < 0 ? text : words.slice(0, at).join(" ");
}

/** A name that opens it keeps its capital: "QuickBooks", "Power BI". */
function inSentence(topic: string): string {
  const isName = findSkills(topic, { list: true }).some(
    ({ from, kind }) => from === 0 && (kind === "tool" || kind === "language" || kind === "certificate"),
  );
  const [first = ""] = topic.split(" ");
  const low = first.toLowerCase();
  const isKnown = kindOfWord(low, "noun") !== "strange" || kindOfWord(low, "adj") !== "strange";
  return isName || (isKnown && isProperName(low)) ? topic : lowerFirst(topic);
}

function isGlued(topic: string): boolean {
  return /\p{Ll}{3}\p{Lu}\p{L}{2}/u.test(topic) && findSkills(topic, { list: true }).length === 0;
}

function shortened(text: string): string | null {
  let words = text.split(" ");
  const cut = () => {
    const at = words.findLastIndex((word, index) => index > 0 && index <= LONGEST && CUTS_WELL.test(word));
    words = words.slice(0, Math.max(0, at));
  };
  const isLong = words.length > LONGEST;
  while (words.length > LONGEST) cut();
  while (words.length > 1 && (isOpenEnd(words) || (isLong && / an? \p{L}+$/u.test(words.join(" "))))) {
    if (isParticiple(words)) words = words.slice(0, -1);
    else cut();
  }
  return words.length === 0 ? null : words.join(" ");
}

const STANDS_LAST = /^(?:payable|receivable|alike|digital|social|general)$/u;

function isOpenEnd(words: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  return END_WORD.test(last) || (isOnlyAdjective(last) && !STANDS_LAST.test(last)) || isParticiple(words);
}

function isParticiple(words: readonly string[]): boolean {
  const [before = "", last = ""] = words.slice(-2);
  if (words.length < 2 || !/(?:[^s]s|people|ing|ment|tion)$/u.test(before)) return false;
  return (
    (/ed$/u.test(last) && verbBase(last) !== last && !isNounItself(last)) || (/ing$/u.test(last) && /s$/u.test(before))
  );
}
