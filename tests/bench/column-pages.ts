import { column, makePlacedPdf, type PlacedText } from "../fixtures/documents.ts";

export type ColumnPage = {
  drawing: "row" | "column" | "layer" | "reversed";
  pdf: Uint8Array;
  sections: Map<string, string[]>;
};

const WORDS = `managed built planned served trained stock budget patient route report weekly clients teams safety audit
 invoice repair classroom menu warehouse harvest`.split(/\s+/);
const SIDE: [string, string[]][] = [
  ["Contact", ["ines@example.org", "+48 555 0101", "Gdansk, Poland"]],
  ["Skills", ["Forklift", "Inventory counts", "Cold chain", "Scheduling"]],
  ["Languages", ["Polish native", "English fluent"]],
  ["Interests", ["Rowing", "Chess"]],
  ["Certifications", ["First aid 2023", "Dangerous goods 2021"]],
];
const DRAWINGS = ["row", "column", "layer", "reversed"] as const;

/** Resumes of two columns in many measures, drawn row by row, column by column, in layers, or right column first. */
export async function* columnPages(count: number, seed: number): AsyncGenerator<ColumnPage> {
  let state = seed;
  const random = () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const sentence = (length: number) => Array.from({ length }, () => pick(WORDS)).join(" ");

  for (let index = 0; index < count; index += 1) {
    const [sideWidth, gutter, sideIsLeft] = [pick([140, 170]), pick([10, 16, 24, 40]), random() < 0.6];
    const cut = sideIsLeft ? 40 + sideWidth + gutter : 555 - sideWidth;
    const words = Math.floor((sideIsLeft ? 555 - cut : cut - gutter - 40) / 36);
    const main: [string, string[]][] = [
      ["Summary", [sentence(words), sentence(words), sentence(words - 2)]],
      [
        "Work Experience",
        ["Warehouse Lead", "Baltic Cold Storage", sentence(words), sentence(words - 1), "Picker", sentence(words)],
      ],
      ["Education", ["Technical school of logistics", sentence(4)]],
      ["Projects", [sentence(words), sentence(words - 1)]],
    ];
    const [side, body] = [SIDE.slice(0, 2 + Math.floor(random() * 4)), main.slice(0, 2 + Math.floor(random() * 3))];
    const place = (x: number, sections: [string, string[]][], leading: number) =>
      column(
        x,
        100,
        sections.flatMap(([heading, lines]) => [heading.toUpperCase(), ...lines]),
        leading,
      ).map((text) => ({
        ...text,
        size: text.bold ? 12 : 9,
      }));
    const left = place(40, sideIsLeft ? side : body, pick([13, 14, 16]));
    const right = place(cut, sideIsLeft ? body : side, pick([13, 14, 14.5, 16]));
    const drawing = pick(DRAWINGS);
    const name: PlacedText = { x: 40, y: 40, text: "Ines Varga", size: 20 };
    yield {
      drawing,
      pdf: await makePlacedPdf([name, ...inOrder(drawing, left, right)]),
      sections: new Map([...side, ...body].map(([heading, lines]) => [heading.toUpperCase(), lines])),
    };
  }
}

function inOrder(drawing: ColumnPage["drawing"], left: PlacedText[], right: PlacedText[]): PlacedText[] {
  const all = [...left, ...right];
  if (drawing === "row") return all.sort((a, b) => a.y - b.y || a.x - b.x);
  if (drawing === "layer") return [...all.filter((text) => text.bold), ...all.filter((text) => !text.bold)];
  return drawing === "column" ? all : [...right, ...left];
}
