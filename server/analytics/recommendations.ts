import type { Figures } from "./figures.ts";

export type Advice = "match-quality" | "application-rate" | "ai-materials" | "interview-rate";

/** Figures between the two thresholds are in neither list. */
export function recommend({ averageMatch, applicationRate, applicationsSent, interviewRate, materials }: Figures): {
  doingWell: Advice[];
  toImprove: Advice[];
} {
  const rules: { advice: Advice; isWell: boolean; isPoor: boolean }[] = [
    { advice: "match-quality", isWell: averageMatch >= 75, isPoor: averageMatch < 70 },
    { advice: "application-rate", isWell: applicationRate >= 20, isPoor: applicationRate < 15 },
    { advice: "ai-materials", isWell: materials.total >= 5, isPoor: materials.total < 3 },
    { advice: "interview-rate", isWell: interviewRate >= 15, isPoor: interviewRate < 10 && applicationsSent > 0 },
  ];
  return {
    doingWell: rules.filter(({ isWell }) => isWell).map(({ advice }) => advice),
    toImprove: rules.filter(({ isPoor }) => isPoor).map(({ advice }) => advice),
  };
}
