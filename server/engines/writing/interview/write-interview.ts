import { anyOf } from "../../any-of.ts";
import { degreeName } from "../degree-name.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { skillWeight } from "../../matching/skill-weights.ts";
import { askedPhrase } from "../asked-phrase.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { postingNeeds, postingTopics } from "../cover-letter/posting-needs.ts";
import type { InterviewDraft, QuestionDraft } from "../draft.ts";
import { deedWorth, hasFigure } from "../facts/deed-worth.ts";
import type { CaseKind } from "../languages/guide-pack.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { heldAsPerson } from "../held-as-person.ts";
import { joinNames, textSeed } from "../pick-phrase.ts";
import { sentencesOf } from "../resume-statements.ts";
import { isGeneral, wordingOf } from "../skill-names.ts";
import { shownTitle } from "../shown-title.ts";
import { type Ask, isCredential, isNamedOnly, ownName, type WritingFacts } from "../writing-facts.ts";
import { realEmployer } from "../real-employer.ts";
import { AnswerTeller } from "./answer-teller.ts";
import { caseKind } from "./case-kind.ts";
import { badgesOf } from "./guide-badges.ts";
import { type HardGap, hardestGaps } from "./hardest-gaps.ts";
import { raisedQuestions } from "./raised-questions.ts";

const MOST_TECHNICAL = 4;
const MOST_GAPS = 2;
const LEAST_BEHAVIORAL = 1;
const QUESTIONS = 8;
const MOST_TOPICS = 3;
const LEAST_WORTH = 1;
const LONGEST_LINE = 160;

/** Writes an interview guide: eight questions that this posting and this resume raise, answered from the resume's lines. */
export function writeInterview(facts: WritingFacts): InterviewDraft {
  const teller = new AnswerTeller(facts);
  // What the posting insists on has the first choice of lines.
  const technical = technicalQuestions(teller);
  const general = [aboutYou(teller), whyUs(teller)].filter((one) => one !== null);
  const company = [yourQuestions(teller)].filter((one) => one !== null);
  const others = general.length + technical.length + company.length;
  return {
    general,
    technical,
    behavioral: behavioralQuestions(teller, Math.max(LEAST_BEHAVIORAL, QUESTIONS - others)),
    company,
    ...badgesOf(facts, teller.proofs),
  };
}

function pair(question: string | null, answer: string | null): QuestionDraft | null {
  return question === null || answer === null ? null : { question, answer };
}

function aboutYou(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const grammar = GRAMMARS[facts.language];
  const [latest, before] = facts.profile.jobs.filter(({ title }) => title !== null);
  const { question, now, past, end, degree } = pack.aboutYou;
  const work = latest?.title ? grammar.work(shownTitle(latest.title), realEmployer(latest)) : null;
  const isSaid = voice.say(latest?.current ? now : past, { work });
  if (isSaid && before?.title && shownTitle(before.title) !== shownTitle(latest?.title ?? ""))
    voice.say(pack.aboutYou.before, { work: grammar.work(shownTitle(before.title), realEmployer(before)) });
  teller.tell(teller.find(() => true));
  voice.say(degree, { degree: degreeName(facts) });
  voice.say(end);
  return pair(voice.ask(question), voice.endParagraph());
}

function whyUs(teller: AnswerTeller): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const [need] = postingNeeds(facts);
  const topics = postingTopics(facts);
  const held = topics.filter(({ isHeld }) => isHeld);
  const names = (held.length > 0 ? held : topics).slice(0, MOST_TOPICS).map(({ name }) => name);
  const isNeed = need !== undefined && voice.say(pack.whyUs.needs, { needs: need });
  if (!isNeed)
    voice.say(pack.whyUs.topics, {
      topics: names.length > 0 ? joinNames(names, LETTER_PACKS[facts.language].and) : null,
    });
  const ids = new Set(held.slice(0, MOST_TOPICS).map(({ id }) => id));
  const answers = ({ deed }: Proof) =>
    isNeed ? sharedStems(deed.text, need).length > 0 : deed.skills.some((id) => ids.has(id));
  teller.tell(teller.find(answers, { again: true }));
  voice.say(pack.whyUs.end);
  return pair(voice.ask(pack.whyUs.question), voice.endParagraph());
}

