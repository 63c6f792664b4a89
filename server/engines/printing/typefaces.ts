import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";

const { resolve } = createRequire(import.meta.url);

export type Typeface = {
  name: string;
  regular(): Buffer;
  bold(): Buffer;
  has(character: string): boolean;
};

/** The one that documents are set in, by the name that other programs know it by. */
export const MAIN_TYPEFACE = "Source Sans 3";

const MAIN = typeface(MAIN_TYPEFACE, [
  resolve("@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  resolve("@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf"),
]);
const ARABIC = fallback("arabic", ["NotoNaskhArabic-Regular.ttf", "NotoNaskhArabic-Bold.ttf"]);
const HEBREW = fallback("hebrew", ["NotoSansHebrew-Regular.ttf", "NotoSansHebrew-Bold.ttf"]);
const CHINESE = fallback("sc", ["NotoSansHans-Regular.otf", "NotoSansHans-Bold.otf"]);
const JAPANESE = fallback("jp", ["NotoSansJP-Regular.otf", "NotoSansJP-Bold.otf"]);
const KOREAN = fallback("kr", ["NotoSansKR-Regular.otf", "NotoSansKR-Bold.otf"]);
const SYMBOLS = typeface("symbols", [
  resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
]);
const EMOJI = typeface("emoji", [
  resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
  resolve("@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf"),
]);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** The files of a package that names no paths in its exports. */
function fallback(script: string, files: [string, string]): Typeface {
  const folder = join(dirname(resolve(`@embedpdf/fonts-${script}`)), "../fonts");
  return typeface(script, [join(folder, files[0]), join(folder, files[1])]);
}

function typeface(name: string, [regular, bold]: [string, string]): Typeface {
  const read = new Map<string, Buffer>();
  const bytesOf = (path: string) => {
    const bytes = read.get(path) ?? readFileSync(path);
    read.set(path, bytes);
    return bytes;
  };
  let opened: fontkit.Font | null = null;
  return {
    name,
    regular: () => bytesOf(regular),
    bold: () => bytesOf(bold),
    has(character) {
      // A file of these packages holds one font, and no collection of them.
      opened ??= fontkit.create(bytesOf(regular)) as fontkit.Font;
      return opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    },
  };
}

/** The typefaces in the order of choice; a text's own script says whose forms Chinese characters take. */
export function typefacesFor(text: string): Typeface[] {
  const east = KANA.test(text)
    ? [JAPANESE, CHINESE, KOREAN]
    : HANGUL.test(text)
      ? [KOREAN, CHINESE, JAPANESE]
      : [CHINESE, JAPANESE, KOREAN];
  return [MAIN, ARABIC, HEBREW, SYMBOLS, EMOJI, ...east];
}

/** The main typeface, as other formats embed it. */
export function mainTypeface(): Typeface {
  return MAIN;
}
