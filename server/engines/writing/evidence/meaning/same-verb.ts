/** Whether two words are forms of one regular English verb. */
export function sameVerb(a: string, b: string): boolean {
  return a === b || (stemOf(a).length > 1 && stemOf(a) === stemOf(b));
}

function stemOf(word: string): string {
  return word.replace(/(?:ing|ied|ed|es|s|e|y)$/, "");
}
