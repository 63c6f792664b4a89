const MAX_CHARACTERS = 200_000;
const BULLET = /^([ \t]*)(?:[•·●▪◦‣§∙○■□➢➤►✓✔*–—-]|(?![©®™])\p{Extended_Pictographic}\ufe0f?|o(?=[ \t]{2}))[ \t]+/u;
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

export function tidyLine(text: string): string {
  return text
    .replace(/[\s\u00a0]+/g, " ")
    .replace(INVISIBLE, "")
    .replace(CONTROL, "")
    .trim();
}

/** Uniform line ends, lists with "- ", at most one empty line in a row. */
export function tidyText(text: string): string {
  return text
    .slice(0, MAX_CHARACTERS)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(CONTROL, "")
    .split("\n")
    .map((line) =>
      line
        .replace(/(?<![ \t\u00a0\u2000-\u200a\u202f\u3000])[ \t\u00a0\u2000-\u200a\u202f\u3000]+$/, "")
        .replace(BULLET, "$1- "),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
