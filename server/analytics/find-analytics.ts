import { SCORE_RANGES, scoreRangeOf } from "../domain/score-range.ts";
import type { UserRecord } from "../../models/user.ts";
import { countByOutcome, findAppliedSince } from "../applications/find-applications.ts";
import { findMatchScores } from "../matches/find-matches.ts";
import { findMissingSkills } from "../matches/find-missing-skills.ts";
import { findAiResumeMean, toMaterialCounts } from "../materials/find-materials.ts";
import { findActiveSummary } from "../resumes/find-resumes.ts";
import { findTally } from "./find-tally.ts";
import { toFigures } from "./figures.ts";
import { metricStates, performanceScore } from "./performance-score.ts";
import { recommend } from "./recommendations.ts";
import { repliesByScore, replyVerdict } from "./replies.ts";
import { countByWeek, firstShownWeek } from "./weeks.ts";

export async function findAnalytics(user: UserRecord, now: Date) {
  const ownerId = user._id;
  const active = await findActiveSummary(user);
  const [matchScores, outcomes, applied, tally, aiResumeMean] = await Promise.all([
    active ? findMatchScores(active) : [],
    countByOutcome(ownerId),
    findAppliedSince(ownerId, firstShownWeek(now)),
    findTally(user, now),
    findAiResumeMean(ownerId),
  ]);
  const sent = (counted: typeof outcomes) => counted.reduce((sum, { count }) => sum + count, 0);
  const figures = toFigures({
    matchScores,
    applicationsSent: sent(outcomes),
    interviewRequests: sent(outcomes.filter(({ hasInterview }) => hasInterview)),
    materials: toMaterialCounts(tally.materials),
    aiResumeMean,
  });
  const advice = recommend(figures);
  const missingSkills = active && advice.toImprove.includes("match-quality") ? await findMissingSkills(active) : [];
  return {
    figures,
    score: performanceScore(figures),
    states: metricStates(figures),
    advice,
    missingSkills,
    hasResume: tally.uploads > 0,
    matchesByScore: SCORE_RANGES.map(({ id }) => ({
      range: id,
      count: matchScores.filter((score) => scoreRangeOf(score) === id).length,
    })),
    replies: repliesByScore(outcomes),
    verdict: replyVerdict(outcomes),
    weeks: countByWeek(applied, now),
  };
}

export type Analytics = Awaited<ReturnType<typeof findAnalytics>>;
