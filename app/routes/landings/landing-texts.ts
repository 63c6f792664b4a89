import { useTexts } from "../../components/use-texts.ts";
import { landings } from "../../texts/en/landings.tsx";

export function useLandingTexts() {
  return useTexts("landings", landings);
}
