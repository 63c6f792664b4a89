import { anyOf } from "../../any-of.ts";
import type { Profile } from "../../analysis/profile.ts";
import type { CheckedSentence } from "../../../domain/checked-sentence.ts";
import { POINT_SIGN } from "../../../domain/letter-parts.ts";
import { cutSentences } from "./cut-sentences.ts";
import { claimingWords } from "./fact-words.ts";
import { isInstruction } from "./find-instructions.ts";
import { ownLineOf } from "./listed-lines.ts";
import { type Judged, judgeStatement } from "./judge-statement.ts";
import { SAYS_NOTHING_OF_IT } from "./meaning/judge-comparison.ts";
import { readNumbers } from "./read-numbers.ts";
import { claimedClauses, moodOf, strangeOffer, subjectOf } from "./sentence-subject.ts";
import { type Sources, sourcesOfResume } from "./sources.ts";

/** Greetings and closings in four languages, with the name after them. */
const FRAME = new RegExp(
  String.raw`^${anyOf(
    String.raw`dear hello hi to\swhom sincerely yours (?:kind|best|warm)\sregards best\swishes regards thank\syou`,
    String.raw`respectfully sehr\sgeehrte liebe[rs]? guten\stag mit\s(?:freundlichen|besten) freundliche\sgrüße`,
    String.raw`viele\sgrüße madame monsieur mesdames bonjour cordialement bien\scordialement je\svous\sprie veuillez`,
    String.raw`dans\sl['’]attente estimad[oa]s? hola muy\sseñor atentamente un\s(?:cordial\s)?saludo cordialmente`,
    String.raw`subject: re: betreff: objet\s?: asunto:`,
  )}(?!\p{L})`,
  "iu",
);
const CONTACT = /@|\bhttps?:|\bwww\.|\+?\d[\d ()./-]{7,}\d/u;
const FIRST_PERSON = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`i my me we our ich mein\p{L}* mir mich je j mon ma mes yo mis? \p{L}{3,}[éí]`,
  )}(?!\p{L})`,
  "iu",
);
/** What the letter is for says nothing of the person, where no more is said. */
const APPLIES = new RegExp(
  String.raw`^${anyOf(
    String.raw`i(?:\sam|['’]m)\s(?:writing|applying) i(?:\swould|['’]d)\slike\sto\sapply i\s(?:hereby\s|wish\sto\s)?apply please\saccept`,
    String.raw`hiermit\sbewerbe (?:gerne?\s)?bewerbe\sich\smich ich\s(?:bewerbe\smich|schreibe) ihre\s(?:stelle|anzeige|ausschreibung)`,
    String.raw`je\s(?:vous\sécris|postule|vous\sadresse|me\spermets) votre\s(?:offre|annonce|poste) (?:le|les)\sescribo`,
    String.raw`me\s(?:dirijo|postulo) su\s(?:oferta|anuncio)`,
  )}(?!\p{L})[^,;:]{0,120}$`,
  "iu",
);
const SHORT_WORDS = 4;

type Answer = Omit<CheckedSentence, "text">;
const NO_CLAIM: Answer = { answer: "no claim", source: null, reason: "" };

/** Holds a letter, or any text about a person, sentence by sentence against a resume and what its owner confirmed. */
export function checkLetter(text: string, profile: Profile, own: readonly string[]): CheckedSentence[] {
  const sources = sourcesOfResume(profile, own);
  return cutSentences(text).map(({ text: sentence }) => {
    const said = sentence.trim();
    const { source, ...answer } = checkSentence(said, sources);
    return { text: said, ...answer, source: source && asCounted(source, profile) };
  });
}

/** Lines are counted as the viewer of a resume counts them: empty ones do not count. */
function asCounted(source: NonNullable<CheckedSentence["source"]>, { lines }: Profile): CheckedSentence["source"] {
  if (source.from !== "resume") return source;
  return { ...source, line: lines.slice(0, source.line).filter((line) => line.trim() !== "").length };
}

function checkSentence(text: string, sources: Sources): Answer {
  if (isInstruction(text))
    return { ...NO_CLAIM, answer: "not borne out", reason: "It speaks to a machine instead of about you." };
  const own = POINT_SIGN.test(text) ? ownLineOf(text.replace(POINT_SIGN, ""), sources, null) : null;
  if (own) return { answer: "borne out", source: own, reason: "" };
  if (FRAME.test(text) || CONTACT.test(text) || isOnlyName(text, sources)) return NO_CLAIM;
  if (APPLIES.test(text) && readNumbers(text).length === 0) return NO_CLAIM;
  const isOfPerson = FIRST_PERSON.test(text);
  if (!isOfPerson && subjectOf(text, "") === "employer") return NO_CLAIM;
  if (moodOf(text) !== "claim") return checkParts(text, sources);
  const judged = judgeStatement(text, sources);
  // "Six clinics are a puzzle" says nothing of the person.
  const isGeneral = !isOfPerson && judged.reason === SAYS_NOTHING_OF_IT && readNumbers(text).length === 0;
  return isGeneral ? NO_CLAIM : toAnswer(judged);
}

/** A wish or a gap claims only what its other clauses say, and what it offers. */
function checkParts(text: string, sources: Sources): Answer {
  const offered = strangeOffer(text, sources.resume);
  if (offered) return { ...NO_CLAIM, answer: "not borne out", reason: `“${offered}” stands nowhere in your resume.` };
  const parts = claimedClauses(text, "").map((clause) => judgeStatement(clause, sources));
  const worst =
    parts.find(({ answer }) => answer === "not borne out") ?? parts.find(({ answer }) => answer === "not sure");
  return worst ? toAnswer(worst) : NO_CLAIM;
}

function toAnswer({ answer, line, reason }: Judged): Answer {
  // Where no line says it, none is near.
  const near = reason === SAYS_NOTHING_OF_IT ? null : line;
  return { answer, source: near && { from: near.from, line: near.line, text: near.text }, reason };
}

/** A signature, or a line of an address: few words, all of them names, and nothing done. */
function isOnlyName(text: string, { resume }: Sources): boolean {
  const words = claimingWords(text);
  if (words.length === 0) return readNumbers(text).length === 0;
  const contact = resume.statements.filter(({ section }) => section === "contact");
  return (
    words.length <= SHORT_WORDS &&
    words.every(({ word, isCapital }) => isCapital && contact.some((line) => line.words.hasExactly(word)))
  );
}
