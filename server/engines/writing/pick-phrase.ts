/** A number from a text, the same for ever, so that the same job and person get the same wording. */
export function textSeed(text: string): number {
  let seed = 2166136261;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

/** One of several wordings, by the seed. The list must not be empty. */
export function pickPhrase<Phrase>(phrases: readonly Phrase[], seed: number): Phrase {
  return phrases[seed % phrases.length]!;
}

/** "a, b and c". */
export function joinNames(names: string[], and: string): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}
