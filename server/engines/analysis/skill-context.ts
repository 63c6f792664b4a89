import { anyOf } from "../any-of.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { skillId } from "./lexicon/parse-skills.ts";

const REACH = 60;
const SENTENCE_END = /[.!?]\s|\n/;
/** "understanding of", "a degree in": words with which people name what they can do. */
export const ASKING = anyOf(
  String.raw`experienced? knowledge expertise proficien\w+ familiar\w* skilled background versed understanding exposure`,
  "mastery command trained training certified qualified degrees? diploma",
);
const ASKED = new RegExp(String.raw`\b(?:${ASKING}|skills|fluen\w+) $`, "i");
const CLAUSE_END = /[.;:!?()•|]/;
const ASKED_BEFORE = new RegExp(String.raw`\b${ASKING} (?:in|with|of|to) `, "i");
const LINK = /(?:in|with|of|using|on|to) (?:(?:the|both|either|modern|basic|advanced|good|strong|solid) )?$/i;
const ORIGIN_FOLLOWS =
  /^ (?!(?:and|or|is|are|as|at|in|on|to|for|with|both|language|languages|speaking|speakers?|skills?)\b)\p{Ll}/u;
const LANGUAGE_FOLLOWS =
  /^ (?:fluency|fluently|proficiency|proficient|native|level|knowledge|would|will|required|preferred|written|oral)/;

const PEOPLE_AND_PLACES: ReadonlySet<string> = new Set(
  (
    "team teams department departments manager managers director directors officer officers staff colleagues industry industries " +
    "sector company companies organization organizations business businesses unit division office offices market markets client " +
    "clients customers space world needs goals group groups partner partners provider providers community communities executive " +
    "executives leader leaders lead leads agency agencies professionals firm firms center centre consultant consultants role roles"
  ).split(" "),
);
const OFFERS = readBenefits();
const UNMEANT = readUnmeant();

/** "experience with Go", "knowledge of lathes and R": what stands there is asked for, even a word of everyday. */
export function isAskedFor(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - REACH), from).replace(/\s+/g, " ");
  const link = LINK.exec(before);
  return (
    (link !== null && ASKED.test(before.slice(0, link.index))) || ASKED_BEFORE.test(before.split(CLAUSE_END).at(-1)!)
  );
}

const HOLDING = anyOf(
  "skills? experience knowledge expertise background proficiency know-how techniques certification",
);
const HELD = new RegExp(String.raw`^ ${HOLDING}(?!\p{L})`, "iu");

/** "scheduling experience": what is named as a skill is one, even a word of everyday. */
export function isHeld(text: string, to: number): boolean {
  return HELD.test(text.slice(to, to + REACH));
}

/** "our marketing team" and "sales managers" name people and places of a firm, not what somebody can do. */
export function isDepartment(text: string, from: number, to: number): boolean {
  if (/\s/.test(text.slice(from, to))) return false;
  const next = /^ ([\p{L}-]+)/u.exec(text.slice(to, to + REACH))?.[1];
  return next !== undefined && PEOPLE_AND_PLACES.has(next.toLowerCase()) && !isAskedFor(text, from);
}

const TEAM_FOLLOWS = new RegExp(
  `^ ${anyOf("teams? departments? division organization organisation colleagues staff squads? guilds?")}(?!\\p{L})`,
  "iu",
);
const ROLE_FOLLOWS = new RegExp(
  `^ ${anyOf(
    "administrators? owners? masters? managers? directors? officers? leads? leaders? specialists? consultants? developers?",
    "engineers? analysts? architects? designers? coordinators? scientists? researchers? executives? coaches? advisors? experts?",
  )}(?!\\p{L})`,
  "iu",
);
const ROLE_AT_END = new RegExp(
  `\\b${anyOf("owners masters managers stakeholders developers engineers analysts designers")}$`,
  "i",
);
const SOCIAL =
  /(?:\b(?:follow|find|visit|join|see|contact|like) us (?:on|at|via) (?:our )?|\bour )(?:\S+ (?:and |or |& )?){0,3}$/i;
const SOCIAL_PLACE = /^[^ ]* (?:channels?|pages?|accounts?|profiles?|followers|feeds?|memes)(?!\p{L})/iu;
/** "our database administration team", "Scrum Master", "Product Owners": who works there, not what is asked for. */
export function namesPeople(text: string, from: number, to: number): boolean {
  if (ROLE_AT_END.test(text.slice(from, to))) return true;
  const after = text.slice(to, to + REACH);
  return (TEAM_FOLLOWS.test(after) || ROLE_FOLLOWS.test(after)) && !isAskedFor(text, from);
}

