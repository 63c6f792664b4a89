import type { MaterialLanguage } from "../../language.ts";

const MOST_TEXTS = 200; // enough for the sentence at hand and its clauses; no text is kept for long

/** A reading that several rules ask for of the same sentence, made once. */
export function remember<Value>(
  read: (text: string, language: MaterialLanguage) => Value,
): (text: string, language: MaterialLanguage) => Value {
  const known = new Map<string, Value>();
  return (text, language) => {
    const key = `${language} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_TEXTS) known.clear();
    const value = read(text, language);
    known.set(key, value);
    return value;
  };
}
