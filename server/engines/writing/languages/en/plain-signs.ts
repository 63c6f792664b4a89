import { anyOf } from "../../../any-of.ts";
import { longForm } from "../../evidence/meaning/short-forms.ts";
import { upperFirst } from "../../skill-names.ts";

/** What resumes write short and no claim of a letter does. */
const OWN_FORMS: Readonly<Record<string, string>> = {
  apprx: "about",
  cust: "customer",
  d: "day",
  h: "hour",
  mth: "month",
  ppl: "people",
  prev: "previous",
  wkend: "weekend",
  wkly: "weekly",
  xmas: "Christmas",
};
const SHORT_FORM = new RegExp(
  String.raw`(?<![\p{L}\d/.'’@&-])(?<short>${anyOf(
    "accts? appts? apprx custs? depts? equip maint mfg mgmt mgrs? mtgs? mths? ppl prev qtrs? hrs mins supv vols? wks? wkly wkends?",
    "xmas yrs",
  )})(?![\p{L}\d/@&'’-])\.?(?! ?\p{Lu}\p{Ll}*\.)`,
  "giu",
);
const AMOUNT = String.raw`\d[\d.,]{0,9}(?: ?[kKmM](?!\p{L}))?\+?(?: [\p{L}-]{1,20}){0,4}`;
const RATE = new RegExp(
  String.raw`(?<amount>${AMOUNT})(?<! ${anyOf("day night hour week month shift")}) ?\/ ?(?<time>${anyOf(
    "hr hour h day d wk week mo mth month qtr yr year shift night session term quarter season visit class head person unit job minute min",
  )})(?![\p{L}\d/])(?:\.(?=$| \p{Ll}))?`,
  "giu",
);
const RATE_IN_LETTERS = new RegExp(
  String.raw`(?<amount>${AMOUNT}) ?p(?:\/|\.)?(?<time>[wad])\.?(?=$|[,;)]| [+&]| ${anyOf("and or on in for with at from by over across")} )`,
  "giu",
);
const YEARLY: Readonly<Record<string, string>> = { w: "week", a: "year", d: "day" };
const ARROW =
  /(?:(?<!\p{L})from )?(?<one>[$€£]?\d[\d.,]{0,12}(?: ?%|[kKmM])?(?: \p{Ll}{1,12})?) ?(?:→|-{1,2}>|=>|➔|–>) ?(?=[$€£]?\d)/gu;
const AND_SIGN = /(?<=[\p{L}\d)%] )(?:\+|&)(?= [\p{L}\d])/gu;
const AND_MORE = /(?<=\d) \+ (?=\p{Ll})/gu;
const FROM_TO = new RegExp(
  String.raw`(?<before>(?<!\p{L})${anyOf(
    "grew raised reduced cut increased improved lowered brought took rose fell dropped went down up",
  )} (?:\p{L}+ ){0,4})(?=[$€£]?\d[\d.,]{0,9}(?: ?%|[kKmM])? to [$€£]?\d)(?<!(?:from|by|of|between|to|under|over) )`,
  "giu",
);
const BEGINS_WITH_NONE = /^(?:0|nil) (?=\p{Ll}{3})/iu;

function spelledOut(short: string): string {
  return OWN_FORMS[short] ?? longForm(short);
}

function rate(_whole: string, amount: string, time: string): string {
  const whole = spelledOut(time.toLowerCase());
  return `${amount} ${whole === "hour" ? "an" : "a"} ${whole}`;
}

function isOfName(text: string, at: number): boolean {
  const [before = ""] = text.slice(0, at).trimEnd().split(" ").slice(-1);
  return /^\p{Lu}/u.test(before) && /^. \p{Lu}/u.test(text.slice(at));
}

/** A line of a resume with its signs and short forms in words: "22 drops/day w/ tail lift" is "22 drops a day with ...". */
export function plainSigns(line: string): string {
  if (!/[\d/+&>→]|\p{L}{2}/u.test(line)) return line;
  return line
    .replace(ARROW, "from $<one> to ")
    .replace(RATE, rate)
    .replace(RATE_IN_LETTERS, (_whole, amount: string, time: string) => `${amount} a ${YEARLY[time.toLowerCase()]}`)
    .replace(SHORT_FORM, inFull)
    .replace(/(?<!\p{L})[Yy]r (?=\d)/gu, "Year ")
    .replace(/(?<!\p{L})w\/(?: ?(?=\p{L})| (?=\d))/gu, "with ")
    .replace(/ vs\.? (?:an? )?target(?: of)? (?=[$€£]?\d)/gu, " against a target of ")
    .replace(/(?<!\p{L})(?<times>\d{1,2}) ?x (?:an? |per )?(?=(?:day|week|month|year)(?!\p{L}))/gu, "$<times> times a ")
    .replace(/(?<!\p{L})(?:avg\.?|average) (?=[$€£]?\d)/gu, "an average of ")
    .replace(/ avg\.?(?=$|[,;.])/gu, " on average")
    .replace(FROM_TO, "$<before>from ")
    .replace(/(?<=^| )(?<one>\p{L}+ing)\/(?=\p{Ll}+ing(?: |,|$))/gu, "$<one> and ")
    .replace(/^(?<one>\p{Lu}\p{Ll}+ed)\/(?=\p{Ll}+ed )/u, "$<one> and ")
    .replace(/(?<![\d:])(?:1:1|1-1|121|1-to-1|1 to 1)(?= \p{Ll})/gu, "one-to-one")
    .replace(/(?<=of the (?:month|year|quarter|week)) x ?(?<many>\d)$/iu, " $<many> times")
    .replace(/(?<=\d)\*(?= \p{Ll})/gu, "-star")
    .replace(/^Sous (?=in |at |for |of )/u, "Sous chef ")
    .replace(/(?<=(?:[Ll]egal|[Mm]edical|[Ss]chool|[Tt]eam) )sec(?!\p{L})/gu, "secretary")
    .replace(/, (?:0|nil|zero) (?=\p{Ll}{3})/gu, ", with no ")
    .replace(BEGINS_WITH_NONE, "No ")
    .replace(AND_MORE, "+ ")
    .replace(AND_SIGN, (sign, at: number, text: string) => (isOfName(text, at) && sign === "&" ? sign : "and"));
}

function inFull(short: string): string {
  const bare = short.replace(/\.$/u, "").toLowerCase();
  const one = bare.replace(/s$/u, "");
  const isSeveral = one !== bare && spelledOut(one) !== one;
  const whole = isSeveral ? `${spelledOut(one)}s` : spelledOut(bare);
  return /^\p{Lu}/u.test(short) ? upperFirst(whole) : whole;
}
