import { setImmediate as nextTurn } from "node:timers/promises";

/** A few pages: a turn for each would cost more than it gives those who wait. */
const TURN_MS = 10;

let last = Promise.resolve();
let turnEnds = 0;

async function startTurn(): Promise<void> {
  if (performance.now() < turnEnds) return;
  await nextTurn();
  turnEnds = performance.now() + TURN_MS;
}

/** Lets callers in one by one, for 10 ms a turn of the event loop: what came in meanwhile is served between turns. */
export function ownTurn(): Promise<void> {
  last = last.then(startTurn);
  return last;
}
