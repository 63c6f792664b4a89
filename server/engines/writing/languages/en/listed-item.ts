import { anyOf, anyOfLines } from "../../../any-of.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { FIELDS, kindOfWord, partsOfSpeech } from "../../evidence/meaning/wordnet.ts";
import { upperFirst } from "../../skill-names.ts";
import type { TellOptions, Told } from "../grammar.ts";
import { hasFigure } from "../../facts/deed-worth.ts";
import { tellsChange } from "../../facts/tells-change.ts";
import { slipsIn } from "./known-words.ts";
import { namesThing } from "./names-thing.ts";
import { isRunTogether } from "./runs-together.ts";
import { tidied } from "./tidied-line.ts";
import { clumsiness } from "./whole-sentence.ts";

const LONGEST_NAME = 22; // in words
const OF_STATE = /^I(?:['’]ve| (?:also )?(?:am|was|have|had)) /u;
const NAMES_WORK = /^My (?:\p{Ll}+ ){1,4}includ/u;
const POINTS_BACK = /^\p{L}+ (?:this|these|those|it|them|so|such) (?!as )/u;
const GOES_ON = new RegExp(
  String.raw`^(?:${anyOf(String.raw`including such\sas as\swell\sas and or which who that whose while resulting\sin with`)}|\p{L} &) `,
  "iu",
);
const SHORTEST_NOTE = 4; // in words
const LONGEST_NOTE = 16;
const MOST_CLUMSY = 1;
const FEWEST_SMALL = 2; // words in small letters: the others may be names
const NOT_OF_NOTE = new RegExp(
  anyOfLines`
    ^(?:(?:19|20)\d\d|\d{1,2}:\d\d|${anyOf("an? the at in on for by as with this these my our they it")})(?!\p{L})
    ^\p{L}+ (?:\p{L}+ )?(?:will|is|are|has|have|can|was|were) |\p{Ll}-\p{Lu}\p{Ll}
    ^\p{L}+ \p{Ll}+ed(?:,| by )|[:;•|*"“]|\s[-–]\s|(?<!\p{L})(?:etc|e\.g|i\.e)(?!\p{L})|\d{1,2} ?[ap]m(?!\p{L})
  `,
  "iu",
);
const NAMES_ACT = /(?:tion|sion|ment|sis|ance|ence|ing|al|sign|view|out)s?$/u;
const PRAISE = new RegExp(
  `^${anyOf("excellent extensive strong solid good great proven other general various skilled")}$`,
  "iu",
);
const NAME_OF_ACT = new RegExp(
  String.raw`^(?<words>\p{Lu}[\p{L}-]+(?:(?:,| and| &|,? and)? [\p{L}-]+){0,5}?) ${anyOf("of for with")} (?<rest>.+)$`,
  "u",
);

type Tell = (line: string, options: TellOptions) => Told | null;

/** A line as an item of a list: as its sentence tells it, without "I"; null where no sentence could tell it. */
export function listedItem(line: string, options: TellOptions, tell: Tell): string | null {
  const said = tell(line, { ...options, isListed: true })?.sentence ?? "";
  const note = figureItem(line);
  if (note !== null && !/^I \p{Ll}+ed /u.test(said)) return mended(note);
  if (POINTS_BACK.test(line) || GOES_ON.test(line) || /^(?:Be|Being|Having) /u.test(line)) return null;
  const own = isOwnPoint(line, options) ? mended(ofOneself(line, options)) : null;
  if (slipsIn(line).length > 0) return own;
  if (NAMES_WORK.test(said)) return upperFirst(mended(line));
  if (!/^I['’ ]/u.test(said)) return own;
  if (OF_STATE.test(said)) return withoutPerfect(said) ?? mended(line);
  return upperFirst(said.slice("I ".length));
}

/** "Drafts complaints" as the other items are told. */
function ofOneself(line: string, { isCurrent }: TellOptions): string {
  const { form, base, past, adverb, rest } = readOpening(line) ?? {};
  return form === "third" ? upperFirst(`${adverb}${isCurrent ? base : past}${rest}`) : line;
}

/** "I have painted every hull" as the other items are told, "Painted every hull"; null for what goes on or is a state. */
function withoutPerfect(said: string): string | null {
  const { deed } =
    /^I(?:['’]ve| (?:also )?have) (?:also )?(?<deed>(?:\p{Ll}+ly )?\p{Ll}{3,}ed .+)$/u.exec(said)?.groups ?? {};
  return deed === undefined || /(?<!\p{L})(?:since|have|I)(?!\p{L})/u.test(deed) ? null : upperFirst(deed);
}

/** What begins in small letters may be torn, and stays as it is. */
function mended(line: string): string {
  return /^\p{Ll}/u.test(line) ? line : tidied(line);
}

/** Whether a point of which no sentence can be made is whole, as people write notes: "Falls: from 5.2 to 2.9". */
function isOwnPoint(line: string, { isPoint, isCurrent }: TellOptions): boolean {
  if (!isPoint || isRunTogether(line)) return false;
  return isCurrent || readOpening(line)?.form !== "base";
}

/** What was done, by its name: "Implementation of a file system to share files"; null for any other line. */
export function namedItem(line: string, tell: Tell): string | null {
  const { words = "" } = NAME_OF_ACT.exec(line)?.groups ?? {};
  const [first = "", ...others] = words.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const head = others.at(-1) ?? first;
  const isAct = partsOfSpeech(head).noun && (kindOfWord(head, "noun") === FIELDS.act || NAMES_ACT.test(head));
  if (!isAct || PRAISE.test(first) || line.split(" ").length > LONGEST_NAME) return null;
  const isSound = slipsIn(line).length === 0 && tell(`Handled the ${lowerFirst(line)}`, { isCurrent: false }) !== null;
  return isSound ? mended(line) : null;
}

/** How much of something there was: "Remake rate 1.4%, was about 4%"; null for any other line. */
function figureItem(line: string): string | null {
  const [first = ""] = line.toLowerCase().split(/[ ,:]/u);
  const isNote =
    (hasFigure(line) || tellsChange(line)) &&
    line.split(" ").length <= LONGEST_NOTE &&
    line.split(" ").length >= SHORTEST_NOTE &&
    !NOT_OF_NOTE.test(line) &&
    (line.match(/(?<!\p{L})\p{Ll}{3,}/gu)?.length ?? 0) >= FEWEST_SMALL &&
    kindOfWord(first, "noun") !== FIELDS.person &&
    (readOpening(line) === null || namesThing(line));
  if (!isNote || slipsIn(line).length > 0 || isRunTogether(line)) return null;
  return clumsiness(line) < MOST_CLUMSY ? line : null;
}
