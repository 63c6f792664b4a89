import { Match } from "../../models/match.ts";
import type { ResumeRecord } from "../../models/resume.ts";
import type { MatchScore } from "../engines/matching/match-score.ts";
import { shownMatches } from "./shown-matches.ts";

const BEST_MATCHES = 20;
const NAMED_SKILLS = 3;

type Missing = { explanation: Pick<MatchScore, "missing"> };

/** The skills that the best 20 matches of an uploaded resume ask for and it does not show, the most wanted first, at most 3. */
export async function findMissingSkills(resume: Pick<ResumeRecord, "_id" | "originalResumeId">): Promise<string[]> {
  const matches = await Match.find(shownMatches(resume.originalResumeId ?? resume._id))
    .sort({ score: -1, postedAt: -1, _id: 1 })
    .limit(BEST_MATCHES)
    .select({ "explanation.missing": 1 })
    .lean();
  const wanted = new Map<string, number>();
  for (const match of matches) {
    // Written by scoreMatch, see match-resume.ts.
    const { missing } = (match as unknown as Missing).explanation;
    for (const skill of new Set(missing.map((one) => one.skill))) wanted.set(skill, (wanted.get(skill) ?? 0) + 1);
  }
  return [...wanted]
    .filter(([, count]) => count > 1)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, NAMED_SKILLS)
    .map(([skill]) => skill);
}
