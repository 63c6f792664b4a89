export const POINT_SIGN = /^[–•*-]\s+/u;

/** Text as it is written, or the points of one list without their signs. */
export type LetterPart = { text: string } | { points: string[] };

/** A letter's text in parts: points that stand below each other are one list. */
export function letterParts(content: string): LetterPart[] {
  const parts: LetterPart[] = [];
  for (const line of content.split("\n")) {
    const last = parts.at(-1);
    if (POINT_SIGN.test(line)) {
      const point = line.replace(POINT_SIGN, "");
      if (last && "points" in last) last.points.push(point);
      else parts.push({ points: [point] });
    } else if (last && "text" in last) last.text += `\n${line}`;
    else parts.push({ text: line });
  }
  return parts;
}
