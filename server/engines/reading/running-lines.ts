import { groupLines, joinFragments, lineOf, lineText, type TextPiece } from "./text-fragments.ts";

export type PageOfPieces = { pieces: TextPiece[]; height: number };

const MARGIN_SHARE = 0.1;
const SAME_HEIGHT_POINTS = 3;
const CELL_GAP_EM = 1.2;

/** Removes lines repeated on half of the pages. The first header stays; footers are returned to be put at the end. */
export function takeRunningLines(pages: PageOfPieces[]): { pages: PageOfPieces[]; footers: string[] } {
  if (pages.length < 2) return { pages, footers: [] };
  const margins = pages.map(marginLines);
  const counts = new Map<string, number>();
  for (const key of margins.flatMap((lines) => [...new Set(lines.map((line) => line.key))])) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const footers: string[] = [];
  const kept = pages.map((page, index) => {
    const running = margins[index]!.filter((line) => (counts.get(line.key) ?? 0) >= Math.max(2, pages.length / 2));
    const taken = new Set(running.filter((line) => index > 0 || line.atFoot).flatMap((line) => line.pieces));
    if (index === 0)
      footers.push(...running.filter((line) => line.atFoot && /\p{L}/u.test(line.text)).map((line) => line.text));
    return { ...page, pieces: page.pieces.filter((piece) => !taken.has(piece)) };
  });
  return { pages: kept, footers };
}

type MarginLine = { key: string; text: string; pieces: TextPiece[]; atFoot: boolean };

function marginLines({ pieces, height }: PageOfPieces): MarginLine[] {
  const outer = pieces.filter(
    (piece) => piece.base < MARGIN_SHARE * height || piece.base > (1 - MARGIN_SHARE) * height,
  );
  return groupLines(joinFragments(outer, CELL_GAP_EM)).map((line) => {
    const text = lineText(lineOf(line));
    const base = line[0]!.base;
    return {
      key: `${Math.round(base / SAME_HEIGHT_POINTS)}/${text.replace(/\d+/g, "0").toLowerCase()}`,
      text,
      pieces: line.flatMap((fragment) => fragment.pieces),
      atFoot: base > height / 2,
    };
  });
}
