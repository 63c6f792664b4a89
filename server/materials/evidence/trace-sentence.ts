import { findSkills } from "../../analysis/find-skills.ts";
import type { TracedClaim } from "../material-view.ts";
import { areForms, claimingWords, type FactWord, factWords, isTitleHead } from "./fact-words.ts";
import { isPlainWord } from "./plain-words.ts";
import { type FoundNumber, readNumbers } from "./read-numbers.ts";
import { foldText, type Source, type Sources, type SourceStatement } from "./sources.ts";

/**
 * Whom a sentence speaks of: the person (only the resume bears it out), the employer (only the posting does), or
 * either, as the question of an interviewer may.
 */
export type Subject = "person" | "employer" | "either";

export type Traced =
  | { kept: true; claim: TracedClaim | null; subject: Subject; openSkills: string[] }
  | { kept: false; reason: string; subject: Subject };

const FIRST_PERSON =
  /(?<![\p{L}])(?:i|me|my|mine|myself|we|our|us|ich|mich|mir|mein(?:e[nmrs]?)?|wir|unser(?:e[nmrs]?)?|yo|mi|mis|mí|conmigo|nosotros|je|j|moi|mon|ma|mes|nous|notre|nos)(?![\p{L}])|(?<![\p{L}])(?:soy|tengo|estoy|puedo|llevo|he|fui|hice|aporto|trabajé|[\p{L}]{3,}[éí])(?![\p{L}])/iu;
const SECOND_PERSON =
  /(?<![\p{L}])(?:you|your|yours|sie|ihr(?:e[nmrs]?)?|ihnen|usted(?:es)?|su|sus|vous|votre|vos)(?![\p{L}])|\b(?:posting|advert|vacancy|the (?:role|job|position|employer|company|team))\b|anzeige|ausschreibung|oferta|annonce/iu;
const GAP =
  /\b(?:have not|haven't|has not|have never|do not|don't|does not|doesn't|is not|am not) (?:yet )?(?:used?|worked?|work|shown?|have|held|hold|list|name|named|touched|had|done)\b|\bnot yet\b|\bno (?:direct |hands-on |paid |formal )?(?:experience|line)\b|\b(?:want|like|plan|hope|intend|eager|ready|willing|keen)\b.{0,20}\b(?:learn|study|train|earn)\b|\b(?:noch nicht|noch kein\w*|keine (?:erfahrung|zeile)|bisher nicht)\b|\b(?:lebenslauf zeigt nicht|currículum no muestra|todavía no|aún no|no he|ninguna línea)\b|\b(?:cv ne montre pas|pas encore|n'ai pas|aucune (?:expérience|ligne))\b/iu;
const NO_GAP =
  /\bnot only\b|\bstranger\b|\bdoubt\b|\bnever (?:failed|lost|missed)\b|\bnicht nur\b|\bno s[oó]lo\b|\bnon seulement\b|\bpas seulement\b/iu;
const WISH =
  /\b(?:would|will|'d|'ll|hope|want|wish|look(?:ing)? forward|keen|glad|apply(?:ing)?|application|interested|interest|interests|drawn|join)\b|\b(?:würde|möchte|freue|bewerbe|bewerbung|interessiert|gern)\b|\b(?:gustaría|quisiera|interesa|solicito|solicitud|candidatura)\b|\b(?:souhait\w*|voudrais|serais|candidature|postule|intéress\w*|volontiers)\b/iu;
