import { anyOf } from "../../any-of.ts";
import { findSkills, type FoundSkill } from "../../analysis/find-skills.ts";
import type { TracedClaim } from "../../../domain/material-view.ts";
import { disguise } from "./disguise.ts";
import { judgeStatement, strangeIn } from "./judge-statement.ts";
import { claimingWords, type FactWord, factWords } from "./fact-words.ts";
import { isPlainWord } from "./plain-words.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import { sentencesOf } from "../resume-statements.ts";
import { foldText, type Source, type Sources, type SourceStatement } from "./sources.ts";
import { claimedClauses, moodOf, strangeOffer, type Subject, subjectOf } from "./sentence-subject.ts";
import { AS_TITLE, strangeTitle } from "./trace-job.ts";
import { overclaimed } from "./overclaim.ts";
import { countedWords, numberStandsIn } from "./trace-number.ts";

export type Traced =
  | { kept: true; claim: TracedClaim | null; subject: Subject; openSkills: string[] }
  /** `unsure` is a line that may bear out the sentence: only the person knows. */
  | { kept: false; reason: string; subject: Subject; unsure: TracedClaim["source"] };

const POINTS_BACK =
  /^(?:and |but |so )?(?:this|that|these|those|it|both|all of (?:this|that)|the same|exactly|das|dies\w*|genau|beides|esto|eso|ello|cela|ça|ceci|c'est|both)(?![\p{L}])|\b(?:this|that|it) is (?:what|where|how|exactly|my)\b/iu;
const NAMES_NOTHING = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`it this that these those both so them one such exactly das dies\p{L}* es beides lo eso esto ello`,
    "cela ça en",
  )}(?!\p{L})`,
  "iu",
);
const LEAST_QUOTED_WORDS = 5;
/** Plain words that make a claim together: the resume must have them verbatim. */
const BOAST =
  /\b(?:was|been|got) (?:named|called|chosen)\b|\bof the (?:year|month|week)\b|\b(?:many|several|long|numerous) years\b|\b(?:first|second|third|top) place\b|\b(?:the|one of the) (?:best|strongest|first)\b|\bbest (?:in|of)\b|\bhead of\b|\b(?:viele|vieler|vielen|mehrere|mehreren|langjährig\w*) ?(?:jahre\w*)?\b|\b(?:muchos|varios) años\b|\b(?:nombreuses|plusieurs) années\b|\b(?:mejor|primer) \w+ del año\b|\b(?:alone|by myself|on my own|single-?handed(?:ly)?|solely|independently)\b|\bI(?:['’]ve)? own(?:ed)?\b|\bby (?:an? |one |two )?(?:thirds?|quarters?|fifths?|half)\b|\bum ein(?:en)? (?:Drittel|Viertel)\b|\b(?:en|de) un (?:tercio|cuarto|tiers|quart)\b/giu;
/** A question that takes something of the person for granted must be as true as a statement. */
const TAKEN_FOR_GRANTED =
  /\byour (?:resume|cv|time|degree|career|years|role as|work (?:as|at|for))\b|\byou (?:\p{L}+ed|led|ran|built|won|were|had|wrote|grew|cut|held|taught)\b|\blebenslauf\b|\bcurr[ií]culum\b|\bvotre cv\b/iu;
const ANY_CASE =
  /\b(?:a|any|an) (?:time|occasion|example|situation|case|moment|instance)\b|\bwould\b|\bwhen did you\b/iu;
const ASKS = new RegExp(
  String.raw`\?["”»]?\s*$|^${anyOf(
    "tell describe walk explain give talk share erzählen beschreiben schildern cuente cuéntenos",
    "describa háblenos explique racontez décrivez parlez expliquez",
  )}\b`,
  "iu",
);
const PERSON = anyOf("i i'm i've my mine ich mein(?:e[nmrs]?)? yo mis? je j mon ma mes", String.raw`\p{L}{3,}[éí]`);
const SPEAKS_AS_PERSON = new RegExp(String.raw`(?<!\p{L})${PERSON}(?!\p{L})`, "iu");
const POSTING_WORD = /\b(?:posting|advert|anuncio|anzeige|annonce|oferta)\b/iu;

/** Blanks out the posting's title, company and place, which an application may name. */
function maskPosting(text: string, { jobTitle, company, place }: Sources): string {
  let masked = text;
  for (const name of [jobTitle, company, place]) {
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

function quote(text: string): string {
  return `“${text.trim()}”`;
}

function nameRuns(text: string): { text: string; words: FactWord[] }[] {
  const words = factWords(text);
  const runs: { text: string; words: FactWord[] }[] = [];
  let run: FactWord[] = [];
  const close = () => {
    while (run.length > 0 && isPlainWord(run[0]!.word)) run.shift();
    while (run.length > 0 && isPlainWord(run.at(-1)!.word)) run.pop();
    if (run.length >= 2) runs.push({ text: text.slice(run[0]!.from, run.at(-1)!.to), words: run });
    run = [];
  };
  for (const [index, word] of words.entries()) {
    const before = run.at(-1);
    const gap = before ? text.slice(before.to, word.from) : "";
    if (before && !/^[\s&'’/-]+$/.test(gap)) close();
    if (word.isCapital) run.push(word);
    else if (
      run.length === 0 ||
      !/^(?:of|the|and|for|de|del|la|du|des|von|und|y|et)$/.test(word.word) ||
      !words[index + 1]?.isCapital
    )
      close();
    else run.push(word);
  }
  close();
  return runs;
}

/** Where nearly every word has a capital, capitals tell nothing. */
function isShouted(words: FactWord[]): boolean {
  return words.length >= 4 && words.filter(({ isCapital }) => isCapital).length > words.length * 0.65;
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

/** Every number, name, title, skill and claiming word of the sentence must be in its sources. */
export function traceSentence(
  said: string,
  sources: Sources,
  options: { subject?: Subject; before?: string[] } = {},
): Traced {
  const { text, bound, quoted } = withoutQuotes(said, sources);
  const subject = options.subject ?? subjectOf(text, sources.company);
  const mood = subject === "person" ? moodOf(text) : "claim";
  // "That is my daily work" must not claim skills that the sentence before named without evidence.
  if (subject === "person" && (options.before?.length ?? 0) > 0 && pointsBack(text, mood)) {
    return {
      kept: false,
      subject,
      unsure: null,
      reason: `It claims ${quote(options.before?.[0] ?? "")}, which your resume does not show.`,
    };
  }
  const isGap = mood === "gap";
  const isWish = mood === "wish";
  if (isGap || isWish) {
    for (const clause of claimedClauses(text, sources.company)) {
      const traced = traceSentence(clause, sources, { subject });
      if (!traced.kept) return traced;
    }
  }
  if (subject === "person" && mood === "claim") return traceClaim(said, { text, bound, quoted }, sources);
  const checked = maskPosting(text, sources);
  const main = subject === "employer" ? sources.posting : sources.resume;
  const allowed = subject === "either" ? [sources.resume, sources.posting] : [main];
  const withPosting = isGap || isWish ? [sources.resume, sources.posting] : allowed;
  const no = (reason: string): Traced => ({ kept: false, subject, reason, unsure: null });
  const where =
    subject === "employer" ? "the posting" : subject === "either" ? "your resume and the posting" : "your resume";

  const disguised = disguise(checked, allowed);
  if (disguised) return no(`${quote(disguised)} stands nowhere in ${where}.`);
  const offered = isWish ? strangeOffer(checked, sources.resume) : null;
  if (offered) return no(`${quote(offered)} stands nowhere in your resume.`);

  const numbers = readNumbers(checked);
  for (const number of numbers) {
    const stands = allowed.some((source) => source.statements.some((one) => numberStandsIn(checked, number, one)));
    if (!stands) {
      const [counted] = countedWords(checked, number);
      const known = allowed.some((source) =>
        source.statements.some((one) => one.numbers.some(({ value }) => value === number.value)),
      );
      const what = [number.text.trim(), counted && number.to <= counted.from ? counted.word : ""].join(" ");
      return no(
        known
          ? `${quote(what)} stands for something else in ${where}.`
          : `${quote(number.text)} stands nowhere in ${where}.`,
      );
    }
  }

  const skills = [...findSkills(checked, { list: false }), ...findSkills(checked, { list: true })];
  const skillSources = isGap ? withPosting : allowed;
  const held: FoundSkill[] = [];
  const openSkills: string[] = [];
  for (const skill of skills) {
    if (subject !== "person" && !sources.resume.skills.has(skill.id)) openSkills.push(skill.name);
    if (skillSources.some((source) => source.skills.has(skill.id))) held.push(skill);
    else {
      const words = factWords(checked.slice(skill.from, skill.to));
      // The lexicon reads more into a list than the words say; the resume's own words are always evidence.
      const own = skillSources.some((source) =>
        source.folded.some((line) => line.includes(` ${foldText(checked.slice(skill.from, skill.to))} `)),
      );
      if (own || words.every(({ word }) => isPlainWord(word))) continue;
      const asked = sources.posting.skills.has(skill.id);
      return no(
        asked && subject === "person"
          ? `The posting asks for ${quote(skill.name)}, but your resume does not show it.`
          : `${quote(checked.slice(skill.from, skill.to))} stands nowhere in ${where}.`,
      );
    }
  }

  for (const [boast] of checked.matchAll(BOAST)) {
    if (!main.folded.some((line) => line.includes(` ${foldText(boast)} `)))
      return no(`${quote(boast)} stands nowhere in ${where}.`);
  }

  const all = factWords(checked);
  const shouted = isShouted(all);
  const words = claimingWords(checked).filter(
    ({ from, to }) => !numbers.some((number) => from >= number.from && to <= number.to),
  );
  const isOpenQuestion =
    subject === "either" &&
    ASKS.test(checked) &&
    !SPEAKS_AS_PERSON.test(checked) &&
    (!TAKEN_FOR_GRANTED.test(checked) || ANY_CASE.test(checked));
  for (const word of words) {
    if (isOpenQuestion && (!word.isCapital || isOpening(checked, word))) continue;
    if (held.some(({ from, to }) => word.from >= from && word.to <= to)) continue;
    if (withPosting.some(({ words: known }) => known.has(word.word))) continue;
    return no(`${quote(checked.slice(word.from, word.to))} stands nowhere in ${where}.`);
  }
  if (!shouted) {
    for (const run of nameRuns(checked)) {
      if (held.some(({ from, to }) => run.words[0]!.from >= from && run.words.at(-1)!.to <= to)) continue;
      // "Triage and Nursing" may be one name or two, and the first word of a sentence has its capital anyway.
      const whole = isOpening(checked, run.words[0]!) ? [run.text, textOf(checked, run.words.slice(1))] : [run.text];
      const parts = whole.flatMap((name) => [[name], name.split(/(?<!\s)\s+(?:and|und|y|et|&)\s+/)]);
      const stands = (name: string) =>
        held.some(({ from, to }) => foldText(checked.slice(from, to)) === foldText(name)) ||
        withPosting.some((source) => source.folded.some((line) => line.includes(` ${foldText(name)} `)));
      if (!parts.some((names) => names.every(stands)))
        return no(`${quote(run.text)} does not stand like this in ${where}.`);
    }
  }
  if (subject === "employer") {
    const strange = words.filter(({ word }) => !sources.resume.words.has(word));
    openSkills.push(...strange.map(({ from, to }) => checked.slice(from, to)));
  }
  const title = subject === "person" ? strangeTitle(checked, { words, isClaim: false, sources }) : null;
  if (title) return no(`${quote(title)} is no title of yours.`);
  const overclaim = subject === "either" && !isOpenQuestion ? overclaimed(bound, sources, subject) : null;
  if (overclaim) return no(overclaim);

  if (words.length === 0 && numbers.length === 0 && !quoted) return { kept: true, claim: null, subject, openSkills };
  const bearing = subject === "either" ? [sources.resume, sources.posting] : isGap || isWish ? withPosting : [main];
  const found = bearing
    .map((source) => ({ source, best: bestStatement(source, words, numbers) }))
    .find(({ best }) => best !== null);
  const best = found?.best ?? null;
  if (quoted) return { kept: true, claim: { text: said, source: quoted }, subject, openSkills };
  if (!found || !best) return { kept: true, claim: null, subject, openSkills };
  return {
    kept: true,
    subject,
    openSkills,
    claim: { text: said, source: sourceOf(best) },
  };
}

/** A sentence about the person is judged for its meaning; one that quotes the resume to the letter needs no more. */
function traceClaim(
  said: string,
  { text, bound, quoted }: { text: string; bound: string; quoted: TracedClaim["source"] },
  sources: Sources,
): Traced {
  const kept = { subject: "person" as const, openSkills: [] };
  const strange = quoted ? strangeIn(bound, sources) : null;
  const { answer, line, reason } = strange
    ? { answer: "not borne out", line: null, reason: strange }
    : judgeStatement(text, sources);
  if (answer === "borne out") {
    const source = quoted ?? (line && sourceOf(line));
    return { kept: true, ...kept, claim: source ? { text: said, source } : null };
  }
  const nearest = line && sourceOf(line);
  return { kept: false, subject: "person", reason, unsure: answer === "not sure" ? nearest : null };
}

function sourceOf({ from, line, text }: SourceStatement): NonNullable<TracedClaim["source"]> {
  return { from, line, text };
}

function textOf(text: string, words: FactWord[]): string {
  return text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);
}

/** The first word of the text, or after a colon or a quotation mark, where a capital tells nothing. */
function isOpening(text: string, word: FactWord): boolean {
  return /(?:^|[:“„«"(¿¡?.!])\s*$/u.test(text.slice(0, word.from));
}

/** Whether a sentence takes up what the one before it named: "That is my daily work", "I have it". */
function pointsBack(text: string, mood: "claim" | "wish" | "gap"): boolean {
  return POINTS_BACK.test(text) || (mood === "claim" && claimingWords(text).length === 0 && NAMES_NOTHING.test(text));
}

function withoutQuotes(
  whole: string,
  { resume, posting }: Sources,
): { text: string; bound: string; quoted: TracedClaim["source"] } {
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
