import { anyOf, anyOfLines } from "../../any-of.ts";

const THING = anyOf(
  "job role position project task company employer school university institution description responsibility achievement skill hobby",
);
const OWN = anyOf("name discipline university school city address phone email degree major");
const UNFILLED = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:19|20)XX(?!\p{L})|(?<![\p{L}\d])X{2,}(?:%|(?:[-/.]X{2,})+)|(?<!\d)000[-. ]000?0?[-. ]0000
    (?<!\p{L})lorem ipsum(?!\p{L})|dolor sit amet
    ^(?:•\s*)?${THING} ?(?:title|name|description)? ?\d$|^(?:•\s*)?(?:job|project|thesis|company|school) (?:title|name|description)$
    ^[•\s]*(?:\S+ (?:in|of|from|at) )?your (?:own )?${OWN}(?: here)?(?=$|[,;|(–-])
    (?<!\p{L})(?:your[._]?(?:name|e?mail)|first\.?name|last\.?name|x{3,})@
  `,
  "iu",
);

const OF_FORM = anyOf(
  "number language company state city type software amount timeframe name title product service industry position date year",
  "university school degree field skill job department scholarship award client project percentage employer program method",
);
const IN_BRACKETS = new RegExp(String.raw`\[(?:[\p{L}/]+ ){0,4}${OF_FORM}s?\](?!\()`, "iu");

/** Whether a line of a resume holds a place that nobody filled in: "Month 20XX", "Job description 1", "[Number] %". */
export function isUnfilled(line: string): boolean {
  return UNFILLED.test(line) || IN_BRACKETS.test(line);
}

export function withoutUnfilled(text: string): string {
  return text.replace(IN_BRACKETS, " ").replace(new RegExp(UNFILLED.source, "giu"), " ");
}
