import fc from "fast-check";
import { expect, test } from "vitest";
import { expectQuick } from "../../../../tests/setup/expect-quick.ts";
import { compareTexts, type ChangedLine, comparePieces } from "./compare-texts.ts";

function told(lines: ChangedLine[]): string[] {
  return lines.map((line) =>
    line.kind === "changed"
      ? `changed ${line.pieces.map(({ kind, text }) => (kind === "same" ? text : `<${kind}:${text}>`)).join("")}`
      : `${line.kind} ${line.text}`,
  );
}

test("DEC-89 a line that only stands elsewhere is moved, not removed and added", () => {
  expect(told(compareTexts("Head\na one\nb two\nc three\nFoot", "Head\nc three\na one\nb two\nFoot"))).toEqual([
    "same Head",
    "moved-up c three",
    "same a one",
    "same b two",
    "same Foot",
  ]);
  expect(told(compareTexts("a one\nb two", "b two\na one"))).toEqual(["moved-up b two", "same a one"]);
  expect(told(compareTexts("a one\nb two\nc three\nd four", "b two\nc three\nd four\na one")).at(-1)).toBe(
    "moved-down a one",
  );
});

test("DEC-89 a line in other words shows which words changed", () => {
  expect(told(compareTexts("Responsible for managing a team of six", "Managed a team of six"))).toEqual([
    "changed <removed:Responsible for managing ><added:Managed >a team of six",
  ]);
});

test("DEC-89 items of a list that went to its front are moved, new ones added", () => {
  expect(told(compareTexts("Word, Excel, Sage, Typing", "Excel, Sage, Word, Typing, Payroll"))).toEqual([
    "changed Excel, Sage, <moved:Word, >Typing, <added:Payroll>",
  ]);
});

test("DEC-89 lines that have nothing in common are removed and added where they stood", () => {
  expect(told(compareTexts("one alpha\ntwo beta gamma\nthree", "one alpha\nnew delta epsilon\nthree"))).toEqual([
    "same one alpha",
    "removed two beta gamma",
    "added new delta epsilon",
    "same three",
  ]);
});

test("an empty line is no change, and what it parts is told", () => {
  const lines = compareTexts("a\nb", "a\n\nb");
  expect(lines.map(({ kind, parted }) => [kind, parted])).toEqual([
    ["same", false],
    ["same", true],
  ]);
});

test("whatever the texts, the new one stands there whole and in order, and every old line is told of once", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c d e", "c d f", "g, h, i, j", "i, g, h, k", ""), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareTexts(before.join("\n"), after.join("\n"));
      const shown = lines.flatMap((line) =>
        line.kind === "removed"
          ? []
          : line.kind === "changed"
            ? [
                line.pieces
                  .filter(({ kind }) => kind !== "removed")
                  .map(({ text: piece }) => piece)
                  .join(""),
              ]
            : [line.text],
      );
      expect(shown).toEqual(after.filter((line) => line !== ""));
      const added = lines.filter(({ kind }) => kind === "added").length;
      expect(lines.length - added).toBe(before.filter((line) => line !== "").length);
    }),
  );
});

test("pieces of a line give the old one without what was added, and the new one without what was removed", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 }).map((list) => list.join(" "));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = comparePieces(before, after);
      const without = (gone: string) =>
        pieces
          .filter(({ kind }) => kind !== gone)
          .map(({ text }) => text.trim())
          .filter((text) => text !== "")
          .join(" ");
      expect(without("removed")).toBe(after);
      expect(without("added")).toBe(before);
    }),
  );
});

test("ten thousand lines are compared within a second", async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `line ${index} ${index % 7}`);
  const moved = [...lines.slice(5_000), ...lines.slice(0, 5_000)];
  await expectQuick(1_000, () => compareTexts(lines.join("\n"), moved.join("\n")));
});

test("SECURITY row 50: texts that repeat a line or a word thousands of times are compared in bounded time", async () => {
  const times = (text: string, count: number) => `${text}\n`.repeat(count);
  const numbered = (text: string) => Array.from({ length: 20_000 }, (_, index) => `${text} ${index}`).join("\n");
  const pairs: [string, string][] = [
    [times("ab", 60_000), `x\n${times("ab", 60_000)}`],
    [times("ab", 30_000) + times("cd", 30_000), times("cd", 30_000) + times("ab", 30_000)],
    [numbered("a b c d"), numbered("a b c e")],
    [`x y ${"ab ".repeat(60_000)}`, `y x ${"ab ".repeat(59_000)} z`],
    [`x, y, ${"ab, ".repeat(40_000)}`, `y, x, ${"ab, ".repeat(40_000)} z`],
  ];
  for (const [before, after] of pairs) {
    await expectQuick(2_500, () => expect(compareTexts(before, after).length).toBeGreaterThan(0));
  }
});