const POINTS_BACK =
  /^(?:and |but |so )?(?:this|that|these|those|it|both|all of (?:this|that)|the same|exactly|das|dies\w*|genau|beides|esto|eso|ello|cela|ça|ceci|c'est|both)(?![\p{L}])|\b(?:this|that|it) is (?:what|where|how|exactly|my)\b/iu;
const AS_TITLE =
  /(?:\b(?:as|als|como|comme|en tant que|am|was|bin|war|soy|suis|being|became|become)\b)\s+(?:an? |the |eine?r? |der |die |une? |el |la |le )?$/iu;
/** Plain words that make a claim together: these stand in the resume as they are, or fall. */
const BOAST =
  /\b(?:was|been|got) (?:named|called|chosen)\b|\bof the (?:year|month|week)\b|\b(?:many|several|long|numerous) years\b|\b(?:first|second|third|top) place\b|\b(?:the|one of the) (?:best|strongest|first)\b|\bbest (?:in|of)\b|\bhead of\b|\b(?:viele|vieler|vielen|mehrere|mehreren|langjährig\w*) ?(?:jahre\w*)?\b|\b(?:muchos|varios) años\b|\b(?:nombreuses|plusieurs) années\b|\b(?:mejor|primer) \w+ del año\b/giu;
/** A question that takes something of the person for granted must be as true as a statement. */
const TAKEN_FOR_GRANTED =
  /\byour (?:resume|cv|time|degree|career|years|role as|work (?:as|at|for))\b|\byou (?:\p{L}+ed|led|ran|built|won|were|had|wrote|grew|cut|held|taught)\b|\blebenslauf\b|\bcurr[ií]culum\b|\bvotre cv\b/iu;
const ANY_CASE =
  /\b(?:a|any|an) (?:time|occasion|example|situation|case|moment|instance)\b|\bwould\b|\bwhen did you\b/iu;
/** Sentences that ask, and so may use words of their own; one that says "I" claims, whatever stands around it. */
const ASKS =
  /\?["”»]?\s*$|^(?:tell|describe|walk|explain|give|talk|share|erzählen|beschreiben|schildern|cuente|cuéntenos|describa|háblenos|explique|racontez|décrivez|parlez|expliquez)\b/iu;
const SPEAKS_AS_PERSON =
  /(?<![\p{L}])(?:i|i'm|i've|my|mine|ich|mein(?:e[nmrs]?)?|yo|mis?|je|j|mon|ma|mes)(?![\p{L}])|(?<![\p{L}])[\p{L}]{3,}[éí](?![\p{L}])/iu;
const POSTING_WORD = /\b(?:posting|advert|anuncio|anzeige|annonce|oferta)\b/iu;
const NEIGHBOURHOOD = 6;
const ENTRY_SHARE = 0.6;
const ENTRY_WORDS = 4;

function subjectOf(text: string, company: string): Subject {
  if (FIRST_PERSON.test(text)) return "person";
  const names = company.trim() !== "" && foldText(text).includes(foldText(company));
  return names || SECOND_PERSON.test(text) ? "employer" : "person";
}

/** The sentence with blanks where the posting's title, company and place stand, which an application may name. */
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

/** What the number counts: the claiming words right after it, else the ones before. */
function countedWords(text: string, number: FoundNumber): FactWord[] {
  const words = claimingWords(text).filter(({ from, to }) => to <= number.from || from >= number.to);
  const after = words.filter(
    ({ from }) => from >= number.to && from - number.to < 40 && !/[.;:]/.test(text.slice(number.to, from)),
  );
  if (after.length > 0) return after.slice(0, 2);
  return words.filter(({ to }) => to <= number.from && number.from - to < 30).slice(-2);
}

function numberStandsIn(number: FoundNumber, counted: FactWord[], statement: SourceStatement): boolean {
  return statement.numbers.some((other) => {
    // "50k" may stand for "$50,000", never "18" for "18%".
    const isSameUnit = other.unit === number.unit || (number.unit === "plain" && other.unit === "money");
    if (other.value !== number.value || !isSameUnit) return false;
    if (counted.length === 0 || isYear(number)) return true;
    const near = factWords(statement.text).filter(({ from, to }) => to <= other.from || from >= other.to);
    const before = near.filter(({ to }) => to <= other.from).slice(-NEIGHBOURHOOD);
    const after = near.filter(({ from }) => from >= other.to).slice(0, NEIGHBOURHOOD);
    const around = [...before, ...after];
    return counted.some(({ word }) => around.some((neighbour) => isSameThing(word, neighbour.word)));
  });
}

function isSameThing(word: string, other: string): boolean {
  return areForms(word, other);
}

function isYear({ value, text }: FoundNumber): boolean {
  return Number.isInteger(value) && value >= 1945 && value <= 2100 && /^\d{4}$/.test(text);
}

/** Runs of capitalised words that may be a name, the opening word left out where it is a plain one. */
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

/**
 * Traces one sentence to its sources. Every number, name, title, skill and claiming word must stand there; numbers with
 * what they count, names as a whole, and what is said of one job in that job. `before` are skills that the sentence
 * before spoke of without the resume showing them: "That is my daily work" must not claim them.
 */
export function traceSentence(
  said: string,
  sources: Sources,
  options: { subject?: Subject; before?: string[] } = {},
): Traced {
  const { text, quoted } = withoutQuotes(said, sources);
  const subject = options.subject ?? subjectOf(text, sources.company);
  if (subject === "person" && (options.before?.length ?? 0) > 0 && POINTS_BACK.test(text)) {
    return {
      kept: false,
      subject,
      reason: `It claims ${quote(options.before?.[0] ?? "")}, which your resume does not show.`,
    };
  }
  const isGap = subject === "person" && GAP.test(text) && !NO_GAP.test(text);
  const isWish = subject === "person" && !isGap && WISH.test(text);
  const checked = subject === "person" && !isWish && !isGap ? text : maskPosting(text, sources);
  const main = subject === "employer" ? sources.posting : sources.resume;
  const allowed = subject === "either" ? [sources.resume, sources.posting] : [main];
  const withPosting = isGap || isWish ? [sources.resume, sources.posting] : allowed;
  const no = (reason: string): Traced => ({ kept: false, subject, reason });
  const where =
    subject === "employer" ? "the posting" : subject === "either" ? "your resume and the posting" : "your resume";

  const numbers = readNumbers(checked);
  for (const number of numbers) {
    const counted = countedWords(checked, number);
    const stands = allowed.some((source) => source.statements.some((one) => numberStandsIn(number, counted, one)));
    if (!stands) {
      const known = allowed.some((source) =>
        source.statements.some((one) => one.numbers.some(({ value }) => value === number.value)),
      );
      const what = [number.text.trim(), counted[0] && number.to <= counted[0].from ? counted[0].word : ""].join(" ");
      return no(
        known
          ? `${quote(what)} stands for something else in ${where}.`
          : `${quote(number.text)} stands nowhere in ${where}.`,
      );
    }
  }

  const skills = [...findSkills(checked, { list: false }), ...findSkills(checked, { list: true })];
  const skillSources = isGap ? withPosting : allowed;
  const held: { from: number; to: number }[] = [];
  const openSkills: string[] = [];
  for (const skill of skills) {
    if (subject !== "person" && !sources.resume.skills.has(skill.id)) openSkills.push(skill.name);
    if (skillSources.some((source) => source.skills.has(skill.id))) held.push(skill);
    else {
      const words = factWords(checked.slice(skill.from, skill.to));
      // The lexicon reads more into a list than a resume's own words: those bear themselves out.
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
      const parts = whole.flatMap((name) => [[name], name.split(/\s+(?:and|und|y|et|&)\s+/)]);
      const stands = (name: string) =>
        held.some(({ from, to }) => foldText(checked.slice(from, to)) === foldText(name)) ||
        withPosting.some((source) => source.folded.some((line) => line.includes(` ${foldText(name)} `)));
      if (!parts.some((names) => names.every(stands)))
        return no(`${quote(run.text)} does not stand like this in ${where}.`);
    }
  }
  for (const word of words) {
    const before = checked.slice(0, word.from);
    if (subject !== "person" || !isTitleHead(word.word)) continue;
    const phrase = titlePhrase(checked, word);
    const claims =
      AS_TITLE.test(before.slice(0, before.length - (word.from - phrase.from))) ||
      /\bas\b|\bals\b|\bcomo\b|\bcomme\b/i.test(before.slice(-40));
    if (!claims) continue;
    const folded = ` ${foldText(checked.slice(phrase.from, word.to))} `;
    if (!sources.resume.folded.some((line) => line.includes(folded)))
      return no(`${quote(checked.slice(phrase.from, word.to))} is no title of yours.`);
  }

  if (quoted) return { kept: true, claim: { text: said, source: quoted }, subject, openSkills };
  if (words.length === 0 && numbers.length === 0) return { kept: true, claim: null, subject, openSkills };
  const bearing = subject === "either" ? [sources.resume, sources.posting] : isGap || isWish ? withPosting : [main];
  const found = bearing
    .map((source) => ({ source, best: bestStatement(source, words, numbers) }))
    .find(({ best }) => best !== null);
  if (!found?.best) return { kept: true, claim: null, subject, openSkills };
  const best = found.best;

  if (subject === "person" && !isGap && !isWish) {
    const mixed = mixesEntries(checked, words, held, numbers, sources, best);
    if (mixed) return no(mixed);
  }
  const from = found.source === sources.posting ? "posting" : "resume";
  return {
    kept: true,
    subject,
    openSkills,
    claim: { text: said, source: { from, line: best.line, text: best.text } },
  };
}

function textOf(text: string, words: FactWord[]): string {
  return text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0);
}

/** The first word of the text, or after a colon or a quotation mark, where a capital tells nothing. */
function isOpening(text: string, word: FactWord): boolean {
  return /(?:^|[:“„«"(¿¡?.!])\s*$/u.test(text.slice(0, word.from));
}

/** The sentence with blanks where it quotes a source to the letter, and that source. */
function withoutQuotes(whole: string, { resume, posting }: Sources): { text: string; quoted: TracedClaim["source"] } {
  let text = whole;
  let quoted: TracedClaim["source"] = null;
  for (const match of whole.matchAll(/[“„«]\s?([^“”„«»]+?)\s?[”“»]/gu)) {
    const folded = ` ${foldText(match[1] ?? "")} `;
    if (folded.trim() === "") continue;
    const sources = POSTING_WORD.test(whole) ? [resume, posting] : [resume];
    for (const source of sources) {
      const index = source.folded.findIndex((line) => line.includes(folded));
      const statement = source.statements[index];
      if (!statement) continue;
      quoted ??= { from: source === posting ? "posting" : "resume", line: statement.line, text: statement.text };
      text = text.slice(0, match.index) + " ".repeat(match[0].length) + text.slice(match.index + match[0].length);
      break;
    }
  }
  return { text, quoted };
}

/** The words before a title's last word that belong to it: "senior software engineer". */
function titlePhrase(text: string, head: FactWord): { from: number } {
  const before = factWords(text.slice(0, head.from));
  let from = head.from;
  for (let index = before.length - 1; index >= 0 && index >= before.length - 3; index--) {
    const word = before[index]!;
    const gap = text.slice(word.to, from);
    if (!/^[\s-]+$/.test(gap) || isPlainWord(word.word)) break;
    from = word.from;
  }
  return { from };
}

/** What is said of one employer must be of that job, and a sentence's words must mostly come from one entry. */
function mixesEntries(
  text: string,
  words: FactWord[],
  held: { from: number; to: number }[],
  numbers: FoundNumber[],
  sources: Sources,
  best: SourceStatement,
): string | null {
  const folded = ` ${foldText(text)} `;
  const named = sources.employers.filter((employer) => folded.includes(employer.words));
  const isHeld = (word: FactWord) => held.some(({ from, to }) => word.from >= from && word.to <= to);
  const free = words.filter((word) => !isHeld(word));
  const ofEntries = (entries: Set<string>) => sources.resume.statements.filter(({ entry }) => entries.has(entry));
  if (named.length > 0) {
    const statements = ofEntries(new Set(named.map(({ entry }) => entry)));
    const strays = numbers.find(
      (number) => !statements.some((one) => numberStandsIn(number, countedWords(text, number), one)),
    );
    if (strays) return `“${strays.text}” belongs to another part of your resume.`;
    const stray = words.find(({ word }) => !statements.some((one) => one.words.has(word)) && !isPlainWord(word));
    const strayCount = words.filter(({ word }) => !statements.some((one) => one.words.has(word))).length;
    if (stray && strayCount > Math.max(1, words.length * (1 - ENTRY_SHARE) * 0.5))
      return `“${text.slice(stray.from, stray.to)}” belongs to another part of your resume.`;
    return null;
  }
  if (free.length < ENTRY_WORDS) return null;
  const statements = ofEntries(new Set([best.entry]));
  const covered = free.filter(({ word }) => statements.some((one) => one.words.has(word))).length;
  return covered < free.length * ENTRY_SHARE ? "It puts together words from different parts of your resume." : null;
}
