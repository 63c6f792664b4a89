import { onceFor } from "../../once-for.ts";
import { anyOf } from "../../any-of.ts";
import { isOfOthers } from "../facts/asked-credentials.ts";
import { deniedSkills } from "../facts/denied-skills.ts";
import { degreeName } from "../degree-name.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import type { ProfileJob } from "../../analysis/profile.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import type { InterviewDraft, QuestionDraft } from "../draft.ts";
import { deedWorth, hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { asksToLead, ledPeople, tellsOfLeading } from "../facts/led-people.ts";
import { isCheck } from "../facts/missing-skills.ts";
import type { CaseKind, OfWork } from "../languages/guide-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { heldAsPerson } from "../held-as-person.ts";
import { textSeed } from "../pick-phrase.ts";
import { sentencesOf } from "../resume-statements.ts";
import { upperFirst, wordingOf } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import { isNamedOnly, ownName, type WritingFacts } from "../writing-facts.ts";
import { askedPapers, heldPapers, OF_PAPER } from "./asked-papers.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { caseKind } from "./case-kind.ts";
import { bestLine, byWorth } from "./best-line.ts";
import { badgesOf } from "./guide-badges.ts";
import { askNamed, pairOf } from "./pair-of.ts";
import { tellInstead } from "./tell-instead.ts";
import { DEGREE, type HardGap, hardestGaps, quoted } from "./hardest-gaps.ts";
import { isOfWork } from "./of-achievements.ts";
import { PointQuestions } from "./point-questions.ts";
import { postingPoints } from "./posting-points.ts";
import { carriedOver, sinceThen, wasAway } from "./raised-questions.ts";
import { otherReason, remainingReason, unaskedDuties, whyUs } from "./why-us.ts";

const MOST_GAPS = 2;
const MOST_WISHES = 1; // a second gap is worth a question where the posting insists on it
const QUESTIONS = 8;
const FRAMING = 3; // who somebody is, why they apply, what they ask
const LEAST_WORTH = 1;
const LONGEST_LINE = 200;
const MOST_ANSWERED = 2; // before it is asked about what stands in the resume
const MOST_LISTED = 1;
const NEAR = 3; // of a line that is less near nobody speaks beside a gap
const MOST_PAPERS = 5;
const FEWEST_PAPERS = 2;
const MOST_HELD = 2;
const MOST_EXAMPLES = 3;
const MOST_OPEN = 2; // a guide with more to fill in than this is a form

/** Writes an interview guide: eight questions that this posting and this resume raise, answered from the resume's lines. */
export const writeInterview = onceFor((facts: WritingFacts): InterviewDraft => {
  const teller = new AnswerTeller(facts);
  const missing = hardestGaps(facts);
  const scope = scopeOf(teller);
  if (scope) teller.keep(scope);
  const reason = otherReason(teller);
  const told = reason && whyUs(teller, reason);
  const named = missing.slice(0, MOST_GAPS + 1).map(({ name }) => name.replace(/[“”„«»]/gu, "").trim());
  const points = new PointQuestions(teller, [...named, ...(reason ? [reason.duty] : [])]);
  const { held, named: mentioned } = credentialQuestions(teller);
  const answered = points.answered(MOST_ANSWERED);
  const raised = [wasAway(teller), carriedOver(teller, points)].filter((one) => one !== null).slice(0, 1);
  const gaps = gapQuestions(teller, points, missing, answered.length === 0 ? MOST_GAPS + 1 : MOST_GAPS);
  const technical = [...mentioned.slice(0, 1), ...answered, ...gaps];
  const wanted = QUESTIONS - FRAMING - technical.length - raised.length;
  const papers = papersQuestion(teller);
  const own = papers ? [papers] : held;
  const behavioral = [
    ...raised,
    ...behavioralQuestions(teller, { points, held: own, isGapless: gaps.length === 0 }, wanted),
  ];
  // What is asked about by itself is no answer to why somebody applies.
  const why = told ?? whyUs(teller, { duty: remainingReason(teller, [...technical, ...behavioral]), proof: null });
  const general = [aboutYou(teller, scope), why].filter((one) => one !== null);
  const company = [yourQuestions(teller, [...general, ...technical, ...behavioral])].filter((one) => one !== null);
  return { general, technical, behavioral, company, ...badgesOf(facts, teller.lines, points.silent) };
});

const UNPAID = /(?<!\p{L})(?:volunteer|ehrenamt|freiwillig|bénévole|voluntari)/iu;

function namedJobs({ facts }: AnswerTeller): ProfileJob[] {
  const titled = facts.profile.jobs.filter(({ title }) => title !== null);
  const paid = titled.filter(({ title }) => !UNPAID.test(title ?? ""));
  return paid.length > 0 ? paid : titled;
}

function aboutYou(teller: AnswerTeller, scope: Proof | null): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const jobs = namedJobs(teller);
  const { question, now, past, once, end, degree } = pack.aboutYou;
  // Of a post before the last one nobody says that it was the last.
  const at = jobs.findIndex((job, place) => teller.sayWork(job.current ? now : place > 0 ? once : past, job));
  const isSaid = at >= 0;
  const [latest, ...others] = jobs.slice(Math.max(0, at));
  // Of a post without its time nobody knows that it was before.
  const isDated = ({ start, end }: ProfileJob) => start !== null || end !== null;
  const before = others.find((job) => isDated(job) || latest === undefined || !isDated(latest));
  // What was done elsewhere would be taken for a part of the work just named.
  const isOfLatest = ({ deed }: Proof) => deed.job !== null && facts.profile.jobs[deed.job] === latest;
  const isLeft = (one: Proof) =>
    isOfLatest(one) && teller.tellsPlainly(one) && deedWorth(one.deed.text) >= 0 && teller.isSpoken(one);
  const isTold = (one: Proof) =>
    isOfLatest(one) && teller.tellsPlainly(one) && teller.isSpoken(one) && !isWeak(one.deed.text);
  // Who is told nothing of the work would not ask on, though another answer tells it again.
  const [left, all] = [
    byWorth(teller.proofs, facts).filter((one) => !teller.isUsed(one)),
    byWorth(teller.lines, facts),
  ];
  const told =
    scope ??
    left.find((one) => isLeft(one) && hasFigure(one.deed.text)) ??
    all.find((one) => isTold(one) && hasFigure(one.deed.text)) ??
    left.find(isLeft) ??
    all.find(isTold);
  if (isSaid && told && isOfLatest(told)) teller.tell(told);
  if (isSaid && before?.title && shownTitle(before.title) !== shownTitle(latest?.title ?? ""))
    teller.sayWork(pack.aboutYou.before, before);
  voice.say(degree, { degree: degreeName(facts) });
  voice.say(end);
  return pairOf(teller, voice.ask(question), voice.endParagraph());
}

