import { isSectionHeading } from "./section-headings.ts";
import { areSideNotes } from "./side-notes.ts";
import { type Fragment, groupLines, lineOf, lineText, usualSize } from "./text-fragments.ts";

export type Columns = { above: Fragment[]; left: Fragment[]; right: Fragment[]; below: Fragment[]; edge: number };

const EDGE_TOLERANCE = 0.25; // in em
const GUTTER = 0.1;
const BLOCK_GAP = 0.8;

const SIZE_TOLERANCE = 0.04;
const LABEL_CHARACTERS = 32;
const KNOWN_HEADINGS = 2;
const UNKNOWN_HEADINGS = 3;
const EDGE_LINES = 4;
const COLUMN_LINES = 4;
const KNOWN_COLUMN_LINES = 2;
const LEAD_LINES = 8;

/** Two columns: many lines begin at an edge behind white, and both sides have headings or `knownEdges` has it. */
export function findColumns(fragments: Fragment[], knownEdges: number[]): Columns | null {
  const em = usualSize(fragments);
  const headings = findHeadings(fragments);
  let best: Columns | null = null;
  for (const edge of sharedEdges(fragments, em, knownEdges)) {
    const known = knownEdges.some((each) => Math.abs(each - edge) < EDGE_TOLERANCE * em);
    for (const columns of bandsBeside(edge, fragments, em)) {
      const large = best === null || smallerSide(columns) > smallerSide(best);
      if (large && areColumns(columns, known ? null : headings)) best = columns;
    }
  }
  return best && liftLead(best, em);
}

function smallerSide(columns: Columns): number {
  return Math.min(columns.left.length, columns.right.length);
}

function sharedEdges(fragments: Fragment[], em: number, knownEdges: number[]): number[] {
  const lefts = fragments.map((fragment) => fragment.left).sort((a, b) => a - b);
  const edges: number[] = [];
  let group: number[] = [];
  for (const left of [...lefts, Number.POSITIVE_INFINITY]) {
    if (group.length > 0 && left - group[0]! > EDGE_TOLERANCE * em) {
      const known = knownEdges.some((edge) => Math.abs(edge - group[0]!) < EDGE_TOLERANCE * em);
      if (group.length >= (known ? KNOWN_COLUMN_LINES : EDGE_LINES)) edges.push(group[0]!);
      group = [];
    }
    group.push(left);
  }
  return edges.filter((edge) => edge > lefts[0]! + em);
}

function bandsBeside(edge: number, fragments: Fragment[], em: number): Columns[] {
  const limit = edge - GUTTER * em;
  const crossing = fragments
    .filter((fragment) => fragment.left < edge - EDGE_TOLERANCE * em && fragment.right > limit)
    .sort((a, b) => a.base - b.base);
  const stops = [Number.NEGATIVE_INFINITY, ...crossing.map((fragment) => fragment.base), Number.POSITIVE_INFINITY];
  const bands: Columns[] = [];
  for (const [index, from] of stops.slice(0, -1).entries()) {
    const to = stops[index + 1]!;
    const inside = fragments.filter((fragment) => fragment.base > from + 0.1 * em && fragment.base < to - 0.1 * em);
    const left = inside.filter((fragment) => fragment.right <= limit);
    if (left.length === 0 || left.length === inside.length) continue;
    bands.push({
      above: fragments.filter((fragment) => fragment.base <= from + 0.1 * em),
      left,
      right: inside.filter((fragment) => fragment.right > limit),
      below: fragments.filter((fragment) => fragment.base >= to - 0.1 * em),
      edge,
    });
  }
  return bands;
}

function areColumns({ left, right }: Columns, headings: Set<Fragment> | null): boolean {
  const sides = [left, right].map(groupLines);
  const least = headings ? COLUMN_LINES : KNOWN_COLUMN_LINES;
  if (sides.some((lines) => lines.length < least) || areSideNotes(left, right)) return false;
  // A margin with headings beside the text they belong to has no text of its own and is no column.
  return (
    headings === null ||
    [left, right].every((side, index) => {
      const edge = Math.min(...side.map((fragment) => fragment.left));
      const atEdge = side.filter((fragment) => headings.has(fragment) && fragment.left - edge < fragment.size);
      return atEdge.length > 0 && atEdge.length * 2 <= sides[index]!.length;
    })
  );
}

/** Headings look alike: the look of most known headings counts, else the largest look that occurs often enough. */
export function findHeadings(fragments: Fragment[]): Set<Fragment> {
  const usual = usualSize(fragments);
  const known = fragments.filter((fragment) => lookOf(fragment).isHeading);
  const labels = fragments.filter((fragment) => lookOf(fragment).isLabel && stands(fragment, usual));
  const groups = known.map((heading) => known.filter((other) => looksLike(heading, other)));
  const largest = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  if (largest.length >= KNOWN_HEADINGS) {
    return new Set([...largest, ...labels.filter((label) => looksLike(largest[0]!, label))]);
  }
  const looks = labels.map((label) => labels.filter((other) => looksLike(label, other)));
  const often = looks.filter((group) => group.length >= UNKNOWN_HEADINGS);
  return new Set(often.toSorted((a, b) => b[0]!.size - a[0]!.size || b.length - a.length)[0] ?? largest);
}

function looksLike(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.size - b.size) < SIZE_TOLERANCE * a.size && lookOf(a).isCapitals === lookOf(b).isCapitals;
}

function stands(fragment: Fragment, usual: number): boolean {
  return fragment.size > (1 + SIZE_TOLERANCE) * usual || lookOf(fragment).isCapitals;
}

function isLabel(text: string): boolean {
  return text.length <= LABEL_CHARACTERS && /\p{L}{3}/u.test(text) && !/[.,;:!?\d@|\t]/.test(text);
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

type Look = { isHeading: boolean; isLabel: boolean; isCapitals: boolean };

const looks = new WeakMap<Fragment, Look>();

function lookOf(fragment: Fragment): Look {
  const known = looks.get(fragment);
  if (known) return known;
  const text = lineText(lineOf([fragment])).trim();
  const look = { isHeading: isSectionHeading(text), isLabel: isLabel(text), isCapitals: isCapitals(text) };
  looks.set(fragment, look);
  return look;
}

/** The name and headline often stand above one column only; white space separates them. */
function liftLead(columns: Columns, em: number): Columns {
  const [leftTop, rightTop] = [topOf(columns.left), topOf(columns.right)];
  const side = leftTop > rightTop ? "right" : "left";
  const start = Math.max(leftTop, rightTop);
  const lead = columns[side].filter((fragment) => fragment.bottom <= start + 0.1 * em);
  const rest = columns[side].filter((fragment) => !lead.includes(fragment));
  const lines = groupLines(lead);
  const isLead =
    lines.length > 0 && lines.length <= LEAD_LINES && !lines.some((line) => isSectionHeading(lineText(lineOf(line))));
  const gap = topOf(rest) - Math.max(...lead.map((fragment) => fragment.bottom));
  if (!isLead || rest.length === 0 || gap < BLOCK_GAP * em) return columns;
  return { ...columns, above: [...columns.above, ...lead], [side]: rest };
}

function topOf(fragments: Fragment[]): number {
  return Math.min(...fragments.map((fragment) => fragment.top));
}
