/** The source of an expression that fits any of these words, which blanks separate. */
export function anyOf(...lists: string[]): string {
  return alternatives(lists.join(" ").trim().split(/\s+/));
}

/** An expression that finds any of these words, whole and in any case. */
export function wholeWords(...lists: string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${anyOf(...lists)}(?!\p{L})`, "iu");
}

/** A template of expressions in lines of their own, taken raw; a line may hold several with `|` between them. */
export function anyOfLines(lines: TemplateStringsArray, ...parts: string[]): string {
  const text = String.raw(lines, ...parts).trim();
  return alternatives(text.split("\n").map((line) => line.trim()));
}

function alternatives(sources: string[]): string {
  return `(?:${sources.join("|")})`;
}
