import type { Env } from "./env.ts";

/** `worker` is a process of `npm run worker`, which serves no pages. */
export type ProcessRole = "web" | "worker";

/** Whether a process of this role runs the queue's jobs; the others only put jobs there. */
export function runsJobs(role: ProcessRole, { JOBS }: Pick<Env, "JOBS">): boolean {
  return role === "worker" || JOBS === "web";
}
