import { anyOf, anyOfLines } from "../any-of.ts";

export const STREETS = anyOf(
  "street avenue ave road rd drive dr lane ln way blvd boulevard court ct circle cir place pl terrace",
  "apt unit suite ste highway hwy parkway pkwy",
);
const LONGEST_STREET = 60;
const STREET_LINE = new RegExp(
  `^${anyOfLines`
    \d{1,5}[a-z]?,? (?:\S+ ){1,5}${STREETS}\.?(?:,? (?:(?:#|apt|unit|suite|ste)\.? ?)?[\da-z]{1,5})?
    p\.? ?o\.? box \d+
    \d{1,4},? (?:rue|avenue|av\.|boulevard|bd|place|chemin|allée|impasse|quai) .{2,40}
    [\p{L} .-]{2,40}(?:straße|strasse|str\.|weg|platz|gasse|allee) \d{1,4} ?[a-z]?
    (?:calle|c\/|avenida|avda\.|plaza|paseo) ?.{2,40},? \d{1,4}
  `}$`,
  "iu",
);

/** "3200 Canyon Lake Drive", "PO Box 415": where something is and nothing else. */
export function isStreetLine(text: string): boolean {
  return text.length <= LONGEST_STREET && STREET_LINE.test(text);
}
