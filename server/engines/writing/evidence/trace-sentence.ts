import { declinedName } from "../languages/de/declined-name.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import type { TracedClaim, UnsureClaim } from "../../../domain/material-view.ts";
import { type Judged, judgeStatement, strangeIn } from "./judge-statement.ts";
import { joinedClaims } from "./joined-claims.ts";
import { claimingWords, type FactWord } from "./fact-words.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import { partsIn } from "./meaning/parts.ts";
import { sentencesOf } from "../resume-statements.ts";
import { foldText, type Source, type Sources, type SourceStatement } from "./sources.ts";
import { deniedTitle } from "./denied-title.ts";
import { denialIn, judgeDenial } from "./denied-experience.ts";
import { claimedClauses, firstClause, gapsIn, isGeneral, moodOf, type Subject, subjectOf } from "./sentence-subject.ts";
import { AS_TITLE, strangeTitle } from "./trace-job.ts";
import { overclaimed } from "./overclaim.ts";
import { statedAsWritten } from "./stated-as-written.ts";
import { withoutHope } from "./without-hope.ts";
import {
  type Checked,
  checkSkills,
  holdAgainstSources,
  isOpenQuestion,
  quote,
  strangeBoast,
  strangeName,
  strangeNumber,
  strangePart,
  strangeWord,
} from "./strange-words.ts";

export type Traced =
  | { kept: true; claim: TracedClaim | null; subject: Subject; openSkills: string[] }
  | { kept: false; reason: string; subject: Subject; unsure: readonly UnsureClaim[] };

