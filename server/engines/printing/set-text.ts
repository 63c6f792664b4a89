import bidiFactory from "bidi-js";
import { type Typeface, typefacesFor } from "./typefaces.ts";

/** Letters one after the other in one typeface, as they stand on the page from left to right. */
export type Run = { text: string; typeface: Typeface };

type Unit = Run & { level: number; isBlank: boolean };

const bidi = bidiFactory();
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** They choose between two looks of a sign or join two of them, and few fonts know them. */
const JOINERS = /[\ufe0e\ufe0f\u200c\u200d]/gu;

/** Whether a paragraph is read from right to left. */
export function isFromRight(text: string): boolean {
  return FROM_RIGHT.test(text) && (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1;
}

/** Divides text among the typefaces that have its letters, and puts what runs from right to left in its place. */
export class TextSetter {
  /** What no typeface has, each once. */
  readonly lacking: readonly string[];
  readonly #faces: Map<string, Typeface>;
  readonly #main: Typeface;
  readonly #segmenter = new Intl.Segmenter();

  constructor(texts: readonly string[]) {
    const characters = new Set(texts.flatMap((text) => [...new Set(text.replace(JOINERS, ""))]));
    const typefaces = typefacesFor([...characters].join(""));
    this.#main = typefaces[0]!;
    this.#faces = new Map();
    const lacking: string[] = [];
    for (const character of characters) {
      const typeface = typefaces.find((one) => one.has(character));
      if (typeface) this.#faces.set(character, typeface);
      else lacking.push(character);
    }
    this.lacking = lacking;
  }

  /** In their order on the line; `fromRight` is the direction of the paragraph. */
  runsOf(text: string, { fromRight }: { fromRight: boolean }): Run[] {
    const isPlain = !FROM_RIGHT.test(text) && [...text].every((one) => this.#faces.get(one) === this.#main);
    if (isPlain) return [{ text, typeface: this.#main }];
    return inLineOrder(this.#unitsOf(text, fromRight));
  }

  #unitsOf(text: string, fromRight: boolean): Unit[] {
    const { levels } = bidi.getEmbeddingLevels(text, fromRight ? "rtl" : "ltr");
    const units: Unit[] = [];
    for (const { segment, index } of this.#segmenter.segment(text)) {
      const level = levels[index] ?? 0;
      const bare = segment.replace(JOINERS, "");
      const typeface = this.#faces.get([...bare][0] ?? "") ?? this.#main;
      const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(bare) ?? bare) : bare;
      const isBlank = bare.trim() === "";
      const last = units.at(-1);
      // A word is set by itself: the library that sets it turns the letters, and not the words.
      if (last?.typeface === typeface && last.level === level && (level % 2 === 0 || last.isBlank === isBlank))
        last.text += shown;
      else units.push({ text: shown, typeface, level, isBlank });
    }
    return units;
  }
}

/** Rule L2 of the Unicode algorithm: from the deepest level on, what stands at it or deeper is turned. */
function inLineOrder(units: Unit[]): Unit[] {
  const ordered = [...units];
  const deepest = Math.max(0, ...units.map(({ level }) => level));
  for (let level = deepest; level > 0; level -= 1) {
    let from = 0;
    while (from < ordered.length) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to += 1;
      if (to > from + 1) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to + 1;
    }
  }
  return ordered;
}
