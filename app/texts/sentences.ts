import { DOOR_SENTENCES } from "../../server/auth/door-sentences/door-sentences.ts";
import { type Catalogue, catalogueOf, sayFrom } from "../../server/domain/catalogue.ts";
import { sentencesWithoutBreaks } from "../../server/domain/no-break.ts";
import type { Language } from "../../server/domain/language.ts";
import type { Flash } from "../lib/flash.ts";
import de from "./de/sentences.json" with { type: "json" };
import es from "./es/sentences.json" with { type: "json" };
import fr from "./fr/sentences.json" with { type: "json" };

const CATALOGUES: Record<Exclude<Language, "en">, Catalogue> = {
  de: catalogueOf(sentencesWithoutBreaks("de", { ...DOOR_SENTENCES.de, ...de })),
  fr: catalogueOf(sentencesWithoutBreaks("fr", { ...DOOR_SENTENCES.fr, ...fr })),
  es: catalogueOf(sentencesWithoutBreaks("es", { ...DOOR_SENTENCES.es, ...es })),
};

/**
 * What the server says in English, in the visitor's language. Several sentences are said one by one; one that the
 * specification fixes, and a user's own words, stay as they are.
 */
export function sayIn(language: Language, english: string): string {
  return language === "en" ? english : sayFrom(CATALOGUES[language], english);
}

/** A notice in the visitor's language, with what it says at the fields of its form; what was typed stays. */
export function sayFlashIn<Told extends Flash | null>(language: Language, flash: Told): Told;
export function sayFlashIn(language: Language, flash: Flash | null): Flash | null {
  if (flash === null || language === "en") return flash;
  const say = (english: string) => sayIn(language, english);
  const { title, description, link, form } = flash;
  const errors = form?.errors && Object.fromEntries(Object.entries(form.errors).map(([at, said]) => [at, say(said)]));
  return {
    ...flash,
    title: say(title),
    description: say(description),
    ...(link ? { link: { ...link, label: say(link.label) } } : {}),
    ...(form ? { form: { ...form, ...(errors ? { errors } : {}) } } : {}),
  };
}
