/** The source of an expression that fits any of these words, which blanks separate. */
export function anyOf(...lists: string[]): string {
  return alternatives(lists.join(" "), /\s+/);
}

/** A template of expressions in lines of their own, taken raw; a line may hold several with `|` between them. */
export function anyOfLines(lines: TemplateStringsArray, ...parts: string[]): string {
  return alternatives(String.raw(lines, ...parts), /\s*\n\s*/);
}

function alternatives(list: string, separator: RegExp): string {
  return `(?:${list.trim().split(separator).join("|")})`;
}
