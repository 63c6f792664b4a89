import { anyOf } from "../../../any-of.ts";

/** "1,8 % -> 0,6 %" */
const ARROW = /(?:(?<!\p{L})de )?(?<from>\d[\d,]{0,15}(?: ?%| \p{L}{1,12})?) ?(?:->|→|=>|⇒) ?(?=\d)/gu;

const BARE_CAPITAL = new RegExp(
  String.raw`^E(?!mail|book|learning|commerce)(?=(?:[bcdfglmnpqrtv]|[bcdfgpt][hlr]|qu)[aeiouyéè]\p{Ll}*` +
    `${anyOf("tion sion ment age ude oute ange ure er ir rir")}(?:s?(?!\\p{L})))`,
  "u",
);

/** A line without its last stop. */
export function inFull(line: string): string {
  return line
    .replace(/(?<![\s.;,])[\s.;,]+$/u, "")
    .replace(BARE_CAPITAL, "É")
    .replace(/^A(?:i|) (?!été )(?=\p{Ll}+(?:é|i|is|it|u) )(?<first>\p{Ll})/u, (_all, first: string) =>
      first.toUpperCase(),
    )
    .replace(/^CA(?= )/u, "Chiffre d'affaires")
    .replace(/^Zéro (?=\p{Ll})/u, "Aucun ")
    .replace(/(?<=\d [\p{L} -]{2,30}?) ?\/ ?(?=(?:jour|semaine|mois|an|poste|heure|nuit|service)(?!\p{L}))/gu, " par ")
    .replace(ARROW, "de $<from> à ")
    .replace(/(?<=\d )j(?= |$)/gu, "jours")
    .replace(/(?<=\d )min(?= |$)/gu, "minutes")
    .replace(/(?<!\p{L})env\. /gu, "environ ")
    .replace(/(?<=\d )pers\.(?=\)| |$)/gu, "personnes")
    .replace(/(?<=\d [\p{L} -]{2,30}?) ?\/ ?h(?=$| |\))/gu, " par heure")
    .replace(/(?<=[\p{L})]) [-–—] (?=\p{L})/gu, " : ");
}

const FIGURE = /\d|(?<!\p{L})(?:par|de) (?:deux|trois|quatre|cinq|moitié)(?!\p{L})/u;

/** Whether a part of a line tells how much. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(text);
}
