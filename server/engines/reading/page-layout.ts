import { findColumns, findHeadings } from "./page-columns.ts";
import { joinOpenRows } from "./open-tables.ts";
import { isSectionHeading } from "./section-headings.ts";
import { areSideNotes, isCaptionBeside, joinBrokenRanges, liftSideNotes } from "./side-notes.ts";
import {
  columnEdges,
  type Fragment,
  groupLines,
  joinFragments,
  type Line,
  lineOf,
  lineText,
  median,
  type TextPiece,
  usualSize,
} from "./text-fragments.ts";

type Cut = { first: Fragment[]; second: Fragment[]; gap: number; upright: boolean };

const FRAGMENT_GAP = 0.6; // all in em
const COLUMN_GAP = 0.9;
const BLOCK_GAP = 0.5;
const LOWERED = 0.5;
const BESIDE = 2;
const LARGER = 1.1;

const LAYER_HEADINGS = 3;

const EQUAL_AGREEMENT = 0.001;
const TEARING_COST = 0.2;

/** Cuts at the white gaps whose two sides agree best with the drawing order. Adds to `knownEdges`. */
export function layOutPage(pieces: TextPiece[], knownEdges: number[] = []): string[] {
  const lines = readColumns(withHeadingsInLine(joinFragments(pieces, FRAGMENT_GAP)), knownEdges);
  return withBlockGaps(liftSideNotes(joinBrokenRanges(joinOpenRows(lines))));
}

/** A heading in the margin is set larger, so its letters stand lower than the first line of its section. */
function withHeadingsInLine(fragments: Fragment[]): Fragment[] {
  const headings = findHeadings(fragments);
  return fragments.map((heading) => {
    if (!headings.has(heading)) return heading;
    const beside = fragments.find(
      ({ left, base, size }) =>
        left > heading.left + BESIDE * size &&
        size < heading.size &&
        base < heading.base &&
        heading.base - base < LOWERED * heading.size,
    );
    return beside ? { ...heading, base: beside.base } : heading;
  });
}

function readColumns(fragments: Fragment[], knownEdges: number[]): Line[] {
  if (fragments.length === 0) return [];
  const columns = findColumns(fragments, knownEdges);
  if (columns === null) return readCuts(fragments, layeredHeadings(fragments), columnEdges(fragments));
  knownEdges.push(columns.edge);
  const { above, left, right, below } = columns;
  return [above, left, right, below].flatMap((part) => readColumns(part, knownEdges));
}

function readCuts(fragments: Fragment[], headings: Set<Fragment>, edges: number[]): Line[] {
  const rows = groupLines(fragments);
  if (rows.length === 1) return readRow(rows[0]!, edges);
  const cut = bestCut(fragments, headings);
  if (cut === null) return rows.map((row) => lineOf(row, edges));
  const first = readCuts(cut.first, headings, edges);
  return isCaption(cut) ? withCaption(first, cut.second) : [...first, ...readCuts(cut.second, headings, edges)];
}

function isCaption({ first, second, upright }: Cut): boolean {
  if (!upright || !isCaptionBeside(first, second)) return false;
  return !groupLines(second).some((row) => isSectionHeading(lineText(lineOf(row))));
}

function withCaption([line, ...rest]: Line[], caption: Fragment[]): Line[] {
  const text = groupLines(caption).map((row) => lineText(lineOf(row)));
  const [left, right] = [Math.min(...caption.map((each) => each.left)), Math.max(...caption.map((each) => each.right))];
  return [{ ...line!, cells: [...line!.cells, { text: text.join(" "), left, right }] }, ...rest];
}

function readRow(row: Fragment[], edges: number[]): Line[] {
  const [heading, ...beside] = row;
  // In a narrow margin a large heading may touch the text beside it.
  if (beside.length > 0 && heading!.size > LARGER * beside[0]!.size && isSectionHeading(lineText(lineOf([heading!]))))
    return [lineOf([heading!]), lineOf(beside, edges)];
  const line = lineOf(row, edges);
  const [first, ...rest] = line.cells;
  const isLabel = first?.text.trimEnd().endsWith(":");
  const parted =
    first && rest.length > 0 && !isLabel && /^\P{L}*\p{Lu}/u.test(first.text) && isSectionHeading(first.text);
  return parted
    ? [
        { ...line, cells: [first] },
        { ...line, cells: rest },
      ]
    : [line];
}

