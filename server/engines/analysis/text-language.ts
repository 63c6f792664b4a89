import { languageByLetters } from "./letter-language.ts";

/** A word that several languages share counts less. */
const FREQUENT: Record<string, string> = {
  en: "the and of to for with in on by from at as is are was were my an team work experience skills education you your we our will or",
  de: "und der die das mit für von im bei den als zur zum sowie eine einer des auf durch ausbildung kenntnisse ihre ihr sie wir unser nach oder aufgaben profil",
  fr: "et de le les des du une pour avec dans sur aux par au en la expérience formation compétences chez vous votre vos nous notre missions profil",
  es: "y de el los las del con para una por en como al la experiencia educación formación habilidades su sus usted ustedes requisitos funciones",
  it: "e il gli dei delle con per una nel della di presso al esperienza istruzione competenze",
  pt: "e de o os dos das com para uma em da do na no experiência educação formação competências",
  nl: "en de het van een met voor bij op als aan naar ervaring opleiding vaardigheden",
  pl: "i w z na do oraz dla przy przez się doświadczenie wykształcenie umiejętności",
};
const LANGUAGES_OF = Map.groupBy(
  Object.entries(FREQUENT).flatMap(([language, words]) => words.split(" ").map((word) => ({ language, word }))),
  ({ word }) => word,
);
const READ_CHARACTERS = 20_000;
const FALLBACK = "en-US";
/** Short notes without sentences hold hardly any of these words: with fewer, sequences of letters decide. */
const FEWEST_WORDS = 8;
/** English has none of these but in names. */
const NO_ENGLISH_LETTER = /[äöüßàâæçèéêëîïôœùûáíóúñãõąćęłńśźż]/g;
const FEWEST_LETTERS = 2;

/** The language of a text that is too short to be told by its small words; null where that is open. */
function languageOfNotes(sample: string): string | null {
  if ((sample.match(NO_ENGLISH_LETTER)?.length ?? 0) < FEWEST_LETTERS) return null;
  const words = sample
    .split(/\s/)
    .filter((word) => !/[@/]/.test(word))
    .join(" ")
    .replace(/[^\p{L} ]/gu, " ");
  return languageByLetters(words, Object.keys(FREQUENT));
}

/** A BCP 47 tag for screen readers; US English when undecided. */
export function textLanguage(text: string): string {
  const sample = text.slice(0, READ_CHARACTERS).toLowerCase();
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const share = (pattern: RegExp) => (letters === 0 ? 0 : (sample.match(pattern)?.length ?? 0) / letters);
  if (share(/\p{Script=Greek}/gu) > 0.4) return "el";
  if (share(/\p{Script=Cyrillic}/gu) > 0.4) return /[іїєґ]/.test(sample) ? "uk" : "ru";
  if (share(/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/g) > 0.04) return "vi";
  const weights = new Map<string, number>();
  for (const word of sample.match(/\p{L}+/gu) ?? []) {
    const found = LANGUAGES_OF.get(word) ?? [];
    for (const { language } of found) weights.set(language, (weights.get(language) ?? 0) + 1 / found.length);
  }
  const [best] = [...weights].sort((a, b) => b[1] - a[1]);
  const language = ((best?.[1] ?? 0) < FEWEST_WORDS ? languageOfNotes(sample) : null) ?? best?.[0] ?? "en";
  return language === "en" ? FALLBACK : language;
}
