import type { Language } from "../../server/domain/language.ts";

/** With its thousands apart; also where the language leaves four digits together, since these stand in columns. */
export function grouped(value: number, language: Language): string {
  return value.toLocaleString(language, { useGrouping: "always" });
}
