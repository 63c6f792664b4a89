import type { Proof } from "../cover-letter/choose-proofs.ts";
import { postingTopics } from "../cover-letter/posting-needs.ts";
import { motiveOf } from "../cover-letter/say-motive.ts";
import type { QuestionDraft } from "../draft.ts";
import { isKnownByLetters } from "../facts/known-by-letters.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { joinNames } from "../pick-phrase.ts";
import { aboutEmployer } from "./about-employer.ts";
import { answersTo } from "./answer-points.ts";
import type { AnswerTeller } from "./answer-teller.ts";
import { askNamed, pairOf } from "./pair-of.ts";
import { postingPoints } from "./posting-points.ts";

const MOST_TOPICS = 3;
const FEWEST_TOPICS = 2;
const OF_USED = 1.5;
const AS_MUCH = 0.6;
const FEWEST_RICH = 3; // who answers more tasks than these can tell of one without being asked
const NEAR = 3;

export type Reason = { duty: string; proof: Proof };

function isSameText(one: string, other: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(one) === letters(other);
}

function dutiesOf({ facts }: AnswerTeller): string[] {
  return postingPoints(facts).flatMap(({ use, text }) => (use === "duty" ? text : []));
}

/** A task that is answered nearly as well as the one that is asked about by itself; null without one. */
export function otherReason(teller: AnswerTeller): Reason | null {
  const { facts } = teller;
  const found = dutiesOf(teller)
    .flatMap((duty) => answersTo(duty, teller.lines, facts).map((answer) => ({ duty, ...answer })))
    .filter(({ isSame, strength, proof }) => isSame && strength >= NEAR && proof.deed.job !== null)
    .map((one) => ({ ...one, worth: one.strength - (teller.isUsed(one.proof) ? OF_USED : 0) }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = found;
  const isRich = new Set(found.map(({ duty }) => duty)).size > FEWEST_RICH;
  const other = found.find(({ duty, proof, worth }) => {
    const isOther = duty !== best?.duty && proof.deed !== best?.proof.deed;
    return isRich && isOther && worth >= (best?.worth ?? 0) * AS_MUCH && !isSameText(duty, proof.deed.text);
  });
  return other ?? null;
}

export function unaskedDuties(teller: AnswerTeller, asked: readonly QuestionDraft[]): string[] {
  return dutiesOf(teller).filter(
    (duty) => !asked.some(({ question, answer }) => `${question} ${answer}`.includes(duty)),
  );
}

/** What says best why somebody applies: a task beside those asked about, what the resume shows, or a task it answers. */
export function remainingReason(teller: AnswerTeller, asked: readonly QuestionDraft[]): string | null {
  const left = unaskedDuties(teller, asked);
  const isNear = (duty: string) => teller.answersTo(duty, { again: true }).length > 0;
  const near = left.find((duty) => sameWork(duty, teller) !== null) ?? left.find(isNear);
  if (near || topicsOf(teller).held.length >= FEWEST_TOPICS) return near ?? null;
  const duties = dutiesOf(teller);
  return duties.find(isNear) ?? left[0] ?? duties[0] ?? null;
}

function sameWork(duty: string, teller: AnswerTeller): Proof | null {
  const same = teller.answersTo(duty).find(({ isSame, proof }) => isSame && teller.isSpoken(proof))?.proof;
  return same?.deed.job == null || isSameText(duty, same.deed.text) ? null : same;
}

function topicsOf({ facts }: AnswerTeller): Record<"work" | "held", string[]> {
  const topics = postingTopics(facts).filter(({ name }) => !isKnownByLetters(name, [facts.posting.company]));
  const work = topics.filter(({ isWork }) => isWork);
  return { work: work.map(({ name }) => name), held: work.flatMap(({ isHeld, name }) => (isHeld ? name : [])) };
}

/** Why somebody applies: what the posting says of its house, or a task of it with what they did of that kind. */
export function whyUs(teller: AnswerTeller, { duty, proof }: Reason | { duty: string | null; proof: null }) {
  const { facts, pack, voice } = teller;
  const { whyUs: wordings } = pack;
  const { work, held } = topicsOf(teller);
  const names = (held.length > 0 ? held : work).slice(0, MOST_TOPICS);
  const listed = names.length > 0 ? joinNames(names, LETTER_PACKS[facts.language].and) : null;
  const motive = facts.language === facts.resumeLanguage ? motiveOf(facts) : null;
  const isWanted = voice.advise([pack.says], { line: motive?.replace(/\.$/, "") ?? null });
  const isTold = voice.advise(wordings.them, { fact: aboutEmployer(facts) }) || isWanted;
  const isSaid = (proof || !isTold) && voice.advise(wordings.quoted, { point: duty });
  if (isSaid && proof && voice.advise(wordings.known)) teller.tell(proof);
  const again = isSaid && !proof && duty !== null ? sameWork(duty, teller) : null;
  if (again && voice.advise(wordings.known)) teller.tell(again);
  const brings = held.length >= FEWEST_TOPICS ? listed : null;
  const isBrought = isSaid && !proof && !again && voice.say(wordings.bring, { topics: brings });
  const isNamed = isSaid || voice.say(isTold ? wordings.bring : wordings.topics, { topics: isTold ? brings : listed });
  const hasReason = isTold || proof !== null || again !== null || isBrought;
  if (!hasReason) voice.leaveOpen(wordings.open);
  else if (!isTold) voice.say(isNamed ? wordings.end : wordings.end.slice(0, 1));
  return pairOf(teller, askNamed(teller, wordings), voice.endParagraph());
}
