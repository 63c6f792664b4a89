import { anyOf } from "../../../any-of.ts";
import { asPerson } from "../../english-nouns.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { thirdPerson } from "../../verb-forms.ts";
import { withoutDoubled } from "./mend-slips.ts";

const PRAISING = anyOf(
  "hardworking reliable friendly dedicated motivated dynamic energetic enthusiastic passionate experienced skilled accomplished proactive",
  "creative curious organi[sz]ed versatile talented caring compassionate conscientious professional driven dependable seasoned innovative",
  "strategic efficient honest successful punctual flexible committed loyal ambitious confident competent outgoing resourceful self-motivated focused",
  String.raw`(?:\p{L}+-(?:driven|performing|oriented|focused|minded|working|motivated|centered|centred)) (?:detail|results|team|goal)\soriented`,
);
const PRAISE = new RegExp(String.raw`^(?:(?:highly|very|extremely) )?${PRAISING}(?:,? and |, | )(?=\p{L})`, "iu");
const YEARS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:\d{1,2}\+?|${anyOf(
    "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty",
  )})(?: plus)? years?(?!\p{L})`,
  "iu",
);
const HOLDS = /(?<!\p{L})(?:registered|licen[cs]ed|certified|chartered|time[- ]served|board[- ]certified)(?!\p{L})/iu;
/** Where what somebody is goes over to what they want or think of themselves. */
const GOES_ON = new RegExp(
  `(?:,| [-–—]|;)? (?:(?:and|who is|with) (?:an? |the |is )?)?${anyOf(
    "seeking looking searching hoping wanting aiming eager keen ready passionate proven strong excellent exceptional outstanding solid",
    String.raw`extensive demonstrated track\srecord able\sto ability known\sfor committed\sto dedicated\sto reputation now currently recently`,
  )}(?!\\p{L})`,
  "iu",
);
const OTHER = /(?<!\p{L})(?:you|your|we|our|us|he|she|they|their|company|organi[sz]ation)(?!\p{L})/iu;
const HERSELF = /(?<!\p{L})(?:his|her)(?= \p{Ll})/gu;
const LONGEST = 32; // in words
const FEWEST = 6;
const HEAD_WORDS = 6;
const ENDS_OPEN = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    "with in of and or for the an? to at as fast-paced high-volume into onto by from on",
    String.raw`(?:who|which|that)(?:\sis)?`,
  )})$`,
  "iu",
);

function withoutPraise(text: string): string {
  const bare = text.replace(PRAISE, "");
  return bare === text ? text : withoutPraise(bare);
}

const SAYS_WHEN = /^(?:Recent|New|Current|Former|Qualified|Early) /u;

/** "Recent BSc Nutrition graduate" as "a recent BSc Nutrition graduate"; titles keep their capitals. */
export function asOneself(name: string): string | null {
  const isTitle = /\p{Lu}/u.test(name.slice(1)) && !SAYS_WHEN.test(name);
  const isHalf = /^\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u.test(name);
  return asPerson(isHalf ? name.toLowerCase() : isTitle ? name : lowerFirst(name));
}

/** What a sentence of a summary says that its person is: "I am a registered nurse with six years of experience"; else null. */
export function selfIn(sentence: string): string | null {
  const own = /^(?:I(?: am|['’]m) )?(?:As )?(?:[Aa]n? )?(?<who>.+)$/u.exec(sentence)?.groups?.who ?? sentence;
  const said = withoutPraise(own.replace(/(?<![.\s])[.\s]+$/u, "")).split(GOES_ON)[0] ?? "";
  const who = said.replace(/,? (?:and )?(?:then|now|also|still)$/u, "");
  const words = who.split(" ");
  if (/(?<!\p{L})\p{Lu}{4,} \p{Lu}{4,}(?!\p{L})/u.test(who)) return null;
  if (words.length < FEWEST || words.length > LONGEST || OTHER.test(who) || ENDS_OPEN.test(who)) return null;
  if (/(?<!\p{L})I(?!\p{L})|[:;|]|--|[Ââ€Ã]|, (?:\d|\p{Lu}+,)/u.test(who) || !(YEARS.test(who) || HOLDS.test(who)))
    return null;
  const isHead = (word = "") => isTitleHead(word.toLowerCase().replace(",", ""));
  const first = words.slice(0, HEAD_WORDS).findIndex(isHead);
  const at = first >= 0 && !/,$/u.test(words[first] ?? "") && isHead(words[first + 1]) ? first + 1 : first;
  const name = words.slice(0, at + 1).join(" ");
  if (at < 0 || /,| (?:in|of|for|with|at|on|to|and|from|is|was|an?) /u.test(name)) return null;
  const person = asOneself(name);
  const rest = words
    .slice(at + 1)
    .join(" ")
    .replace(HERSELF, "my")
    .replace(/^(?<group>\([^()]{1,40}\))?, (?=(?:more than |over |about )?\d{1,2}\+? years)/u, "$<group> with ")
    .replace(/years(?= experience)/u, "years'");
  if (thirdPerson(rest.split(" ")[0] ?? "") !== null) return null;
  const being = /^for (?:over |almost |nearly |more than )?\S+ years/u.test(rest) ? "have been" : "am";
  return person && `I ${being} ${withoutDoubled([person, ...(rest === "" ? [] : [rest])].join(" "))}.`;
}

const WITH_YEARS = new RegExp(
  String.raw`^I am an? (?:(?!(?:to|for|of|under|in|at|by|and|who) )[\p{L}\d/&.+#,-]+ ){1,6}?with (?<years>(?:(?:over|more than|almost|nearly|about|around) )?` +
    String.raw`${YEARS.source} (?:of )?(?:[\p{L}-]+ ){0,3}experience(?!\p{L})(?!.* (?:who|and an?) ).*)$`,
  "iu",
);

/** The same of whoever has said already what they are: "I bring six years of bedside experience". */
export function yearsOfSelf(said: string): string {
  const years = WITH_YEARS.exec(said)?.groups?.years;
  return years === undefined ? said : `I bring ${years}`;
}
