import { anyOf } from "../../../any-of.ts";

/** Words that end as a verb does and name a thing of their own: "accounting" is no form of "account". */
export const NAMES_A_TRADE = new RegExp(
  `^${anyOf("accounting banking buildings? engineering housing manufacturing marketing nursing shipping staffing")}$`,
  "u",
);

/** A list of duties may end with one: "payroll and scheduling". */
export const NAMES_OF_WORK: ReadonlySet<string> = new Set(
  `scheduling ordering rostering budgeting forecasting planning recruiting hiring purchasing billing invoicing marketing
  reporting bookkeeping baking shipping receiving filing merchandising coaching mentoring testing counseling counselling
  accounting catering pricing staffing onboarding training cleaning banking stocking picking packing loading unloading
  welding sewing grooming pruning mixing dispatching`.split(/\s+/),
);
