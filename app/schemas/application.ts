import { z } from "zod";
import { dayOf } from "../../server/domain/application-list.ts";
import { MAX_DETAIL_LENGTH, MAX_NOTE_LENGTH } from "../../server/domain/application-notes.ts";
import { ApplicationStatusSchema } from "./application-status.ts";
import { company, line, postingAddress, title } from "./own-job.ts";

const DAY_SENTENCE = "Please enter a day as YYYY-MM-DD, such as 2026-03-31.";

const day = z
  .string(DAY_SENTENCE)
  .trim()
  .refine((entered) => dayOf(entered) !== null, DAY_SENTENCE);

export const AddApplicationSchema = z.object({
  jobTitle: title.pipe(z.string().min(1, "Please enter the title of the job.")),
  company,
  address: postingAddress,
  appliedOn: day.refine((entered) => new Date(entered) <= new Date(), "This day is still to come."),
  status: ApplicationStatusSchema.shape.status,
  key: z.uuid("Please open this page again."),
});

export const ApplicationNoteSchema = z.object({
  text: z
    .string("Please enter a note.")
    .trim()
    .min(1, "Please enter a note.")
    .max(MAX_NOTE_LENGTH, `Please shorten the note to ${MAX_NOTE_LENGTH} characters.`),
});

export const ApplicationDetailsSchema = z.object({
  nextStep: line("next step", MAX_DETAIL_LENGTH),
  nextOn: z.union([z.literal("").transform(() => null), day], DAY_SENTENCE),
  contact: line("contact", MAX_DETAIL_LENGTH),
  pay: line("pay", MAX_DETAIL_LENGTH),
});
