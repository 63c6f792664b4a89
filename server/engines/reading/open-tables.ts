import type { Cell, Line } from "./text-fragments.ts";

const LEAST_COLUMNS = 3;
const LEAST_COLUMNS_BY_CELLS = 4; // where no gap tells rows apart, only wide tables are sure enough
const MOST_LABEL_WORDS = 4;
const LEAST_LINES = 3;
const SAME_EDGE = 0.6; // in em
const FARTHEST = 4;
const ROW_GAP = 1.18; // rows are set so much farther apart than the lines of a cell
const LINE_GAP = 1.1;

type Table = { header: number; to: number };

/** Puts the lines of each row of a table without rules on one line, where the gaps or an empty first cell tell its rows. */
export function joinOpenRows(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const table = tableAt(lines, at);
    if (!table) joined.push(lines[at]!);
    else {
      joined.push(lines[at]!, ...rowsOf(lines, table));
      at = table.to;
    }
  }
  return joined;
}

/** A line of labels, and lines whose cells all begin under one of them. */
function tableAt(lines: Line[], header: number): Table | null {
  const { cells } = lines[header]!;
  if (cells.length < LEAST_COLUMNS || !cells.every(isLabel)) return null;
  let to = header;
  for (let next = header + 1; next < lines.length; next++) {
    const line = lines[next]!;
    const gap = line.base - lines[next - 1]!.base;
    const columns = line.cells.map((cell) => columnOf(cell, cells, line.size));
    // What begins at the left edge alone stands below the table.
    const isBelow = columns.length === 1 && columns[0] === 0;
    if (gap <= 0 || gap > FARTHEST * line.size || isBelow || columns.includes(-1)) break;
    to = next;
  }
  return to - header >= LEAST_LINES ? { header, to } : null;
}

function isLabel({ text }: Cell): boolean {
  return /^\p{Lu}/u.test(text) && !/\d/.test(text) && text.trim().split(/\s+/).length <= MOST_LABEL_WORDS;
}

function columnOf({ left }: Cell, columns: Cell[], size: number): number {
  return columns.findIndex((column) => Math.abs(column.left - left) < SAME_EDGE * size);
}

function rowsOf(lines: Line[], { header, to }: Table): Line[] {
  const columns = lines[header]!.cells;
  const gaps = lines.slice(header + 2, to + 1).map((line, at) => line.base - lines[header + 1 + at]!.base);
  const least = Math.min(...gaps);
  const hasRowGaps = Math.max(...gaps) > ROW_GAP * least;
  const rows: Line[] = [];
  for (let at = header + 1; at <= to; at++) {
    const line = lines[at]!;
    const above = rows.at(-1);
    const gap = line.base - lines[at - 1]!.base;
    const lacksFirst = columnOf(line.cells[0]!, columns, line.size) > 0 && columns.length >= LEAST_COLUMNS_BY_CELLS;
    const isPart = above !== undefined && line.cells.length < columns.length;
    const goesOn = isPart && (hasRowGaps ? gap < LINE_GAP * least : lacksFirst);
    if (goesOn) addTo(above, line, columns);
    else rows.push({ ...line, cells: line.cells.map((cell) => ({ ...cell })) });
  }
  return rows;
}

function addTo(row: Line, line: Line, columns: Cell[]): void {
  for (const cell of line.cells) {
    const column = columnOf(cell, columns, line.size);
    const own = row.cells.find((other) => columnOf(other, columns, row.size) === column);
    if (own) own.text = `${own.text} ${cell.text}`;
    else row.cells.push({ ...cell });
  }
  row.cells.sort((a, b) => a.left - b.left);
}
