import { expect, test } from "vitest";
import { makePlacedPdf, type PlacedText } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

/** Lines with tabs between their cells, as resumes printed from web pages place them. */
async function readPlaced(texts: PlacedText[]): Promise<string[]> {
  const { lines } = await readBytes(await makePlacedPdf(texts), null);
  return lines.filter((line) => line !== "");
}

function rows(x: number, from: number, leading: number, texts: string[]): PlacedText[] {
  return texts.map((text, at) => ({ x, y: from + at * leading, text, size: 11 }));
}

test("a large heading in the margin comes before the line beside it, though its letters stand lower", async () => {
  const section = (y: number, heading: string, texts: string[]): PlacedText[] => [
    { x: 42, y: y + 6, text: heading, size: 16 },
    ...rows(160, y, 15, texts),
  ];
  const texts = [
    ...section(100, "Profile", ["Nurse for nine years."]),
    ...section(150, "Employment", ["Head Nurse, Wyevale Group (2019 – 2022)", "Led six nurses"]),
    ...section(220, "Education", ["Diploma, Oakfield College, 2015"]),
  ];
  expect((await readPlaced(texts)).join("\n").replaceAll("\t", "\n").split("\n")).toEqual([
    "Profile",
    "Nurse for nine years.",
    "Employment",
    "Head Nurse, Wyevale Group (2019 – 2022)",
    "Led six nurses",
    "Education",
    "Diploma, Oakfield College, 2015",
  ]);
});

test("employer and town below each title, beside dates in the margin, stay with their own entry", async () => {
  const entry = (y: number, dates: string, texts: string[]) => [
    ...rows(42, y, 15, [dates]),
    ...rows(150, y, 15, texts),
  ];
  const first = ["Assistante de gestion", "Conserverie Courtin, Quimper", "Facturation de 250 clients", "Relances"];
  const second = ["Secrétaire comptable", "Cabinet de Cornouaille, Quimper", "Saisie comptable"];
  const third = ["Hôtesse", "Kermoor, Bénodet", "Accueil de 80 clients"];
  const texts = [
    ...entry(100, "2020 – 2024", first),
    ...entry(165, "2016 – 2019", second),
    ...entry(215, "2015", third),
  ];
  expect(await readPlaced(texts)).toEqual([
    `2020 – 2024\t${first[0]}`,
    ...first.slice(1),
    `2016 – 2019\t${second[0]}`,
    ...second.slice(1),
    `2015\t${third[0]}`,
    ...third.slice(1),
  ]);
});

test("a range that a narrow margin breaks before its dash, and again before its year, is one", async () => {
  const texts = [
    ...rows(42, 100, 15, ["Mar 2019", "– Present"]),
    ...rows(110, 100, 15, ["Wyevale Group", "Hereford"]),
    ...rows(42, 150, 15, ["Aug 2015", "– Feb", "2019"]),
    ...rows(110, 150, 15, ["Bridge Street Vets", "Leominster", "Watched over 400 operations"]),
  ];
  expect(await readPlaced(texts)).toEqual([
    "Mar 2019 – Present\tWyevale Group",
    "Hereford",
    "Aug 2015 – Feb 2019\tBridge Street Vets",
    "Leominster",
    "Watched over 400 operations",
  ]);
});

test("two jobs in cards beside each other are read one after the other, firms no notes of the margin", async () => {
  const cards = [
    [
      "Senior Coordinator",
      "FreshLine Distribution, Inc.",
      "05/2020 – Present",
      "Planned 60 loads a day for 22 carriers",
    ],
    ["Dispatcher", "Delta Freight Lines, LLC", "06/2015 – 04/2020", "Dispatched 35 drivers"],
  ];
  expect(await readPlaced([...rows(49, 100, 19, cards[0]!), ...rows(319, 100, 19, cards[1]!)])).toEqual(cards.flat());
});

test("an employer that wraps right of an entry with points stands beside the entry's first line", async () => {
  const entry = (y: number, dates: string, texts: string[], employer: string[]): PlacedText[] => [
    ...rows(45, y, 15, [dates]),
    ...rows(190, y, 15, texts),
    ...rows(440, y, 15, employer),
  ];
  const texts = [
    ...entry(
      100,
      "Jul 2022 – Now",
      ["Ward Sister", "• Led nine nurses", "• Cut falls by half"],
      ["Royal Infirmary", "Trust"],
    ),
    ...entry(170, "May 2019 – Jun 2022", ["Staff Nurse", "• Looked after eight beds"], ["City Hospice"]),
  ];
  expect(await readPlaced(texts)).toEqual([
    "Jul 2022 – Now\tWard Sister\tRoyal Infirmary Trust",
    "• Led nine nurses",
    "• Cut falls by half",
    "May 2019 – Jun 2022\tStaff Nurse\tCity Hospice",
    "• Looked after eight beds",
  ]);
});
