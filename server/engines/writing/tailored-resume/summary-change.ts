import { inMonths, MONTHS_OF_YEAR, monthsOf } from "../facts/months.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import type { LineRange, ProfileJob, ProfileSection, SectionKind } from "../../analysis/profile.ts";
import { kindOf } from "../../analysis/section-headings.ts";
import { proofsIn } from "../cover-letter/choose-proofs.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { asPerson } from "../english-nouns.ts";
import { lowerFirst, readOpening } from "../english-verbs.ts";
import { strongerOpening } from "../stronger-opening.ts";
import { cutSentences } from "../evidence/cut-sentences.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { isLesserTitle } from "../evidence/lesser-title.ts";
import { askedCredentials } from "../facts/asked-credentials.ts";
import { heldQualifications } from "../facts/held-qualifications.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { foldText } from "../evidence/sources.ts";
import { hasFigure, isWeak, tellsPay, tellsResult } from "../facts/deed-worth.ts";
import { fillWording } from "../languages/fill-wording.ts";
import type { MaterialLanguage } from "../language.ts";
import { joinNames } from "../pick-phrase.ts";
import { isGeneral, isWholeField, skillInSentence, upperFirst } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import type { Statement } from "../resume-statements.ts";
import { sharedSkills, type WritingFacts } from "../writing-facts.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { isSound } from "../sound-sentence.ts";
import { foldForWordings, type Keyword } from "./keyword-match.ts";
import { isNote } from "../interview/shown-note.ts";
import { IS_LEARNER, nearestTitle } from "./own-title.ts";
import { isPlainlyNamed, sameWording, wholeWording } from "./skill-wordings.ts";
import { weighLines } from "./rank-points.ts";
import type { ResumeChange } from "./resume-change.ts";

type SummaryPack = { heading: string; and: string; yearsAndSkills: string; years: string; skills: string };

const PACKS: Record<MaterialLanguage, SummaryPack> = {
  en: {
    heading: "Summary",
    and: "and",
    yearsAndSkills: "{years} years as {person}, with experience in {skills}.",
    years: "{years} years as {person}.",
    skills: "{title} with experience in {skills}.",
  },
  de: {
    heading: "Profil",
    and: "und",
    yearsAndSkills: "{years} Jahre als {person}, mit Erfahrung in {skills}.",
    years: "{years} Jahre als {person}.",
    skills: "{title} mit Erfahrung in {skills}.",
  },
  es: {
    heading: "Perfil",
    and: "y",
    yearsAndSkills: "{years} años como {person}, con experiencia en {skills}.",
    years: "{years} años como {person}.",
    skills: "{title} con experiencia en {skills}.",
  },
  fr: {
    heading: "Profil",
    and: "et",
    yearsAndSkills: "{years} ans comme {person}, avec une expérience en {skills}.",
    years: "{years} ans comme {person}.",
    skills: "{title} avec une expérience en {skills}.",
  },
};

const MOST_SKILLS = 3;
const WORK: ReadonlySet<string> = new Set(["hard", "tool"]);
const LEAST_YEARS = 2;
const MANY_YEARS = 10;
/** "Technician II" was a technician before. */
const LEVEL_NUMBER = / (?:I{1,3}|IV|V|[1-5])$/;
const MOST_DEEDS = 2;
const LONGEST_SUMMARY = 260; // in characters: about two printed lines
const SHORTEST_SUMMARY = 50;
const LONGEST_DEED = 145;
const SENTENCE_WORDS = 10;
const OBJECTIVE = new RegExp(
  anyOfLines`
    ^(?:(?:career )?objective|(?:career )?goals?|career focus|objetivo|objectif|berufsziel|ziel)\b
    \b(?:integrarme|busco (?:un|trabajo)|pueda crecer|recherche un|à la recherche|souhaite intégrer|suche eine)\b
    \b(?:seeking|desire to|allow me to)\b|^to (?:obtain|secure|find|acquire|join|gain|use|utilize|pursue|work|be|become|have|get)\b
    \b(?:looking for|to (?:obtain|secure|find|acquire|join)) [^.]{0,60}\b(?:position|role|job|opportunity|employment|career|company)\b
  `,
  "i",
);
const LATEST_WISH = 60; // who says so much before it tells more than a wish

