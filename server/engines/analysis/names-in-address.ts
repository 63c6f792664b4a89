import { isHead } from "./judge-part.ts";
import { foldWord } from "./resume-lines.ts";

/** Whether one of some names is in the address: "Farzana Akhter-Rahim" of farzanaar@... */
export function isOneInAddress(words: string[], localPart: string): boolean {
  return words.some((word) => {
    const folded = foldWord(word).replace(/[^a-z]/g, "");
    return folded.length > 3 && localPart.includes(folded) && !isHead(word);
  });
}

/** "Lucía Herrero Campos", whose address is lucia.herrero@..., is a name, whatever trade a word of it is. */
export function isInAddress(words: string[], localPart: string): boolean {
  const folded = words.map((word) => foldWord(word).replace(/[^a-z]/g, ""));
  return folded.filter((word) => word.length > 2 && localPart.includes(word)).length > 1;
}

/** Whether the first of two names begins the address: "Dean Holloway" of dean.h@... */
export function isFirstInAddress([given = "", ...others]: string[], localPart: string): boolean {
  const folded = foldWord(given).replace(/[^a-z]/g, "");
  return others.length === 1 && folded.length > 2 && localPart.startsWith(folded);
}

/** Whether the last of two names is in the address, and no trade: "Dean Kovacic" of dkovacic@... */
export function isLastInAddress(words: string[], localPart: string): boolean {
  const family = words.at(-1) ?? "";
  const folded = foldWord(family).replace(/[^a-z]/g, "");
  return words.length === 2 && folded.length > 3 && localPart.includes(folded) && !isHead(family);
}
