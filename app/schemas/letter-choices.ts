import { z } from "zod";
import {
  LETTER_LANGUAGES,
  LETTER_LENGTHS,
  LETTER_TONES,
  LONGEST_EXPERIENCE,
  LONGEST_OWN_WORDS,
  LONGEST_PRESET_NAME,
  MOST_STRESSED,
} from "../../server/domain/letter-choices.ts";
import { visibleName } from "./visible-name.ts";

function oneOf<Value extends string>(options: readonly { value: Value }[], sentence: string) {
  return z.enum(options.map(({ value }) => value) as [Value, ...Value[]], sentence);
}

const TOO_MANY = `Please choose at most ${MOST_STRESSED} experiences.`;
const TOO_LONG = `Your own sentences may have at most ${LONGEST_OWN_WORDS} characters.`;

export const LetterChoicesSchema = z.object({
  tone: oneOf(LETTER_TONES, "Please choose a tone."),
  length: oneOf(LETTER_LENGTHS, "Please choose a length."),
  language: oneOf(LETTER_LANGUAGES, "Please choose a language."),
  // A form that names one experience sends a text.
  stressed: z
    .preprocess(
      (named) => (typeof named === "string" ? [named] : named),
      z
        .array(z.string(TOO_MANY).trim().max(LONGEST_EXPERIENCE, "This is no experience of the resume."), TOO_MANY)
        .default([]),
    )
    .transform((names) => [...new Set(names.filter((name) => name !== ""))])
    .pipe(z.array(z.string()).max(MOST_STRESSED, TOO_MANY)),
  ownWords: z
    .string(TOO_LONG)
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(LONGEST_OWN_WORDS, TOO_LONG)),
});

export const LetterPresetSchema = z.object({
  name: visibleName("Please enter a name for the preset.", LONGEST_PRESET_NAME),
  ...LetterChoicesSchema.shape,
});
