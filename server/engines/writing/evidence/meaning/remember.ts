import { rememberText } from "../../../../domain/remember-text.ts";
import type { MaterialLanguage } from "../../language.ts";

const MOST_TEXTS = 200; // enough for the sentence at hand and its clauses; no text is kept for long

/** A reading that several rules ask for of the same sentence, made once. */
export function remember<Value>(
  read: (text: string, language: MaterialLanguage) => Value,
): (text: string, language: MaterialLanguage) => Value {
  const known = new Map<MaterialLanguage, (text: string) => Value>();
  return (text, language) => {
    const own = known.get(language) ?? rememberText((one) => read(one, language), MOST_TEXTS);
    known.set(language, own);
    return own(text);
  };
}
