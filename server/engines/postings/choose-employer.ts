import { isPlaceName, judgePart } from "../analysis/judge-part.ts";
import { tidyEmployer } from "./employer-in-text.ts";
import { isSector } from "./described-house.ts";
import { describedEmployers } from "./employer-described.ts";
import { employersTold } from "./employer-told.ts";
import { isCompanyLike } from "./head-names.ts";
import { hasLegalForm, isFirm } from "./name-lines.ts";
import { isNamedAsHouse } from "./one-line-head.ts";
import { isTownLine, namesTown } from "./place-lines.ts";

const PARTS = /\s[–—|-]\s|\s?[·•|]\s?|,\s(?!(?:inc|llc|ltd|s\.\s?l|s\.\s?a)\b)/iu;
const SAID_OF = /^(?:At|About|Join|Bei|Über|Chez|En|Sobre) /u;
const ORGANISATION = 2; // of three, as `judgePart` weighs an employer
const WORK = 3;
const TWICE = 2;
const PARAGRAPH = 80; // in letters

const within = (name: string, line: string) => ` ${line} `.includes(` ${name} `);

export function isOrganisation(name: string): boolean {
  return hasLegalForm(name) || isFirm(name) || isNamedAsHouse(name) || judgePart(name).employer >= ORGANISATION;
}

function asWritten(name: string, head: readonly string[]): string | null {
  const parts = head.flatMap((line) => line.split(PARTS)).map(tidyEmployer);
  const whole = parts.find((part) => {
    const isName = judgePart(part).title < WORK || isOrganisation(part);
    return part === name || (isName && within(name, part) && !SAID_OF.test(part) && isCompanyLike(part));
  });
  return whole ?? (head.some((line) => within(name, line)) ? name : null);
}

const BEFORE_PLACES = "in In near nr around à en bei aus nach from".split(" ");

/** Whether a text speaks of a place by this name: "in Soest". */
export function isPlaceOf(text: string, name: string): boolean {
  return namesTown(name) || isPlaceName(name) || BEFORE_PLACES.some((word) => text.includes(` ${word} ${name}`));
}

/** Of the name at the head and those that the sentences tell of, the employer; null where neither is plain. */
export function chooseEmployer(
  head: readonly string[],
  text: string,
  found: { company: string | undefined; title: string; isBeside: boolean; isSure: boolean; isAbroad: boolean },
): string | null {
  const described = found.isAbroad ? describedEmployers(text) : [];
  const towns = head.flatMap((line) => line.split(PARTS)).filter((part) => isTownLine(part) || isPlaceName(part));
  const work = found.title.split(PARTS).filter((part) => judgePart(part).title === WORK);
  const isElse = (name: string) => [...towns, ...work].some((part) => within(name, part));
  const told = employersTold(text, head, described).filter((name) => !isElse(name));
  const named = told.map((name) => asWritten(name, head)).find((name) => name !== null);
  const { company, isSure, isBeside } = found;
  const isWhole = isSure && !isBeside && company !== undefined && named !== undefined && within(named, company);
  if (named !== undefined) return isWhole ? company : named;
  const times = company === undefined ? 0 : text.split(company).length - 1;
  const [teller = ""] = found.isAbroad ? [] : told;
  const opensText = text.split("\n").some((line) => line.startsWith(`${teller} `) && line.length > PARAGRAPH);
  const isToldOften = teller.includes(" ") ? opensText || text.split(teller).length > TWICE : false;
  const isSurelyNamed = times > 1 || (!isBeside && !isToldOften) || hasLegalForm(company ?? "");
  const isOfHead = company !== undefined && ((isSure && times >= TWICE) || (isSurelyNamed && isOrganisation(company)));
  const [first = ""] = head;
  const isHouse = isCompanyLike(first) && (hasLegalForm(first) || isNamedAsHouse(first));
  return (isOfHead ? company : told[0]) ?? (isHouse ? first : company) ?? null;
}

/** "Medizintechnik | Tuttlingen": beside the branch of an unnamed house stands its town. */
export function isBesideSector(company: string, lines: readonly string[]): boolean {
  return lines.some((line) => {
    const parts = line.split(PARTS);
    return parts.includes(company) && parts.some(isSector) && !isOrganisation(company);
  });
}
