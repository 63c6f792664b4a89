import { toObjectId } from "../database/object-id.ts";
import { refreshFacts } from "../jobs/refresh-facts.ts";
import { matchResume } from "./match-resume.ts";
import { sweepArrivals } from "./arrivals/sweep-arrivals.ts";

const TASKS = {
  async matchResume(resumeId: string): Promise<void> {
    const id = toObjectId(resumeId);
    if (id) await matchResume(id);
  },

  async sweepArrivals(_: null): Promise<void> {
    await sweepArrivals();
  },

  async refreshFacts(_: null): Promise<void> {
    await refreshFacts();
  },
};

export type MatchingTask = {
  [Name in keyof typeof TASKS]: { name: Name; input: Parameters<(typeof TASKS)[Name]>[0] };
}[keyof typeof TASKS];

/** Throws what the task throws. */
export async function doMatchingTask({ name, input }: MatchingTask): Promise<void> {
  // Name and input belong together, which the compiler cannot follow through the table.
  const task = TASKS[name] as (given: typeof input) => Promise<void>;
  await task(input);
}