/** A summary of two lines from facts, below one of the person's own that gives no figure the facts alone; null without. */
export function summaryChange(facts: WritingFacts, keywords: Keyword[], gate: EvidenceGate): ResumeChange | null {
  const { profile, resumeLanguage, language } = facts;
  if (language !== resumeLanguage) return null;
  const own = profile.sections.find(({ kind }) => kind === "summary");
  const isOwn = own !== undefined && !isObjective(own, facts);
  const unheaded = own ? null : unheadedSummary(facts);
  const isWish = unheaded !== null && isOnlyWish(profile.lines.slice(unheaded.from, unheaded.to + 1).join(" "));
  if (isOwn || (unheaded && !isWish)) return withFacts(isOwn ? own.lines : unheaded!, facts, gate);
  const title = nearestTitle(facts) ?? tellingTitle(facts);
  const isPerson =
    title !== null && !IS_CONTRACT.test(title) && !IS_RANK.test(title) && !isLearnersAmongOthers(title, profile.jobs);
  const first = (isPerson ? openingOf(title, facts, keywords, gate) : null) ?? "";
  const papers = papersTold(facts, title, gate);
  const head = [first, papers].filter((sentence) => sentence !== "").join(" ");
  // Behind the years in a post it would be read as done there.
  const jobs = TELLS_YEARS.test(first) ? jobsAs(bareTitle(title), facts) : profile.jobs;
  const news = deedsOf(facts, { jobs }).filter((deed) => hasFigure(deed) || !repeats(deed, first));
  const deeds = passing(news, LONGEST_SUMMARY - head.length, gate);
  const text = [head, ...deeds].filter((sentence) => sentence !== "").join(" ");
  // "9 years as a nurse" alone is no summary, and neither are one fact or a title and a skill.
  const isBare = first === "" ? deeds.length < MOST_DEEDS : deeds.length === 0 && papers === "" && !/\d/.test(first);
  if (!text.includes(" ", SHORTEST_SUMMARY) || isBare) return null;
  const { heading } = PACKS[resumeLanguage];
  if (own) return replaced(own, text, heading);
  if (unheaded) {
    const above = profile.lines[unheaded.from - 1] ?? "";
    const isHeaded = kindOf(above) === "summary";
    const lines = isHeaded ? { from: unheaded.from - 1, to: unheaded.to } : unheaded;
    return replaced({ kind: "summary", heading: isHeaded ? above : null, lines }, text, heading);
  }
  const body = profile.sections.find(({ kind, heading: named }) => named !== null && kind !== "contact");
  const from = Math.min(...[body, profile.jobs[0]].flatMap((part) => part?.lines.from ?? []));
  if (!Number.isFinite(from) || from < 1) return null;
  const isUpper = body !== undefined && body.heading === body.heading?.toUpperCase();
  const inserted = { at: from, text: [isUpper ? heading.toUpperCase() : heading, text, ""] };
  return { kind: "summary", about: heading, lines: [], inserted, order: null };
}

const TELLS_YEARS = /^\d/u;

function jobsAs(post: string, { profile }: WritingFacts): ProfileJob[] {
  const isOfPost = ({ title }: ProfileJob) =>
    title !== null && [title, shownTitle(title)].some((name) => name.toLowerCase().includes(post.toLowerCase()));
  return profile.jobs.filter(isOfPost);
}

const MOST_PAPERS = 3;
const LONGEST_PAPERS = 90;

function papersTold(facts: WritingFacts, title: string | null, gate: EvidenceGate): string {
  const credentials = askedCredentials(facts).flatMap(({ held, isWish, kind }) =>
    held === null || isWish || /driving$/u.test(kind.id) ? [] : held,
  );
  const told = foldText([title ?? "", ...facts.profile.education.map(({ degree }) => degree ?? "")].join("\n"));
  const names = [...new Set([...heldQualifications(facts), ...credentials])].filter(
    (name) =>
      !/^\p{Lu}\p{Ll}+$/u.test(name) &&
      !told.includes(foldText(name)) &&
      facts.profile.lines.some((line) => line.includes(name)),
  );
  const passed = passing(
    names.slice(0, MOST_PAPERS).map((name) => `${name}.`),
    LONGEST_PAPERS,
    gate,
  );
  return passed.join(" ").replaceAll(". ", "; ");
}

function repeats(deed: string, opening: string): boolean {
  const idsIn = (text: string) => new Set(findSkills(text, { list: false }).map(({ id }) => id));
  const own = idsIn(deed);
  return own.size > 0 && own.isSubsetOf(idsIn(opening));
}

function passing(deeds: readonly string[], room: number, gate: EvidenceGate): string[] {
  let left = room;
  return deeds.filter((deed) => {
    if (deed.length >= left || gate.passWhole(deed, { subject: "person" }) === null) return false;
    left -= deed.length + 1;
    return true;
  });
}

