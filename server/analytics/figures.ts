import type { MaterialCounts } from "../materials/find-materials.ts";

/** What is counted in the database for the analytics. */
export type Counts = {
  /** Scores of the active resume's matches, as GET /api/job-matches answers them. */
  matchScores: number[];
  applicationsSent: number;
  interviewRequests: number;
  materials: MaterialCounts;
  /** Mean matchScore of the AI resumes; null = there is none. */
  aiResumeMean: number | null;
};

/** The figures of the screen: counts, and percents as whole numbers. */
export type Figures = {
  totalMatches: number;
  averageMatch: number;
  applicationsSent: number;
  applicationRate: number;
  interviewRequests: number;
  interviewRate: number;
  materials: MaterialCounts;
  aiResumeQuality: number;
  materialRate: number;
};

/** `part` of `whole` in whole percent; 0 when there is no whole. May be over 100. */
export function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

/** The figures of the counts. Everything is rounded here, before anything is compared. */
export function toFigures({
  matchScores,
  applicationsSent,
  interviewRequests,
  materials,
  aiResumeMean,
}: Counts): Figures {
  const totalMatches = matchScores.length;
  const total = matchScores.reduce((sum, score) => sum + score, 0);
  return {
    totalMatches,
    averageMatch: totalMatches > 0 ? Math.round(total / totalMatches) : 0,
    applicationsSent,
    applicationRate: wholePercent(applicationsSent, totalMatches),
    interviewRequests,
    interviewRate: wholePercent(interviewRequests, applicationsSent),
    materials,
    aiResumeQuality: Math.round(aiResumeMean ?? 0),
    materialRate: wholePercent(materials.total, totalMatches),
  };
}
