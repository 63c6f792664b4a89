import { isFieldOfWork } from "../analysis/fields-of-work.ts";
import { isPlaceName, judgePart } from "../analysis/judge-part.ts";
import { anyOf } from "../any-of.ts";
import { unknownWords } from "./languages/en/known-words.ts";
import { asPerson } from "./english-nouns.ts";
import { partsOfSpeech } from "./evidence/meaning/wordnet.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { isInitials, isShortForm } from "./short-forms.ts";

const MONTH_BEFORE = new RegExp(
  String.raw`^${anyOf("january february march april may june july august september october november december")}\s+(?=\p{L})`,
  "iu",
);
const SMALL_WORDS = new RegExp(
  String.raw`(?<=\p{L}[^\p{L}]{1,2})${anyOf(
    "of and to the for in at on with von vom zum zur und für im der die das des dem bei mit",
    "du des et à au aux le les pour sur en chez de del la las los el y e o con para por",
  )}(?!\p{L})`,
  "giu",
);
const WORD = /(?<![\p{L}'’])\p{L}{2,6}(?!\p{L})/gu;
const ABROAD = new RegExp(
  String.raw`[^\p{ASCII}]|(?<!\p{L})${anyOf("und für im der des bei du en chez de del la las los el y para por")}(?!\p{L})`,
  "iu",
);

/** What is left out of a title so that it stands for all the time of a job. */
const FOR_A_TIME = /(?<=\p{L})(?:,? and|,| ?\/| &) (?:acting|interim) .{3,60}$/iu;
const OF_LEARNER = new RegExp(
  String.raw`^(?<title>\p{L}.{2,50}?)(?:, | [-–—] | ?\()` +
    String.raw`(?:(?<before>co-?op|volunteer|trainee|apprentice|student)(?: (?:work )?terms?)?|(?<behind>intern)(?:ship)?)\)?$`,
  "iu",
);

/** "Initially hired as warehouse manager" names the post in a sentence. */
const HIRED_AS =
  /^(?:initially |originally |first )?(?:hired|promoted|recruited|appointed|brought in) (?:as|to) (?:an? |the )?(?=\p{L})/iu;

const AS_INTERN =
  /^(?:summer |winter )?internship (?:as|in the role of) (?:an? )?(?<title>(?!part |.*\bintern)\p{L}.{2,50})$/iu;

/** "Web Developer, co-op work terms" as what one was, a "Co-op Web Developer". */
function asLearner(named: string): string {
  const title = named.replace(/(?<=^| )internship$/iu, "Intern");
  const placed = AS_INTERN.exec(title)?.groups?.title;
  if (placed !== undefined) return `${placed} Intern`;
  const { title: own = "", before, behind } = OF_LEARNER.exec(title)?.groups ?? {};
  if (own === "" || asPerson(own) === null) return title;
  const small = (before ?? behind ?? "").toLowerCase();
  const word = small.charAt(0).toUpperCase() + small.slice(1);
  return before ? `${word} ${own}` : `${own} ${word}`;
}

/** A title as a sentence takes it: capitals throughout are set down, stray blanks at slashes taken out. */
export function shownTitle(title: string): string {
  const dateless = withoutPlace(
    asLearner(title.replace(FOR_A_TIME, ""))
      .replace(/^(?:currently|presently):? (?:an? )?/iu, "")
      .replace(MONTH_BEFORE, "")
      .replace(HIRED_AS, "")
      .replace(/^to (?=\p{Lu})/u, ""),
  )
    .replace(REMARK, "")
    .replace(HOURS, "")
    .replace(TIME_BEHIND, "");
  // "Loan Consultant - Wells Fargo Advisors" has the employer behind it.
  const [head = "", ...others] = dateless.split(/\s[-–—|]\s|(?<=\p{Ll}{2})[-–—|] /u);
  const named = others.length > 0 && asPerson(head) !== null ? withField(head, others) : dateless;
  // "Python Developer, Amdocs, Java Microservices" is a list that begins with the title, "Registered Nurse, Telemetry" has
  // the unit behind it, and "Manager, Payroll" says with both who one is.
  const [first = "", ...listed] = named.split(", ");
  const isWhole = listed.length > 1 || (listed.length === 1 && first.includes(" "));
  const isBoth = !first.includes(" ") && listed.length === 1 && ONE_WORD.test(listed[0] ?? "");
  const isTwo = isBoth && [first, ...listed].every((one) => asPerson(one) !== null);
  const own = isTwo ? `${first}/${listed[0]}` : isWhole && asPerson(first) !== null ? withField(first, listed) : named;
  const bare = own.replace(REMARK, "").replace(/(?<!\s)\s*\/\s*/g, "/");
  const tidy = saidOnce(withoutSigns(bare.trim()));
  if (/\p{Ll}/u.test(tidy) || (tidy.length < 5 && !isTitleHead(tidy.toLowerCase())))
    return tidy.replace(WORD, (word) => (/^\p{Lu}\p{Ll}/u.test(word) && isInitials(word) ? word.toUpperCase() : word));
  const isAbroad = ABROAD.test(tidy);
  return tidy
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(SMALL_WORDS, (word) => word.toLowerCase())
    .replace(WORD, (word) => (isShortForm(word) || isCode(word, isAbroad) ? word.toUpperCase() : word));
}

const PART_OF_HOUSE = /(?:department|unit|team|ward|division|group)$/iu;

/** "Senior Accountant, Financial Reporting" is one in that field; what else stands behind a title is left out. */
function withField(head: string, [field = "", ...more]: string[]): string {
  const isField = more.length === 0 && isFieldOfWork(field) && unknownWords(field.toLowerCase()).length === 0;
  const isSaid = isField && !PART_OF_HOUSE.test(field) && !/ (?:in|of|for) /u.test(head) && !ABROAD.test(head);
  return isSaid ? `${head} in ${field}` : head;
}

const LONGEST_CODE = 5;
const WORD_OF_THREE =
  /^(?:new|old|non|pre|sub|per|our|its|his|her|all|any|two|six|ten|big|low|raw|dry|wet|hot|Los|San|del|von|van|its)$/iu;

/** "SDET", "MC" and "HGV" are no words. */
function isCode(word: string, isAbroad: boolean): boolean {
  if (!/^\p{Lu}/u.test(word) || word.length > LONGEST_CODE) return false;
  if (!isAbroad && word.length === 3 && !WORD_OF_THREE.test(word)) {
    const { noun, verb } = partsOfSpeech(word.toLowerCase());
    if (!noun && !verb) return true;
  }
  return !/[aeiouyäöüéèêàáíóú]/iu.test(word) || (!isAbroad && unknownWords(word.toLowerCase()).length > 0);
}

const HOURS = new RegExp(
  String.raw`, ${anyOf(
    String.raw`(?:\p{L}+\s)?(?:shifts?|weekends|nights|days|evenings) (?:part|full)[-\s]time p/?t f/?t prn per\sdiem`,
    "seasonal temporary temp casual bank agency summers? weekends? nights evenings",
  )}$`,
  "iu",
);

const TIME_BEHIND = /,? (?:since|from|until|till|to|as of)$/iu;
const ONE_WORD = /^\p{L}+$/u;

const SOME_TITLE = 2; // of three, as `judgePart` weighs a title

const GERMAN_AGENT = /^\p{Lu}\p{Ll}{4,}(?:er|erin|kraft|mann|frau)(?!\p{L})/u;

/** "Unna - Instandhalter Elektrik": a name that stands before the title is where that was. */
function withoutPlace(title: string): string {
  const [place = "", own, ...others] = title.split(/\s[-–—]\s/u);
  const isName = /^\p{Lu}\p{Ll}{2,}$/u.test(place) && unknownWords(place.toLowerCase()).length > 0;
  const isPlace = others.length === 0 && judgePart(place).title === 0 && (isName || isPlaceName(place));
  const isTitle = judgePart(own ?? "").title >= SOME_TITLE || GERMAN_AGENT.test(own ?? "");
  return own !== undefined && isPlace && isTitle ? own : title;
}

/** "Teacher of Mathematics (NQT then main scale)", "Policy Officer (ASO5)"; "Developer (TypeScript)" tells the work itself. */
const REMARK =
  / \((?:\p{Lu}{1,5}-?\d{1,2}(?:\/\p{Lu}{1,5}-?\d{1,2})?|[^()\s]{1,30}\s[^()]{1,60}|\p{Ll}[^()\s]{0,30})\)$/u;

/** "Tour Guide ~ remote", "HarborReporter", "Pool MANAGER": what no one would say so. */
function withoutSigns(title: string): string {
  const isMixed = /\p{Ll}/u.test(title);
  const parts = title.split("~").map((part) => part.trim());
  return parts
    .filter((part, index) => part !== "" && (index === 0 || !/^remote\b/iu.test(part)))
    .join(", ")
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll}{3,}$)/u, (_, at: number) =>
      isTitleHead(title.slice(at).toLowerCase()) ? " " : "",
    )
    .replace(/(?<!\p{L})\p{Lu}{5,}(?!\p{L})/gu, (word) => {
      const small = word.toLowerCase();
      const isWord = unknownWords(small).length === 0 || (isTitleHead(small) && small.length > LONGEST_CODE);
      return isMixed && isWord ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : word;
    });
}

function saidOnce(title: string): string {
  const words = title.split(/\s+/);
  const half = words.length / 2;
  const isTwice = title.length > 8 && words.every((word, index) => index >= half || word === words[index + half]);
  return isTwice ? words.slice(0, half).join(" ") : title;
}