/** How much one is in charge of, in a line that no other question needs: whom one leads, how many, what came of it. */
function scopeOf(teller: AnswerTeller): Proof | null {
  const { facts } = teller;
  const latest = namedJobs(teller).find((job) => teller.canSayWork(job));
  const needed = teller.needed();
  const isResult = ({ deed }: Proof) => tellsResult(deed.text);
  const results = teller.lines.filter(isResult);
  const free = byWorth(teller.lines, facts).filter((one) => {
    const isOfJob = one.deed.job !== null && facts.profile.jobs[one.deed.job] === latest && !isWeak(one.deed.text);
    const isOnlyResult = results.length === 1 && isResult(one);
    return isOfJob && !isOnlyResult && !needed.has(one.deed) && teller.tellsAll(one) && teller.isSpoken(one);
  });
  const ranks = [
    ({ deed }: Proof) => ledPeople(deed.text, facts.resumeLanguage) && hasFigure(deed.text),
    ({ deed }: Proof) => hasFigure(deed.text),
    ({ deed }: Proof) => deedWorth(deed.text) > 0,
  ];
  return ranks.flatMap((fits) => free.find(fits) ?? [])[0] ?? null;
}

type AskedGap = { gap: HardGap; ask: string };

const LINE_MANAGEMENT = /\bline manage/iu;
const COACHES = /^(?:coach|mentor|trainer|preceptor|tutor) (?:for|to|of) /iu; // near to having led, and not the same
const IS_PAPER = /^(?:licence|certificate)$/u;

