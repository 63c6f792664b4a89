import { anyOf } from "../../any-of.ts";

const ABOUT = anyOf(
  String.raw`etwa ca\.? circa rund bis\szu über mehr\sals fast environ près\sde plus\sde jusqu['’]à unos unas más\sde hasta cerca\sde`,
);
const AMOUNT = new RegExp(
  String.raw`^(?<work>[^,:;()]{3,80}), (?<amount>(?:\p{Ll}{4,12}s )?(?:${ABOUT} )?[+-]?\d[\d.,  ]{0,10}[\p{L}€$%²][\p{L}\d €$%²'’]{0,40})$`,
  "u",
);
const OF_DEED = /ge\p{Ll}{3,12}(?:t|en)$|iert$|(?<!s)ées?$|[^aeiou]és?$|[ai]d[ao]s?$/u;
const TO_FIGURE = / (?:auf|al?|à) \d/u;
const SPAN = /^\D{0,20}\d[\d.,]{0,8} (?:bis|al?|à) \d/u;

function isDeed(amount: string): boolean {
  const [, ...behind] = amount.replace(/^\D*\d[\d., ]*/u, "").split(" ");
  return (TO_FIGURE.test(amount) && !SPAN.test(amount)) || behind.some((word) => OF_DEED.test(word));
}

/** "Soins pré-opératoires, 18 lits" with its amount in brackets; null where no amount alone ends the line. */
export function amountInBrackets(line: string): string | null {
  const { work = "", amount = "" } = AMOUNT.exec(line.replace(/(?<![\s.])[\s.]+$/u, ""))?.groups ?? {};
  const isList = / (?:und|et|y) \d/u.test(amount);
  return work === "" || isList || isDeed(amount) ? null : `${work} (${amount})`;
}
