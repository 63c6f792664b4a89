import { z } from "zod";
import { LONGEST_FILTER_SEARCH, MAX_SEARCH_NAME_LENGTH } from "../../server/domain/match-filters.ts";
import { visibleName } from "./visible-name.ts";

const name = visibleName("Please enter a name for the search.", MAX_SEARCH_NAME_LENGTH);

export const SearchNameSchema = z.object({ name });

export const SavedSearchSchema = z.object({
  name,
  /** As an address has it. */
  search: z
    .string({ error: "Please set a filter first: this is the whole list." })
    .max(LONGEST_FILTER_SEARCH, "This search is too long to be kept."),
});
