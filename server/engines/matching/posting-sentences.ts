import { anyOf, anyOfLines } from "../any-of.ts";
import { headingAsk, isDemand, isOfTerms, isWish, partAsks } from "./ask-words.ts";
import { withoutCodes } from "./coded-criteria.ts";
import { headedLines } from "./flat-headings.ts";
import { isOfHouse } from "./of-house.ts";
import { isOfReader, openHeadingUse } from "./open-headings.ts";
import { phraseUse } from "./heading-phrases.ts";
import { listedAsks } from "./listed-asks.ts";
import { withListedNames } from "./listed-names.ts";
import { type Block, blocksOf } from "./posting-blocks.ts";

export type SentenceUse = "required" | "wanted" | "duty" | "skipped";
export type PostingSentence = {
  text: string;
  use: SentenceUse;
  headed?: boolean;
};

type Heading = { use: SentenceUse; words: RegExp };

const HEADINGS: Heading[] = [
  {
    use: "wanted",
    words: new RegExp(
      String.raw`^(${anyOfLines`
        preferred|desired|desirable|bonus|nice[- ]to[- ]haves?|pluses
        preferred (qualifications?|skills|experience|requirements?)
        additional (qualifications?|skills)|what would be nice|good to have
        ideally|extra credit
      `})\b`,
      "i",
    ),
  },
  {
    use: "skipped",
    words: new RegExp(
      String.raw`^(${anyOfLines`
        (our |the |company |employee )?(benefits|perks)|what we offer
        what you('|’)?ll get|why (join|work)|we offer|compensation|salary
        pay( range| rate)?
        about (us|the company|our company|(?!(the|this|our|your?|role|job|position|team|opportunity)\b)\w+)
        who we are|company (overview|description|profile)
        our (mission|values|culture|story|company)
        equal (employment )?opportunit|eeo|diversity|schedule|how to apply
        application (process|procedures?)|disclaimer|benefits
        additional information|remuneration|opening date|application deadline
        working hours|job types?|work location
        (physical (demands?|requirements?|activities|abilities)|work(ing conditions| environment))(?=( (and|of|for|&) .{0,30})?:?$)
      `})\b`,
      "i",
    ),
  },
  {
    use: "required",
    words: new RegExp(
      String.raw`^(${anyOfLines`
        (${anyOfLines`
          minimum|basic|required|key|job|position|general|your|the|candidate
          knowledge|essential|other|technical|core|professional
        `})?[ ,]*(${anyOfLines`
          qualifications?|requirements?|competenc(y|ies)|must[- ]haves?
          skills?( and| &)? ?(abilities|experience|knowledge|qualifications)?
          knowledge,? skills|experience|education
        `})( (and|&|/) (experience|education|skills|training|requirements|qualifications))?
        who you are|what you('|’)?ll (need|bring)|what you (need|bring|have)
        you have|about you|you are|what we('|’| a)?re looking for
        we('|’| a)re looking for|to be successful|ideal candidate
        your (profile|background|experience)|licens\w+|certifications?
        required qualifications
      `})\b`,
      "i",
    ),
  },
  {
    use: "duty",
    words: new RegExp(
      String.raw`^(${anyOfLines`
        (key |main |primary |job |essential |principal |your |core )?(${anyOfLines`
          responsibilit(y|ies)|duties|functions|tasks|accountabilities
        `})
        what you('|’)?ll (do|be doing)|what you will do|the role|your role
        job (description|summary|purpose|overview)
        position (summary|overview|purpose|description)
        role (overview|summary)|day[- ]to[- ]day|overview|description
        about the (role|job|position|team|opportunity)|in this role|summary
        project responsibilities|you( will|('|’)ll)( be)?$
      `})\b`,
      "i",
    ),
  },
];

const HEADING_NAMES =
  "Requirements|Qualifications|Minimum Qualifications|Preferred Qualifications|Basic Qualifications|Responsibilities|Key Responsibilities|Job Responsibilities|" +
  "Benefits|About Us|What We Offer|What You'll Do|What You’ll Do|What You'll Need|Who You Are|Who We Are|Skills|Education|Experience|Job Description|Compensation|Nice to have|REQUIRED QUALIFICATIONS|JOB RESPONSIBILITIES|APPLICATION PROCEDURES|ABOUT COMPANY|Duties";
const INLINE_HEADING = new RegExp(`\\b(${HEADING_NAMES})\\s*:`, "g");
const GLUED_HEADING = new RegExp(`(^|[.!?a-z])(${HEADING_NAMES})(?=[A-Z][a-z])`, "g");

const BESIDE_THE_POINT = new RegExp(
  anyOfLines`
    equal (employment )?opportunit|without regard to
    race, (color|religion)|veteran status|sexual orientation
    reasonable accommodation|401 ?\(?k|paid time off|\bpto\b
    (health|dental|vision|life|medical) (and \w+ )?insurance
    medical, dental|tuition reimbursement|parental leave|employee discount
    affirmative action|background check will|e-verify|we('|’)re proud to
    is an employer|our benefits|health benefits|vacation|is a leading
    was founded|founded in|fortune 500|criminal histor
    applicants? (will|must) receive|click (here|apply)|base salary
    pay range|salary range
  `,
  "i",
);
const OF_PAY = /^(?:you['’]?(?:ll| will| can) (?:earn|get|receive|be paid)|(?:we|i) (?:pay|offer)) /iu;
const WILL_BE = /^you(?: will|['’]ll) be(?: an?)?[\s:.…]*$/iu;
const IS_SOMEBODY =
  /^(?:an? |able |happy |willing |comfortable |qualified |registered |licen[cs]ed |experienced |confident |calm |used )/iu;
const IS_NOT_NEEDED = /(?<!\p{L})(?:not|never|n['’]t) (?:be )?(?:needed|required|necessary|essential)[.!]?$/iu;
const TO_APPLY =
  /^(please )?(e-?mail|send|submit|forward) (us )?(your |an? |the )?(cv|resume|résumé|application)(?!\p{L})/iu;
/** How applications are dealt with, what becomes of them, and whom to ask: nothing that somebody brings. */
const OF_PROCESS = new RegExp(
  String.raw`^(?:${anyOfLines`
    (?:if you|applicants? who|candidates? who) (?:have|do|are|has|does|did)(?: not|n['’]t) (?:hear|heard|receive|received|been contacted)
    preference (?:will|may|is) (?:be )?given|(?:first |second )?interviews? (?:will|are|is|dates?|expected|planned|\d)
    (?:for|to) (?:an? |have an? |arrange an? |book an? )?(?:informal |confidential |further |initial )*(?:chat|discussion|conversation|enquir|inquir|information)
    (?:interested|suitable|shortlisted|previous|successful|unsuccessful) (?:candidates?|applicants?) (?!must have)
    (?:easy )?apply now|or mail:|are you a fit|i(?:['’]d| would) love to (?:stay|hear|talk)
    (?:alternatively,? |or )?(?:e-?mail|mail|send)(?: your| a)? (?:resume|cv|cover letter)(?!\p{L})(?! to (?!us|me|our))
    interested in (?:hearing|learning|finding out) (?:more|about)
    short-?listing|canvassing|late applications|a panel (?:may|will)|(?:strictly )?no (?:recruitment )?agenc|garda vetting
    (?:your|the|an?) (?:supporting |supplemental |covering |cover |personal )?(?:statement|letter|application|cv|resume) (?:must|should|needs to|will)
    (?:all )?(?:applicants?|candidates?) (?:are|will be|should be prepared) (?:asked |invited |required )?to |in (?:the|your) (?:cover(?:ing)? )?letter|we['’]ll ask|(?:\p{L}+ ){0,2}(?:benefits|policy|policies) (?:begin|start|appl)
    please (?:state|include|note|quote|attach|mention|enclose|provide)|(?:contract|term|duration):? \d{1,2} months?
  `})`,
  "iu",
);
const DEMAND = new RegExp(
  String.raw`\b(${anyOfLines`
    must|required?|requires|requirement|minimum|at least|mandatory
    essential|proficien\w+|experience (with|in|using|of|as)|experienced
    knowledge of|knowledge in|familiar(ity)? with|degree|diploma|ged|certifi\w+
    licen[sc]e\w*|understanding of|expertise|fluent|skills in|ability to
    background in|years?('|’)? (of )?|strong|excellent|proven|hands[- ]on
    qualification|competent
  `})\b`,
  "i",
);

const FOREIGN_BESIDE = new RegExp(
  anyOfLines`
    altersvorsorge|urlaubstage|^(?:bezahlung|vergütung|entgelt) (?:nach|gemäß)
    unabhängig von (geschlecht|herkunft)|mutuelle|tickets?[- ]resto|seguro médico|vacaciones
    ^(?:wir bieten|geboten w|nous (?:vous )?(?:offrons|proposons)|(?:se|te) ofrece|ofrecemos)(?!\p{L})
    ^(?:rémunération|salaire|vergütung|gehalt|jahresgehalt|retribución|salario) [^:]|^[$€£]\s?\d
  `,
  "iu",
);
export const MAX_SENTENCE_LENGTH = 300;
/** "5 - 8 years" is one. */
const LIST_MARK = /\n+|[•·●▪◦‣§]|\s[-–*]\s(?!\d{1,2}\+?\s?(?:years?|yrs?|months?|lakhs?|lpa))|;\s/;
const SHORTENED =
  /e\.g|i\.e|U\.[SK]|incl|approx|bzw|inkl|ca|ggf|z|z\. ?B|u|u\. ?a|d|d\. ?h|p|p\. ?ex|p\. ?ej|Dr|Mr|Mrs|Ms|Prof|Sra?|D/
    .source;
const YEARS_AHEAD = /\d{1,2}\+?(?:\s?[-–]\s?\d{1,2})?\s(?:years?|yrs?|months?)\b/.source;
const ORDINAL = /(?:und|oder|bis|am|ab|zum|vom|im|der|die|das|des) \d{1,2}/.source;
const STOP = new RegExp(
  String.raw`(?<=[.!?])(?<!(?<!\p{L})(?:${SHORTENED}|${ORDINAL})\.)\s+(?=[\p{Lu}"“(]|${YEARS_AHEAD})`,
  "u",
);
const GLUED_STOP = /(?<=[\p{Ll})][.!?])(?=\p{Lu}\p{Ll})/u;
const GLUED_WORDS = /(?=\p{Lu}\p{Ll}{2})(?<=(?<!\p{L})\p{Ll}{4,20})/u;
const SENTENCE_END = new RegExp([LIST_MARK, STOP, GLUED_STOP, GLUED_WORDS].map(({ source }) => source).join("|"), "u");
const WHO_MUST = anyOf("and or but also you they we it candidates? applicants? individuals? employees?");
/** "Must be able to work Excel must be able to drive a truck" */
const MUST_AGAIN = new RegExp(
  String.raw`(?<=[\p{Ll}\d])(?<!(?<!\p{L})${WHO_MUST})(?<!(?<!\p{L})${anyOf("that who which")} .{0,80})` +
    String.raw` (?=must (?:be able|have|possess|hold) )`,
  "iu",
);
/** Splits texts without punctuation between words, so that no quoted sentence is endless. */
const LONG_PIECES = /\S.{0,299}(?=\s|$)|\S{300}/g;

/** Also splits where pasting has glued sentences together. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\r/g, "")
    .split("\n")
    .map(withLabelledAsks)
    .join("\n")
    .replace(INLINE_HEADING, "\n$1:\n")
    .replace(GLUED_HEADING, "$1\n$2:\n")
    .split("\n")
    .flatMap(headedLines)
    .join("\n")
    .split(SENTENCE_END)
    .flatMap((piece) => (/^\W*must /iu.test(piece) ? piece.split(MUST_AGAIN) : [piece]))
    .map((piece) =>
      piece
        .replace(/\s+/g, " ")
        .replace(/^[-–—*•\s]+/, "")
        .trim(),
    )
    .filter((piece) => piece.length > 1)
    .flatMap((piece) => (piece.length <= MAX_SENTENCE_LENGTH ? piece : (piece.match(LONG_PIECES) ?? [])));
}

const LABELLED = /^([^:]{3,60}):\s(?=\S)/;
const LISTS = /[,;&]\s|\s(?:and|und|et|y|e|sowie)\s/i;

/** "Essential: licence, van" stands for a line of its own with each thing that it asks for. */
function labelledAsks(sentence: string): string[] {
  const [label = "", name = ""] = LABELLED.exec(sentence) ?? [];
  const told = sentence.slice(label.length);
  if (label === "" || !LISTS.test(told)) return [sentence];
  const use = headingUse(`${name.trim()}:`);
  if (use !== "required" && use !== "wanted") return [sentence];
  const asks = told.split(/;\s+/).flatMap(listedAsks);
  return asks.length > 1 ? asks.map((ask) => `${name}: ${ask}`) : [sentence];
}

/** A line with such a list as several; others as they are, because flat texts are told by their length. */
function withLabelledAsks(line: string): string {
  if (!/:\s/.test(line)) return line;
  const sentences = line.split(STOP).map(labelledAsks);
  return sentences.some((asks) => asks.length > 1) ? sentences.flat().join("\n") : line;
}

const MARK_AHEAD = /^(?:\d{1,2}[.)]|[^\p{L}\p{N}¿¡"“„«(]+)\s*/u;
const LABEL_LENGTH = 60;
const LEADS_ON = /(?:\.{2,4}|…)$/u;

const IF_YOU_HAD = new RegExp(
  anyOfLines`
    ^(?!.{0,50}(?:hear|apply|fit)).{0,30}\b(?:would|['’]d|nice|great|good|bonus|plus|better|extra)\b.{0,40} if you${anyOfLines`
      (?: (?:also|already|even|have|had|can|know|are|bring|offer))*
    `}$
    ^.{0,30}(?:wäre|würde|schön|toll|freuen|gern).{0,40} wenn (?:sie|du)${anyOfLines`
      (?: (?:auch|noch|schon|bereits|hätten|haben|hättest|hast|mitbringen|mitbringst))*
    `}$
    ^.{0,30}(?:serait|bien|mieux|apprécierions).{0,40} si vous (?:avez|aviez|êtes|étiez)(?: (?:aussi|également|déjà))*$
    ^nous (?:apprécierions|aimerions)(?: (?:aussi|également))?$
    ^(?:también )?(?:valoraremos|valoramos|valoraríamos|nos gustaría)(?: (?:también|además|positivamente|que))*$
  `,
  "iu",
);

const SPANISH_QUESTION = /^¿([^¿?]{3,60})\?:?$/u;

const HOW_USED =
  / ?\((?=[^()]{0,60}(?<!\p{L})(?:must|may|will|used|all|please|these|short-?listing)(?!\p{L}))[^()]{3,60}\)(?=:?$)/iu;

/** What follows such a line is asked for, wished for, told of the work or of the employer; null of other lines. */
export function headingUse(written: string): SentenceUse | null {
  const line = (SPANISH_QUESTION.exec(written)?.[1] ?? written).replace(LEADS_ON, ":");
  const named = line.replace(MARK_AHEAD, "").replace(HOW_USED, "");
  const bare = named.replace(/(?<![:\s–—-])[:\s–—-]+$/, "");
  if (isOfReader(bare)) return "required";
  const asks = IF_YOU_HAD.test(bare) ? "wanted" : headingAsk(bare);
  if (asks && bare.length <= LABEL_LENGTH && !bare.endsWith(".")) return asks;
  const open = bare.length <= LABEL_LENGTH && !/\.$/u.test(bare) ? openHeadingUse(bare) : null;
  if (open) return open;
  if (bare.length > LABEL_LENGTH || (bare.split(" ").length > 7 && !line.endsWith(":"))) return null;
  const question = bare.endsWith("?") ? phraseUse(bare, false) : null;
  if (question) return question;
  if (/[.!?]$/.test(bare) || (!line.endsWith(":") && bare.split(" ").length > 5)) return null;
  for (const { use, words } of HEADINGS) {
    const found = words.exec(bare)?.[0];
    if (found !== undefined && (line.endsWith(":") || isHeading(use, found, bare))) return use;
  }
  return phraseUse(bare, line.endsWith(":"));
}

/** "Experience with Kafka" and "Licensed practical nurse" are themselves asked for; "Requirements of the role" heads. */
function isHeading(use: SentenceUse, found: string, line: string): boolean {
  if (use !== "required" && use !== "wanted") return true;
  const rest = line.slice(found.length);
  if (/^\W*$/.test(rest) || headingAsk(`${found} ${rest}`) !== null) return true;
  return /(requirements?|qualifications?)$/i.test(found) && /^\s(of|for|as)\s/i.test(rest);
}

/** "Salary: £13.42 an hour" says nothing of the lines after it. */
const FACT_LENGTH = 60;
const IS_AMOUNT = /[$€£]\s?\d|\d\s?[$€£]/u;
/** Ends a letter or an advertisement: below stand names and ways to apply. */
const CLOSES = new RegExp(
  `^${anyOfLines`
    (?:(?:best|kind|warm)(?:est)? )?(?:regards|wishes)|best|thanks|many thanks|thank you|cheers|sincerely
    mit freundlichen grüßen|viele grüße|cordialement|saludos
  `}[\\s,!.]*$|^${anyOfLines`
    let me know|call (?:us|me|\(?\+?\d)|(?:i )?look(?:ing)? forward|interested\?
    to apply(?! (?:\p{L}+ ){1,6}(?:must|need|should)(?!\p{L}))|apply (?:now|here|at|by|via|to|with)|apply ?:|how to apply
    bewerbung(?:en)? (?:an|per|bitte)|bewirb dich|bewerben sie sich|pour postuler|envoyez|merci d['’]adresser|envía|enviar
  `}`,
  "iu",
);

const IN_ORDER = /^\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})\)\s/u;
/** "SELECTION" above a paragraph, whatever it is of, ends the list before it. */
const ALONE_IN_CAPITALS = /^\p{Lu}{5,20}(?: \p{Lu}{3,20}){0,2}:?(?=\n)/u;

let last: { description: string; sentences: readonly PostingSentence[] } = { description: "", sentences: [] };

/** Requirements and facts of a posting are read one after the other, so the last text is remembered. */
export function readPostingSentences(description: string): readonly PostingSentence[] {
  if (last.description !== description) last = { description, sentences: readSentences(description) };
  return last.sentences;
}

function readSentences(description: string): PostingSentence[] {
  const sentences: PostingSentence[] = [];
  const add = (text: string, under: SentenceUse | null, headed = true) => {
    const parts = under === "skipped" ? [text] : partAsks(text);
    for (const part of parts) sentences.push({ text: part, use: sentenceUse(part, under), headed });
  };
  let section: SentenceUse | null = null;
  let isLabelled = true;
  let isOfBeing = false;
  const readBlock = ({ text, isAside }: Block) => {
    let isPlain = isAside;
    let isLed = false;
    if (section !== "skipped" && ALONE_IN_CAPITALS.test(text)) section = null;
    for (const piece of splitSentences(text)) {
      // "Von Vorteil: Wundmanagement" heads itself alone, inside a list that has a heading.
      const [label = "", ...parts] = piece.split(": ");
      const told = parts.join(": ");
      const heading = (told !== "" && headingUse(`${label}:`)) || headingUse(piece);
      if (heading && told !== "") add(told, heading);
      const isFact = heading === "skipped" && (told !== "" ? told.length <= FACT_LENGTH : IS_AMOUNT.test(piece));
      if (CLOSES.test(piece)) section = "skipped";
      else if (heading && !isFact && (told === "" || isLabelled)) section = heading;
      if (heading && told === "" && !isFact) isLabelled = false;
      if (heading) isOfBeing = WILL_BE.test(piece);
      else if (isOfBeing && IS_SOMEBODY.test(piece)) section = "required";
      if (heading) isPlain = false;
      else if (isLed && IN_ORDER.test(piece)) add(piece.replace(IN_ORDER, ""), "required");
      else add(piece, isPlain ? asideUse(piece, section) : section, section !== null);
      if (!IN_ORDER.test(piece)) isLed = piece.endsWith(":") && (DEMAND.test(piece) || isDemand(piece));
    }
  };
  blocksOf(withoutCodes(description), (line) => headingUse(line) !== null).forEach(readBlock);
  return withListedNames(sentences);
}

/** Behind a list of what is asked for, a sentence asks only in so many words. */
function asideUse(text: string, section: SentenceUse | null): SentenceUse | null {
  const isBehindAsks = section === "required" || section === "wanted";
  const asks = isWish(text) || isDemand(text) || DEMAND.test(text);
  return section === "skipped" || (isBehindAsks && !asks) ? "skipped" : null;
}

function sentenceUse(text: string, section: SentenceUse | null): SentenceUse {
  if ([BESIDE_THE_POINT, FOREIGN_BESIDE, TO_APPLY, OF_PAY, OF_PROCESS].some((beside) => beside.test(text)))
    return "skipped";
  if (isOfHouse(text)) return "skipped";
  if (section === "skipped" || (section !== "duty" && isOfTerms(text))) return "skipped";
  if (isWish(text)) return "wanted";
  if (IS_NOT_NEEDED.test(text)) return "skipped";
  if (section === "wanted") return "wanted";
  if (section === "required") return "required";
  return DEMAND.test(text) || isDemand(text) ? "required" : "duty";
}
