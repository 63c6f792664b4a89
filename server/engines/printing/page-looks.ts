import type { PageLook, Paper } from "./document-facts.ts";
import type { Block } from "./resume-blocks.ts";

/** In points. */
export const SHEETS: Record<Paper, { width: number; height: number }> = {
  letter: { width: 612, height: 792 },
  a4: { width: 595.28, height: 841.89 },
};

/** Margins in points; `size` multiplies the sizes of text. */
export const LOOKS: Record<PageLook, { side: number; top: number; bottom: number; size: number }> = {
  resume: { side: 50, top: 50, bottom: 54, size: 1 },
  letter: { side: 72, top: 72, bottom: 72, size: 1.1 },
};

const LEADING = 13.5;
export const BULLET_INDENT = 4;
export const BULLET_TEXT_INDENT = 15;
export const CELL_GAP = 20;
export const LABEL_COLUMN = 140;
export const RULE_BELOW = 4;

const INK = "#1a1a1a";
const ACCENT = "#1f3a5f";
export const QUIET = "#4a4a4a";
export const RULE_COLOR = ACCENT;

export type Style = { size: number; bold: boolean; color: string; tag: string; leading: number };
const PLAIN: Style = { size: 10.5, bold: false, color: INK, tag: "P", leading: LEADING };
export const STYLES: Record<Block["kind"], Style> = {
  title: { size: 22, bold: true, color: ACCENT, tag: "H1", leading: 26 },
  heading: { size: 12.5, bold: true, color: ACCENT, tag: "H2", leading: 16 },
  entry: { ...PLAIN, size: 11, bold: true, tag: "H3" },
  detail: { ...PLAIN, color: QUIET },
  letterhead: { ...PLAIN, color: QUIET },
  bullet: PLAIN,
  text: PLAIN,
};

/** From baseline to baseline, before a block. */
const SPACE = { heading: 28, afterHeading: 18, parted: 21, entry: 17.5, bullet: 14.5, title: 28, afterTitle: 18 };

/** How far the baseline of a block is below that of the block before it. */
export function spaceBefore(block: Block, before: Block | undefined): number {
  if (block.kind === "heading" || before?.kind === "letterhead") return SPACE.heading;
  if (before?.kind === "heading") return SPACE.afterHeading;
  if (block.kind === "title") return SPACE.title;
  if (before?.kind === "title") return SPACE.afterTitle;
  if (block.parted) return SPACE.parted;
  if (block.kind === "entry") return SPACE.entry;
  return block.kind === "bullet" ? SPACE.bullet : LEADING;
}
