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
/** A hyphen is read as a blank: "Gesundheits- und Krankenpfleger". */
const BLANKS = " {1,2}";

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

/** Without capitals, accents and hyphens; every letter keeps its place. */
function folded(text: string): string {
  return [...text]
    .map((letter) => (letter.length > 1 ? "  " : (letter.toLowerCase().normalize("NFD")[0] ?? " ")))
    .join("")
    .replace(/[-–\n]/g, " ")
    .replaceAll("’", "'")
    .replaceAll("licence", "license");
}

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

/** What has run out, or names the day on which it does: that day may be over when the letter is read. */
export const RUN_OUT = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`expired lapsed abgelaufen expirée? caducad[oa] vencid[oa] exp(?:ires|iry|iration)?[.:]*\s\d[\d/.-]*`,
  )}(?!\p{L})`,
  "iu",
);

export function hasRunOut(text: string): boolean {
  return RUN_OUT.test(text);
}
