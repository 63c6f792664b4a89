import { anyOf, anyOfLines } from "../../any-of.ts";

const THING = anyOf(
  "job role position project task company employer school university institution description responsibility achievement skill hobby",
);
const OWN = anyOf("name discipline university school city address phone email degree major");
const UNFILLED = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:19|20)XX(?!\p{L})|(?<![\p{L}\d])X{2,4}(?:%|[-/.]X{2,4})|(?<!\d)000[-. ]000?0?[-. ]0000
    (?<!\p{L})lorem ipsum(?!\p{L})|dolor sit amet
    ^(?:• ?)?${THING} ?(?:title|name|description)? ?\d$|^(?:• ?)?(?:street )?address(?: line)? \d$|^(?:• ?)?(?:job|project|thesis|company|school) (?:title|name|description)$
    ^(?:• ?)?(?:\S{1,20} (?:in|of|from|at) )?your (?:own )?${OWN}(?: here)?(?=$|[,;|(–-])
    (?<!\p{L})(?:your[._]?(?:name|e?mail)|first\.?name|last\.?name|(?<!x)x{3,9})@
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

const EACH = [UNFILLED, IN_BRACKETS].map(({ source }) => new RegExp(source, "giu"));

/** A text without the places that nobody filled in. */
export function withoutUnfilled(text: string): string {
  return EACH.reduce((rest, place) => rest.replace(place, " "), text);
}

/** Tells the owner of a resume of such a place; null where it has none. */
export function unfilledNotice(lines: readonly string[]): string | null {
  const open = lines.find(isUnfilled)?.replace(/^•\s*/u, "").trim();
  return open === undefined
    ? null
    : `Your resume holds places that nobody filled in, such as “${open}”. They are left out.`;
}
