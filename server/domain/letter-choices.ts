export const LETTER_TONES = [
  { value: "plain", label: "Plain" },
  { value: "warm", label: "Warm" },
  { value: "formal", label: "Formal" },
] as const;

export const LETTER_LENGTHS = [
  { value: "standard", label: "Standard", words: { least: 150, most: 220 } },
  { value: "short", label: "Short", words: { least: 90, most: 140 } },
] as const;

export const LETTER_LANGUAGES = [
  { value: "posting", label: "As the posting" },
  { value: "en", label: "English" },
  { value: "de", label: "German" },
  { value: "fr", label: "French" },
  { value: "es", label: "Spanish" },
] as const;

export const MOST_STRESSED = 2;
export const LONGEST_OWN_WORDS = 1_200;
export const LONGEST_EXPERIENCE = 300;
export const LONGEST_PRESET_NAME = 60;

export type LetterTone = (typeof LETTER_TONES)[number]["value"];
export type LetterLength = (typeof LETTER_LENGTHS)[number]["value"];

export type LetterChoices = {
  tone: LetterTone;
  length: LetterLength;
  language: (typeof LETTER_LANGUAGES)[number]["value"];
  /** Jobs of the resume as experienceName tells them; what the resume does not have is passed over. */
  stressed: string[];
  /** The person's own sentences, taken over word for word and judged by nobody; "" = none. */
  ownWords: string;
};

export const USUAL_LETTER: LetterChoices = {
  tone: "plain",
  length: "standard",
  language: "posting",
  stressed: [],
  ownWords: "",
};

/** A job of a resume as one chooses it: "Registered Nurse, Harbor Clinic". */
export function experienceName({ title, employer }: { title: string | null; employer: string | null }): string {
  return [title, employer]
    .flatMap((part) => part?.trim() || [])
    .join(", ")
    .slice(0, LONGEST_EXPERIENCE);
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The choices of a letter in words, for its reader, whose language says each label: "Warm · Short · German". */
export function letterChoicesText(
  { tone, length, language, stressed }: Omit<LetterChoices, "ownWords">,
  say: { choice: (label: string) => string; stresses: (experiences: string) => string },
): string {
  const words = [labelOf(LETTER_TONES, tone), labelOf(LETTER_LENGTHS, length), labelOf(LETTER_LANGUAGES, language)];
  return [...words.map(say.choice), ...(stressed.length > 0 ? [say.stresses(stressed.join(", "))] : [])].join(" · ");
}
