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
  return best === undefined || best[0] === "en" ? FALLBACK : best[0];
}
