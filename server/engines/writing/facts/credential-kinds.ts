import { rememberText } from "../../../domain/remember-text.ts";
import { anyOf } from "../../any-of.ts";
import { readLexicon } from "../../analysis/lexicon/read-lexicon.ts";

/** One licence or certificate, however a posting or a resume writes it. */
export type CredentialKind = {
  id: string;
  /** With its article, as an English sentence takes it. */
  name: string;
  /** Says it wherever it stands. */
  spoken: RegExp | null;
  codes: RegExp | null;
  /** Says it among the certificates of a resume: "Forklift operator, 2024". */
  listed: RegExp | null;
  /** The one of its family a step below. */
  below: string | null;
};

type Place = { from: number; to: number };

const WORDS_BETWEEN = "(?: [\\p{L}']{1,20}){0,3} ";
const BLANKS = " {1,2}"; // A hyphen is read as a blank: "Gesundheits- und Krankenpfleger"

export const CREDENTIAL_KINDS: readonly CredentialKind[] = readLexicon("credentials.tsv").map(({ cells }) => {
  const [id = "", name = "", spoken = "", codes = "", listed = "", below = ""] = cells;
  return { id, name, spoken: wordsOf(spoken), codes: codesOf(codes), listed: wordsOf(listed), below: below || null };
});

function partsOf(cell: string): string[] {
  return cell.split(";").filter((part) => part !== "");
}

function wordsOf(cell: string): RegExp | null {
  // The longest first, so that "Führerschein Klasse C" is told whole.
  const forms = partsOf(cell).sort((a, b) => b.length - a.length);
  const spellings = forms.map((form) =>
    form
      .split(" ... ")
      .map((part) => RegExp.escape(part).replaceAll("\\*", "[\\p{L}']{0,20}"))
      .join(WORDS_BETWEEN)
      .replaceAll(/\\x20| /g, BLANKS),
  );
  return forms.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${spellings.join("|")})(?!\\p{L})`, "u");
}

/** Codes count in capitals alone: "ace" is a word. */
function codesOf(cell: string): RegExp | null {
  const codes = partsOf(cell).map((code) => RegExp.escape(code));
  return codes.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${codes.join("|")})(?!\\p{L})`, "u");
}

/** Without capitals, accents and hyphens; every letter keeps its place. Each text is asked for every kind. */
const folded = rememberText((text) =>
  [...text]
    .map((letter) => (letter.length > 1 ? "  " : (letter.toLowerCase().normalize("NFD")[0] ?? " ")))
    .join("")
    .replace(/[-–\n(]/g, " ")
    .replaceAll("’", "'")
    .replaceAll("licence", "license"),
);

/** Where a text names a credential; null where it does not. */
export function credentialIn(text: string, kind: CredentialKind, { isList = false } = {}): Place | null {
  const found = [
    kind.spoken?.exec(folded(text)),
    kind.codes?.exec(text),
    isList ? kind.listed?.exec(folded(text)) : null,
  ].find((match) => match);
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

/** Whether a text names one of the credentials that are told and missed by their own rules. */
export function isOfKind(text: string): boolean {
  return CREDENTIAL_KINDS.some((kind) => credentialIn(text, kind) !== null);
}

const NOT_KEPT = String.raw`(?:(?<!\p{L})(?:not|never)|n['’]t)\s(?:yet\s|been\s|since\s|kept\s){0,2}`;
const EXPIRED = new RegExp(
  String.raw`(?:${NOT_KEPT}(?:renewed|refreshed|updated|retaken|current|valid)|(?<!\p{L})${anyOf(
    String.raw`out\sof\sdate no\slonger\s(?:valid|current|held) r[ua]n\sout(?!-)`,
    String.raw`(?<!not\s)needs?\s(?:to\sbe\s|to\s|an?\s)?(?:renew|refresh|updat|retak)\p{L}*`,
    String.raw`(?<!\((?:membership|subscription)\s(?:has\s|is\s|was\s)?)(?:expired|lapsed)`,
    "abgelaufen expirée?s? périmée?s? caducad[oa]s? vencid[oa]s?",
  )})(?!\p{L})`,
  "iu",
);
const LAST_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(String.raw`exp(?:ires|iry|iration)?(?:\sdate)? (?:valid|active|current|in\sdate)\s(?:to|until|till|through|thru)`)})` +
    String.raw`[.:]*\s(?:on )?(?:\d{1,2}(?:st|nd|rd|th)? (?=\p{L}))?(?<month>\p{L}{3,9}\.?,? |\d{1,2}[./-](?:\d{1,2}[./-])?)?(?:\d{1,2}(?:st|nd|rd|th)?,? (?=20\d))?(?<year>20\d\d|\d\d)(?!\d)`,
  "iu",
);
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const CENTURY = 2000;

export type Month = { year: number; month: number };

function lastMonth({ month = "", year = "" }: Partial<Record<string, string>>): Month {
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const count = named || Number.parseInt(month, 10) || MONTHS.length;
  return { year: (Number(year) % CENTURY) + CENTURY, month: count };
}

function thisMonth(): Month {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

/** Where a text says that something has run out, or names a last month that is over; below 0 where it does not. */
export function runOutFrom(text: string, today: Month = thisMonth()): number {
  const said = text.search(EXPIRED);
  const found = LAST_DAY.exec(text);
  if (said >= 0 || found === null) return said;
  const last = lastMonth(found.groups ?? {});
  const isOver = last.year < today.year || (last.year === today.year && last.month < today.month);
  return isOver ? found.index : said;
}

export function hasRunOut(text: string, today: Month = thisMonth()): boolean {
  return runOutFrom(text, today) >= 0;
}
