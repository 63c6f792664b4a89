import { z } from "zod";

const MAX_LENGTH = 200;

export const JobSearchSchema = z.object({
  query: z.string("Please enter words to search for.").max(MAX_LENGTH, "Please shorten the search.").default(""),
  location: z.string("Please enter a place.").max(MAX_LENGTH, "Please shorten the place.").default(""),
  limit: z
    .int("The limit must be a whole number from 1 to 100.")
    .min(1, "The limit must be a whole number from 1 to 100.")
    .max(100, "The limit must be a whole number from 1 to 100.")
    .default(100),
});
