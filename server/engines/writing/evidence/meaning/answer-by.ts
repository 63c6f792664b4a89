import type { Answer } from "./answer.ts";
import type { Features } from "./likelihood.ts";

/** How likely a sentence must be: less so told as its line tells it, more with the figure of another thing. */
const ASKED_FROM = 0.17;
const PASSED_FROM = { quoted: 0.66, other: 0.77, miscounted: 0.9 } as const;

const ALL_BUT_THE_DEED = 0.7;

/** "I fed a shift of six bakers" of "Led a shift of six bakers": one deed put for another, and nothing else. */
function putsOtherDeed({ other = 0, otherVerb = 0, lacking = 0, quoted = 0 }: Features): boolean {
  return other > 0 && otherVerb > 0 && lacking === 0 && quoted >= ALL_BUT_THE_DEED;
}

/** In another language than the resume's, words that no line has may all be those of a line: only figures are alike. */
function abroad({ wrong = 0, unknownFigures = 0, denied = 0 }: Features, likelihood: number): Answer {
  if (wrong > 0 && unknownFigures > 0) return "not borne out";
  return denied > 0 && likelihood < ASKED_FROM ? "not borne out" : "not sure";
}

function passedFrom({ told = 0, same = 0, allThere = 0, pairsOrdered = 0, partBears = 0 }: Features): number {
  const isQuoted = Math.min(told, same, allThere, pairsOrdered, partBears) === 1;
  return isQuoted ? PASSED_FROM.quoted : PASSED_FROM.other;
}

/** A thing that is not the person's and a meaning turned round are never overruled: at best the person is asked. */
function isSurelyAsked(features: Features, likelihood: number): boolean {
  const { strange = 0, turned = 0, refuted = 0, away = 0 } = features;
  if (strange + turned + refuted + away > 0) return true;
  return putsOtherDeed(features) && likelihood < PASSED_FROM.other;
}

function isPassed(features: Features, likelihood: number): boolean {
  const { denied = 0, far = 0, wrong = 0, workedOut = 0, foreign = 0, unknownFigures = 0 } = features;
  // "Between 1987 and 1991": a figure that no line has is never likely enough.
  if (wrong > 0 && denied + far > 0) return foreign + unknownFigures === 0 && likelihood >= PASSED_FROM.miscounted;
  if (denied + far > 0) return foreign === 0 && likelihood >= PASSED_FROM.other;
  return workedOut > 0 || likelihood >= passedFrom(features);
}

/** What is said of a sentence that is so likely. */
export function answerBy(features: Features, likelihood: number): Answer {
  const { madeUp = 0, foreign = 0 } = features;
  if (!isSurelyAsked(features, likelihood) && isPassed(features, likelihood)) return "borne out";
  if (madeUp > 0) return "not borne out";
  if (foreign > 0) return abroad(features, likelihood);
  return likelihood < ASKED_FROM ? "not borne out" : "not sure";
}
