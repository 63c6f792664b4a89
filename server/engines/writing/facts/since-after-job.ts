import type { Deed, WritingFacts } from "../writing-facts.ts";

const SINCE = /(?<!\p{L})since (?:\p{L}{3,9} )?(?<year>(?:19|20)\d\d)(?!\d)/u;

/** Whether a line below a job tells of what began after that job had ended: it belongs to no job of the resume. */
export function isSinceAfterJob({ text, job }: Deed, { profile }: Pick<WritingFacts, "profile">): boolean {
  const { end = null, current = true } = job === null ? {} : (profile.jobs[job] ?? {});
  const year = SINCE.exec(text)?.groups?.year;
  return !current && end !== null && year !== undefined && Number(year) > Number(end.slice(0, 4));
}