function technicalQuestions(teller: AnswerTeller): QuestionDraft[] {
  const { facts } = teller;
  const musts = [...facts.asks].sort((a, b) => Number(a.isWish) - Number(b.isWish));
  const { held, named } = credentialQuestions(teller);
  const gaps = hardestGaps(facts)
    .slice(0, MOST_GAPS)
    .flatMap((gap) => gapQuestion(teller, gap) ?? []);
  const room = MOST_TECHNICAL - gaps.length - Math.min(1, named.length);
  const met = musts.flatMap((ask) => metQuestion(teller, ask) ?? []).slice(0, room);
  const topics = topicQuestions(teller, room - met.length);
  return [...named.slice(0, 1), ...met, ...gaps, ...held.slice(0, 1), ...topics]
    .filter(({ question }, index, all) => all.findIndex((one) => one.question === question) === index)
    .slice(0, MOST_TECHNICAL);
}

function metQuestion(teller: AnswerTeller, ask: Ask): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  if (isCredential(ask)) return null;
  const proof = teller.find(({ deed }) => ask.deeds.includes(deed));
  if (!proof) return null;
  const grammar = GRAMMARS[facts.language];
  const named = ask.skills
    .filter((id) => proof.deed.skills.includes(id) && !isGeneral(skillById(id)?.name ?? ""))
    .sort((a, b) => skillWeight(b, facts.weights) - skillWeight(a, facts.weights))
    .flatMap((id) => {
      const wording = facts.language === "en" ? skillById(id)?.name : wordingOf(ask.text, id);
      return (wording && grammar.topic(id, wording)) || [];
    });
  const question =
    voice.ask(pack.met.question, { asked: named[0] ?? null }) ??
    voice.ask(pack.met.quoted, { asked: askedPhrase(ask.text, facts.language) });
  return question === null ? null : pair(question, teller.frame(proof, { asksResult: false }));
}

function topicQuestions(teller: AnswerTeller, wanted: number): QuestionDraft[] {
  const { facts, pack, voice } = teller;
  const held = postingTopics(facts).filter(({ isHeld }) => isHeld);
  const questions: QuestionDraft[] = [];
  for (const { id, name } of held) {
    if (questions.length >= wanted) return questions;
    const proof = teller.find(({ deed }) => deed.skills.includes(id));
    const asked =
      proof && pair(voice.ask(pack.met.question, { asked: name }), teller.frame(proof, { asksResult: false }));
    if (asked) questions.push(asked);
  }
  // One is enough of what the person has to fill in.
  const most = Math.min(wanted, questions.length + 1);
  for (const { name } of held) {
    const question = voice.ask(pack.met.question, { asked: name });
    if (questions.length >= most) return questions;
    if (question === null || questions.some((one) => one.question === question)) continue;
    // A list tells that, not where.
    if (!voice.say(pack.listed.says, { name })) continue;
    voice.leaveOpen(pack.listed.open);
    const asked = pair(question, voice.endParagraph());
    if (asked) questions.push(asked);
  }
  return questions;
}

function gapQuestion(teller: AnswerTeller, gap: HardGap): QuestionDraft | null {
  const { facts, pack, voice } = teller;
  const isHolding = gap.kind === "licence" || gap.kind === "certificate";
  const question = voice.ask(isHolding ? pack.gap.credential : pack.gap.question, { gap: gap.name });
  voice.say(pack.gap.missing, { gap: gap.name });
  const ask = facts.asks.find(({ skills }) => skills.includes(gap.id));
  const near = ask ? nearest(teller, ask, gap.name) : null;
  if (near) voice.say(pack.gap.near, { sentence: near.told.sentence });
  if (!isHolding) voice.say(pack.gap.end);
  return pair(question, voice.endParagraph());
}

/** One word in common, such as "process", makes no bridge, unless it is the gap's own. */
const FEWEST_SHARED = 2;

function nearest({ proofs }: AnswerTeller, ask: Ask, gap: string): Proof | null {
  const isNear = ({ deed }: Proof) =>
    sharedStems(deed.text, gap).length > 0 || sharedStems(deed.text, ask.text).length >= FEWEST_SHARED;
  return proofs.find(isNear) ?? null;
}

const SHORTEST_WORD = 5;
const LETTERS_OF_STEM = 6;

function sharedStems(one: string, other: string): string[] {
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= SHORTEST_WORD && !SAYS_NOTHING.test(word))
      .map((word) => word.slice(0, LETTERS_OF_STEM));
  return [...new Set(stems(one)).intersection(new Set(stems(other)))];
}