/** "follow us on Instagram", "our Slack channel". */
export function namesChannel(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(0, from - REACH), from);
  return (
    SOCIAL.test(before) && (SOCIAL_PLACE.test(text.slice(from, to + REACH)) || /\bus (?:on|at|via) /i.test(before))
  );
}

/** How well somebody knows what stands before it, in four languages. */
export const LEVELS = anyOf(
  String.raw`basic beginner intermediate advanced expert proficient fluent native mother\stongue familiar experienced conversational`,
  String.raw`working\sknowledge skilled \d+\+?\s?(?:years?|yrs?)(?:\sof\sexperience)? [a-c][12]`,
  String.raw`(?:level|nivel|niveau|stufe)\s[a-c][12]`,
  "muttersprach(?:e|lich) fließend verhandlungssicher grundkenntnisse natif langue\\smaternelle courant bilingue lu fonctionnel",
  "notions scolaire nativ[oa] lengua\\smaterna fluid[oa] bilingüe básic[oa] medi[oa] intermedi[oa] avanzad[oa]",
);
const SPOKEN = new RegExp(String.raw`^ ?(?:[-–—:(] ?)?${LEVELS}(?![\p{L}\p{N}])`, "iu");

/** "anglais courant", "inglés B2": a language with a level is spoken, wherever it stands. */
export function isSpoken(text: string, to: number): boolean {
  return SPOKEN.test(text.slice(to, to + REACH));
}

/** "a Danish company" names no language that anybody speaks. */
export function isOrigin(text: string, to: number): boolean {
  const after = text.slice(to, to + REACH);
  return ORIGIN_FOLLOWS.test(after) && !LANGUAGE_FOLLOWS.test(after);
}

/** "Spring 2025" is a time of year. */
export function isSeason(text: string, from: number, to: number): boolean {
  return text.slice(from, to) === "Spring" && /^ (?:19|20)\d{2}(?!\d)/.test(text.slice(to));
}

/** "curriculum vitae" teaches nobody, ISO 9606 is not what "ISO" alone means, and "A/E/C" is a field of work. */
export function isOtherThing(text: string, from: number, to: number): boolean {
  const written = text.slice(from, to).toLowerCase();
  const after = text.slice(to, to + REACH);
  const isOneOfLetters =
    to - from === 1 &&
    (/(?<![\p{L}\d])\p{L}\s?[/&]\s?$/u.test(text.slice(0, from)) || /^\s?[/&]\s?\p{L}(?![\p{L}\d+#])/u.test(after));
  return (
    (written === "curriculum" && /^ vit/i.test(after)) ||
    (written === "iso" && /^[- ]?\d/.test(after)) ||
    isOneOfLetters
  );
}

/** "dental insurance, 401k and a gym" is what an employer offers, not what anybody can do. */
export function isBenefit(id: string, text: string, from: number, to: number): boolean {
  if (!OFFERS.skills.has(id)) return false;
  const before = text.slice(0, from).split(SENTENCE_END).at(-1)!;
  const after = text.slice(to).split(SENTENCE_END)[0]!;
  const around = fold(`${before}|${after}`);
  return OFFERS.words.some((word) => around.includes(word));
}

/** "curriculum vitae" and "a great user experience" name a skill and ask for none. */
export function isUnmeant(text: string, from: number, to: number): boolean {
  const phrases = UNMEANT.get(text.slice(from, to).toLowerCase());
  if (!phrases) return false;
  const around = fold(text.slice(Math.max(0, from - REACH), to + REACH));
  return phrases.some((phrase) => around.includes(phrase));
}

function fold(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{N}()'-]+/gu, " ")} `;
}

function readBenefits(): { skills: ReadonlySet<string>; words: readonly string[] } {
  const skills = new Set<string>();
  const words: string[] = [];
  for (const { cells, at } of readLexicon("benefit-words.txt")) {
    const [question, list = ""] = cells;
    for (const entry of list.split(",").map((one) => one.trim())) {
      const isKnown = question === "skills" ? skills.has(skillId(entry)) : words.includes(fold(entry));
      if (entry === "" || isKnown) throw new Error(`${at}: "${entry}" is empty or stands twice`);
      if (question === "skills") skills.add(skillId(entry));
      else if (question === "offers") words.push(fold(entry));
      else throw new Error(`${at}: a row is skills or offers, and a list`);
    }
  }
  return { skills, words };
}

function readUnmeant(): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { cells, at } of readLexicon("unmeant-skills.txt")) {
    const [name = "", list = ""] = cells;
    const phrases = list.split(",").map(fold);
    if (phrases.some((phrase) => !phrase.includes(fold(name))))
      throw new Error(`${at}: a phrase does not hold "${name}"`);
    found.set(name, [...(found.get(name) ?? []), ...phrases]);
  }
  return found;
}
