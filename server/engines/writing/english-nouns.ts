import { anyOf, anyOfLines } from "../any-of.ts";
import { isTitleHead } from "./evidence/fact-words.ts";

const SPOKEN_AS_WORD =
  "(?:STEM|STEAM|SEND|NEBOSH|HACCP|RIDDOR|LOLER|NATO|NASA|LAN|RAM|SIM|SCUBA|SAGE|SOC|SIEM|SCADA|SOX|NICU)(?![A-Za-z])";
/** Letters and first letters that are spoken with a vowel in front: "an RN", "an HR manager", "a UX designer". */
const VOWEL_SOUND = new RegExp(
  `^(?:[aeio]|[AEIO](?!U)|u(?!ni|se|ti|x\\b|tah)|h(?:our|on(?:est|or))|(?!${SPOKEN_AS_WORD})(?:[FHLMNRSX][A-Z]{0,4})(?![A-Za-z]))`,
);

function articleOf(words: string): "a" | "an" {
  return VOWEL_SOUND.test(
    /^[A-Z](?:[A-Z]+\b|\.|&[A-Z])/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1),
  )
    ? "an"
    : "a";
}

/** Of a number in figures: "an 8-bed ward", "a 41-bed unit". */
export function articleOfNumber(number: string): "a" | "an" {
  return /^(?:8|11(?!\d)|18(?!\d))/u.test(number) ? "an" : "a";
}

/** "team" as "a team", "internal portal" as "an internal portal". */
export function withArticle(phrase: string): string {
  return `${articleOf(phrase)} ${phrase}`;
}

const BOTH_KINDS = /^\p{L}+(?: \p{L}+)? (?:and|&) (?:\p{L}+ ){1,3}(?<last>\p{L}+[^s\P{L}])$/u;

const IS_DEGREE = /^(?:bachelor|master|associate)(?:['’]?s)?(?: degree)? (?:of|in) /iu;

const IS_NOBODY = new RegExp(
  anyOfLines`
    ^(?:sales|customer|client|technical|product|desktop|application|office|it) (?:support|service)$
    (?:team|game|key|ice) ?player$|^(?:I{1,3}|IV|V) (?:and|or|&|to)[ ]|[?#]
    ^(?:kitchen|stage|ground|cabin|night|day|floor) (?:crew|staff|team)$
    ^(?:\p{L}+ ){0,3}(?:order|stage|center|chapter|number|paper|letter|register|folder|newsletter|chamber|career|matter|theater)(?: of |$)
  `,
  "iu",
);

/** What belongs to a club or a board, and says of no work. */
export const ONLY_MEMBER = /^(?:(?:active|general|board|committee) )?members?$/iu;

/** A job title as "a Payroll Accountant"; null for one that is no person, such as "Sales". */
export function asPerson(title: string): string | null {
  const head =
    title
      .replace(/ (?:I{1,3}|IV|V|[A-D1-5])$/, "")
      .split(/(?<!\s)\s+(?:of|for|in|at|and|&|to|with)\s+|[,(–]|\s-\s/)[0] ?? "";
  const last =
    head
      .trim()
      .split(/[\s/]+/)
      .at(-1)
      ?.toLowerCase() ?? "";
  if (IS_NOBODY.test(title) || ONLY_MEMBER.test(title)) return null;
  // "I work as Head of Science": there is one of them.
  if (last === "head") return title;
  const isPerson =
    isTitleHead(last) || /(?:er|or|ist|ian|ant|ent|ee|man|woman|aide|chef|cook|lead|clerk|intern)$/.test(last);
  if (IS_DEGREE.test(title)) return null;
  // "Employment Professionals" is many, and mostly the name of a firm.
  const isMany = /[^s]s$/.test(last) && !/(?:boss|sales|bus)$/.test(last);
  if (isPerson && !isMany && !last.endsWith("ment")) return `${articleOf(title)} ${title}`;
  // "Recruiting and HR Manager" is one person by its last word.
  return isTitleHead(BOTH_KINDS.exec(title)?.groups?.last?.toLowerCase() ?? "") ? `${articleOf(title)} ${title}` : null;
}

/** What one is or holds one of: "an MBA", "a CPA". */
const TITLE_IN_LETTERS = /^(?:MBA|CPA|CFA|CDL|CNA|LPN|PhD|CMA|CIA)$/;
const ONE_OF = new RegExp(
  String.raw`^(?:[\p{L}'’-]+ ){0,4}?${anyOf(
    "degree diploma licen[cs]e certificate certification system background portfolio vehicle permit",
    "record credential card attitude mindset eye",
  )}(?=$|[\s,])`,
  "iu",
);

/** "bachelor's degree in accounting" as "a bachelor's degree in accounting"; whatever has an article or none stays. */
export function withArticleOfOne(phrase: string): string {
  if (TITLE_IN_LETTERS.test(phrase)) return withArticle(phrase);
  if (!ONE_OF.test(phrase) || /^(?:an?|the|your|own|any|current|valid|active|state|one|two|\d)\b/i.test(phrase))
    return phrase;
  return `${articleOf(phrase)} ${phrase}`;
}

const ONLY_ONE =
  /^(?!.* to (?:the )?)(?:.*[ /])?(?:CEO|CFO|CTO|COO|CIO|CISO|CMO|CPO|CHRO)$|^Chief \p{L}+ Officer(?!\p{L})/u;

/** A job title as what somebody is: "a Payroll Accountant", and "CTO", of whom a house has one; null for no person. */
export function asHolder(title: string): string | null {
  return ONLY_ONE.test(title) ? title : asPerson(title);
}
