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

const MOST_LINES = 1000; // the lines of a long resume, each of which is asked for every sentence

/** A reading of a text in whatever language, made once. */
export function rememberText<Value>(read: (text: string) => Value, most = MOST_LINES): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
