import { upperFirst } from "../../skill-names.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { hasClosedBrackets } from "../../closed-brackets.ts";
import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { CREDENTIAL_KINDS, credentialIn } from "../../facts/credential-kinds.ts";
import { VEHICLE_CLASS } from "../../facts/driving-classes.ts";
import { unknownWords } from "./known-words.ts";
import { credential, PROPER } from "./named-credentials.ts";
import { TAKES_FIELD } from "./own-papers.ts";

/** A held paper, in the ways a sentence may take it: who or what one is, what one holds, or is trained in. */
export type PaperName = {
  kind: "person" | "trade" | "document" | "course";
  ways: string[];
  /** How long a paper known by its letters is valid, as the resume has it: "valid to 2029". */
  status?: string;
};

const BEFORE = new RegExp(
  String.raw`^(?:[^\p{L}\d]*(?:${anyOf("am current currently active got gained hold holds have my i also an? the passed completed in\\sdate")})(?!\p{L}))+ `,
  "iu",
);
const VALID_BEHIND = new RegExp(
  String.raw`[ ,](?:(?:is|are) )?(?:${anyOf(
    String.raw`valid current active in\sdate expires? exp\.? renewed updated issued until till through since held passed`,
    String.raw`obtained completed yes too to\s(?:\p{L}+\s)?\d`,
  )})(?!\p{L})`,
  "iu",
);
const MONTH = String.raw`(?: (?:${anyOf("jan feb mar apr may jun jul aug sep oct nov dec")})\p{Ll}{0,6})?`;
const VALID_TO = new RegExp(
  String.raw`valid (?:to|until|till|through)${MONTH} (?:\d{1,2}\/){0,2}20\d\d(?=\)?[.\s]{0,3}$)`,
  "iu",
);
const DATED = new RegExp(String.raw`,?(?: in)?${MONTH},? (?:\d{1,2}\/)?(?:19|20)\d\d$`, "iu");
const NUMBER_BEHIND = /,? (?:no\.? |number )?#?\p{Lu}{0,3}[-.]?(?:\d{3,4} ){0,4}\d{4,}\p{L}?$/iu;
const SCHOOL_BEHIND = / (?:\p{Lu}\p{L}+ ){1,3}(?:College|University|School|Academy|Institute)$/u;
const STANDING =
  / (?:registered|accredited|chartered|certified|trained|qualified|licen[cs]ed|vetted|cleared|checked)$/iu;
const PERSON = /(?<!\p{L})(?:registered|licen[cs]ed|certified|chartered|qualified|accredited|coded) \p{L}/iu;
const CERTIFIED_AS = new RegExp(
  `^\\p{Lu}[^:]{2,40} Certified: [^:]{3,60}(?<!\\p{L})${anyOf("associate expert specialist professional administrator engineer architect")}$`,
  "iu",
);
const OFFICE = /^(?:notary public|.*first aider|.* provider)$/iu;
const DRIVER = /^(?:[HL]GV|CDL)(?: (?:class |cat(?:egory)? )?(?:[A-E](?:\+E)?|[12]))? driver$/iu;
const COURSE = new RegExp(
  String.raw`(?:^(?:(?:emergency|basic|paediatric|pediatric) )?first aid|^(?:safeguarding|child protection)|(?<!\p{L})(?:${anyOf(
    "handling heights aid awareness safety anaphylaxis asthma entry allergens? compounding safeguarding protection prevention",
    "control lifting evacuation course courses workshop training administration resuscitation spraying space spaces",
  )})$)`,
  "iu",
);
const DEGREE = new RegExp(
  String.raw`^(?:${anyOf(String.raw`BA BSc B\.?S\.? MA MSc BEng MEng B\.?E\.? B\.?Tech [BM]\.?Com MBA B\.A\. M\.A\. B\.Sc\.? LL\.?[BM]\.? B\.L\.?`)})` +
    String.raw`(?: \((?:Hons|Honours)\))?(?: (?!EN )|$)`,
  "u",
);