/** The person's own summary stays as it is; what it leaves out stands in a line below it. */
function withFacts({ from, to }: LineRange, facts: WritingFacts, gate: EvidenceGate): ResumeChange | null {
  const { profile, resumeLanguage } = facts;
  const lines = profile.lines.slice(from, to + 1);
  const told = lines.join(" ");
  const isLong = told.length > LONGEST_OWN || lines.filter((line) => line.trim() !== "").length > MOST_OWN_LINES;
  // A line of the work below is none of the prose in which somebody speaks.
  if (isLong || GIVES_FIGURE.test(told) || SPEAKS.test(told)) return null;
  const isAchieved = (deed: string) =>
    tellsResult(deed) || (hasFigure(deed) && (resumeLanguage !== "en" || readOpening(deed)?.form === "past"));
  const deeds = passing(deedsOf(facts, { told, least: LEAST_BESIDE_OWN }).filter(isAchieved), LONGEST_SUMMARY, gate);
  if (deeds.length === 0) return null;
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const inserted = { at: from + last + 1, text: [deeds.join(" ")] };
  return { kind: "summary", about: PACKS[resumeLanguage].heading, lines: [], inserted, order: null };
}

const SPEAKS = /(?<!\p{L})(?:I|my|ich|meine?|je|j['’]|mon|ma|mes|soy|mi|mis|he|me)(?!\p{L})/u;
const LONGEST_OWN = 320;
const MOST_OWN_LINES = 4;
const GIVES_FIGURE = /[$€£]\s?\d|\d\s?%|\b\d[\d.,]*\b(?!\s?\+?\s?(?:years?|yrs?|jahre\p{L}*|ans|années|años|th\b))/iu;

const IS_CONTRACT =
  /^(?:alternan|stage\b|stagiaire|praktik|ausbildung|azubi|werkstudent|prácticas|becari|internship|apprenticeship)/iu;
/** "5 years as a Director" does not say of what. */
const IS_RANK = new RegExp(
  `^(?:${anyOf("senior junior assistant associate vice managing general")} )*` +
    `${anyOf("director manager president associate supervisor assistant owner partner lead leader officer specialist member")}$`,
  "iu",
);
function isLearnersAmongOthers(title: string, jobs: readonly ProfileJob[]): boolean {
  return IS_LEARNER.test(title) && jobs.some((job) => job.title !== null && !IS_LEARNER.test(job.title));
}

const IS_CONTACT = /@|(?:\d[\s().-]{0,2}){7}/u;
const ABOVE_JOBS: ReadonlySet<SectionKind> = new Set(["contact", "experience"]);

/** Some sum themselves up below their name, without a heading; null where nobody did. */
function unheadedSummary({ statements, profile }: WritingFacts): LineRange | null {
  const [first] = profile.jobs;
  const own = statements.find(({ section, job, text, lines }) => {
    const isAbove = job === null && ABOVE_JOBS.has(section) && (!first || lines.to < first.lines.from);
    return isAbove && isProse(text) && !IS_CONTACT.test(text);
  });
  return own?.lines ?? null;
}

/** "RN / BLS / Open licence" and "CPA (in progress) – Santa Fe" are lists of names below a headline. */
function isProse(text: string): boolean {
  const words = text.match(/(?<!\p{L})\p{L}{2,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return text.split(" ").length >= SENTENCE_WORDS && small > words.length / 2 && !/ [/|•·] .* [/|•·] /u.test(text);
}

function isObjective({ lines: { from, to }, heading }: ProfileSection, { profile }: WritingFacts): boolean {
  const text = profile.lines.slice(from + (heading === null ? 0 : 1), to + 1).join(" ");
  return (OBJECTIVE.test(heading ?? "") && text.length <= LONGEST_WISH) || isOnlyWish(text);
}

const LONGEST_WISH = 320; // in characters; who says more says something of value too

function isOnlyWish(text: string): boolean {
  const sentences = cutSentences(text).filter((sentence) => sentence.text.split(" ").length >= FEWEST_WORDS);
  const isWish = (sentence: string) => (OBJECTIVE.exec(sentence)?.index ?? Number.POSITIVE_INFINITY) <= LATEST_WISH;
  return text.length <= LONGEST_WISH && sentences.every(({ text: sentence }) => isWish(sentence));
}

function replaced({ lines: { from, to }, heading }: ProfileSection, text: string, ours: string): ResumeChange {
  const isUpper = heading !== null && heading === heading.toUpperCase();
  const rest = Array.from({ length: to - from }, (_, index) => ({ at: from + 1 + index, text: [] }));
  const isTrue = heading !== null && !OBJECTIVE.test(heading);
  const first = [isTrue ? heading : isUpper ? ours.toUpperCase() : ours, text, ""];
  return { kind: "summary", about: ours, lines: [{ at: from, text: first }, ...rest], inserted: null, order: null };
}

/** Where no title is near to the posting's, one is what one does now, or in its field did with most to tell its reader. */
function tellingTitle(facts: WritingFacts): string | null {
  const isOfNow = facts.profile.jobs[0]?.current === true && !isStrangeJob(0, facts);
  const jobs = isOfNow ? [] : proofsIn(facts, facts.resumeLanguage).flatMap(({ deed }) => deed.job ?? []);
  const title = [...jobs, 0].map((job) => facts.profile.jobs[job]?.title).find(Boolean);
  return title ? shownTitle(title) : null;
}

function openingOf(title: string, facts: WritingFacts, keywords: Keyword[], gate: EvidenceGate): string | null {
  const { resumeLanguage, profile } = facts;
  const pack = PACKS[resumeLanguage];
  const rank = new Map(keywords.map(({ id }, index) => [id, index]));
  const wordings = new Map(keywords.map((keyword) => [keyword.id, keyword.wordings]));
  const plain = bareTitle(title);
  const ofPost = new Set(jobsAs(plain, facts));
  const isShownThere = (id: string) =>
    facts.deeds.some(({ skills, job }) => job !== null && ofPost.has(profile.jobs[job]!) && skills.includes(id));
  const names = sharedSkills(facts)
    .filter(({ id }) => rank.has(id) && WORK.has(skillById(id)?.kind ?? "") && isShownThere(id))
    .filter(({ id, name }) => !isTitleOf(name, profile.jobs) && !isPlainlyNamed(id, title))
    .filter(({ name }) => !isWholeField(name) && !isGeneral(name) && !title.toLowerCase().includes(name.toLowerCase()))
    .filter(({ id, name }) => resumeLanguage !== "en" || isCalledSo(id, [name, ...(wordings.get(id) ?? [])]))
    .filter(({ id }) => profile.lines.some((line) => wholeWording(line, id) !== null))
    .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
    .slice(0, MOST_SKILLS)
    .map(({ id, name }) => (resumeLanguage === "en" ? skillInSentence(id, usualName(id, name)) : name));
  const years = yearsAs(plain, facts);
  const short = letterShortfall(facts);
  const ofTrade = profile.jobs.filter((_, job) => !isStrangeJob(job, facts));
  // Fewer years than are asked for are no way to begin, and neither are those of one post out of many.
  const isOneOfMany = years < MANY_YEARS && years * 2 < yearsIn(ofTrade, facts.year);
  const isShort = isOneOfMany || (short?.kind === "years" && years < short.asked);
  const slots = {
    title: upperFirst(title),
    person: resumeLanguage === "en" ? asPerson(plain) : resumeLanguage === "de" ? plain : lowerFirst(plain),
    years: years >= LEAST_YEARS && !isShort ? String(years) : null,
  };
  const sayWith = (skills: string[]) => {
    const wordings = skills.length > 0 ? [pack.yearsAndSkills, pack.skills] : [pack.years];
    const all = { ...slots, skills: skills.length > 0 ? joinNames(skills, pack.and) : null };
    return wordings.flatMap((wording) => fillWording(wording, all) ?? [])[0] ?? null;
  };
  const known = names.reduce<string[]>((kept, name) => {
    const text = sayWith([...kept, name]);
    const isBorneOut = text !== null && new EvidenceGate(facts.sources).passWhole(text, { subject: "person" }) !== null;
    return isBorneOut ? [...kept, name] : kept;
  }, []);
  const text = sayWith(known);
  return text === null ? null : gate.passWhole(text, { subject: "person" });
}

/** "Office supplies" are a part of office management and no experience of their own. */
function isCalledSo(id: string, [own = "", ...asked]: string[]): boolean {
  const isName = (text: string) => isPlainlyNamed(id, text) || sameWording({ id, wordings: [text] }, own) !== null;
  const known = skillById(id)?.name ?? own;
  return (isPlainlyNamed(id, own) || sameWording({ id, wordings: [own] }, known) !== null) && asked.some(isName);
}

/** "Medical record requests" are experience in medical records. */
function usualName(id: string, own: string): string {
  const name = skillById(id)?.name ?? own;
  return foldText(name) === `${foldText(own)}s` ? name : own;
}

function isTitleOf(name: string, jobs: readonly ProfileJob[]): boolean {
  const folded = foldForWordings(name);
  return jobs.some(({ title }) => title !== null && foldForWordings(title).includes(folded));
}

function bareTitle(title: string | null): string {
  return (title ?? "").replace(LEVEL_NUMBER, "");
}

function yearsAs(title: string, facts: WritingFacts): number {
  const isOne = ({ title: own }: ProfileJob) =>
    own !== null && !isLesserTitle(own, title) && (!IS_LEARNER.test(own) || IS_LEARNER.test(title));
  return yearsIn(jobsAs(title, facts).filter(isOne), facts.year);
}

/** Whole years of work in some jobs; months in two of them at once count once. */
function yearsIn(jobs: readonly ProfileJob[], now: number): number {
  const months = new Set<number>();
  for (const { start, end, current } of jobs) {
    const from = start ? monthsOf(start) : Number.NaN;
    const sameMonth = ((from - 1) % MONTHS_OF_YEAR) + 1;
    const ended = end ? monthsOf(end) : Number.NaN;
    const to = current ? inMonths({ year: now, month: sameMonth }) : ended;
    if (Number.isNaN(from + to)) continue;
    for (let month = from; month < to; month++) months.add(month);
  }
  return Math.floor(months.size / MONTHS_OF_YEAR);
}

// In the scores of weighLines.
const LEAST_WORTH = 4;
const LEAST_BESIDE_OWN = 8; // a summary of the person's own takes only what tells this reader much

type Choice = { told?: string; jobs?: readonly ProfileJob[]; least?: number };

function deedsOf(facts: WritingFacts, choice: Choice = {}): string[] {
  const { told = "", jobs = facts.profile.jobs, least = LEAST_WORTH } = choice;
  const { statements, profile, resumeLanguage } = facts;
  const lines = statements
    .filter(({ job, isHead }) => job !== null && !isHead && jobs.includes(profile.jobs[job]!))
    .flatMap((line) => tellable(line, facts));
  const tellsOf = weighLines(facts);
  const known = foldText(told);
  const ranked = lines
    .map((line) => ({ ...line, ...tellsOf(line) }))
    .filter(({ text, job, worth, answers }) => {
      const isOfTrade = job !== null && !isStrangeJob(job, facts);
      return worth >= least && (answers || (hasFigure(text) && isOfTrade));
    })
    .sort((a, b) => b.worth - a.worth);
  const result = ranked.find(({ text }) => tellsResult(text));
  return [...(result ? [result] : []), ...ranked.filter((line) => line !== result)]
    .flatMap(({ text, job }) => {
      const isCurrent = profile.jobs[job ?? 0]?.current ?? false;
      const said = (resumeLanguage === "en" && strongerOpening(text, { isCurrent })) || text;
      return `${upperFirst(said.replace(/(?<![\s.;,])[\s.;,]+$/, ""))}.`;
    })
    .filter((sentence) => !isToldAlready(sentence, known))
    .slice(0, MOST_DEEDS);
}

function tellable(line: Statement, facts: WritingFacts): Statement[] {
  const parts = facts.deeds.filter((deed) => deed.line === line.lines.from).map(({ text }) => ({ ...line, text }));
  return (line.text.length <= LONGEST_DEED ? [line] : parts).filter(
    (part) => isTelling(part.text) && isWell(part, facts),
  );
}

const MOST_CLUMSY = 1;

/** Whether a line reads as a sentence of its own: it begins with what was done, and a letter could tell it. */
function isWell({ text, job }: Statement, { profile, resumeLanguage }: WritingFacts): boolean {
  const isCurrent = profile.jobs[job ?? 0]?.current ?? false;
  const said = (resumeLanguage === "en" && strongerOpening(text, { isCurrent })) || text;
  const opening = resumeLanguage === "en" ? readOpening(said) : null;
  if ((resumeLanguage !== "en" || isNote(said)) && tellsChange(said)) return true;
  if (resumeLanguage === "en" && (opening === null || opening.form === "gerund" || /:/.test(said))) return false;
  const told = GRAMMARS[resumeLanguage].tell(said, { isCurrent, isVerbLed: opening !== null });
  return told !== null && (told.clumsy ?? 0) <= MOST_CLUMSY && isSound(`${told.sentence}.`, resumeLanguage);
}

function isTelling(text: string): boolean {
  return (
    !isWeak(text) &&
    !REPORTS.test(text) &&
    !tellsPay(text) &&
    text.length <= LONGEST_DEED &&
    text.split(" ").length >= FEWEST_WORDS
  );
}

const FEWEST_WORDS = 4;
const REPORTS = /^(?:\p{L}+ly )?report(?:s|ed|ing)? (?:directly )?to /iu;

function isToldAlready(sentence: string, known: string): boolean {
  const figures = foldText(sentence).match(/\d[\d.,]*/g) ?? [];
  return figures.length > 0 && figures.every((figure) => ` ${known} `.includes(` ${figure} `));
}
