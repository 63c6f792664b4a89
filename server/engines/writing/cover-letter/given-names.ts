import { anyOf } from "../../any-of.ts";

const GIVEN = new RegExp(
  `^${anyOf(
    "amber amrit beryl bill bob carol cherry chuck clay cliff crystal daisy dale dawn dean dolly don faith fay frank gale gemma",
    "gene ginger glen grace hank harry hazel heath heather holly hope iris ivy jack jade jasmine jay jean jenny jess jimmy joey",
    "josh joy kay kelly kerry kim kitty lance lee lily lisa mandy marina mark melody merry miles molly myra nelly nick olive",
    "pam pansy pat patsy pearl peg peggy penny perry pete peter pip polly ray rex rick rob robin rod rose rosemary ruby russell",
    "sally sandy sherry sonny stew sue susan sybil ted terry tiffany tim toby tom tony trish veronica victor viola violet wanda wally",
  )}$`,
  "iu",
);

/** Whether a word that may be something else is a first name: "Heather", "Mark". */
export function isGivenName(word: string): boolean {
  return GIVEN.test(word);
}
