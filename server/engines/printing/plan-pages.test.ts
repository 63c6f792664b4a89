import { expect, test } from "vitest";
import type { Ruler } from "./lay-out.ts";
import { planPages } from "./plan-pages.ts";
import type { Block } from "./resume-blocks.ts";

const run = (text: string) => ({ text, face: null, features: [] });
const RULER = {
  setter: { runsOf: (text: string) => [run(text)] },
  runWidth: ({ text }: { text: string }) => text.length / 2,
  widths: new Map(),
  share: 1,
  side: 50,
  pageWidth: 612,
} as unknown as Ruler; // only the width of a run is asked for

function block(kind: Block["kind"], text: string): Block {
  return { kind, marker: kind === "bullet" ? "•" : null, lines: [[text]], labelLength: 0, parted: false };
}

test("the head of a job stands on the page on which its first point begins", () => {
  const head = [
    block("entry", "Baker"),
    block("detail", "May 2016 to June 2019"),
    block("bullet", "Baked rye. ".repeat(20)),
  ];
  const parted = Array.from({ length: 60 }, (_, count) => {
    const filler = Array.from({ length: count + 1 }, (_, index) => block("bullet", `Kept record ${index}`));
    const { blocks } = planPages(RULER, [...filler, ...head, ...filler, ...filler], { first: 60, last: 700 });
    return new Set(blocks.slice(filler.length, filler.length + head.length).map(({ lines }) => lines[0]?.page)).size;
  });
  expect(Math.max(...parted)).toBe(1);
});
