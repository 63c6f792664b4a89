import { anyOf, anyOfLines } from "../any-of.ts";
import { judgePart } from "../analysis/judge-part.ts";
import type { ProfileJob } from "../analysis/profile.ts";
import { withoutQuotes } from "../postings/employer-in-text.ts";
import { unknownWords } from "./languages/en/known-words.ts";
import { isWholeField } from "./skill-names.ts";

/** In words: what begins small and is longer describes an employer and does not name it. */
const LONGEST_SMALL_NAME = 3;
const LONGEST_NAME = 8;
const STARS = /(?: \d)? ?(?:\*{1,5}|★{1,5}) ?S?$/u;
const NO_EMPLOYER = new RegExp(
  `^${anyOfLines`
    (?:praktikum|prácticas)(?:\s.*)?|(?:company|employer|organi[sz]ation|firm)(?:\sname)?
    \d{1,2}\s(?:weeks?|wochen|semaines|semanas|months?|monate|mois|meses)
    city|state|city,?\sstate|confidential|n/?a|certificate
    (?:professional|work|other|relevant)?\s?experience|education|projects?|research\sand\sdevelopment|freelance
    (?:key\s)?(?:responsibilities|duties|accomplishments|achievements|highlights|skills|summary)
    (?:before|after)\sthe\s[a-z]+|since|then|until\snow
    self[-\s]employed|various|mrs?\.?|ms\.?|previous|current|present|past|recent|earlier
    python|java|javascript|typescript|php|ruby|sql|html|css|react|angular|android|ios|linux|docker|kubernetes
    january|february|march|april|may|june|july|august|september|october|november|december
  `}$`,
  "i",
);

/** "FCT, Residencia Virgen del Pilar": the training at a workplace stands before the house. */
const OF_SCHOOL = /^(?:FCT|FP|PFMP)(?:,| [-–])? (?=\p{Lu}\p{Ll})/u;

const IS_PHRASE = /^\p{Ll}.*\.$| (?:and|&) (?:the )?(?:surround\p{Ll}+|area|district)\b/u;
/** "Java and Android programming" is what was learned. */
const ENDS_OPEN = / (?:of|the|and|at|for|von|der|de|du)$|(?:^| )(?:Prof|Dr)\.?$/u;
const ENDS_IN_WORK = /\b(?:Intern|Director|Manager|Assistant|programming|development|courses?)$/u;

/** The employer's name, unless it is not sure or only holds a place in an anonymised resume. */
export function realEmployer(job: Pick<ProfileJob, "employer" | "isUnsure"> | undefined): string | null {
  if (job?.isUnsure) return null;
  const employer = withoutUnit(
    withoutRemark(withoutQuotes(job?.employer ?? ""))
      .replace(/(?<=\p{L}), (?:software|hardware|services)$/u, "")
      .replace(STARS, "")
      .replace(OF_SCHOOL, ""),
  );
  const words = employer.split(" ");
  const most = /^\p{Ll}/u.test(employer) ? LONGEST_SMALL_NAME : LONGEST_NAME;
  const isPhrase =
    IS_PHRASE.test(employer) ||
    ENDS_IN_WORK.test(employer) ||
    ENDS_OPEN.test(employer) ||
    words.length > most ||
    words.slice(1).some((word) => /^\p{Ll}{3,}(?:ly|ed)$/u.test(word));
  const isWord = /^\p{Ll}+$/u.test(employer);
  return employer === "" || isPhrase || isWord || NO_EMPLOYER.test(employer) || isWholeField(employer)
    ? null
    : unshouted(employer).replace(OF_STATE, "the $&");
}

/** "Freightlark (Series B logistics)", "Hôtel de la Loire (4*)": what stands behind a name for readers of the resume. */
const REMARK = /(?<=[\p{L}.])\s?\((?!\p{Lu}+\))[^()]*\)$/u;

export function withoutRemark(employer: string): string {
  return employer.replace(REMARK, "").trim();
}

const HOUSE = 2; // of three, as `judgePart` weighs an employer
const UNIT = /^(?:operating )?(?:theatres?|(?:\p{L}+ )?(?:ward|unit|icu|department))$/iu;

/** "Medical ICU, Cascade General Hospital": the ward stands before the house. */
function withoutUnit(employer: string): string {
  const [unit = "", house = "", ...others] = employer.split(", ");
  const isOfHouse = others.length === 0 && house.includes(" ") && judgePart(house).employer >= HOUSE;
  const isField = judgePart(unit).employer === 0 && unknownWords(unit.toLowerCase()).length === 0;
  return isOfHouse && (UNIT.test(unit) || isField) ? house : employer;
}

/** One serves in "the U.S. Army". */
const OF_STATE = new RegExp(
  anyOfLines`
    ^(?:U\.?S\.? |United States )?(?:Army|Navy|Air Force|Marine Corps|Coast Guard|National Guard)$
    ^(?:British Army|Royal (?:Navy|Air Force|Marines))$
  `,
  "u",
);

const LONGEST_INITIALS = 4;
const SHORT_WORD = new RegExp(
  `^${anyOf(
    "cala casa vila vall mesa born san sur mar sol rey luz pan val lac sud est bad see tal hof bau pré bel mas",
    "bus inn bay new day oak sea sky sun air car art pub bar red old big one arc ice tea fox bee elm ash hub pet kid eye way zoo",
    "dry web box key lab van cab toy egg pie gym top law tax fly ivy hill farm home care",
  )}$`,
);
const SMALL_IN_NAMES =
  /^(?:of|and|the|for|in|at|on|de|del|la|las|los|le|les|du|des|und|et|y|e|der|die|das|von|zum|zur)$/;

/** "HARBOR MEDICAL CENTER" as one writes it; "IBM" stays, and so does whatever has a small letter. */
export function unshouted(name: string): string {
  const isOfWords = / (?:&|AND) /u.test(name) && unknownWords(name.toLowerCase()).length === 0;
  if (/\p{Ll}/u.test(name) || !(/\p{Lu}{5}/u.test(name) || isOfWords)) return name;
  return name.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (SMALL_IN_NAMES.test(small))
      return at > 0 && !(small === "die" && /(?:&|AND) $/u.test(name.slice(0, at)))
        ? small
        : `${word.charAt(0)}${small.slice(1)}`;
    const isInitials =
      (word.length < LONGEST_INITIALS && !SHORT_WORD.test(small) && !/[ÁÉÍÓÚÄÖÜÈÊÀ]/u.test(word)) ||
      (word.length === LONGEST_INITIALS && !SHORT_WORD.test(small) && unknownWords(small).length > 0);
    return isInitials ? word : `${word.charAt(0)}${small.slice(1)}`;
  });
}
