import { phraseUse } from "./heading-phrases.ts";

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
    words:
      /^(preferred|desired|desirable|bonus|nice[- ]to[- ]haves?|pluses|preferred (qualifications?|skills|experience|requirements?)|additional (qualifications?|skills)|what would be nice|good to have|ideally|extra credit)\b/i,
  },
  {
    use: "skipped",
    words:
      /^((our |the |company |employee )?(benefits|perks)|what we offer|what you('|’)?ll get|why (join|work)|we offer|compensation|salary|pay( range| rate)?|about (us|the company|our company|[A-Z]\w+)|who we are|company (overview|description|profile)|our (mission|values|culture|story|company)|equal (employment )?opportunit|eeo|diversity|schedule|how to apply|application (process|procedures?)|disclaimer|benefits|additional information|remuneration|opening date|application deadline|working hours|job type|work location)\b/i,
  },
  {
    use: "required",
    words:
      /^((minimum|basic|required|key|job|position|general|your|the|candidate|knowledge|essential|other|technical|core|professional)?[ ,]*(qualifications?|requirements?|competenc(y|ies)|must[- ]haves?|skills?( and| &)? ?(abilities|experience|knowledge|qualifications)?|knowledge,? skills|experience|education)( (and|&|\/) (experience|education|skills|training|requirements|qualifications))?|who you are|what you('|’)?ll (need|bring)|what you (need|bring|have)|you have|about you|you are|what we('|’| a)?re looking for|we('|’| a)re looking for|to be successful|ideal candidate|your (profile|background|experience)|licens\w+|certifications?|required qualifications)\b/i,
  },
  {
    use: "duty",
    words:
      /^((key |main |primary |job |essential |principal |your |core )?(responsibilit(y|ies)|duties|functions|tasks|accountabilities)|what you('|’)?ll (do|be doing)|what you will do|the role|your role|job (description|summary|purpose|overview)|position (summary|overview|purpose|description)|role (overview|summary)|day[- ]to[- ]day|overview|description|about the (role|job|position|team|opportunity)|in this role|summary|project responsibilities)\b/i,
  },
];

const HEADING_NAMES =
  "Requirements|Qualifications|Minimum Qualifications|Preferred Qualifications|Basic Qualifications|Responsibilities|Key Responsibilities|Job Responsibilities|" +
  "Benefits|About Us|What We Offer|What You'll Do|What You’ll Do|What You'll Need|Who You Are|Who We Are|Skills|Education|Experience|Job Description|Compensation|Nice to have|REQUIRED QUALIFICATIONS|JOB RESPONSIBILITIES|APPLICATION PROCEDURES|ABOUT COMPANY|Duties";
const INLINE_HEADING = new RegExp(`\\b(${HEADING_NAMES})\\s*:`, "g");
const GLUED_HEADING = new RegExp(`(^|[.!?a-z])(${HEADING_NAMES})(?=[A-Z][a-z])`, "g");

const BESIDE_THE_POINT =
  /equal (employment )?opportunit|without regard to|race, (color|religion)|veteran status|sexual orientation|reasonable accommodation|401 ?\(?k|paid time off|\bpto\b|(health|dental|vision|life|medical) (and \w+ )?insurance|medical, dental|tuition reimbursement|parental leave|employee discount|affirmative action|background check will|e-verify|we('|’)re proud to|is an employer|our benefits|health benefits|vacation|is a leading|was founded|founded in|fortune 500|criminal histor|applicants? (will|must) receive|click (here|apply)|base salary|pay range|salary range/i;
const WISH =
  /\b(preferred|preferably|nice to have|a plus|is a bonus|bonus points|desirable|desired|ideally|an advantage|an asset|would be (great|good|helpful|beneficial)|optional|not required|bonus)\b/i;
const DEMAND =
  /\b(must|required?|requires|requirement|minimum|at least|mandatory|essential|proficien\w+|experience (with|in|using|of|as)|experienced|knowledge of|knowledge in|familiar(ity)? with|degree|certifi\w+|licen[sc]e\w*|understanding of|expertise|fluent|skills in|ability to|background in|years?('|’)? (of )?|strong|excellent|proven|hands[- ]on|qualification|competent)\b/i;

const FOREIGN_BESIDE =
  /altersvorsorge|urlaubstage|unabhängig von (geschlecht|herkunft)|mutuelle|tickets?[- ]resto|seguro médico|vacaciones/i;
const FOREIGN_WISH =
  /von vorteil|wünschenswert|idealerweise|ein plus\b|(serait|est) un (plus|atout)|souhaité|apprécié|idéalement/i;
const FOREIGN_WISH_TOO = /\b(un atout|deseable|valorable|se valorará|preferible(mente)?|será un plus)\b/i;
const FOREIGN_DEMAND =
  /\b(erforderlich|zwingend|vorausgesetzt|mindestens|abgeschlossene\w*|kenntnisse|erfahrung (in|mit)|sicherer umgang)\b/i;
const FOREIGN_DEMAND_TOO =
  /requise?s?\b|exigée?s?\b|maîtrise|expérience (en|dans|de)|diplôm|imprescindible|mínim[oa]|experiencia (en|con|de)|dominio/i;

const MAX_SENTENCE_LENGTH = 300;
const LIST_MARK = /\n+|[•·●▪◦‣§]|\s[-–*]\s|;\s/;
const STOP = /(?<=[.!?])\s+(?=[\p{Lu}"“(])/u;
const GLUED_STOP = /(?<=[\p{Ll})][.!?])(?=\p{Lu}\p{Ll})/u;
const GLUED_WORDS = /(?=\p{Lu}\p{Ll}{2})(?<=(?<!\p{L})\p{Ll}{4,20})/u;
const SENTENCE_END = new RegExp([LIST_MARK, STOP, GLUED_STOP, GLUED_WORDS].map(({ source }) => source).join("|"), "u");
/** Splits texts without punctuation between words, so that no quoted sentence is endless. */
const LONG_PIECES = /\S.{0,299}(?=\s|$)|\S{300}/g;

/** Also splits where pasting has glued sentences together. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\r/g, "")
    .replace(INLINE_HEADING, "\n$1:\n")
    .replace(GLUED_HEADING, "$1\n$2:\n")
    .split(SENTENCE_END)
    .map((piece) =>
      piece
        .replace(/\s+/g, " ")
        .replace(/^[-–—*•\s]+/, "")
        .trim(),
    )
    .filter((piece) => piece.length > 1)
    .flatMap((piece) => (piece.length <= MAX_SENTENCE_LENGTH ? piece : (piece.match(LONG_PIECES) ?? [])));
}

export function headingUse(line: string): SentenceUse | null {
  const bare = line.replace(/(?<![:\s])[:\s]+$/, "");
  if (bare.length > 60 || (bare.split(" ").length > 7 && !line.endsWith(":"))) return null;
  if (/[.!?]$/.test(bare) || (!line.endsWith(":") && bare.split(" ").length > 5)) return null;
  for (const { use, words } of HEADINGS) if (words.test(bare)) return use;
  return phraseUse(bare);
}

let last: { description: string; sentences: readonly PostingSentence[] } = { description: "", sentences: [] };

/** Requirements and facts of a posting are read one after the other, so the last text is remembered. */
export function readPostingSentences(description: string): readonly PostingSentence[] {
  if (last.description !== description) last = { description, sentences: readSentences(description) };
  return last.sentences;
}

function readSentences(description: string): PostingSentence[] {
  const sentences: PostingSentence[] = [];
  let section: SentenceUse | null = null;
  for (const piece of splitSentences(description)) {
    const heading = headingUse(piece);
    // "Von Vorteil: Wundmanagement" heads itself alone, inside a list that has a heading.
    const told = piece.split(": ").slice(1).join(": ");
    if (heading && told !== "") sentences.push({ text: told, use: sentenceUse(told, heading), headed: true });
    if (heading && (told === "" || section === null)) section = heading;
    if (heading) continue;
    sentences.push({ text: piece, use: sentenceUse(piece, section), headed: section !== null });
  }
  return sentences;
}

function sentenceUse(text: string, section: SentenceUse | null): SentenceUse {
  if (BESIDE_THE_POINT.test(text) || FOREIGN_BESIDE.test(text)) return "skipped";
  if (section === "skipped") return "skipped";
  if (isWish(text)) return "wanted";
  if (section === "wanted") return "wanted";
  if (section === "required") return "required";
  return DEMAND.test(text) || FOREIGN_DEMAND.test(text) || FOREIGN_DEMAND_TOO.test(text) ? "required" : "duty";
}

export function isWish(requirement: string): boolean {
  return WISH.test(requirement) || FOREIGN_WISH.test(requirement) || FOREIGN_WISH_TOO.test(requirement);
}
