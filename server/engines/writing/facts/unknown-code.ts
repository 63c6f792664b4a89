import { anyOf } from "../../any-of.ts";
import { lowerFirst } from "../english-verbs.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { isKnownByLetters } from "./known-by-letters.ts";
import { isWritten } from "./one-is-enough.ts";

const KNOWN = String.raw`(?:${anyOf("knowledge understanding awareness grasp experience familiarity command")} (?:of|with|in|on)|familiar with|experienced (?:in|with))`;
/** "Understanding of accessibility in digital learning (WCAG)": a standard by its letters, behind what it is about. */
const OF_STANDARD = new RegExp(
  String.raw`(?<!\p{L})${KNOWN} (?<field>[\p{L} ,'’-]{6,70}) \((?<code>\p{Lu}{4,6})\)(?=$|[.,;])`,
  "u",
);
const MOST_KNOWN = 0.34;

/** A standard that a must-have names by its letters, and of whose field no line has more than a word; else null. */
export function unknownCode({
  asks,
  profile,
  language,
  resumeLanguage,
}: Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage">): string | null {
  if (language !== "en" || resumeLanguage !== "en") return null;
  for (const { text, isWish } of asks) {
    const { field = "", code = "" } = OF_STANDARD.exec(lowerFirst(text))?.groups ?? {};
    if (isWish || code === "" || isInstruction(text)) continue;
    const [first = "", ...others] = tellingWords(field);
    const own = profile.lines.flatMap(tellingWords);
    const isKnown = (word: string) => own.some((one) => likeness(word, one, "en") > 0);
    const known = [first, ...others].filter(isKnown).length / (others.length + 1);
    if (first === "" || isKnown(first) || known > MOST_KNOWN) continue;
    if (!isKnownByLetters(code, profile.lines) && !profile.lines.some((line) => isWritten(code, line))) return code;
  }
  return null;
}
