import { setImmediate as whateverWaits } from "node:timers/promises";

/** Long work as small steps: each `yield` is a moment at which the process may do something else. */
export type Steps<Result> = Generator<void, Result, void>;

const SLICE_MS = 5;

/** Does all steps in one go. */
export function doAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Does the steps in slices of 5 ms; whatever else waits for the process comes between them. */
export async function doInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let began = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await whateverWaits();
    began = performance.now();
  }
}
