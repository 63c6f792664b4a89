import { useTexts } from "../../components/use-texts.ts";
import { analytics } from "../../texts/en/analytics.ts";

export function useAnalyticsTexts() {
  return useTexts("analytics", analytics);
}
