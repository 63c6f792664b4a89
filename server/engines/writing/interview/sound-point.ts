import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readOpening } from "../english-verbs.ts";
import { gerundBase, isOnlyVerb, thirdPerson } from "../verb-forms.ts";
import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { isGeneral } from "../skill-names.ts";

const FEW_WORDS = 3;
const MOST_OF_NAMES = 12; // in words
const LONGEST_WORD = 18; // in letters
const SHORTEST_PART = 3; // letters of a word that lost the blank beside it

/** What is left of markup, of a template or of a sentence that began elsewhere. */
const TORN = new RegExp(
  anyOfLines`
    [?!]$|\[[^[\]]{0,80}\]|https?:|www\.|@|\d\/\d{1,2}\/\d|[:;][^:;]{0,200}:
    ^(?:and|or|as well|including|such|etc|also|plus|but|with|however|therefore|then|thanks|dear|here['’]?s?)(?!\p{L})
    (?<!\p{L})${anyOf("here id number date code location level status description")}$
    (?<!\p{L})(?:by|of|to|with|for) \p{Ll}+ly$
  `,
  "iu",
);
const GLUED = /\p{Ll}{2}\.\p{Lu}/u;
const SHOUTED = /(?<![\p{L}\d])\p{Lu}{7,}(?![\p{L}\d])/u;
const ENDS_LEVEL = new RegExp(
  String.raw`,? (?:is|are|will be|would be|as) (?:also |highly |strongly |very |considered )?(?:an? )?(?:\p{Ll}+ )?` +
    String.raw`${anyOf(
      "needed required advantage asset plus bonus helpful preferred desirable desired essential mandatory must critical",
      "important necessary vital key beneficial useful ideal expected",
    )}(?: for .{3,60}| in this .{3,30}| to .{3,60})?[.\s]*$`,
  "iu",
);
const WISHED_FOR =
  /,? \(?(?:strongly |highly )?(?:preferred|desired|required|desirable|a plus)\)?(?:,? but not(?: \p{Ll}+)?)?["”.\s]*$/iu;
const HEAD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "experienced? knowledge knowledgeable understanding abilit(?:y|ies) skills? skilled familiar(?:ity)? proficien(?:t|cy)",
    "expertise background track\\srecord competen(?:t|cy|ce|cies) fluen(?:t|cy) mastery capacity capable able aptitude",
    "comprehension exposure versed comfort(?:able)? command literacy literate grasp awareness adept qualified trained expert interest",
  )}(?!\p{L})`,
  "iu",
);
const CUT_HEAD = new RegExp(
  `^(?:experience|skills),? (?:and|or) (?!${anyOf("knowledge skills experience expertise understanding ability abilities proficiency")})`,
  "iu",
);
/** Who is spoken of is another than the reader: "All offers of employment will be subject to checks". */
const OF_OTHERS = new RegExp(
  String.raw`^(?:${anyOf("if all this that these those there it they he she our your his her who what why how you note please")} |` +
    String.raw`(?!.*(?<!\p{L})${anyOf("that which who whom how what where when if")} )(?:[^ ,]+ ){1,9}?` +
    String.raw`${anyOf("is are was were will shall may has seeks offers provides receives believes means")} )`,
  "iu",
);
const OF_READER = new RegExp(
  String.raw`(?<!\p{L})(?:linkedin page|click|details here)(?!\p{L})| us$|` +
    `^(?:${anyOf("join click want visit see follow\\sus check\\sout learn\\smore find\\sout meet\\sour")}) `,
  "iu",
);
/** What one holds, must be let do or puts up with is no case to tell. */
const HELD = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "[bm]\\.\\s?[as]c?\\.? [bm][as]c?(?=\\/|\\s(?:in|or|degree)) mba phd educational pursuing majors? related\\s(?:field|discipline) clearance",
    "screening allowance higher\\seducation overnight (?:quiet|noisy)\\s.{0,20}environment military security\\scheck pressure",
  )}(?!\p{L})|(?:willing(?:ness)?|able|ability|available|availability|requires?)[^,;]{0,40} travel`,
  "iu",
);

const NO_POINT = new RegExp(
  String.raw`^(?:${anyOf("mandatory minimum preferred required basic desired key other")}\s)?${anyOf("qualifications? requirements? responsibilities duties")}$|` +
    String.raw`^work experience(?: \/ min)?$|^(?:we |you |they )?(?:should|must|will|can|may) |(?<!\p{L})(?:perks|incentive plans?|401k|pto)(?!\p{L})`,
  "iu",
);