const ENDS_IN_NOUN = new RegExp(
  String.raw`(?:${anyOf(
    "licen[cs]es? certificates? certifications? registrations? cards? permits? tickets? endorsements? accreditations? diplomas? degrees?",
    "designations? awards? belt checks? pass badge foundation practitioner edition training",
  )})(?: with \p{L}+(?: \p{L}+)?)?$`,
  "iu",
);
const SPEAKS_ALONE = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`certificates? certifications? diplomas? licen[cs]es? trainings? awards? level\s\d qualifications languages education`,
  )}|[\d.]+)$`,
  "iu",
);
const FIELD_APART = new RegExp(String.raw`(?<=${TAKES_FIELD})[:,] (?=\p{Lu})`, "u");
const DEGREE_FIELD = /^(?<degree>\S+(?: \(\p{L}+\))?) (?!in |of )(?<field>\p{Lu})/u;
const SPELT = /^(?:[MSFHLNRX](?=\p{Lu}{1,3}(?!\p{L})|Sc|Eng|[.-]|\p{Lu}?\d)|(?!One )[AEIO8])/u;
const READ = /^(?=\p{Lu}{5})[B-DF-HJ-NP-Z][HLRWY]?[AEIOU]/u;

function withOwnArticle(name: string): string {
  const [first = ""] = name.split(" ");
  // "FAST" is said as the word it is.
  if (/^\p{Lu}{4,}$/u.test(first) && unknownWords(first.toLowerCase()).length === 0)
    return `${withArticle(name.toLowerCase()).split(" ")[0]} ${name}`;
  if (SPELT.test(name)) return `an ${name}`;
  return READ.test(name) ? `a ${name}` : withArticle(name);
}

/** "PA1 and PA6 spraying" are two. */
const CODES = /\p{Lu}\d{1,3} and \p{Lu}{1,3}\d/u;
/** "Advanced Certificate Craft Plumbing" and "NVQ Level 2 Hairdressing" leave out their "in". */
const OF_SUBJECT = new RegExp(
  String.raw`(?<!\p{L})(?:Certificate(?: [IVX]{1,3})?|Diploma|HN[CD]|(?:[NS]VQ|BTEC|HNC|HND)(?: Level)? \d)` +
    String.raw`(?= (?!Diploma|Certificate|Award)\p{Lu}\p{Ll})`,
  "u",
);
const OF_TIME = new RegExp(
  `(?<!\\p{L})${anyOf("programs? programmes? class classes workshops? seminars? sessions?")}$`,
  "iu",
);
const CLASSES = /^\p{Lu}\d?(?:\+\p{Lu}\d?)+$/u;
const OF_COURSE = /^(?:certification|ticket)$/u;

const LONGEST_PERSON = 5; // in words
const CERTIFIED_IN = /^(?:board[- ])?(?:certified|trained|qualified|licen[cs]ed) in \p{L}/iu;

const ENDS_LIKE_PAPER = /(?<!\p{L})(?:certificate|diploma|degree|award|licen[cs]e|registration|permit)(?: |$)/iu;

const ONE_AHEAD = /^(?!an? ).*(?<!\p{L})(?:licen[cs]e|registration|permit) (?=[\p{Lu}\d])/iu;

type Noun = { noun: string | null; isAsked: boolean; isTraining: boolean; isCourse?: boolean };

/** How a part of a resume's list is named in a sentence; null where it names nothing by itself. */
export function paperName(text: string, { noun, isAsked, isTraining, isCourse = false }: Noun): PaperName | null {
  const bare = bareName(text).replace(FIELD_APART, " in ");
  if (bare === "" || SPEAKS_ALONE.test(bare) || OF_TIME.test(bare) || !isSound(bare)) return null;
  if (CLASSES.test(bare)) return { kind: "document", ways: [withOwnArticle(`${bare} licence`)] };
  const vehicles = vehiclesIn(bare);
  if (vehicles !== null) return { kind: "document", ways: [vehicles] };
  if (CERTIFIED_AS.test(bare)) return { kind: "person", ways: [withOwnArticle(bare.replace(": ", " "))] };
  if (STANDING.test(bare)) {
    const standing = bare.split(", ").at(-1) ?? bare;
    const isName = /^\p{Lu}(?:[\p{Lu}&\d]|\p{L}+ \p{Lu})/u.test(standing);
    return { kind: "person", ways: [isName ? standing : keptLower(standing)] };
  }
  if (CERTIFIED_IN.test(bare)) return { kind: "person", ways: [keptLower(bare)] };
  if (isLifeSupport(bare)) return { kind: "document", ways: [`${bare} certification`, bare] };
  const person = personOf(bare);
  if (person !== null) return { kind: "person", ways: [person] };
  if (DEGREE.test(bare)) {
    const named = bare.replace(DEGREE_FIELD, "$<degree> in $<field>").replace(BRANCH, "$& Engineering");
    return { kind: "document", ways: [named, bare].map(withOwnArticle) };
  }
  const isOfWords = bare
    .split(" ")
    .every((word, at) => /^\p{Ll}/u.test(word) || (at === 0 && keptLower(word) !== word));
  const last = bare.split(" ").at(-1)?.toLowerCase() ?? "";
  if (isTraining && isTitleHead(last) && last !== "hand") return { kind: "person", ways: [withArticle(bare)] };
  const isShort = isTraining && /^\p{Lu}{4,8}(?:-\p{Lu}{2,3})?$/u.test(bare);
  if (isShort || (isCourse && !ENDS_LIKE_PAPER.test(bare) && !COURSE.test(bare)))
    return { kind: "course", ways: [bare, `${bare} training`] };
  const isLearned = isTraining && !ENDS_IN_NOUN.test(bare.replace(/ training$/iu, "")) && !/\p{Lu}{2}|\d/u.test(bare);
  if (
    (isLearned || (COURSE.test(bare) && !CODES.test(bare))) &&
    !ENDS_LIKE_PAPER.test(bare) &&
    !/^level \d/iu.test(bare)
  ) {
    const course = bare
      .replace(/ (?:training|(?:short )?course)$/iu, "")
      .split(" ")
      .map(keptLower)
      .join(" ");
    const training = / training$/iu.test(bare) ? `${course} training` : null;
    // Nobody is trained in "Dermalogica skin".
    if (training !== null && !COURSE.test(course)) return { kind: "document", ways: [training] };
    const isPaper = noun !== null || /first aid/iu.test(course);
    const paper = `${withArticle(course)} ${OF_COURSE.test(noun ?? "") ? noun : "certificate"}`;
    return { kind: "course", ways: [course, isPaper ? paper : training].filter((way) => way !== null) };
  }
  const counted = ONE_AHEAD.test(bare) && credential(bare) === bare ? withOwnArticle(bare) : credential(bare);
  const status = /^\p{Lu}{2,6}$/u.test(bare) ? VALID_TO.exec(text)?.[0] : undefined;
  if (status !== undefined) return { kind: "document", ways: [bare], status };
  const plain = / licen[cs]es$/iu.test(bare) ? keptLower(bare) : counted;
  if (OF_SUBJECT.test(bare))
    return { kind: "document", ways: [bare.replace(OF_SUBJECT, "$& in"), bare].map(withOwnArticle) };
  if (CODES.test(bare) && noun !== null) return { kind: "document", ways: [`${bare} ${noun}s`, plain] };
  const isNoun =
    ENDS_LIKE_PAPER.test(bare) ||
    ENDS_IN_NOUN.test(bare) ||
    noun === null ||
    / (?:and|&|except) /u.test(bare) ||
    /^(?:level )?\d/iu.test(bare);
  const isOneWord = !bare.includes(" ");
  const isKnownAs = plain !== bare || isNamedAsPaper(bare) || (!isOneWord && isTitleHead(last)) || hasOwnName(bare);
  // "ServSafe Manager" is who one may be, and what one holds is its certification.
  const isOfPerson = isTitleHead(last) && bare.split(" ").length <= LONGEST_PERSON && !/^level \d/iu.test(bare);
  if (isOfPerson && !isOneWord && plain === bare)
    return { kind: "document", ways: [withOwnArticle(`${bare} certification`), plain] };
  if (isNoun || isOneWord || (isKnownAs && !(isAsked || isOfWords)))
    return isKnownAs ? { kind: "document", ways: [plain] } : null;
  if (/\p{Ll}{2}ed$/u.test(bare)) return null;
  const own = isOfWords ? keptLower(bare) : bare;
  const withNoun = `${own} ${noun}`;
  return {
    kind: "document",
    ways: [TWICE.test(withNoun) ? own : withOwnArticle(withNoun), ...(isKnownAs ? [plain] : [])],
  };
}

const CATEGORY = new RegExp(
  String.raw`^(?:(?:full|clean) )*(?<name>Cat(?:egory|\.)? ${VEHICLE_CLASS})(?<noun> licen[cs]e)?(?: (?:full|clean))*$`,
  "iu",
);
export const BRANCH =
  /(?<=(?<!\p{L})[BM]\.? ?Eng\.? in )(?:Civil|Mechanical|Electrical|Chemical|Industrial|Structural|Electronic)$/u;
const CLASS_BEHIND = /^(?<noun>driver['’]?s licen[cs]e),? (?<kind>class \w{1,2})$/iu;
const OF_VEHICLES = new RegExp(
  String.raw`^(?<kind>(?:full )?\p{L}{2,8}) (?<noun>licen[cs]e),? (?<classes>${VEHICLE_CLASS})$`,
  "iu",
);

/** "Cat D full" and "Full UK licence B+E" in the order of a sentence. */
function vehiclesIn(bare: string): string | null {
  const { name, noun = "" } = CATEGORY.exec(bare)?.groups ?? {};
  if (name !== undefined) {
    const named = `${/full/iu.test(bare) ? "full " : ""}${name}`;
    return noun === "" ? named : withArticle(named + noun);
  }
  const { noun: licence, kind } = CLASS_BEHIND.exec(bare)?.groups ?? {};
  if (licence !== undefined) return `a ${upperFirst(kind ?? "")} ${licence.toLowerCase()}`;
  const own = OF_VEHICLES.exec(bare)?.groups;
  return own ? `a ${keptLower(own.kind ?? "")} ${own.classes} ${own.noun}` : null;
}

const OF_LIFE_SUPPORT: ReadonlySet<string> = new Set(["bls", "acls", "pals", "cpr"]);
const LIFE_SUPPORT = CREDENTIAL_KINDS.filter(({ id }) => OF_LIFE_SUPPORT.has(id));

function isLifeSupport(name: string): boolean {
  const parts = name.split(/\/|, | and | & /u);
  return parts.every((part) =>
    LIFE_SUPPORT.some((kind) => {
      const place = credentialIn(part, kind);
      return place !== null && place.from === 0 && place.to === part.length;
    }),
  );
}

function isNamedAsPaper(name: string): boolean {
  return ENDS_IN_NOUN.test(name) || ENDS_LIKE_PAPER.test(name);
}

function hasOwnName(name: string): boolean {
  return /\p{Ll}\p{Lu}|\p{Lu}{2}|\p{Lu}&|\d|\p{L}\+/u.test(name) || unknownWords(name.toLowerCase()).length > 0;
}

const OF_ABILITY = new RegExp(
  `(?<!\\p{L})${anyOf("conference convention summit congress symposium awards experience skills? knowledge ability abilities oriented minded player learner proficien\\p{L}+ well")}$`,
  "iu",
);

/** A degree and what is called by a paper's name are two: "Bachelor's degree in business certificate". */
const DEGREE_AND_PAPER = /(?<!\p{L})degree(?:s| in| of)? .{0,60}(?:certificat(?:e|ion)|licen[cs]e|diploma)$/iu;
/** "Certified Auto CAD Designer Certified" and "Typing Certificate Food Handler Certificate" are several, run together. */
const TWICE = /(?<!\p{L})(?<paper>certif|licen[cs]|diploma|regist)\p{L}* .*(?<!\p{L})\k<paper>/iu;
const OF_SENTENCE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("is are was were that who which how what my our your their he she we")})(?!\p{L})` +
    String.raw`| to \p{Ll}|(?<!\p{L})(?:${anyOf("in of for with and the to at by from")})$|^(?:${anyOf("certified trained licen[cs]ed awarded")}) by `,
  "iu",
);

