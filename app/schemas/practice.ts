import { z } from "zod";
import { LONGEST_ANSWER } from "../../server/domain/practice.ts";
import { VISIBLE } from "./visible-name.ts";

const NO_ANSWER = "Please answer in a sentence or more.";

export const PracticeSchema = z.object({
  questionKey: z.string("Question not found").max(60, "Question not found"),
  answer: z
    .string(NO_ANSWER)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .regex(VISIBLE, NO_ANSWER)
        .max(LONGEST_ANSWER, `An answer may have at most ${LONGEST_ANSWER.toLocaleString("en-US")} characters.`),
    ),
});
