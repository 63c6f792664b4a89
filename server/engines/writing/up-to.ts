/** A text up to where an expression first fits, without the blanks before it; the whole text where it does not. */
export function upTo(text: string, end: RegExp): string {
  const at = text.search(end);
  return at < 0 ? text : text.slice(0, at).trimEnd();
}