const SHOUTED = /(?<!\p{L})\p{Lu}{5,} \p{Lu}{5,}(?!\p{L})/u;

const HONOUR = /(?<!\p{L})(?:award|prize|medal|scholarship) (?:for|from|by)(?!\p{L})/iu;

/** "QUALIFIED CARPENTER (LBP", "and 4-axis" and "7 at grades A-C" were cut out of something, or are a headline. */
function isSound(name: string): boolean {
  if (
    / (?:trained|calibrated|certified) and /u.test(name) ||
    [OF_ABILITY, TWICE, OF_SENTENCE, DEGREE_AND_PAPER, HONOUR].some((no) => no.test(name))
  )
    return false;
  return (
    hasClosedBrackets(name) && !SHOUTED.test(name) && !/^(?:and|or|with|in|of|to) |^\d{1,2} (?:at|gcses?) /iu.test(name)
  );
}

/** "FOOD SAFETY CERTIFICATE" as its issuer writes it; what is not all words of a dictionary stays. */
function calmed(text: string): string {
  if (/\p{Ll}/u.test(text) || !SHOUTED.test(text)) return text;
  return text.replace(/\p{Lu}{4,}/gu, (word) =>
    unknownWords(word.toLowerCase()).length === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word,
  );
}

/** The name in a part of a list, without what stands around it: its year, its number, "current". */
export function bareName(text: string): string {
  const [first = ""] = calmed(text)
    .replace(/ ?\([^()]*\)/gu, "")
    .replace(/^(?:(?:19|20)\d\d ?[-–] ?)?(?:19|20)\d\d:? /u, "")
    .split(" w/")[0]!
    .replace(/^A (?=Grade )/u, "A-")
    .split(/ \/ | (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d (?=\S)/u);
  const [name = ""] = first
    .replace(/^[^\p{L}\d]+/u, "")
    .replace(BEFORE, "")
    .replace(/(?<!\p{L})(?<first>c)ert\.?(?= |$)/giu, "$<first>ertificate")
    .replace(/(?<![.\s])[.\s]+$/u, "")
    .replace(/(?<=driv(?:er['’]?s?|ing) licen[cs]e) and .+$/iu, "")
    .split(VALID_BEHIND);
  return name
    .replace(DATED, "")
    .replace(/ on (?:the )?update service$/iu, "")
    .replace(NUMBER_BEHIND, "")
    .replace(SCHOOL_BEHIND, "")
    .trim();
}

function personOf(bare: string): string | null {
  const last = bare.split(" ").at(-1)?.toLowerCase() ?? "";
  if (DRIVER.test(bare)) return withOwnArticle(bare);
  if (!OFFICE.test(bare) && !(PERSON.test(bare) && isTitleHead(last.split("/").at(-1) ?? ""))) return null;
  return withArticle(/ \p{Lu}/u.test(bare) ? bare : keptLower(bare));
}

/** "Local anesthesia endorsement" begins large as a line does, and "Moffett ticket" as a name. */
function keptLower(text: string): string {
  const [first = ""] = text.split(/[ /-]/u);
  const isWord =
    /^\p{Lu}\p{Ll}+$/u.test(first) && !PROPER.test(first) && unknownWords(first.toLowerCase()).length === 0;
  return isWord ? lowerFirst(text) : text;
}
