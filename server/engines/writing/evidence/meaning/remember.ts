import { rememberText } from "../../../../domain/remember-text.ts";
import type { MaterialLanguage } from "../../language.ts";

const MOST_TEXTS = 200; // enough for the sentence at hand and its clauses; no text is kept for long

/** A reading that several rules ask for of the same text, made once; of `most` texts a language, then anew. */
export function remember<Value>(
  read: (text: string, language: MaterialLanguage) => Value,
  most = MOST_TEXTS,
): (text: string, language: MaterialLanguage) => Value {
  const known = new Map<MaterialLanguage, (text: string) => Value>();
  return (text, language) => {
    const own = known.get(language) ?? rememberText((one) => read(one, language), most);
    known.set(language, own);
    return own(text);
  };
}
