import { anyOf } from "../any-of.ts";
import { countryByName } from "../places/countries.ts";
import { isSlip } from "./spelling.ts";
import { foldPlace } from "../places/world-cities.ts";

const LEGAL_FORMS = anyOf(
  "inc incorporated llc llp lp ltd limited gmbh ggmbh mbh ag se kg kgaa ohg ug ev eg sa sas sarl srl spa sl slu bv nv oy oyj",
  "ab as asa aps plc corp corporation co company pty pte pvt holding holdings group deutschland germany international",
);
const LEGAL_FORM = new RegExp(String.raw`\b${LEGAL_FORMS}$`);

/** A company's name as names are compared: without its legal form. */
export function companyKey(name: string): string {
  let key = foldPlace(name.replace(/[’'.]/g, "")).replace(/^the /, "");
  while (LEGAL_FORM.test(key) && key.includes(" ")) key = key.replace(LEGAL_FORM, "").trim();
  return key;
}

export type CompanyNames = {
  /** Empty when the posting names none. */
  main: string;
  /** Without words that a firm's name is also told without: "Harbor Technologies" is Harbor. */
  short: string;
  /** Owners, agents and trading names told beside it. */
  others: ReadonlySet<string>;
  /** A shop, department or country told after the name; empty where none is. */
  branch: string;
  words: ReadonlySet<string>;
};

/** What stands between a firm's name and that of its owner, agent or shop window. */
const BESIDE = new RegExp(
  [
    String.raw`[()[\]|/]`,
    ",? (?:an?|part of) (?=.{2,60} (?:company|brand|business|subsidiary|group)$)",
    String.raw`\s(?:(?:posted |hiring )?by|via|dba|d\/b\/a|t\/a|c\/o|aka|formerly|trading as|on behalf of|powered by)\s`,
  ].join("|"),
  "i",
);
const TAIL = /\s[-–—:•]\s/;
const WEB_ADDRESS = /(?<=\w)\.(?:com|io|ai|org|net|co|de|fr|eu|us|uk)\b/gi;
const RECRUITING = new RegExp(
  String.raw`\s${anyOf("careers career jobs hiring recruiting recruitment talent hq hr team people official")}$`,
);
const CAREERS_AT = /^(?:jobs|careers|work|working|join|life) (?:at|with|bei|chez) (?=.)/i;
const LEFT_OUT = anyOf(
  "technologies technology systems services solutions industries partners group international company worldwide global " +
    "networks network labs software digital",
);
const OFTEN_LEFT_OUT = new RegExp(`(?<=.{4})${LEFT_OUT}$`);
/** "Jobfinder for Harbor Works": an agent, but a "Center for Health" is all its name. */
const FOR = /\sfor\s/i;
const GENERAL_TAIL = /\s(?:company|brand|business|subsidiary|group)$/;
/** "Bank of America" has no branch in America. */
const NOT_BEFORE_COUNTRY = new Set("of for in the and de du di da la le des air von".split(" "));
const MOST_COUNTRY_WORDS = 3;
const LEAST_LETTERS = 3;

function withoutCountry(key: string): { rest: string; country: string } {
  const words = key.split(" ");
  for (let count = Math.min(MOST_COUNTRY_WORDS, words.length - 1); count > 0; count--) {
    const rest = words.slice(0, -count);
    const country = words.slice(-count).join(" ");
    const isOpen = rest.join("").length < LEAST_LETTERS || NOT_BEFORE_COUNTRY.has(rest.at(-1)!);
    if (!isOpen && (countryByName(country) || AREAS.has(country))) return { rest: rest.join(" "), country };
  }
  return { rest: key, country: "" };
}

const AREAS = new Set(
  "us,uk,eu,emea,apac,dach,latam,europe,north america,americas,nordics,benelux,middle east,asia pacific,asia".split(
    ",",
  ),
);

const NO_NAME = new RegExp(
  `^(?:${anyOf("confidential private undisclosed anonymous")}(?:company|employer)?|${anyOf("na unknown vertraulich confidentiel confidencial")})$`,
);

/** "Confidential", "Private Company": what stands in the place of a name that is not told. */
export function isUnnamed(company: string): boolean {
  return NO_NAME.test(companyKey(company).replaceAll(" ", ""));
}

function nameOf(text: string): { key: string; country: string } {
  const words = text.replace(/&|\+|\b(?:and|und|et|y)\b/gi, " ").replace(WEB_ADDRESS, "");
  const { rest, country } = withoutCountry(companyKey(words).replace(RECRUITING, ""));
  return { key: companyKey(rest), country };
}

/** A joined name without words that are often left out. */
export function shortName(joined: string): string {
  return joined.replace(OFTEN_LEFT_OUT, "");
}

/** The names under which a firm may be told elsewhere. Names of places after it say nothing. */
export function readCompany(name: string, isPlace: (text: string) => boolean): CompanyNames {
  const parts = name
    .replace(WEB_ADDRESS, "")
    .replace(CAREERS_AT, "")
    .split(BESIDE)
    .map((part) => (part ?? "").trim());
  const [first = "", ...beside] = parts.filter((part) => part !== "");
  const [head = "", ...tails] = first.split(TAIL);
  const { key, country } = nameOf(head);
  const joined = key.replaceAll(" ", "");
  const main = NO_NAME.test(joined) ? "" : joined;
  const others = [...beside, ...first.split(FOR).slice(1)].map((part) => nameOf(part.replace(GENERAL_TAIL, "")).key);
  const branches = tails.map(companyKey).filter((tail) => !isPlace(tail) && !RECRUITING.test(` ${tail}`));
  const numbers = parts.flatMap((part) => (part === first ? [] : (/\d{2,}/.exec(part) ?? [])));
  return {
    main,
    short: shortName(main),
    others: new Set(
      [companyKey(head.replace(WEB_ADDRESS, "")), foldPlace(head), ...others.filter((each) => !isPlace(each))]
        .map((each) => each.replaceAll(" ", ""))
        .filter((each) => each !== "" && each !== main),
    ),
    branch: [...branches, ...numbers, country === "us" || country === "usa" ? "" : country].filter(Boolean).join(" "),
    words: new Set([...foldPlace(name).split(" "), ...key.split(" ")].filter((word) => word !== "")),
  };
}

const LEAST_MISSPELLED = 8;
const isMisspelled = (one: string, other: string) =>
  one !== other && one.length >= LEAST_MISSPELLED && isSlip(one, other);

/** Two firms known by other names alone are two. A branch told by one alone leaves it open. */
export function compareCompanies(a: CompanyNames, b: CompanyNames): "same" | "open" | "unnamed" | "other" {
  if (a.main === "" || b.main === "") return "unnamed";
  const [namesOfA, namesOfB] = [a, b].map(({ main, others }) => [main, ...others]) as [string[], string[]];
  if (namesOfA.some((one) => namesOfB.some((other) => isMisspelled(one, other)))) return "open";
  const isShortened = a.short === b.short && (a.main === a.short || b.main === b.short);
  if (a.main !== b.main && !a.others.has(b.main) && !b.others.has(a.main) && !isShortened) return "other";
  if (a.branch === b.branch) return a.main === b.main ? "same" : "open";
  return a.branch === "" || b.branch === "" ? "open" : "other";
}
