import { catalogueOf, sayFrom } from "../../domain/catalogue.ts";
import { sentencesWithoutBreaks } from "../../domain/no-break.ts";
import type { Language } from "../../domain/language.ts";
import de from "./de.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };

/** What the sign-in says, and with what it sends back to the product. The names that the specification fixes are not here. */
export const DOOR_SENTENCES = { de, fr, es } satisfies Record<Exclude<Language, "en">, Record<string, string>>;

const CATALOGUES = {
  de: catalogueOf(sentencesWithoutBreaks("de", de)),
  fr: catalogueOf(sentencesWithoutBreaks("fr", fr)),
  es: catalogueOf(sentencesWithoutBreaks("es", es)),
};

/** A sentence of the sign-in in the visitor's language. */
export function sayAtDoor(language: Language, english: string): string {
  return language === "en" ? english : sayFrom(CATALOGUES[language], english);
}
