import type { MaterialLanguage } from "../../language.ts";

const MARKS: [MaterialLanguage, RegExp][] = [
  ["en", /(?<!\p{L})(?:i|my|the|and|of|was|have|with|at|to|an?)(?!\p{L})/giu],
  ["de", /(?<!\p{L})(?:ich|mein\p{L}*|der|die|das|und|habe|mit|bei|den|einen?|von|zu[rm]?)(?!\p{L})/giu],
  ["fr", /(?<!\p{L})(?:je|j|mon|ma|mes|le|la|les|de|des|du|et|ai|avec|dans|une?|à|pour)(?!\p{L})/giu],
  ["es", /(?<!\p{L})(?:yo|mi|el|la|los|las|de|del|en|y|he|con|una?|para|soy|como|por|al)(?!\p{L})/giu],
];

/** A short sentence tells its language by who speaks. */
const SPEAKERS: [MaterialLanguage, RegExp][] = [
  ["en", /(?<!\p{L})(?:I|I['’]\p{L}+|[Mm]y)(?!\p{L})/u],
  ["de", /(?<!\p{L})(?:[Ii]ch|[Mm]eine?[nrms]?)(?!\p{L})/u],
  ["fr", /(?<!\p{L})(?:[Jj]e|[Jj]['’]\p{L}+)(?!\p{L})/u],
];

/** The language of one sentence by its small words; the resume's own where they do not tell. */
export function claimLanguage(text: string, own: MaterialLanguage): MaterialLanguage {
  const counts = MARKS.map(([language, pattern]) => ({ language, count: text.match(pattern)?.length ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  const ofOwn = counts.find(({ language }) => language === own)?.count ?? 0;
  const speaker = SPEAKERS.find(([, pattern]) => pattern.test(text))?.[0];
  if (ofOwn === 0 && speaker) return speaker;
  if (ofOwn >= most - 1) return own;
  return counts.find(({ count }) => count === most)?.language ?? own;
}
