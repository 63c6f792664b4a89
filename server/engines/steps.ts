import { setImmediate as whateverWaits } from "node:timers/promises";

/** Each `yield` of long work lets the process do something else. */
export type Steps<Result> = Generator<void, Result, void>;

const SLICE_MS = 5;

export function doAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Works in slices of 5 ms, so that whatever else waits runs in between. */
export async function doInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await whateverWaits();
    began = performance.now();
  }
}