/** The hardest gaps, each thing that is asked for once, with the nearest line that the resume has. */
function gapQuestions(teller: AnswerTeller, points: PointQuestions, missing: HardGap[], most: number): QuestionDraft[] {
  const { facts } = teller;
  const asked = new Set<string>();
  const short = shortOfYears(teller);
  const gaps = missing.flatMap((gap) => {
    const id = gap.id.toLowerCase();
    const found = facts.asks.find(({ skills, text }) => skills.includes(gap.id) || text.toLowerCase().includes(id));
    const ask = found?.text ?? gap.id;
    const isWish = found?.isWish === true;
    if (asked.has(ask) || asked.size >= (isWish ? MOST_WISHES : most)) return [];
    asked.add(ask);
    return gapQuestion(teller, points, { gap, ask }) ?? [];
  });
  return [...gaps, ...(short ? [short] : [])].slice(0, most);
}

/** "P&L": a task of the posting that has it in it, too, is near to it. */
const CODE = /(?<!\p{L})\p{Lu}[\p{Lu}&/]{1,8}(?!\p{L})/u;

function gapQuestion(teller: AnswerTeller, points: PointQuestions, { gap, ask }: AskedGap): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const isHolding = IS_PAPER.test(gap.kind);
  // "What do you know about wine knowledge?" asks nobody.
  const about = gap.name.replace(/ (?:knowledge|experience)$/u, "");
  const isQuoted = /^[“„«]/u.test(gap.name);
  const { asked, askedCredential, credential, question: named } = pack.gap;
  const wordings = isQuoted ? (isHolding ? askedCredential : asked) : isHolding ? credential : named;
  const isSpoken = gap.kind === "language";
  const question = isQuoted
    ? voice.plainly(wordings, { gap: gap.name })
    : voice.ask(isSpoken ? wordings.slice(0, 1) : wordings, {
        gap: isHolding ? gap.name : about,
        heldGap: asHeld(gap.name, teller.facts),
      });
  const isDenied = deniedSkills(teller.facts).some(({ id }) => id === gap.id);
  if (isHolding && DEGREE.test(ask) && sayDegree(teller)) {
    if (letterShortfall(facts)?.kind === "degree") voice.advise(pack.gap.end.paper);
    return pairOf(teller, question, voice.endParagraph());
  }
  if (isQuoted) voice.advise(pack.gap.silent);
  else voice.advise(isDenied ? pack.gap.denied : pack.gap.missing, { gap: gap.name });
  const isOfLeading = ({ deed: { text } }: Proof) => (tellsOfLeading(text) || COACHES.test(text)) && !isWeak(text);
  const led = asksToLead(ask) || LINE_MANAGEMENT.test(ask) ? teller.find(isOfLeading, { among: teller.lines }) : null;
  const code = CODE.exec(gap.name)?.[0] ?? null;
  const tasks = postingPoints(facts).filter(({ text }) => code !== null && text !== ask && text.includes(code));
  const ofTask = tasks.flatMap(({ text }) => teller.answersTo(text, { again: true }))[0]?.proof ?? null;
  const nearest = () => teller.answersTo(ask).find(({ strength }) => strength >= NEAR)?.proof ?? led ?? ofTask;
  const near = isHolding || isSpoken || gap.nearest ? null : nearest();
  // Beside a program that is missing a line of other work says nothing.
  const isRest = !isHolding && !isSpoken && gap.kind !== "tool";
  if (near && voice.advise(pack.gap.near)) teller.tell(near);
  else if (!voice.advise(pack.gap.known, { nearest: gap.nearest }) && isRest) tellInstead(teller, points.bestLine());
  voice.advise(pack.gap.end[isHolding || isSpoken ? "paper" : gap.kind === "tool" ? "tool" : "work"]);
  return pairOf(teller, question, voice.endParagraph());
}

/** What stands in place of the degree that is asked for, as a letter says it. */
function sayDegree({ facts, voice }: AnswerTeller): boolean {
  const { gaps, degreeLevels, years } = LETTER_PACKS[facts.language];
  const short = letterShortfall(facts);
  if (short === null || short.kind === "years") return false;
  const gap = degreeLevels[short.level];
  return short.kind === "years instead"
    ? voice.say(gaps.yearsInstead, { gap, own: years(short.own) })
    : voice.say(gaps.degree, { gap, nearest: short.held && degreeLevels[short.held] });
}

function asHeld(name: string, { language }: WritingFacts): string {
  return /^\p{Lu}/u.test(name) ? GRAMMARS[language].credential(name) : name;
}

const NO_PAPER =
  /^I |^(?:education|qualifications?|certifi\p{L}+|licen\p{L}+|training)$|(?<!\p{L})(?:and|of|in|the|for|with|to)$/iu;

