import { textLanguage } from "../analysis/text-language.ts";

export type MaterialLanguage = "en" | "es" | "de" | "fr";

const KNOWN: ReadonlySet<string> = new Set(["es", "de", "fr"]);

/** The language of a text among those we write; English for any other. */
export function materialLanguage(text: string): MaterialLanguage {
  const tag = textLanguage(text);
  return KNOWN.has(tag) ? (tag as MaterialLanguage) : "en";
}