/** Whether a text of a posting is a heading or an offer, about which nobody is asked. */
export function isNoPoint(text: string): boolean {
  return NO_POINT.test(text.replace(/[“”„"]|\.$/gu, "").trim());
}

/** Without the word behind it that says how much it is wanted: "... is an added advantage". */
export function withoutEnd(text: string): string {
  return text
    .replace(ENDS_LEVEL, "")
    .replace(WISHED_FOR, "")
    .replace(/ \/ min$/iu, "");
}

/** Whether an English line of a posting tells of a task, with the verb of it first. */
export function tellsTask(text: string): boolean {
  if (isTorn(text) || OF_READER.test(text)) return false;
  const words = text.split(" ");
  const [first = "", second = ""] = words.map((word) => word.toLowerCase().replace(/[^\p{L}-]/gu, ""));
  const opening = readOpening(text);
  if (opening) return opening.form !== "past" && !(opening.form === "third" && OF_OTHERS.test(text));
  const isPerson = isHead(first) && thirdPerson(`${first}s`) === null;
  if (words.length <= FEW_WORDS || isPerson || OF_OTHERS.test(text) || isSubject(first, second)) return false;
  if (second === "of") return false;
  if (/[,;:]$/u.test(words[0] ?? "") && !partsOfSpeech(second).verb) return false;
  const { noun, verb } = partsOfSpeech(first);
  const isKnown = thirdPerson(`${first}s`) !== null || gerundBase(first) !== null;
  return isKnown ? /^\p{Ll}/u.test(words[1] ?? "") || !noun : verb && !noun;
}

function isSubject(first: string, second: string): boolean {
  return first !== "help" && isOnlyVerb(second) && !partsOfSpeech(second).noun;
}

/** Whether an English line asks the reader for something that they can do, know or have done. */
export function asksOfReader(text: string): boolean {
  if (isTorn(text) || CUT_HEAD.test(text) || OF_OTHERS.test(text) || HELD.test(text)) return false;
  if (HEAD.test(text)) return true;
  const opening = readOpening(text);
  if (opening && opening.form !== "past") return !OF_READER.test(text);
  return text.split(" ").length <= MOST_OF_NAMES && namesSkill(text);
}

const SAYS_OF_WORK = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "you your must will should responsib\\p{L}* requir\\p{L}* role position experience\\p{L}* skills knowledge abilit(?:y|ies)",
    "dut(?:y|ies) tasks seeking looking\\sfor proficien\\p{L}* preferred desired advantage plus",
  )}(?!\p{L})`,
  "iu",
);
const OF_EVERYBODY = new RegExp(
  String.raw`(?<!\p{L})${anyOf("allowance diverse\\sbackgrounds regardless equal\\sopportunity veterans? encourages\\s.{0,20}applicants all\\sapplicants")}(?!\p{L})`,
  "iu",
);

const SAYS_NOTHING = new RegExp(
  `^${anyOf("what who why how where when")} |(?<!\\p{L})${anyOf("soft people interpersonal communication")} skills(?!\\p{L})`,
  "iu",
);

/** Whether something may be called a gap that an English sentence names: it asks for it, or tells of the work. */
export function isGapIn(sentence: string, name: string): boolean {
  const bare = name.replace(/[“”]/gu, "").trim();
  const isOneWord = !bare.includes(" ");
  const named = findSkills(bare, { list: true });
  if (SAYS_NOTHING.test(bare) || (named.length > 0 && named.every(({ kind }) => kind === "soft"))) return false;
  if (isOneWord ? /\p{Ll}/u.test(bare) && named.length === 0 : isTorn(bare)) return false;
  if (!sentence.includes(" ")) return sentence !== bare || namesSkill(bare);
  if (isTorn(sentence) || OF_EVERYBODY.test(sentence)) return false;
  return SAYS_OF_WORK.test(sentence) || asksOfReader(sentence) || tellsTask(sentence);
}

function namesSkill(text: string): boolean {
  return findSkills(text, { list: true }).some(({ id, kind }) => {
    return kind !== "soft" && kind !== "language" && !isGeneral(skillById(id)?.name ?? "");
  });
}

function isTorn(text: string): boolean {
  if (TORN.test(text) || GLUED.test(text) || (SHOUTED.test(text) && !namesSkill(SHOUTED.exec(text)?.[0] ?? "")))
    return true;
  const isNamed = /\p{Ll}/u.test(text) || (namesSkill(text) && text.split(" ").length < FEW_WORDS);
  return !isNamed || unknownWords(text).some((word) => word.length >= LONGEST_WORD || isTwoWords(word));
}

const PREFIX = new RegExp(
  `^${anyOf("anti non pre post multi inter over under micro bio electro cardio neuro psycho socio tele ultra sub super")}`,
  "u",
);

/** Two words that lost the blank between them, as "childrenand"; "anticoagulation" is one. */
function isTwoWords(word: string): boolean {
  const root = word.replace(PREFIX, "");
  if (root !== word && unknownWords(root).length === 0) return false;
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => at + SHORTEST_PART,
  );
  return places.some((at) => unknownWords(`${word.slice(0, at)} ${word.slice(at)}`).length === 0);
}
