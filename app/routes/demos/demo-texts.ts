import { useTexts } from "../../components/use-texts.ts";
import { demos } from "../../texts/en/demos.ts";

export function useDemoTexts() {
  return useTexts("demos", demos);
}
