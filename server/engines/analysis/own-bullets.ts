/** One or two signs before a point; quotes, brackets, currencies and what joins words begin ordinary lines. */
const SIGN = String.raw`(?:(?![$€£¥#@&%|_/\\:,;.…!?¿¡'"“”„‘’«´${"`"}(){}\[\]<])[\p{S}\p{P}]\ufe0f?){1,2}|[.Øünlqvo§](?=\s)|\d{1,2}[.)](?=\p{Lu}\p{Ll})`;
const OPENS = new RegExp(String.raw`^\s*(?<sign>${SIGN})(?<gap>\s*)(?=[\p{L}\p{N}\p{Sc}"“'(~+])`, "u");
/** Before a number and without a blank they count: "-80 °C", "+44", "~600". */
const COUNTS = /^[-–—−+~±≈≥≤><=]+$/u;
const FEWEST_POINTS = 3;

/** Reads the bullet of a line, once it is known which signs the resume sets before its points. */
export function ownBullets(lines: readonly string[]): (line: string) => string | null {
  const times = new Map<string, number>();
  for (const line of lines) {
    const opening = openingOf(line);
    if (opening) times.set(opening.sign, (times.get(opening.sign) ?? 0) + 1);
  }
  return (line) => {
    const opening = openingOf(line);
    return opening && times.get(opening.sign)! >= FEWEST_POINTS ? opening.all : null;
  };
}

function openingOf(line: string): { all: string; sign: string } | null {
  const found = OPENS.exec(line);
  if (!found) return null;
  const [all, sign, gap] = [found[0], found.groups!.sign!, found.groups!.gap!];
  const isAmount = gap === "" && COUNTS.test(sign) && !/^[\p{L}"“'(]/u.test(line.slice(all.length));
  return isAmount ? null : { all, sign: sign.replace(/^\d+/u, "1") };
}
