/** The source of an expression that matches any one of these words, which are parted by blanks. */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.join(" ").trim().split(/\s+/).join("|")})`;
}
