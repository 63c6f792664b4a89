import { expect, test } from "vitest";
import { column, makePlacedPdf, type PlacedText } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

const LEFT = [
  "CONTACT",
  "ines@example.org",
  "Gdansk, Poland",
  "SKILLS",
  "Forklift licence",
  "Inventory counts",
  "LANGUAGES",
  "Polish",
];
const RIGHT = [
  "EXPERIENCE",
  "Warehouse Lead, Baltic Cold Storage",
  "2019 - 2024",
  "Led a team of nine on the night shift",
  "EDUCATION",
  "Technical school of logistics",
  "CERTIFICATIONS",
  "First aid",
];
const NAME: PlacedText = { x: 40, y: 40, text: "Ines Varga", size: 20 };
const BOTH_COLUMNS = ["Ines Varga", ...LEFT, ...RIGHT];

async function readPlaced(...pages: PlacedText[][]): Promise<string[]> {
  const { lines } = await readBytes(await makePlacedPdf(...pages), null);
  return lines.filter((line) => line !== "");
}

function byRows(texts: PlacedText[]): PlacedText[] {
  return texts.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

test("two columns drawn row by row are read one after the other", async () => {
  const texts = byRows([...column(40, 100, LEFT), ...column(230, 100, RIGHT)]);
  expect(await readPlaced([NAME, ...texts])).toEqual(BOTH_COLUMNS);
});

test("two columns drawn in layers, all headings first, keep each heading above its own text", async () => {
  const texts = [...column(40, 100, LEFT), ...column(230, 100, RIGHT)];
  const layers = [...texts.filter((text) => text.bold), ...texts.filter((text) => !text.bold)];
  expect(await readPlaced([NAME, ...layers])).toEqual(BOTH_COLUMNS);
});

test("a side bar on the right with its own line height is read after the main column", async () => {
  const texts = byRows([...column(40, 100, RIGHT, 15), ...column(400, 102, LEFT, 19)]);
  expect(await readPlaced([NAME, ...texts])).toEqual(["Ines Varga", ...RIGHT, ...LEFT]);
});

test("a name that stands on top of the main column comes before the side bar", async () => {
  const texts = [...column(40, 100, LEFT), { ...NAME, x: 230 }, ...column(230, 100, RIGHT)];
  expect(await readPlaced(texts)).toEqual(BOTH_COLUMNS);
});

test("columns go on on the next page without headings", async () => {
  const left = ["Packing", "Labelling", "Stock taking"];
  const right = ["Trained four new colleagues", "Planned the routes of six lorries", "Wrote the shift handbook"];
  const first = byRows([...column(40, 100, LEFT), ...column(230, 100, RIGHT)]);
  const second = byRows([...column(40, 300, left), ...column(230, 300, right)]);
  expect((await readPlaced(first, second)).slice(-6)).toEqual([...left, ...right]);
});

test("a heading in the margin becomes a line above its text", async () => {
  const rows = [
    ["EXPERIENCE", ["Warehouse Lead", "Led a team of nine", "Cut errors by a third"]],
    ["EDUCATION", ["Technical school of logistics", "Grade: good"]],
    ["SKILLS", ["Forklift licence", "Inventory counts"]],
  ] as const;
  let y = 100;
  const texts = rows.flatMap(([heading, lines]) => {
    const placed = [...column(40, y, [heading]), ...column(180, y, [...lines])];
    y += 80;
    return placed;
  });
  expect(await readPlaced(texts)).toEqual([
    "EXPERIENCE",
    "Warehouse Lead",
    "Led a team of nine",
    "Cut errors by a third",
    "EDUCATION",
    "Technical school of logistics",
    "Grade: good",
    "SKILLS",
    "Forklift licence",
    "Inventory counts",
  ]);
});

test("dates drawn after all entries stand in the first line of theirs", async () => {
  const entries = column(40, 100, ["Warehouse Lead", "Led a team of nine", "Picker", "Packed orders by hand"], 20);
  const dates = [
    { x: 480, y: 100, text: "2019 - 2024" },
    { x: 480, y: 140, text: "2015 - 2019" },
  ];
  expect(await readPlaced([...entries, ...dates])).toEqual([
    "Warehouse Lead\t2019 - 2024",
    "Led a team of nine",
    "Picker\t2015 - 2019",
    "Packed orders by hand",
  ]);
});

test("a date beside an entry's bullets is brought up to the entry's first line", async () => {
  const texts = [
    { x: 40, y: 100, text: "Baltic Cold Storage" },
    { x: 450, y: 100, text: "Gdansk, Poland" },
    { x: 50, y: 116, text: "- Led a team of nine on the night shift" },
    { x: 450, y: 116, text: "2019 - 2024" },
    { x: 50, y: 132, text: "- Cut picking errors by a third" },
  ];
  expect(await readPlaced(texts)).toEqual([
    "Baltic Cold Storage\tGdansk, Poland\t2019 - 2024",
    "• Led a team of nine on the night shift",
    "• Cut picking errors by a third",
  ]);
});

test("a range of dates that breaks after its dash is put together", async () => {
  const texts = [
    { x: 40, y: 100, text: "2019 -" },
    { x: 82, y: 100, text: "Warehouse Lead, Baltic Cold Storage" },
    { x: 40, y: 114, text: "Present" },
    { x: 82, y: 114, text: "Led a team of nine on the night shift" },
  ];
  expect(await readPlaced(texts)).toEqual([
    "2019 - Present\tWarehouse Lead, Baltic Cold Storage",
    "Led a team of nine on the night shift",
  ]);
});

test("a table is read row by row with tabs between its cells", async () => {
  const cells = [
    ["Year", "School", "Grade"],
    ["2012", "Technical school of logistics", "good"],
    ["2008", "Primary school No. 4", "very good"],
  ];
  const texts = cells.flatMap((row, line) =>
    row.map((text, index) => ({ x: 40 + index * 180, y: 100 + line * 20, text })),
  );
  expect(await readPlaced(texts)).toEqual(cells.map((row) => row.join("\t")));
});

test("a header on each page is kept once at the top and a footer once at the end", async () => {
  const page = (number: number, lines: string[]): PlacedText[] => [
    { x: 40, y: 30, text: "Ines Varga, ines@example.org" },
    ...column(40, 200, lines),
    { x: 250, y: 810, text: `Confidential, page ${number}` },
  ];
  expect(await readPlaced(page(1, ["Warehouse Lead"]), page(2, ["Picker"]), page(3, ["Driver"]))).toEqual([
    "Ines Varga, ines@example.org",
    "Warehouse Lead",
    "Picker",
    "Driver",
    "Confidential, page 1",
  ]);
});

test("letters printed twice for a bold look are read once", async () => {
  const twice = { x: 40, y: 100, text: "Warehouse Lead" };
  expect(await readPlaced([twice, { ...twice, x: 40.3 }])).toEqual(["Warehouse Lead"]);
});

test("text off the page is not read", async () => {
  expect(
    await readPlaced([
      { x: 40, y: 100, text: "Seen" },
      { x: 900, y: 100, text: "unseen" },
    ]),
  ).toEqual(["Seen"]);
});
