const MONTH = String.raw`(?:\p{L}{3,9}\.? |\d{1,2}[/.])?`;
const TODAY = `(?:present|current|now|today|heute|actualidad|actual|hoy|présent|aujourd['’]hui|ongoing)`;
/** "06/2018 - Present", "2015-2018", "Jan. 2015 — May 2016" */
const RANGE = new RegExp(
  String.raw`(?<!\d)(?<from>(?:19|20)\d\d)(?<blank> ?)(?:[-–—]|--) ?(?<to>${MONTH}(?:19|20)\d\d|${TODAY})(?![\d-])`,
  "giu",
);
const PHONE = /(?<![\p{L}\d])\+?(?:\(\d{1,5}\)|\d{1,5})(?:[ ./-]{1,2}(?:\(\d{1,5}\)|\d{1,5})){2,6}(?![\p{L}\d])/gu;
const FEWEST_DIGITS = 9;

/** Ranges of years with the dash that print has for them, and telephone numbers that no line end divides. */
export function tidyType(text: string): string {
  return text
    .replace(RANGE, (_range, from: string, blank: string, to: string) => `${from}${blank}–${blank}${to}`)
    .replace(PHONE, (number) =>
      number.replace(/\D/g, "").length >= FEWEST_DIGITS ? number.replaceAll(" ", "\u00a0") : number,
    );
}
