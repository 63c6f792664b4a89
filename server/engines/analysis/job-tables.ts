import { isLegalSuffix, judgePart } from "./judge-part.ts";
import type { JobLine } from "./job-lines.ts";
import { tidyPart } from "./tidy-part.ts";
import { LABELS, type LabelKind } from "./lexicon/resume-words.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";

const LEAST_COLUMNS = 3;
const LONGEST_LABEL_WORDS = 4;
const SURE = 3;
type Column = LabelKind | null;

/** Under "Organisation | Designation | From | To" each cell is what its column says. */
export function takeTables(read: JobLine[]): void {
  let columns: Column[] | null = null;
  for (const each of read) {
    if (each.line.isBlank) continue;
    const cells = each.line.text.split("\t");
    const labels = columnsOf(cells);
    if (labels) {
      columns = labels;
      each.kind = "body";
    } else if (columns && each.anchor && cells.length === columns.length) readRow(each, cells, columns);
    else if (columns && each.anchor && cells.length === columns.length + 1 && /^\d{1,3}\.?$/.test(cells[0]!))
      readRow(each, cells.slice(1), columns);
    else if (columns && cells.length > 1 && cells.length !== columns.length && each.anchor) columns = null;
  }
}

/** What each cell of the head of a table of jobs stands for; null for any other line. */
export function columnsOf(cells: string[]): Column[] | null {
  if (cells.length < LEAST_COLUMNS) return null;
  const columns = cells.map(columnOf);
  return columns.includes("title") && columns.includes("employer") ? columns : null;
}

function columnOf(cell: string): Column {
  const words = wordsOf(foldWord(cell.replace(/[/&().:]/g, " ")));
  if (words.length === 0 || words.length > LONGEST_LABEL_WORDS) return null;
  const kinds = [words.join("-"), ...words].map((word) => LABELS.get(word) ?? null);
  return kinds.find((kind) => kind === "title" || kind === "employer") ?? kinds.find((kind) => kind !== null) ?? null;
}

/** "Petrojet, Kuwait", but not "Kier, Bauunternehmen". */
function withoutTown(name: string): string {
  const [, first = name, last = ""] = /^(.+), (\p{Lu}[\p{L}-]+)$/u.exec(name) ?? [];
  return last !== "" && judgePart(last).employer === 0 && !isLegalSuffix(last) ? first : name;
}

function readRow(row: JobLine, cells: string[], columns: Column[]): void {
  const parts = cells.flatMap((cell, at) => {
    const column = columns[at];
    const text = column === "employer" ? withoutTown(tidyPart(cell)) : tidyPart(cell);
    if (text === "" || (column !== "title" && column !== "employer")) return [];
    return [{ text, title: column === "title" ? SURE : 0, employer: column === "employer" ? SURE : 0, joint: null }];
  });
  if (parts.length > 0) row.head.parts = parts;
}
