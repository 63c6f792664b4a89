import { degreeName } from "../degree-name.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { isStrangeJob } from "../cover-letter/letter-situation.ts";
import { letterShortfall } from "../cover-letter/letter-shortfall.ts";
import { postingTopics } from "../cover-letter/posting-needs.ts";
import type { InterviewDraft, QuestionDraft } from "../draft.ts";
import { deedWorth, hasFigure, isWeak, tellsResult } from "../facts/deed-worth.ts";
import { isCheck } from "../facts/missing-skills.ts";
import type { CaseKind } from "../languages/guide-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { heldAsPerson } from "../held-as-person.ts";
import { joinNames, textSeed } from "../pick-phrase.ts";
import { sentencesOf } from "../resume-statements.ts";
import { upperFirst, wordingOf } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import { isNamedOnly, ownName, type WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { askedPapers } from "./asked-papers.ts";
import { answersTo } from "./answer-points.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { caseKind } from "./case-kind.ts";
import { badgesOf } from "./guide-badges.ts";
import { type HardGap, hardestGaps } from "./hardest-gaps.ts";
import { PointQuestions } from "./point-questions.ts";
import { postingPoints } from "./posting-points.ts";
import { carriedOver, sinceThen } from "./raised-questions.ts";

const MOST_GAPS = 2;
const QUESTIONS = 8;
const MOST_TOPICS = 3;
const LEAST_WORTH = 1;
const OF_USED = 1.5;
const AS_MUCH = 0.6;
const LONGEST_LINE = 160;
const MOST_ANSWERED = 3; // of the questions between the first two and the last
const MOST_LISTED = 1;
const MOST_HELD = 2;
const MOST_OPEN = 2; // a guide with more to fill in than this is a form

/** Writes an interview guide: eight questions that this posting and this resume raise, answered from the resume's lines. */
export function writeInterview(facts: WritingFacts): InterviewDraft {
  const teller = new AnswerTeller(facts);
  const missing = hardestGaps(facts);
  const about = aboutYou(teller);
  const why = whyUs(teller);
  const named = missing.slice(0, MOST_GAPS).map(({ name }) => name);
  const points = new PointQuestions(teller, [...named, ...(why.about ? [why.about] : [])]);
  const { held, named: mentioned } = credentialQuestions(teller);
  const gaps = gapQuestions(teller, missing);
  const answered = points.answered(MOST_ANSWERED - Math.min(1, mentioned.length));
  const technical = [...mentioned.slice(0, 1), ...answered, ...gaps];
  const general = [about, why.asked].filter((one) => one !== null);
  const wanted = QUESTIONS - general.length - 1 - technical.length;
  const behavioral = behavioralQuestions(teller, { points, held }, wanted);
  const company = [yourQuestions(teller, [...general, ...technical, ...behavioral])].filter((one) => one !== null);
  return { general, technical, behavioral, company, ...badgesOf(facts, teller.proofs) };
}

function pairOf({ voice }: AnswerTeller, question: string | null, answer: string | null): QuestionDraft | null {
  return question === null || answer === null ? null : { question, answer, fixed: voice.fixed };
}

function aboutYou(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const grammar = GRAMMARS[facts.language];
  const [latest, before] = facts.profile.jobs.filter(({ title }) => title !== null);
  const { question, now, past, end, degree } = pack.aboutYou;
  const isSaid = teller.sayWork(latest?.current ? now : past, latest);
  const ofLatest = ({ deed }: Proof) => deed.job !== null && facts.profile.jobs[deed.job] === latest;
  const own = teller.proofs.filter(ofLatest);
  const isWhole = (proof: Proof) => teller.tellsAll(proof);
  const isPlain = (proof: Proof) => teller.tellsPlainly(proof);
  const best = own.find((one) => isPlain(one) && hasFigure(one.deed.text)) ?? own.find(isPlain);
  const told = best ?? own.find(isWhole) ?? teller.proofs.find(isPlain) ?? own[0];
  voice.say(["{sentence}."], { sentence: told?.told.sentence ?? null });
  if (isSaid && before?.title && shownTitle(before.title) !== shownTitle(latest?.title ?? ""))
    voice.say(pack.aboutYou.before, { work: grammar.work(shownTitle(before.title), realEmployer(before)) });
  voice.say(degree, { degree: degreeName(facts) });
  voice.say(end);
  return pairOf(teller, voice.ask(question), voice.endParagraph());
}

/** `about` is the task that it speaks of, of which nobody asks again. */
function whyUs(teller: AnswerTeller): { asked: QuestionDraft | null; about: string | null } {
  const { facts, pack, voice } = teller;
  const { whyUs: wordings } = pack;
  const duties = postingPoints(facts).flatMap(({ use, text }) => (use === "duty" ? text : []));
  const found = duties
    .flatMap((duty) => answersTo(duty, teller.lines, facts).map((answer) => ({ duty, ...answer })))
    .filter(({ isSame, proof }) => isSame && proof.deed.job !== null && !isWeak(proof.deed.text))
    .map((one) => ({ ...one, worth: one.strength - (teller.isUsed(one.proof) ? OF_USED : 0) }))
    .sort((a, b) => b.worth - a.worth);
  // The task that is answered best is asked about by itself; another one says why as well.
  const [best] = found;
  const isRich = new Set(found.map(({ duty }) => duty)).size > MOST_ANSWERED;
  const other = found.find(({ duty, proof, worth }) => {
    return isRich && duty !== best?.duty && proof.deed !== best?.proof.deed && worth >= (best?.worth ?? 0) * AS_MUCH;
  });
  const told = other ?? best;
  const about = told?.duty ?? duties[0] ?? null;
  const topics = postingTopics(facts);
  const work = topics.filter(({ isWork }) => isWork);
  const held = work.filter(({ isHeld }) => isHeld);
  const names = (held.length > 0 ? held : work).slice(0, MOST_TOPICS).map(({ name }) => name);
  const listed = names.length > 0 ? joinNames(names, LETTER_PACKS[facts.language].and) : null;
  const isSaid = voice.advise(wordings.quoted, { point: about });
  if (isSaid && told && voice.advise(wordings.known)) teller.tell(told.proof, { isAskedAgain: !other });
  const isNamed = isSaid || voice.say(wordings.topics, { topics: listed });
  voice.say(isNamed ? wordings.end : wordings.end.slice(0, 1));
  return { asked: pairOf(teller, voice.ask(wordings.question), voice.endParagraph()), about: other?.duty ?? null };
}

/** The hardest gaps, each thing that is asked for once, with the nearest line that the resume has. */
function gapQuestions(teller: AnswerTeller, missing: HardGap[]): QuestionDraft[] {
  const { facts } = teller;
  const asked = new Set<string>();
  const short = shortOfYears(teller);
  const gaps = missing.flatMap((gap) => {
    const ask = facts.asks.find(({ skills, text }) => skills.includes(gap.id) || text.includes(gap.id))?.text ?? gap.id;
    if (asked.has(ask) || asked.size >= MOST_GAPS) return [];
    asked.add(ask);
    return gapQuestion(teller, gap, ask) ?? [];
  });
  return [...gaps, ...(short ? [short] : [])].slice(0, MOST_GAPS);
}

function gapQuestion(teller: AnswerTeller, gap: HardGap, ask: string): QuestionDraft | null {
  const { pack, voice } = teller;
  const isHolding = gap.kind === "licence" || gap.kind === "certificate";
  // "What do you know about wine knowledge?" asks nobody.
  const about = gap.name.replace(/ (?:knowledge|experience)$/u, "");
  const question = voice.ask(isHolding ? pack.gap.credential : pack.gap.question, {
    gap: isHolding ? gap.name : about,
  });
  voice.advise(pack.gap.missing, { gap: gap.name });
  const [near] = gap.kind === "hard" ? teller.answersTo(ask) : [];
  if (near && voice.advise(pack.gap.near)) voice.say(["{sentence}."], { sentence: near.proof.told.sentence });
  else voice.advise(pack.gap.known, { nearest: gap.nearest });
  if (!isHolding) voice.advise(pack.gap.end);
  return pairOf(teller, question, voice.endParagraph());
}

function shortOfYears(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const short = letterShortfall(facts);
  if (short?.kind !== "years") return null;
  const { years } = LETTER_PACKS[facts.language];
  const question = voice.plainly(pack.raised.short, { asked: years(short.asked), own: years(short.own) });
  const best = teller.find(({ deed }) => hasFigure(deed.text) && deed.job !== null, { again: true });
  if (!best || !voice.advise(pack.raised.shortAnswer)) return null;
  voice.say(["{sentence}."], { sentence: best.told.sentence });
  return pairOf(teller, question, voice.endParagraph());
}

function credentialQuestions(teller: AnswerTeller): Record<"held" | "named", QuestionDraft[]> {
  const { facts, pack, voice } = teller;
  const found: Record<"held" | "named", QuestionDraft[]> = { held: [], named: [] };
  for (const { text, held } of askedPapers(facts)) {
    const question = held === null ? null : voice.plainly(pack.point.asked, { point: text });
    if (question === null || held === null || !voice.advise([pack.says], { line: held })) continue;
    const asked = pairOf(teller, question, voice.endParagraph());
    if (asked) found.held.push(asked);
  }
  for (const skill of facts.profile.skills) {
    if (!facts.listing.licences.some(({ id }) => id === skill.id) || isCheck(skill.name)) continue;
    const name = ownName(facts, skill.id) ?? skill.name;
    const person = heldAsPerson(name, facts);
    const held = person === null ? pack.held : pack.heldAs;
    const said = person ?? GRAMMARS[facts.language].credential(name);
    const question = voice.ask(held.question, { name: said });
    const isHeld = !isNamedOnly(facts, skill);
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

function namingLine(id: string, facts: WritingFacts): string | null {
  const line = facts.statements.flatMap(({ text }) => sentencesOf(text)).find((text) => wordingOf(text, id) !== null);
  return line ? quotable(line) : null;
}

function quotedLine({ deed }: Proof, { statements }: WritingFacts): string | null {
  const whole = statements.find(({ lines }) => lines.from === deed.line)?.text;
  return (whole && quotable(whole)) ?? quotable(deed.text);
}

function quotable(line: string): string | null {
  const text = line.replace(/^•\s*/, "").replace(/(?<![\s.;,])[\s.;,]+$/, "");
  return text.length > LONGEST_LINE || text === "" ? null : upperFirst(text);
}

const CASES: CaseKind[] = ["led", "problem", "people", "result"];

function behavioralQuestions(
  teller: AnswerTeller,
  { points, held }: { points: PointQuestions; held: QuestionDraft[] },
  wanted: number,
): QuestionDraft[] {
  const { facts, pack, voice } = teller;
  const questions: QuestionDraft[] = [];
  const add = (more: (QuestionDraft | null)[]) => {
    for (const one of more)
      if (one && questions.length < wanted && !questions.some(({ question }) => question === one.question))
        questions.push(one);
  };
  add([carriedOver(teller, points)]);
  add([figureQuestion(teller)]);
  add(points.near(wanted - questions.length));
  add([sinceThen(teller)]);
  add(points.listed(MOST_LISTED));
  add(held.slice(0, 1));
  add(points.answered(wanted - questions.length));
  // Each job has its own, so that two guides do not ask the same.
  const turn = textSeed(`${facts.posting.company} ${facts.posting.title}`);
  for (const kind of turned(CASES, turn)) {
    if (questions.length >= wanted) return questions;
    const proof = teller.find(({ told }) => caseKind(told.sentence) === kind);
    const answer = proof && teller.frame(proof, { asksResult: kind === "result" });
    add([pairOf(teller, voice.ask(pack.cases[kind]), answer)]);
  }
  if (questions.length < wanted) add([exampleQuestion(teller)]);
  add(held.slice(1, MOST_HELD));
  add(points.open(Math.min(MOST_OPEN, wanted - questions.length)));
  const frames = turned(pack.open, turn).map(({ question, frame }) => ({ question, answer: frame }));
  add(frames);
  return questions;
}

function exampleQuestion(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const proof = teller.find(
    ({ deed }) => deedWorth(deed.text) > 0 && deed.job !== null && quotable(deed.text) !== null,
    {
      among: teller.lines,
    },
  );
  if (!proof) return null;
  const answer = teller.frame(proof);
  return pairOf(teller, voice.ask(pack.example, { line: quotedLine(proof, facts) }), answer);
}

function figureQuestion(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const isWorthy = ({ deed: { text, job } }: Proof) => hasFigure(text) && job !== null && deedWorth(text) > LEAST_WORTH;
  const isOfTrade = ({ deed: { job } }: Proof) => job !== null && !isStrangeJob(job, facts);
  const isResult = ({ deed }: Proof) => tellsResult(deed.text);
  const figure =
    teller.find((one) => isWorthy(one) && isOfTrade(one) && isResult(one)) ??
    teller.find((one) => isWorthy(one) && isOfTrade(one)) ??
    teller.find(isWorthy);
  const line = figure && quotedLine(figure, facts);
  if (!figure || !line) return null;
  const answer = teller.frame(figure);
  // How many there were is not measured; what came of it is.
  if (!isResult(figure)) return pairOf(teller, voice.ask(pack.example, { line }), answer);
  const ready = voice.plainly(pack.figure.ready);
  return pairOf(teller, voice.ask(pack.figure.question, { line }), answer && `${answer} ${ready}`);
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

function yourQuestions(teller: AnswerTeller, asked: readonly QuestionDraft[]): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const duties = postingPoints(facts).flatMap(({ use, text }) => (use === "duty" ? text : []));
  const left = duties.filter((duty) => !asked.some(({ question, answer }) => `${question} ${answer}`.includes(duty)));
  // What one has never done is best asked about.
  const isNew = (duty: string) => teller.answersTo(duty, { again: true }).length === 0;
  voice.advise(pack.yourQuestions.point, { point: left.find(isNew) ?? left[0] ?? null });
  voice.advise(pack.yourQuestions.end);
  return pairOf(teller, voice.ask(pack.yourQuestions.question), voice.endParagraph());
}
