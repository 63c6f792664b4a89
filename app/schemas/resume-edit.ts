import { z } from "zod";
import { cleanLines, plainLine } from "../../server/engines/reading/clean-lines.ts";

const MAX_SKILL_LENGTH = 100;
const MAX_TEXT_LENGTH = 100_000;

const ONE_OF_THREE = "Send exactly one of skills, experience or education.";
const NOT_A_LIST = "Skills must be a list of texts that are not blank.";

// What people type or send is cleaned as a file's text is.
const skill = z
  .string(NOT_A_LIST)
  .transform((text) => plainLine(text.replace(/\s+/g, " ")))
  .pipe(
    z
      .string()
      .min(1, "Please enter a skill.")
      .max(MAX_SKILL_LENGTH, `A skill has at most ${MAX_SKILL_LENGTH} characters.`),
  );
const text = z
  .string("This could not be saved.")
  .max(MAX_TEXT_LENGTH, "This text is too long.")
  .transform((typed) =>
    cleanLines(typed.split(/\r\n?|\n/))
      .join("\n")
      .trim(),
  );

/** One of the three; the others are not touched. */
export const ResumeEditSchema = z
  .strictObject(
    {
      skills: z.array(skill, NOT_A_LIST).optional(),
      experience: text.optional(),
      education: text.optional(),
    },
    ONE_OF_THREE,
  )
  .refine((edit) => Object.keys(edit).length === 1, ONE_OF_THREE);

/** A form changes one of the texts, or adds or removes one skill (`position:skill`). */
export const ResumeEditFormSchema = z.object({
  experience: text.optional(),
  education: text.optional(),
  addSkill: skill.optional(),
  removeSkill: z.string().default(""),
});
