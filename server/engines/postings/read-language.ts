import { languageByLetters } from "../analysis/letter-language.ts";

const READ_CHARACTERS = 300;
const LEAST_CHARACTERS = 60;

const FREQUENT = new Map<string, string>();
for (const [language, words] of Object.entries({
  en: "the and of to for with you our we are is will be as on your that this have at by from",
  de: "und der die das mit für von ist wir sie ein eine zu den im bei du dein ihre auf als sind unser",
  fr: "et les des vous nous une pour dans est sur avec votre notre au du sont aux",
  es: "y los las del para con nuestro nuestra por tu eres el como más",
  nl: "en het van een met voor je ons wij zijn aan bij naar jouw",
  pt: "os para com uma você nossa nosso do da em não são",
  it: "il per di che gli nostro nostra della sei alla nel",
})) {
  for (const word of words.split(" ")) FREQUENT.set(word, FREQUENT.has(word) ? "" : language);
}
const LEAST_FREQUENT = 6;
const MOST_OTHERS = 0.2;

/** The language whose small words prevail clearly; null where that is open. */
function prevailing(sample: string): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const word of sample.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const language = FREQUENT.get(word);
    if (!language) continue;
    counts.set(language, (counts.get(language) ?? 0) + 1);
    all += 1;
  }
  for (const [language, count] of counts) {
    if (count >= LEAST_FREQUENT && all - count <= MOST_OTHERS * count) return language;
  }
  return null;
}

/** ISO 639-1; null when the text is too short or its language unknown. */
export function readLanguage(text: string): string | null {
  const sample = text.slice(0, READ_CHARACTERS);
  if (sample.trim().length < LEAST_CHARACTERS) return null;
  const clear = prevailing(sample);
  if (clear !== null) return clear;
  return languageByLetters(sample);
}
