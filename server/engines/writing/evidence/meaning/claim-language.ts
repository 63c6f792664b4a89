import type { MaterialLanguage } from "../../language.ts";

const MARKS: [MaterialLanguage, RegExp][] = [
  ["en", /(?<!\p{L})(?:i|my|the|and|of|was|have|with|at|to|an?)(?!\p{L})/giu],
  ["de", /(?<!\p{L})(?:ich|mein\p{L}*|der|die|das|und|habe|mit|bei|den|einen?|von|zu[rm]?)(?!\p{L})/giu],
  ["fr", /(?<!\p{L})(?:je|j|mon|ma|mes|le|les|des|du|et|ai|avec|dans|une?|à|pour)(?!\p{L})/giu],
  ["es", /(?<!\p{L})(?:yo|mi|el|los|las|del|y|he|con|una?|para|soy|como|por|al)(?!\p{L})/giu],
];

/** The language of one sentence by its small words; the resume's own where they do not tell. */
export function claimLanguage(text: string, own: MaterialLanguage): MaterialLanguage {
  const counts = MARKS.map(([language, pattern]) => ({ language, count: text.match(pattern)?.length ?? 0 }));
  const most = Math.max(...counts.map(({ count }) => count));
  const ofOwn = counts.find(({ language }) => language === own)?.count ?? 0;
  if (ofOwn >= most - 1) return own;
  return counts.find(({ count }) => count === most)?.language ?? own;
}
