import { z } from "zod";
import { MAX_LETTER_CHARACTERS } from "../../server/domain/checked-sentence.ts";

const NO_TEXT = "Please paste the text that you want checked.";

function tooLong(length: number): string {
  const [has, most] = [length, MAX_LETTER_CHARACTERS].map((count) => count.toLocaleString("en-US"));
  return `This text has ${has} characters. At most ${most} are checked at once.`;
}

export const LetterTextSchema = z.object({
  text: z
    .string(NO_TEXT)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, NO_TEXT)
        .max(MAX_LETTER_CHARACTERS, { error: ({ input }) => tooLong(String(input).length) }),
    ),
});
