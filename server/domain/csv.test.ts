import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("cells are quoted where they must be, rows end with CRLF", () => {
  expect(
    toCsv([
      ["a", "b, c"],
      ['say "hi"', "two\nlines"],
    ]),
  ).toBe('\uFEFFa,"b, c"\r\n"say ""hi""","two\nlines"\r\n');
});

test("nothing in a cell is a formula to a spreadsheet", () => {
  for (const start of ["=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"]) {
    expect(toCsv([[`${start}HYPERLINK("x")`]]), JSON.stringify(start)).toContain(`'${start}HYPERLINK`);
  }
  expect(toCsv([["a=b", "1-2"]])).toBe("\uFEFFa=b,1-2\r\n");
});