/** What is asked for of papers and held, in one answer: nobody tells a case of a licence. */
function papersQuestion(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const held = heldPapers(facts)
    .filter((name) => !NO_PAPER.test(name))
    .filter((name, at, all) => !all.some((other, place) => place !== at && other.includes(name) && other !== name))
    .slice(0, MOST_PAPERS);
  const named = held.flatMap((text) => findSkills(text, { list: true })).filter(({ kind }) => OF_PAPER.has(kind));
  if (Math.max(held.length, new Set(named.map(({ id }) => id)).size) < FEWEST_PAPERS || held.length === 0) return null;
  const question = voice.plainly(pack.papers.question);
  voice.advise(pack.papers.held, { lines: held.join(facts.language === "fr" ? " ; " : "; ") });
  return pairOf(teller, question, voice.endParagraph());
}

function shortOfYears(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const short = letterShortfall(facts);
  if (short?.kind !== "years") return null;
  const { years } = LETTER_PACKS[facts.language];
  const question = voice.plainly(pack.raised.short, { asked: years(short.asked), own: years(short.own) });
  const best = teller.find(({ deed }) => hasFigure(deed.text) && deed.job !== null);
  if (!best || !voice.advise(pack.raised.shortAnswer)) return null;
  teller.tell(best);
  return pairOf(teller, question, voice.endParagraph());
}

function credentialQuestions(teller: AnswerTeller): Record<"held" | "named", QuestionDraft[]> {
  const { facts, pack, voice } = teller;
  const found: Record<"held" | "named", QuestionDraft[]> = { held: [], named: [] };
  for (const { text, held } of askedPapers(facts)) {
    const question = held === null ? null : voice.plainly(pack.gap.askedCredential, { gap: quoted(text, facts) });
    if (question === null || held === null || !voice.advise([pack.says], { line: held })) continue;
    const asked = pairOf(teller, question, voice.endParagraph());
    if (asked) found.held.push(asked);
  }
  for (const skill of facts.profile.skills) {
    if (!facts.listing.licences.some(({ id }) => id === skill.id) || isCheck(skill.name)) continue;
    const isHeld = !isNamedOnly(facts, skill);
    if (!isHeld && isColleague(skill.id, facts)) continue;
    const name = ownName(facts, skill.id) ?? skill.name;
    const person = heldAsPerson(name, facts);
    const held = person === null ? pack.held : pack.heldAs;
    const said = person ?? GRAMMARS[facts.language].credential(name);
    const question = voice.ask(held.question, { name: said });
    if (isHeld) voice.say(held.yes, { name: said });
    else {
      voice.advise(pack.gap.named, { gap: name });
      const line = namingLine(skill.id, facts);
      if (line) voice.advise([pack.says], { line });
    }
    const asked = pairOf(teller, question, voice.endParagraph());
    if (asked) found[isHeld ? "held" : "named"].push(asked);
  }
  return found;
}

function isColleague(id: string, { listing }: WritingFacts): boolean {
  const named = listing.sentences.flatMap((text) => {
    const wording = wordingOf(text, id);
    return wording === null ? [] : text.slice(0, text.indexOf(wording));
  });
  return named.length > 0 && named.every(isOfOthers);
}

function namingLine(id: string, facts: WritingFacts): string | null {
  const line = facts.statements.flatMap(({ text }) => sentencesOf(text)).find((text) => wordingOf(text, id) !== null);
  return line ? quotable(line) : null;
}

function quotable(line: string): string | null {
  const text = line.replace(/^•\s*/, "").replace(/(?<![\s.;,])[\s.;,]+$/, "");
  return text.length > LONGEST_LINE || text === "" ? null : upperFirst(text);
}

const CASES: CaseKind[] = ["led", "problem", "people", "result"];

