import type { Figures } from "./figures.ts";

const PART_POINTS = 25;

export type PerformanceScore = {
  total: number;
  label: "Excellent" | "Good" | "Needs Improvement";
  parts: { label: "matchScore" | "applicationRate" | "interviews" | "aiMaterials"; points: number; of: number }[];
};

/** Points for the first of three falling thresholds that is reached. */
function pointsFor(value: number, [best, second, third]: [number, number, number]): number {
  if (value >= best) return PART_POINTS;
  if (value >= second) return 20;
  return value >= third ? 15 : 0;
}

export function performanceLabel(total: number): PerformanceScore["label"] {
  if (total >= 80) return "Excellent";
  return total >= 60 ? "Good" : "Needs Improvement";
}

export function performanceScore(figures: Figures): PerformanceScore {
  const parts = [
    { label: "matchScore" as const, points: pointsFor(figures.averageMatch, [80, 70, 60]) },
    { label: "applicationRate" as const, points: pointsFor(figures.applicationRate, [25, 15, 10]) },
    { label: "interviews" as const, points: pointsFor(figures.interviewRate, [20, 15, 10]) },
    { label: "aiMaterials" as const, points: pointsFor(figures.materials.total, [10, 5, 3]) },
  ].map((part) => ({ ...part, of: PART_POINTS }));
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return { total, label: performanceLabel(total), parts };
}

export function metricStates({ averageMatch, applicationRate, interviewRate, materials }: Figures) {
  return {
    matchQuality: averageMatch >= 75 ? "Strong" : "Improve",
    applicationRate: applicationRate >= 20 ? "Active" : "Increase",
    interviewSuccess: interviewRate >= 15 ? "Excellent" : "Focus",
    aiUtilization: materials.total >= 5 ? "Advanced" : "Basic",
  } as const;
}
