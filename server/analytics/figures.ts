import type { MaterialCounts } from "../materials/find-materials.ts";

export type Counts = {
  matchScores: number[];
  applicationsSent: number;
  interviewRequests: number;
  materials: MaterialCounts;
  aiResumeMean: number | null;
};

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

/** 0 when there is no whole. May be over 100. */
export function wholePercent(part: number, whole: number): number {
  return whole > 0 ? Math.round((part / whole) * 100) : 0;
}

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
