import { useTexts } from "../../components/use-texts.ts";
import { tables } from "../../texts/en/tables.ts";

export function useTableTexts() {
  return useTexts("tables", tables);
}
