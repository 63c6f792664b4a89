import type { ResumeRecord } from "../../models/resume.ts";

const MAX_EARLIER_NAMES = 50;

/** What an update adds, so that the name it replaces stays known; it must ask for the name that `resume` has. */
export function keepingName({ name }: Pick<ResumeRecord, "name">, replacement: string) {
  if (name === replacement) return {};
  return { $push: { earlierNames: { $each: [{ name, savedAt: new Date() }], $slice: -MAX_EARLIER_NAMES } } };
}

/** A name that a resume no longer has; `savedAt` (ISO date) is when it was given another. */
export type EarlierNameView = { name: string; savedAt: string };

/** The names that a resume had, newest first and each once, without the one it has. */
export function toEarlierNameViews(resume: Pick<ResumeRecord, "name" | "earlierNames">): EarlierNameView[] {
  // Resumes of before names were kept have none.
  const newest = new Map([...(resume.earlierNames ?? [])].map(({ name, savedAt }) => [name, savedAt]));
  newest.delete(resume.name);
  return [...newest]
    .map(([name, savedAt]) => ({ name, savedAt: savedAt.toISOString() }))
    .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}
