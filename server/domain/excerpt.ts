const EXCERPT_LENGTH = 150;

/** Exactly 150 characters, then three dots, only when text was cut. */
export function excerpt(text: string): string {
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}...` : text;
}
