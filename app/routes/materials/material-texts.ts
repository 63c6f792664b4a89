import { useTexts } from "../../components/use-texts.ts";
import { materials } from "../../texts/en/materials.ts";

export function useMaterialTexts() {
  return useTexts("materials", materials);
}
