import { anyOf } from "../any-of.ts";

const OR = new RegExp(String.raw`(?<!\p{L})(?:${anyOf("or oder ou o u")})(?!\p{L})|\/`, "iu");
const AND = new RegExp(String.raw`(?<!\p{L})${anyOf("and und et y e sowie")}(?!\p{L})|&`, "iu");
const AND_OR = /(?<!\p{L})(?:and|und|et|y) ?\/ ?(?:or|oder|ou|o)(?!\p{L})/giu;
/** "a statistical language (R, Python, SAS)", "one of", "tools such as": what follows are examples. */
const BEFORE_EXAMPLES = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`one\sof any\sof either such\sas like e\.g\. for\sexample similar\sto z\.\s?B\. wie p\.\s?ex\. comme tel\sque p\.\s?ej\. como`,
  )}|(?:an?|any|one) (?:[\p{L}-]+ ){0,3}${anyOf(
    "language tool system platform package database framework suite program software crm erp cms ide",
  )})[:,]?\s?\(?$`,
  "iu",
);

type Named = { from: number; to: number };

/** Whether of several things that a text names one is enough: "AWS, Azure or GCP", "a CRM (Salesforce, HubSpot)". */
export function areAlternatives(text: string, named: readonly Named[]): boolean {
  const [first] = named;
  if (!first || named.length < 2) return false;
  const between = text.slice(first.from, Math.max(...named.map(({ to }) => to)));
  if (AND.test(between.replace(AND_OR, "/"))) return false;
  return OR.test(between) || BEFORE_EXAMPLES.test(text.slice(0, first.from));
}
