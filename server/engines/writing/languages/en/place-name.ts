import { anyOf } from "../../../any-of.ts";

const OF_ONE = new RegExp(
  `^(?=${anyOf("University Ministry Department Institute Office City Town Village County State Diocese Embassy")} of )`,
  "u",
);

/** An employer's name within a sentence: "the University of Hull". */
export function placeName(employer: string): string {
  return employer.replace(OF_ONE, "the ");
}
