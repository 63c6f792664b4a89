import { layOut, type Piece, type Ruler } from "./lay-out.ts";
import { spaceBefore, STYLES } from "./page-looks.ts";
import type { Block } from "./resume-blocks.ts";

/** A line with its page, counted from 0, and its baseline in points from the top. */
export type PlannedLine = { pieces: Piece[]; page: number; base: number };
export type PlannedBlock = { block: Block; lines: PlannedLine[] };
export type Plan = { blocks: PlannedBlock[]; pages: number; share: number };

/** Where lines may stand: the first and the last baseline. */
export type Room = { first: number; last: number };

/** The text may shrink down to the last of these when a page less is needed for it; headings never do. */
const SHARES = [1, 0.97, 0.94, 0.91, 0.88];
const MOST_FITTED_PAGES = 4; // longer documents gain nothing by a page less
const UNDIVIDED_LINES = 6; // a block of up to this many lines is not divided between pages

/** Puts blocks on as few pages as legible text needs, in the largest text that needs no more. */
export function planPages(ruler: Ruler, blocks: Block[], room: Room): Plan {
  const plans = new Map<number, Plan>();
  const planAt = (share: number) => {
    const plan = plans.get(share) ?? planAtShare({ ...ruler, share: ruler.share * share }, blocks, room);
    plans.set(share, plan);
    return plan;
  };
  const usual = planAt(1);
  if (usual.pages === 1 || usual.pages > MOST_FITTED_PAGES) return usual;
  const fewest = planAt(SHARES.at(-1)!).pages;
  const share = SHARES.find((one) => planAt(one).pages === fewest) ?? 1;
  return planAt(share);
}

function planAtShare(ruler: Ruler, blocks: Block[], room: Room): Plan {
  let [page, base] = [0, 0];
  const turnPage = () => {
    page += 1;
    base = room.first;
  };
  const laid = blocks.map((block) => layOut(ruler, block));
  const planned = blocks.map((block, index): PlannedBlock => {
    const lines = laid[index]!;
    const leading = ruler.share * STYLES[block.kind].leading;
    const kept = ruler.share * heightToKeep(blocks, laid, index);
    const space = ruler.share * spaceBefore(block, blocks[index - 1]);
    if (base === 0) base = room.first;
    else if (base + space + kept > room.last) turnPage();
    else base += space;
    return {
      block,
      lines: lines.map((pieces, at): PlannedLine => {
        if (at > 0 && base + leading > room.last) turnPage();
        else if (at > 0) base += leading;
        return { pieces, page, base };
      }),
    };
  });
  return { blocks: planned, pages: page + 1, share: ruler.share };
}

function undivided(lineCount: number): number {
  return lineCount <= UNDIVIDED_LINES ? lineCount : 2;
}

const HEADS: ReadonlySet<Block["kind"]> = new Set(["heading", "entry", "detail"]);
const MOST_KEPT = 5; // a head of more blocks than this is none

/** Keeps a heading, and the head of a job, from standing alone at the foot of a page. */
function heightToKeep(blocks: readonly Block[], laid: readonly Piece[][][], index: number): number {
  const own = (at: number) => (undivided(laid[at]?.length ?? 0) - 1) * STYLES[blocks[at]!.kind].leading;
  let height = own(index);
  for (let at = index; at < index + MOST_KEPT && HEADS.has(blocks[at]!.kind); at++) {
    const next = blocks[at + 1];
    if (next === undefined || (next.kind !== "detail" && blocks[at]!.kind !== "heading" && HEADS.has(next.kind))) break;
    height += spaceBefore(next, blocks[at]) + own(at + 1);
  }
  return height;
}
