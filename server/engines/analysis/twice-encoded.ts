const WINDOWS_SIGNS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FOLLOWING = `[\\u0080-\\u00bf${WINDOWS_SIGNS}]`;
/** A capital that begins two or three bytes of UTF-8, and the signs that must follow. */
const TWICE_ENCODED = new RegExp(`[ÂÃÅ]${FOLLOWING}|[âï]${FOLLOWING}{2}`, "g");
const REMAINS: readonly (readonly [RegExp, string])[] = [
  [/Â(?=\s|$)/g, " "],
  [/ï¼/g, ","],
  [/â€/g, '"'],
];
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Repairs UTF-8 that was once read as Windows-1252 ("cafÃ©", "teamsÂ and"); leaves other text unchanged. */
export function repairTwiceEncoded(text: string): string {
  if (!/[ÂÃÅâï]/.test(text)) return text;
  const repaired = text.replace(TWICE_ENCODED, decodeAgain);
  return REMAINS.reduce((rest, [pattern, meant]) => rest.replace(pattern, meant), repaired);
}

function decodeAgain(signs: string): string {
  try {
    return decoder.decode(Uint8Array.from(signs, byteOf));
  } catch {
    return signs;
  }
}

function byteOf(sign: string): number {
  const windows = WINDOWS_SIGNS.indexOf(sign);
  return windows === -1 ? sign.charCodeAt(0) : 0x80 + windows;
}