function behavioralQuestions(
  teller: AnswerTeller,
  { points, held, isGapless }: { points: PointQuestions; held: QuestionDraft[]; isGapless: boolean },
  wanted: number,
): QuestionDraft[] {
  const { facts, pack, voice } = teller;
  const questions: QuestionDraft[] = [];
  const add = (more: (QuestionDraft | null)[]) => {
    for (const one of more)
      if (one && questions.length < wanted && !questions.some(({ question }) => question === one.question))
        questions.push(one);
  };
  add(held.slice(0, 1));
  add([figureQuestion(teller, points)]);
  add(points.answered(wanted - questions.length));
  add(points.near(wanted - questions.length));
  add([sinceThen(teller)]);
  add(points.listed(MOST_LISTED));
  // What the posting asks for and the resume does not show is asked sooner than what any posting would ask.
  if (isGapless) add(points.open(Math.min(1, wanted - questions.length)));
  // Each job has its own, so that two guides do not ask the same.
  const turn = textSeed(`${facts.posting.company} ${facts.posting.title}`);
  for (const kind of turned(CASES, turn)) {
    if (questions.length >= wanted) return questions;
    const proof = bestLine(teller, (one) => isOfWork(one.deed, facts) && kindOf(teller, one) === kind);
    const answer = proof && teller.frame(proof, { asksResult: kind === "result" });
    add([pairOf(teller, voice.ask(pack.cases[kind]), answer)]);
  }
  if (questions.length < wanted) add([exampleQuestion(teller)]);
  add(held.slice(1, MOST_HELD));
  add(points.open(Math.min(MOST_OPEN, wanted - questions.length)));
  for (let more = 0; more < MOST_EXAMPLES && questions.length < wanted; more++) add([exampleQuestion(teller)]);
  const frames = turned(pack.open, turn).map(({ question, frame }) => ({ question, answer: frame }));
  add(frames);
  return questions;
}

/** A line that is only shown tells of no case, but it may tell what came of one. */
function kindOf(teller: AnswerTeller, proof: Proof): CaseKind | null {
  if (!teller.isShown(proof)) return caseKind(proof.told.sentence);
  return tellsResult(proof.deed.text) ? "result" : null;
}

function exampleQuestion(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack } = teller;
  const proof = bestLine(
    teller,
    ({ deed }) => isOfWork(deed, facts) && deedWorth(deed.text) >= 0 && quotable(deed.text) !== null,
  );
  if (!proof) return null;
  const answer = teller.frame(proof, { isWide: true });
  return pairOf(teller, ofWork(teller, proof, pack.example), answer);
}

function figureQuestion(teller: AnswerTeller, points: PointQuestions): QuestionDraft | null {
  const { facts, pack } = teller;
  const isWorthy = ({ deed }: Proof) =>
    hasFigure(deed.text) && isOfWork(deed, facts) && deedWorth(deed.text) > LEAST_WORTH;
  const isOfTrade = ({ deed: { job } }: Proof) => job === null || !isStrangeJob(job, facts);
  const isResult = ({ deed }: Proof) => tellsResult(deed.text);
  const figure =
    teller.find((one) => isWorthy(one) && isOfTrade(one) && isResult(one)) ??
    teller.find((one) => isWorthy(one) && isOfTrade(one)) ??
    teller.find(isWorthy);
  const asked = figure && points.about(figure);
  if (asked) return asked;
  if (!figure) return null;
  const answer = teller.frame(figure);
  // How many there were is not measured; what came of it is.
  return pairOf(teller, ofWork(teller, figure, isResult(figure) ? pack.figure.reached : pack.figure.counted), answer);
}

/** Asks about the work that a line is of: a question with the line in it has its answer before it. */
function ofWork({ voice, workAt }: AnswerTeller, proof: Proof, { work, plain }: OfWork): string | null {
  return voice.plainly(work, { work: workAt(proof) }) ?? voice.plainly(plain);
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

const IS_ROUTINE = new RegExp(
  `^${anyOf("assist help work follow comply perform ensure answer greet act serve maintain adhere other be")}(?!\\p{L})|at all times|safely`,
  "iu",
);

function yourQuestions(teller: AnswerTeller, asked: readonly QuestionDraft[]): QuestionDraft | null {
  const { pack, voice } = teller;
  const left = unaskedDuties(teller, asked).filter((duty) => !IS_ROUTINE.test(duty));
  // What one has never done is best asked about.
  const isNew = (duty: string) => teller.answersTo(duty, { again: true }).length === 0;
  const point = left.find(isNew) ?? left[0] ?? null;
  if (!voice.advise(pack.yourQuestions.point, { point })) voice.advise(pack.yourQuestions.unnamedPoint, { point });
  voice.advise(pack.yourQuestions.end);
  return pairOf(teller, askNamed(teller, pack.yourQuestions), voice.endParagraph());
}
