/** A line without its last stop. */
export function inFull(line: string): string {
  return line
    .replace(/(?<![\s.;,])[\s.;,]+$/u, "")
    .replace(/^Ai (?<first>\p{Ll})/u, (_all, first: string) => first.toUpperCase())
    .replace(/(?<!\p{L})env\. /gu, "environ ")
    .replace(/(?<=[\p{L})]) [-–—] (?=\p{L})/gu, " : ");
}

const FIGURE = /\d|(?<!\p{L})(?:par|de) (?:deux|trois|quatre|cinq|moitié)(?!\p{L})/u;

/** Whether a part of a line tells how much. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(text);
}

const ABOUT = /^(?:environ |plus de |près de |jusqu['’]à )?\d/u;

/** What a figure adds to what was told: "soit 130 colis par heure", "avec 30 lits"; null for what is no figure. */
export function countTail(rest: string): string | null {
  if (/^soit \p{L}* ?\d/u.test(rest)) return `, ${rest}`;
  if (!ABOUT.test(rest)) return null;
  return / (?:par |à l['’])\p{Ll}+/u.test(rest) ? `, soit ${rest}` : `, avec ${rest}`;
}
