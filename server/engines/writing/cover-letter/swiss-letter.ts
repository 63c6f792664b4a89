import { anyOf } from "../../any-of.ts";
import { upperFirst } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

const SWISS = new RegExp(
  String.raw`(?<!\p{L})(?:CHF|Schweiz|Schweizer|FaGe|EFZ|EBA|Spitex|Lohnausweis|KV-Lehre)(?!\p{L})|\+41(?!\d{12})|` +
    String.raw`(?<!\p{L})${anyOf("Grüsse[n]? gross\\p{Ll}* weiss\\p{Ll}* ausser\\p{Ll}* schliess\\p{Ll}+ heisst")}(?!\p{L})|[Ss]trasse(?!\p{L})`,
  "u",
);

/** Whether a German letter is read in Switzerland: its sides write no "ß" and have words of that country. */
export function isSwiss({ language, profile, posting }: WritingFacts): boolean {
  const text = [...profile.lines, posting.title, posting.location, posting.description].join("\n");
  return language === "de" && !text.includes("ß") && SWISS.test(text);
}

/** A letter as it is written in Switzerland: "ss", and no comma behind the address. */
export function asSwiss(paragraphs: readonly string[]): string[] {
  const [greeting = "", first = "", ...others] = paragraphs.map((text) => text.replaceAll("ß", "ss"));
  return [greeting.replace(/,$/u, ""), upperFirst(first), ...others];
}
