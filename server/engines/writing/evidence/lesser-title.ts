import { LANGUAGES } from "../../../domain/language.ts";
import { findWords } from "./meaning/lexis.ts";
import { foldText } from "./sources.ts";

/** Whether a held title names a rank below the one that is said: years as an assistant manager are none as a manager. */
export function isLesserTitle(held: string, said: string): boolean {
  const [own, named] = [held, said].map((title) => foldText(title).split(" ")) as [string[], string[]];
  return LANGUAGES.some((language) =>
    findWords("lesser", own, language).some(({ at, count }) =>
      own.slice(at, at + count).some((word) => !named.includes(word)),
    ),
  );
}
