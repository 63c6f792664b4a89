import { FUNCTION_WORDS, judgePart } from "../analysis/judge-part.ts";
import { familiesOfTitle } from "../analysis/title-families.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { isSector } from "./described-house.ts";
import { isDepartment, isLabel } from "./labelled-fields.ts";
import { beginsAsFirm, isSentence } from "./name-lines.ts";
import { placeOf } from "./place-lines.ts";
import { namesContract } from "./read-employment.ts";
import { readPlaces } from "../places/read-places.ts";
import { isTitleCall } from "./title-likeness.ts";
import { tidyLine } from "../tidy-text.ts";

export const GENDERS = /\([mwfdhx](?:[/|*][mwfdhx]){1,3}\)/iu;

const COMMON = /^(the|our|we|this|job|us|you|it|he|she|they|there|here|who|what|why|work|additionally)$/i;
/** Headings of forms, also where the next word is glued to them: "Company OverviewAcme". */
const FORM_WORDS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "[Dd]escription [Oo]verview [Ss]ummary [Ll]ocation [Ii]ndustry [Ss]hift [Hh]ire [Rr]equirements? [Qq]ualifications?",
  )}(?!\p{Ll})`,
  "u",
);
const FORM_WORDS_TOO = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "what why how who you your our we us this these will requires? required responsibility responsibilities duties",
    "benefits? citizenship compensation salary hours kennziffer referenz\\p{L}* référence referencia reference requisition entgeltgruppe",
  )}(?!\p{L})`,
  "iu",
);
const SOME_FIRM = new RegExp(
  `^(?:(?:our|the|this) )?${anyOf(
    "client company organi[sz]ation firm team agency employer school hospital city role position job opportunity",
    "council trust board college university centre center church clinic practice business group bank department service",
  )}$`,
  "i",
);
const FORM_PARTS = anyOf(
  "job position role vacancy general key quick posting post contract information details? facts? data specification advertisement",
);
const ONLY_FORM = new RegExp(`^${FORM_PARTS}(?: (?:and |& )?${FORM_PARTS}){0,3}$`, "iu");
const GLUED_SENTENCE = /\p{Ll}(At|This|We|The|Our|You|As|In|It|If|Is)(?!\p{L})/u;
export const MAX_COMPANY_WORDS = 7;

const PARTS = /\s[–—-]\s|[()|]/;

/** How much a line is like a title, up to 1; a place behind it is no reason against it: "Warehouse Manager - Lexington, KY". */
export function titleness(line: string): number {
  if (isSentence(line)) return 0;
  if (GENDERS.test(line)) return 1;
  if (placeOf(line) !== "") {
    const parts = line.split(PARTS).map(tidyLine);
    return Math.max(0, ...parts.map((part) => (part === line || part === "" ? 0 : titleness(part))));
  }
  return Math.min(
    1,
    familiesOfTitle(line).reduce((sum, { share }) => sum + share, 0),
  );
}

const SENTENCE_WORDS = 4;

/** Whether a line may be a name, mostly written in capitals or numbers: "Able to work in teams" is none, nor is what a form asks for. */
export function canBeName(line: string): boolean {
  const words = line.split(" ").filter((word) => !FUNCTION_WORDS.has(word));
  const capital = words.filter((word) => /^(?:[dl]['’])?[^\p{L}]*[\p{Lu}\p{N}]/u.test(word));
  const isWritten =
    words.length < SENTENCE_WORDS || capital.length * 2 > words.length || line.includes(",") || beginsAsFirm(line);
  const isForm = FORM_WORDS.test(line) || FORM_WORDS_TOO.test(line) || isLabel(line);
  return (
    isWritten &&
    /\p{L}/u.test(line) &&
    !isForm &&
    !GLUED_SENTENCE.test(line) &&
    !SOME_FIRM.test(line) &&
    !ONLY_FORM.test(line) &&
    !COMMON.test(line)
  );
}

/** Whether a line is written as names of employers are, and tells no place, shift or contract. */
export function isCompanyLike(line: string): boolean {
  const words = line.replace(/ \([^()]{0,60}\)$/u, "").split(" ");
  if (!canBeName(line) || isDepartment(line) || isSector(line)) return false;
  if (isSentence(line) || words.length > MAX_COMPANY_WORDS || !/^[\p{Lu}\p{N}]/u.test(line)) return false;
  if (/[$€£:%]/.test(line) || PAY.test(line) || CONDITION.test(line) || isTitleCall(line) || headingUse(line) !== null)
    return false;
  return !namesContract(line) && placeOf(line) === "" && readPlaces([line]).workplace === null;
}

/** Pay that is written without a sign of money: "Market related", "R480k", "12 LPA". */
const PAY = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    market[- ]related|R ?\d[\d ,.]{0,12}k?|\d[\d.,]{0,8} ?k|ctc|lpa|lakhs?|doe|negotiable|(?:competitive|attractive) (?:salary|pay|package|rates?)
    (?:per|an?) (?:hour|day|week|month|year|annum)|p\.?a\.?|hourly|hrs?|hours?
  `}(?!\p{L})`,
  "iu",
);
const CONDITION = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    shifts?|turnos?|schicht\p{L}*|horaires?|entry[- ]level|ab sofort|berufserfahrung|débutante?s? acceptée?s?
    incorporación inmediata|^(?:job )?(?:r[eé]f|id|req|code)\.?(?: (?:no|nr)\.?)?[ :#]+\S{0,12}\d\S{0,12}$|^(?:grade|band|scale(?: point)?|level|tier|series|step) [\dA-Z]{1,3}$
  `}(?!\p{L})`,
  "iu",
);

const WORKER = 3; // of three, as `judgePart` weighs a title
const UNIT = /^(?:service|abteilung|fachbereich|direction|departamento) /iu;

/** Whether a part of a head names who works somewhere, and no house. */
export function isWorker(name: string): boolean {
  const { title, employer } = judgePart(name);
  return title === WORKER && employer < title;
}

/** Whether a part of a head names a unit of a house: "Abteilung Einkauf". */
export function isUnit(name: string): boolean {
  return UNIT.test(name);
}
