import { TABLE_FIELDS, type TableColumns, type TableField } from "../../domain/application-import.ts";
import words from "./column-words.json" with { type: "json" };
import { foldWords, toldIn } from "./fold-words.ts";
import { readYesOrNo } from "./read-status.ts";

const LOOKED_AT = 50; // so many rows tell what a column holds

/** "Applied" names a day in one table and a yes or no in another. */
function isYesOrNo(column: number, rows: readonly string[][]): boolean {
  const told = rows.slice(0, LOOKED_AT).flatMap((row) => toldIn(row[column]) || []);
  return told.length > 0 && told.every((cell) => readYesOrNo(cell) !== null);
}

function holds(field: TableField, column: number, rows: readonly string[][]): boolean {
  if (field === "isSent") return isYesOrNo(column, rows);
  return field !== "appliedOn" || !isYesOrNo(column, rows);
}

/** Which column is which, by their names in several languages; each is taken once, the surest name first. */
export function guessColumns(names: readonly string[], rows: readonly string[][]): TableColumns {
  const columns: TableColumns = {};
  const folded = names.map(foldWords);
  const taken = new Set<number>();
  const take = (field: TableField, isNamed: (name: string, word: string) => boolean) => {
    if (columns[field] !== undefined) return;
    for (const word of words[field]) {
      const at = folded.findIndex((name, column) => {
        return !taken.has(column) && isNamed(name, word) && holds(field, column, rows);
      });
      if (at === -1) continue;
      columns[field] = at;
      taken.add(at);
      return;
    }
  };
  for (const { field } of TABLE_FIELDS) take(field, (name, word) => name === word);
  for (const { field } of TABLE_FIELDS) take(field, (name, word) => ` ${name} `.includes(` ${word} `));
  return columns;
}
