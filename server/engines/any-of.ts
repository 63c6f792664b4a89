/** Takes words separated by blanks. */
export function anyOf(...lists: string[]): string {
  return `(?:${lists.join(" ").trim().split(/\s+/).join("|")})`;
}
