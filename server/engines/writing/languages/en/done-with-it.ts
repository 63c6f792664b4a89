import { anyOf } from "../../../any-of.ts";

const COUNT = anyOf(String.raw`\d+ an? one two three four five six seven eight nine ten twelve`);

/** "translated into 12 languages": what became of something that was made. */
export const TAKEN_UP = String.raw`(?:(?:since|later|now) (?:also )?)?(?:translated|printed|adopted|used|read|shared|shown|copied|taken up|picked up|rolled out|approved|accepted) (?:in|into|by|at|across|on|for)`;

/** How many of what was made, or when, as a clause that goes on from the deed. */
export const ALL_OF_THEM = "all (?:on time|within |of them )";

/** "finished three weeks early", "cleared in seven months": how a deed ended, which says nothing by itself. */
export const DONE_WITH_IT = new RegExp(
  `^${TAKEN_UP} (?=\\p{L}|\\d)|^(?:${anyOf(
    "cleared completed delivered built rebuilt rewritten resolved introduced created developed designed installed opened",
    String.raw`set\sup finished halved doubled reduced cut raised filled handed\sover`,
  )}) (?:(?:in|within|by|over|under|from|on|ahead) |early|late|(?:${COUNT}) (?:day|week|month|year)s? (?:early|late|ahead|before))`,
  "u",
);
