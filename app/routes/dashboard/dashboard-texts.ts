import { useTexts } from "../../components/use-texts.ts";
import { dashboard } from "../../texts/en/dashboard.ts";

export function useDashboardTexts() {
  return useTexts("dashboard", dashboard);
}
