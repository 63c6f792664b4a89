import { anyOf } from "../../../any-of.ts";

const COUNT = anyOf(String.raw`\d+ an? one two three four five six seven eight nine ten twelve`);

/** "finished three weeks early", "cleared in seven months": how a deed ended, which says nothing by itself. */
export const DONE_WITH_IT = new RegExp(
  `^(?:${anyOf(
    "cleared completed delivered built rebuilt rewritten resolved introduced created developed designed installed opened",
    String.raw`set\sup finished halved doubled reduced cut raised filled handed\sover`,
  )}) (?:(?:in|within|by|over|under|from|on|ahead) |early|late|(?:${COUNT}) (?:day|week|month|year)s? (?:early|late|ahead|before))`,
  "u",
);