const SAYS_NOTHING = new RegExp(
  `^${anyOf(
    String.raw`experien\p{L}* knowledg\p{L}* skills? ability working worked strong excellent including related years about`,
    String.raw`environment team teams company their other within through various erfahrung\p{L}* kenntniss\p{L}* sowie`,
    String.raw`experiencia conocimiento\p{L}* expérience connaissance\p{L}* entre sobre dans avec notre quality process\p{L}*`,
  )}$`,
  "u",
);

function credentialQuestions({ facts, pack, voice }: AnswerTeller): Record<"held" | "named", QuestionDraft[]> {
  const found: Record<"held" | "named", QuestionDraft[]> = { held: [], named: [] };
  for (const skill of facts.profile.skills) {
    if (!facts.listing.licences.some(({ id }) => id === skill.id)) continue;
    const name = ownName(facts, skill.id) ?? skill.name;
    const person = heldAsPerson(name, facts);
    const held = person === null ? pack.held : pack.heldAs;
    const said = person ?? GRAMMARS[facts.language].credential(name);
    const question = voice.ask(held.question, { name: said });
    const isHeld = !isNamedOnly(facts, skill);
    if (isHeld) voice.say(held.yes, { name: said });
    else {
      voice.say(pack.gap.missing, { gap: name });
      const line = namingLine(skill.id, facts);
      if (line) voice.say([pack.says], { line });
    }
    const asked = pair(question, voice.endParagraph());
    if (asked) found[isHeld ? "held" : "named"].push(asked);
  }
  return found;
}

function namingLine(id: string, facts: WritingFacts): string | null {
  const line = facts.statements.flatMap(({ text }) => sentencesOf(text)).find((text) => wordingOf(text, id) !== null);
  return line ? quotable(line) : null;
}

function quotable(line: string): string | null {
  const text = line.replace(/^•\s*/, "").replace(/(?<![\s.;,])[\s.;,]+$/, "");
  return text.length > LONGEST_LINE || text === "" ? null : text;
}

const CASES: CaseKind[] = ["led", "problem", "people", "result"];

function behavioralQuestions(teller: AnswerTeller, wanted: number): QuestionDraft[] {
  const { facts, pack, voice } = teller;
  const questions: QuestionDraft[] = [];
  const figure = teller.find(
    ({ deed }) => hasFigure(deed.text) && deed.job !== null && deedWorth(deed.text) > LEAST_WORTH,
    {
      again: true,
    },
  );
  const line = figure && quotable(figure.deed.text);
  if (figure && line) {
    const question = voice.ask(pack.figure.question, { line });
    const answer = teller.frame(figure, { asksResult: false });
    const asked = pair(question, answer && `${answer} ${pack.figure.ready}`);
    if (asked) questions.push(asked);
  }
  questions.push(...raisedQuestions(teller).slice(0, Math.max(0, wanted - questions.length)));
  // Each job has its own, so that two guides do not ask the same.
  const turn = textSeed(`${facts.posting.company} ${facts.posting.title}`);
  for (const kind of turned(CASES, turn)) {
    if (questions.length >= wanted) return questions;
    const proof = teller.find(({ deed }) => caseKind(deed.text) === kind);
    const said = questions.map(({ question }) => question);
    const question = proof && voice.ask(pack.cases[kind].filter((wording) => !said.includes(wording)));
    const asked = question && pair(question, teller.frame(proof, { asksResult: kind === "result" }));
    if (asked) questions.push(asked);
  }
  while (questions.length < wanted) {
    const proof = teller.find(({ deed }) => quotable(deed.text) !== null);
    const answer = proof && teller.frame(proof, { asksResult: false });
    if (!proof) break;
    const asked = pair(voice.ask(pack.example, { line: quotable(proof.deed.text) }), answer);
    if (asked) questions.push(asked);
  }
  const frames = turned(pack.open, turn).map(({ question, frame }) => ({ question, answer: frame }));
  return [...questions, ...frames.slice(0, Math.max(0, wanted - questions.length))];
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const first = by % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}

function yourQuestions({ facts, pack, voice }: AnswerTeller): QuestionDraft | null {
  const [, need] = postingNeeds(facts);
  const topic = postingTopics(facts).find(({ isMust, isWork }) => isMust && isWork);
  voice.say(pack.yourQuestions.need, { need: need ?? null });
  voice.say(pack.yourQuestions.topic, { topic: topic?.name ?? null });
  voice.say(pack.yourQuestions.end);
  return pair(voice.ask(pack.yourQuestions.question), voice.endParagraph());
}
