const VALID = new RegExp(
  String.raw`(?<!\p{L})(?:valid (?:until|to|till|through)|expir(?:es|y|ing)(?: on| date)?:?|gültig bis|valable jusqu['’]\p{L}+|válid[oa] hasta|vigente hasta) ` +
    String.raw`(?:\d{1,2}(?:st|nd|rd|th)?,?[ ./-]|\p{L}{3,9},? ){0,3}(?:19|20)\d\d`,
  "iu",
);

/** How long a text says that something is valid, in its words: "valid until 2027", "expires 05/2028"; null without that. */
export function saidValidity(text: string): string | null {
  return VALID.exec(text)?.[0].replace(/^\p{Lu}/u, (first) => first.toLowerCase()) ?? null;
}
