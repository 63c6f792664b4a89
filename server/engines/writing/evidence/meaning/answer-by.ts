import type { Answer } from "./answer.ts";
import type { Features } from "./likelihood.ts";

const ASKED_FROM = 0.16; // how likely a sentence must be to be asked, and to be passed
const PASSED_FROM = 0.76;
const SURE_FROM = 0.92;
const MOSTLY = 0.66;

/** What is said of a sentence that is so likely: what speaks against it is never overruled, at best the person is asked. */
export function answerBy(features: Features, likelihood: number): Answer {
  const { denied = 0, far = 0, madeUp = 0 } = features;
  if (denied + far === 0 && likelihood >= passedFrom(features)) return "borne out";
  return madeUp > 0 || likelihood < ASKED_FROM ? "not borne out" : "not sure";
}

/** Whoever quotes a line and says that something else was done must be surer: "fed six bakers" of "led six bakers". */
function passedFrom({
  english = 0,
  lacking = 0,
  lackingVerbs = 0,
  told = 0,
  quoted = 0,
  toldOf = 0,
}: Features): number {
  const isQuoted = lacking === 0 && Math.min(quoted, toldOf) >= MOSTLY;
  return english > 0 && told === 0 && isQuoted && lackingVerbs > 0 ? SURE_FROM : PASSED_FROM;
}