function bestCut(fragments: Fragment[], headings: Set<Fragment>): Cut | null {
  if (fragments.length < 2) return null;
  const upright = uprightCuts(fragments).filter((cut) => isCaption(cut) || !areSideNotes(cut.first, cut.second));
  let best: Cut | null = null;
  let bestAgreement = -1;
  for (const cut of [...levelCuts(fragments), ...upright]) {
    const agreement = agreementWithDrawing(cut, headings) - (tearsSections(cut, headings) ? TEARING_COST : 0);
    const equal = Math.abs(agreement - bestAgreement) < EQUAL_AGREEMENT;
    // Among equals, a horizontal cut comes before a vertical one, then the wider gap.
    if (equal ? best !== null && cut.upright === best.upright && cut.gap > best.gap : agreement > bestAgreement) {
      best = cut;
      bestAgreement = agreement;
    }
  }
  return best;
}

function uprightCuts(fragments: Fragment[]): Cut[] {
  const sorted = fragments.toSorted((a, b) => a.left - b.left);
  const em = usualSize(fragments);
  const cuts: Cut[] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const [index, fragment] of sorted.entries()) {
    const gap = fragment.left - right;
    if (index > 0 && gap >= COLUMN_GAP * em)
      cuts.push({ first: sorted.slice(0, index), second: sorted.slice(index), gap, upright: true });
    right = Math.max(right, fragment.right);
  }
  return cuts;
}

function levelCuts(fragments: Fragment[]): Cut[] {
  const sorted = fragments.toSorted((a, b) => a.top - b.top);
  const cuts: Cut[] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const [index, fragment] of sorted.entries()) {
    const gap = fragment.top - bottom;
    if (index > 0 && gap > 0)
      cuts.push({ first: sorted.slice(0, index), second: sorted.slice(index), gap, upright: false });
    bottom = Math.max(bottom, fragment.bottom);
  }
  return cuts;
}

/** Browsers often draw all headings first; then their drawing order says nothing. */
function layeredHeadings(fragments: Fragment[]): Set<Fragment> {
  const headings = findHeadings(fragments);
  const drawn = fragments.toSorted((a, b) => a.order - b.order);
  const together = drawn.filter(
    (each, index) => headings.has(each) && (headings.has(drawn[index - 1]!) || headings.has(drawn[index + 1]!)),
  );
  return together.length >= LAYER_HEADINGS && together.length > headings.size / 2 ? headings : new Set();
}

function agreementWithDrawing({ first, second }: Cut, ignored: Set<Fragment>): number {
  const inFirst = new Set(first);
  const text = [...first, ...second].filter((fragment) => !ignored.has(fragment));
  let firstSoFar = 0;
  let agreeing = 0;
  for (const fragment of text.sort((a, b) => a.order - b.order)) {
    if (inFirst.has(fragment)) firstSoFar += 1;
    else agreeing += firstSoFar;
  }
  const pairs = firstSoFar * (text.length - firstSoFar);
  return pairs === 0 ? 1 : agreeing / pairs;
}

/** A side without headings that spans a heading of the other belongs to several sections. */
function tearsSections({ first, second, upright }: Cut, headings: Set<Fragment>): boolean {
  if (!upright) return false;
  const [own, others] = [first, second].map((side) => side.filter((fragment) => headings.has(fragment)));
  if (own!.length > 0 === others!.length > 0) return false;
  const plain = own!.length > 0 ? second : first;
  return [...own!, ...others!].some(
    (heading) => plain.some((each) => each.base < heading.top) && plain.some((each) => each.top > heading.base),
  );
}

function withBlockGaps(lines: Line[]): string[] {
  const distances = lines.slice(1).map((line, index) => line.base - lines[index]!.base);
  const leading = median(distances.filter((distance) => distance > 0));
  return lines.flatMap((line, index) => {
    const distance = distances[index - 1] ?? leading;
    const parted = distance < -0.1 * line.size || distance > leading + BLOCK_GAP * line.size;
    return parted ? ["", lineText(line)] : [lineText(line)];
  });
}
