import { anyOf, anyOfLines } from "../../any-of.ts";

const THING = anyOf(
  "job role position project task company employer school university institution description responsibility achievement skill hobby",
);
const UNFILLED = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:19|20)XX(?!\p{L})|(?<![\p{L}\d])X{2,}(?:%|(?:[-/.]X{2,})+)|(?<!\d)000[-. ]000?0?[-. ]0000
    (?<!\p{L})lorem ipsum(?!\p{L})|dolor sit amet
    ^(?:•\s*)?${THING} ?(?:title|name|description)? ?\d$|^(?:•\s*)?(?:job|project|thesis|company|school) (?:title|name|description)$
    ^(?=(?:\S+ ){0,8}\S+$)(?:\S+ ){0,5}your (?:own )?(?:${anyOf("name discipline university school city address phone email degree major")})(?!\p{L})
    (?<!\p{L})(?:your[._]?(?:name|e?mail)|first\.?name|last\.?name|x{3,})@
  `,
  "iu",
);

const IN_BRACKETS = /\[\p{Lu}\p{L}*(?: [\p{L}/]+){0,4}\]/u;

/** Whether a line of a resume holds a place that nobody filled in: "Month 20XX", "Job description 1", "[Number] %". */
export function isUnfilled(line: string): boolean {
  return UNFILLED.test(line) || IN_BRACKETS.test(line);
}
