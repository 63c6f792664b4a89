import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { countryByName, worldRegion } from "../../places/countries.ts";
import { LAW } from "./laws.ts";
import { isEverybodys } from "./everybodys.ts";
import { isWorkedThrough } from "./worked-through.ts";
import { isKnownByLetters } from "./known-by-letters.ts";
import { hasOneOfThem } from "./one-is-enough.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import type { Ask, WritingFacts } from "../writing-facts.ts";

const BEFORE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:experience|proficien\p{L}+|skills?)\s(?:with|in|using) knowledge\sof familiar\p{L}*\swith working\swith`,
    String.raw`manejo\sdel? dominio\sdel? conocimientos?\sdel? experiencia\scon ma[iî]trise\sd(?:e|u|['’]) connaissances?\sd(?:e|u|['’])`,
    String.raw`pratique\sd(?:e|u|['’]) (?:kenntnisse|erfahrung|umgang|routine)\s(?:in|mit|im\sumgang\smit)`,
  )}\s?(?<one>an?\s)?(?:the\s|la\s|le\s|l['’])?(?:(?:software|system|program|programa|logiciel|norma|norme|standard)\s)?`,
  "iu",
);
const NAME = new RegExp(
  String.raw`^(?<name>\p{Lu}[\p{L}\d]{2,}(?: (?:\p{Lu}[\p{L}\d]+|\d{4,5})){0,2})(?=${anyOfLines`
    $|[,;.)]
    [ ]${anyOfLines`
      is|are|a|an|or|and|preferred|required|wünschenswert|von|souhaitée?
      appréciée?|oder|es|valorable|deseable|y|et|und
    `}(?!\p{L})
  `})`,
  "u",
);

const PRODUCT = new RegExp(
  String.raw`(?<![\p{L}\d])(?<name>(?:\p{Lu}\p{Ll}{3,} )?(?:\p{Lu}\d{1,2}|\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}{2,}))(?= (?:${anyOf(
    String.raw`experience skills knowledge is\s(?:an\sasset|a\s(?:plus|bonus)|desirable|preferred) preferred desirable`,
  )})(?!\p{L}))`,
  "u",
);

/**
 * The name of a program or a standard that a posting asks for, that no lexicon knows and no line of the resume has,
 * of its must-haves, or of its wishes where it is surely a product; null without one.
 */
export function unknownProgram({ asks, profile, posting, language }: WritingFacts): string | null {
  const known = profile.lines.join("\n").toLowerCase();
  const isNamed = ({ text, isWish }: Ask) => !isWish || PRODUCT.test(text);
  const named = (language === "en" ? asks.filter(isNamed) : [...asks]).toSorted(byNeed);
  for (const { text } of named) {
    const before = BEFORE.exec(text);
    const behind = before ? NAME.exec(text.slice(before.index + before[0].length)) : null;
    const name = (behind ?? (language === "en" ? PRODUCT.exec(text) : null))?.groups?.name;
    const isOwn = name !== undefined && posting.company.toLowerCase().includes(name.toLowerCase());
    if (!name || isOwn || LAW.test(name) || isNoProgram(name) || !isInvented(name, language === "de")) continue;
    if (language === "en" && isOfTrade(text, before?.[0] ?? "", name)) continue;
    // "Knowledge of the NQS", "experience with FCDO": a framework or a body, which whoever works with it may not name.
    if (language === "en" && /^\p{Lu}+s?$/u.test(name) && !before?.groups?.one) continue;
    if (
      hasOneOfThem(text, { profile, language }) ||
      isKnownByLetters(name, profile.lines) ||
      isWorkedThrough(name, profile.lines)
    )
      continue;
    const [first = ""] = name.toLowerCase().split(" ");
    if (!known.includes(name.toLowerCase()) && !(first.length > FEWEST_LETTERS && known.includes(first)))
      return `${before?.groups?.one ?? ""}${language === "fr" ? frenchArticle(before?.[0] ?? "") : ""}${name}`;
  }
  return null;
}

/** "Solid knowledge of Incoterms, ISF and import procedure": rules of a trade, which whoever works in it may not name. */
function isOfTrade(ask: string, before: string, name: string): boolean {
  const isKnowledge = /^(?:knowledge|familiar)/iu.test(before);
  return isKnowledge && /^(?:,| and ) ?[^.;]*\p{L}/u.test(ask.slice(ask.indexOf(name) + name.length));
}

function frenchArticle(before: string): string {
  if (/ du $/u.test(before)) return "le ";
  return / de la $/u.test(before) ? "la " : / de l['’]$/u.test(before) ? "l'" : "";
}

function byNeed(one: Ask, other: Ask): number {
  return Number(one.isWish) - Number(other.isWish);
}

const OF_BUSINESS = /^(?:b2b|b2c|d2c|saas|paas|iaas|e-?commerce|fintech)(?![\p{L}\d])/iu;

/** What kind of business a house does is nothing that one works with: "SaaS". */
export function isKindOfBusiness(name: string): boolean {
  return OF_BUSINESS.test(name);
}

/** "Knowledge of Armenian" is a language to speak; a place, and what everybody uses, are no programs either. */
function isNoProgram(name: string): boolean {
  const isLanguage = findSkills(name, { list: true }).some(({ kind }) => kind === "language");
  return (
    isLanguage ||
    isKindOfBusiness(name) ||
    isEverybodys(name) ||
    countryByName(name) !== null ||
    worldRegion(name) !== null
  );
}

const FEWEST_LETTERS = 3;

/** "Nixfarma", "INIT MOBILE", "RevolutionEHR", "ISO 22000": no word of a dictionary; German writes its nouns large. */
function isInvented(name: string, isGerman: boolean): boolean {
  if (/\p{Ll}\p{Lu}|\d/u.test(name) || /^\p{Lu}{3,}(?: |$)/u.test(name)) return true;
  return !isGerman && name.split(" ").every((word) => unknownWords(word.toLowerCase()).length > 0);
}
