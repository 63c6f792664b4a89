import { anyOf } from "../../../any-of.ts";

/** Words that end as a verb does and name a thing of their own: "accounting" is no form of "account". */
export const NAME_OF_WORK = new RegExp(
  `^${anyOf("accounting banking buildings? engineering housing marketing nursing shipping staffing")}$`,
  "u",
);
