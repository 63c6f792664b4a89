import { expect, test } from "vitest";
import { layOutPage } from "./page-layout.ts";
import type { TextPiece } from "./text-fragments.ts";

const LEFTS = [40, 140, 260, 380];
type Row = { base: number; cells: (string | null)[] };

function pieces(rows: Row[]): TextPiece[] {
  return rows.flatMap(({ base, cells }) =>
    cells.flatMap((text, column) => {
      const left = LEFTS[column]!;
      const order = base * 10 + column;
      return text === null ? [] : [{ text, left, right: left + text.length * 5, base, size: 10, order, spaced: false }];
    }),
  );
}
const read = (...rows: Row[]) => layOutPage(pieces(rows)).filter((line) => line !== "");

test("EN-01 cells that wrap in a table without rules stay in their row, which the gaps tell", () => {
  const lines = read(
    { base: 100, cells: ["Post", "Hospital", "From", "To"] },
    { base: 116, cells: ["Senior Staff", "Aga Khan", "12 May", "June 2024"] },
    { base: 128, cells: ["Nurse", "Hospital", "2021", null] },
    { base: 144, cells: ["Staff Nurse", "Kenyatta National", "01 March", "11 May"] },
    { base: 156, cells: [null, "Hospital", "2017", "2021"] },
  );
  expect(lines).toEqual([
    "Post\tHospital\tFrom\tTo",
    "Senior Staff Nurse\tAga Khan Hospital\t12 May 2021\tJune 2024",
    "Staff Nurse\tKenyatta National Hospital\t01 March 2017\t11 May 2021",
  ]);
});

test("EN-01 lines of one distance are rows of their own, unless the first cell is empty", () => {
  const rows = [
    { base: 100, cells: ["Tool", "Level", "Since", "Used in"] },
    { base: 114, cells: ["Excel", "expert", "2012", "finance"] },
    { base: 128, cells: ["Word", "good", "2010", "letters"] },
    { base: 142, cells: ["Access", "basic", "2015", "stock"] },
  ];
  expect(read(...rows)).toHaveLength(4);
  const wrapped = [...rows.slice(0, 3), { base: 142, cells: [null, null, null, "and minutes"] }];
  expect(read(...wrapped).at(-1)).toBe("Word\tgood\t2010\tletters and minutes");
});

test("EN-01 full rows and the text below a table stay as they are", () => {
  const rows = [
    { base: 100, cells: ["No.", "Course", "Board", "Year"] },
    { base: 117, cells: ["1", "Diploma in Fire Safety", "MSBTE", "2012"] },
    { base: 134, cells: ["2", "SSC", "State Board", "2009"] },
    { base: 151, cells: ["3", "Typing", "GCC", "2008"] },
    { base: 180, cells: ["Certificates", null, null, null] },
    { base: 196, cells: ["First aid", null, null, null] },
  ];
  expect(read(...rows)).toEqual(rows.map(({ cells }) => cells.filter((cell) => cell !== null).join("\t")));
});