const POINTS_BACK = new RegExp(
  anyOfLines`
    ^(?:and |but |so )?${anyOfLines`
      this|that|these|those|it|both|all of (?:this|that)|the same|exactly
      das|dies\w*|genau|beides|esto|eso|ello|cela|ça|ceci|c'est|both
    `}(?![\p{L}])
    \b(?:this|that|it) is (?:what|where|how|exactly|my)\b
  `,
  "iu",
);
const NAMES_NOTHING = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`it this that these those both so them one such exactly das dies\p{L}* es beides lo eso esto ello`,
    "cela ça en",
  )}(?!\p{L})`,
  "iu",
);
const LEAST_QUOTED_WORDS = 5;
const POSTING_WORD = /\b(?:posting|advert|anuncio|anzeige|annonce|oferta)\b/iu;

/** Blanks out the posting's title, company and place, which an application may name. */
function maskPosting(text: string, { jobTitle, appliedTitle, company, place }: Sources): string {
  let masked = text;
  for (const name of [jobTitle, appliedTitle, company, declinedName(company)?.name ?? "", place]) {
    const bare = name.trim();
    if (bare.length < 2) continue;
    const at = masked.toLowerCase().indexOf(bare.toLowerCase());
    // "Engineer" is no part of "engineering".
    if (/^\p{L}/u.test(masked.slice(at + bare.length))) continue;
    if (at < 0 || AS_TITLE.test(masked.slice(0, at))) continue;
    masked = masked.slice(0, at) + " ".repeat(bare.length) + masked.slice(at + bare.length);
  }
  return masked;
}

function bestStatement(source: Source, words: FactWord[], numbers: FoundNumber[]): SourceStatement | null {
  let best: SourceStatement | null = null;
  let most = 0;
  for (const statement of source.statements) {
    let score = 0;
    for (const { word } of words)
      if (statement.words.hasExactly(word)) score += 1.2;
      else if (statement.words.has(word)) score += 1;
    for (const number of numbers) if (statement.numbers.some(({ value }) => value === number.value)) score += 2;
    // Of equal ones, the one with less besides.
    score -= statement.text.length / 10_000;
    if (score > most) {
      most = score;
      best = statement;
    }
  }
  return best;
}

/** A sentence without what it quotes to the letter; `bound` keeps the quotations of the resume. */
type Unquoted = { text: string; bound: string; quoted: TracedClaim["source"] };

type TraceOptions = {
  subject?: Subject;
  /** Skills that the sentence before names and the resume does not. */
  before?: string[];
  /** The sentence before, where its line is known: "That is one third less" is worked out of it. */
  after?: string | null;
};

const WORKED_OUT = /^(?:That|This|It) (?=(?:is|was|makes|made|means|meant|saves|saved|leaves|left)(?!\p{L}))/u;

/** Every number, name, title, skill and claiming word of the sentence must be in its sources. */
export function traceSentence(said: string, sources: Sources, options: TraceOptions = {}): Traced {
  const unquoted = withoutQuotes(said, sources);
  const { text } = unquoted;
  const subject = options.subject ?? subjectOf(text, sources.company);
  const mood = subject === "person" ? moodOf(text) : "claim";
  // "That is my daily work" must not claim skills that the sentence before named without evidence.
  if (subject === "person" && (options.before?.length ?? 0) > 0 && pointsBack(text, mood)) {
    return {
      kept: false,
      subject,
      unsure: [],
      reason: `It claims ${quote(options.before?.[0] ?? "")}, which your resume does not show.`,
    };
  }
  if (mood !== "claim") {
    for (const clause of claimedClauses(text, sources.company)) {
      const traced = traceSentence(clause, sources, { subject });
      if (!traced.kept) return traced;
    }
  }
  const stated = statedAsWritten(said, sources);
  if (stated) {
    const lost = stated.others.map((other) => traceSentence(other, sources, options)).find(({ kept }) => !kept);
    return lost ?? { ...UNCLAIMED, claim: { text: said, source: sourceOf(stated.line) } };
  }
  const parts = subject === "person" && options.subject === undefined ? joinedClaims(text) : [];
  const isOther = (part: string) =>
    subjectOf(part, sources.company) === "employer" || moodOf(part) !== moodOf(parts[0] ?? "") || isGeneral(part);
  if (parts.length > 1 && parts.some(isOther)) return tracedTogether(parts, sources, options.before);
  const pointing =
    options.after && (readNumbers(text).length > 0 || partsIn(text).length > 0) ? WORKED_OUT.exec(text) : null;
  if (pointing)
    return traceClaim(said, { ...unquoted, text: joinedTo(options.after ?? "", text, pointing[0]) }, sources);
  if (subject === "person" && mood === "claim") {
    const claim = traceClaim(said, unquoted, sources);
    return claim.kept || !isGeneral(text) ? claim : generalOr(claim, said, unquoted, sources);
  }
  const sentence = holdAgainstSources(maskPosting(text, sources), { subject, mood }, sources);
  const traced = traceWords(said, unquoted, sentence);
  return !traced.kept && subject === "person" && isDenied(sentence) ? UNCLAIMED : traced;
}

function generalOr(claim: Traced, said: string, unquoted: Unquoted, sources: Sources): Traced {
  const about = { subject: "either", mood: "claim" } as const;
  const general = traceWords(said, unquoted, holdAgainstSources(maskPosting(unquoted.text, sources), about, sources));
  return general.kept ? { ...general, claim: null } : claim;
}

function joinedTo(before: string, text: string, pointer: string): string {
  return `${before.trim().replace(/[.!]$/u, "")}, which ${text.slice(pointer.length)}`;
}

function tracedTogether(texts: readonly string[], sources: Sources, opened: string[] = []): Traced {
  let before = opened;
  const parts = texts.map((text) => {
    const traced = traceSentence(text, sources, { before });
    before = openedBy(traced);
    return traced;
  });
  const lost = parts.filter((part) => !part.kept);
  const [first] = lost;
  if (first) return { ...first, unsure: lost.every(isOpen) ? lost.flatMap(({ unsure }) => unsure) : [] };
  const claims = parts.flatMap((part) => (part.kept && part.claim !== null ? [part.claim] : []));
  return { ...UNCLAIMED, claim: claims[0] ?? null };
}

/** The skills that a sentence names and the resume does not: the next one may not claim them. */
export function openedBy(traced: Traced): string[] {
  return traced.kept && traced.subject !== "person" ? traced.openSkills : [];
}

function isOpen({ unsure }: Extract<Traced, { kept: false }>): boolean {
  return unsure.length > 0;
}

const UNCLAIMED: Extract<Traced, { kept: true }> = { kept: true, claim: null, subject: "person", openSkills: [] };

/** "I have never worked for a bank": who says so claims nothing, where the resume has no bank either. */
function isDenied({ text, mood, sources }: Checked): boolean {
  const gaps = mood === "gap" && moodOf(firstClause(text)) === "gap" ? gapsIn(text) : [];
  const isLacking = (gap: string) => {
    const denied = denialIn(gap.trim())?.denied ?? "";
    const isTitled =
      deniedTitle(denied) === null &&
      strangeTitle(denied, { words: claimingWords(denied), isClaim: false, sources }) !== null;
    return denied !== "" && !isTitled && judgeDenial(denied, sources)?.answer === "borne out";
  };
  return gaps.length > 0 && gaps.every(isLacking);
}

function traceWords(said: string, { bound, quoted }: Unquoted, sentence: Checked): Traced {
  const { text, subject, sources } = sentence;
  const numbers = readNumbers(text);
  const isOfNumber = ({ from, to }: FactWord) => numbers.some((number) => from >= number.from && to <= number.to);
  const words = claimingWords(text).filter((word) => !isOfNumber(word));
  const skills = checkSkills(sentence);
  const reason =
    strangePart(sentence) ??
    strangeNumber(sentence, numbers) ??
    skills.reason ??
    strangeBoast(sentence) ??
    strangeWord(sentence, words, skills.held) ??
    strangeName(sentence, skills.held) ??
    wrongTitle(sentence, words) ??
    (subject === "either" && !isOpenQuestion(sentence) ? overclaimed(bound, sources, subject) : null);
  if (reason) return { kept: false, subject, reason, unsure: [] };
  const strange = subject === "employer" ? words.filter(({ word }) => !sources.resume.words.has(word)) : [];
  const openSkills = [...skills.open, ...strange.map(({ from, to }) => text.slice(from, to))];
  const source = quoted ?? bearingLine(sentence, words, numbers);
  return { kept: true, claim: source && { text: said, source }, subject, openSkills };
}

function wrongTitle({ text, subject, sources }: Checked, words: FactWord[]): string | null {
  const title = subject === "person" ? strangeTitle(text, { words, isClaim: false, sources }) : null;
  return title ? `${quote(title)} is no title of yours.` : null;
}

function bearingLine({ wider }: Checked, words: FactWord[], numbers: FoundNumber[]): TracedClaim["source"] {
  for (const source of wider) {
    const best = bestStatement(source, words, numbers);
    if (best) return sourceOf(best);
  }
  return null;
}

/** A sentence about the person is judged for its meaning; one that quotes the resume to the letter needs no more. */
function traceClaim(said: string, { text, bound, quoted }: Unquoted, sources: Sources): Traced {
  const kept = { subject: "person" as const, openSkills: [] };
  const strange = quoted ? strangeIn(bound, sources) : null;
  const { answer, line, reason, unsure }: Judged = strange
    ? { answer: "not borne out", line: null, reason: strange }
    : judgeStatement(text, sources);
  if (answer === "borne out") {
    const source = quoted ?? (line && sourceOf(line));
    return { kept: true, ...kept, claim: source ? { text: said, source } : null };
  }
  const open = answer === "not sure" ? (unsure ?? [{ text: withoutHope(said.trim()), line, reason }]) : [];
  const asked = open.flatMap((one) => (one.line ? [{ ...one, source: sourceOf(one.line) }] : []));
  return {
    kept: false,
    subject: "person",
    reason,
    unsure: asked.map(({ text: claim, reason: why, source }) => ({ text: claim, reason: why, source })),
  };
}

function sourceOf({ from, line, text }: SourceStatement): NonNullable<TracedClaim["source"]> {
  return { from, line, text };
}

/** Whether a sentence takes up what the one before it named: "That is my daily work", "I have it". */
function pointsBack(text: string, mood: "claim" | "wish" | "gap"): boolean {
  return POINTS_BACK.test(text) || (mood === "claim" && claimingWords(text).length === 0 && NAMES_NOTHING.test(text));
}

function withoutQuotes(whole: string, { resume, posting }: Sources): Unquoted {
  let text = whole;
  let bound = whole;
  let quoted: TracedClaim["source"] = null;
  const blank = (from: string, { index, 0: match }: RegExpMatchArray) =>
    from.slice(0, index) + " ".repeat(match.length) + from.slice((index ?? 0) + match.length);
  for (const match of whole.matchAll(/[“„«]\s?([^“”„«»]+?)\s?[”“»]/gu)) {
    const folded = ` ${foldText(match[1] ?? "")} `;
    if (folded.trim() === "") continue;
    const sources = POSTING_WORD.test(whole) ? [resume, posting] : [resume];
    for (const source of sources) {
      const statement = source.statements.find(
        (one, index) =>
          source.folded[index]?.includes(folded) &&
          // A word or two of a line say nothing of the line.
          (source === posting ||
            folded.trim().split(" ").length >= LEAST_QUOTED_WORDS ||
            [one.text, ...sentencesOf(one.text)].some((sentence) => ` ${foldText(sentence)} ` === folded)),
      );
      if (!statement) continue;
      quoted ??= sourceOf(statement);
      text = blank(text, match);
      if (source === posting) bound = blank(bound, match);
      break;
    }
  }
  return { text, bound, quoted };
}
