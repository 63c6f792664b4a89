import { TEXT_LIMIT_CHARACTERS } from "./clean-lines.ts";
import { type DocxStyles, isInList, isSwitchedOn, printsCapitals } from "./docx-styles.ts";
import { isSectionHeading } from "./section-headings.ts";
import { walkXml, xmlAttribute } from "./xml-tokens.ts";

const SKIPPED = new Set(["del", "moveFrom", "Fallback", "delText", "instrText", "rt"]);
/** The most that is read of a part: enough to know that it is too long, even if much of it is blank. */
const PART_CHARACTERS = 2 * TEXT_LIMIT_CHARACTERS;
const ROW_CELL_LINES = 3; // cells with more lines than this are columns of text and follow each other

type Paragraph = { text: string; boxes: string[]; style: string | null; listId: string | null; level: string | null };
type Row = string[][];
type Run = { hidden: boolean; capitals: boolean | null; style: string | null };

const PLAIN_RUN: Run = { hidden: false, capitals: null, style: null };

type Reading = {
  styles: DocxStyles;
  warnings: Set<string>;
  outputs: string[][];
  rows: Row[];
  paragraphs: Paragraph[];
  run: Run;
  skipping: number;
  inProperties: number;
  inText: boolean;
  characters: number;
};

type OpenTag = { attributes: string; empty: boolean };

const OPENED = new Map<string, (reading: Reading, tag: OpenTag) => void>([
  ["p", openParagraph],
  ["r", openRun],
  ["t", openText],
  ["tab", writeTab],
  ["ptab", writeTab],
  ["br", (reading) => write(reading, "\n")],
  ["cr", (reading) => write(reading, "\n")],
  ["noBreakHyphen", (reading) => write(reading, "-")],
  ["sym", (reading, tag) => write(reading, signOf(tag))],
  ["pPr", openProperties],
  ["vanish", (reading, tag) => format(reading, ({ hidden }) => ({ hidden: hidden || isSwitchedOn(tag.attributes) }))],
  ["caps", printInCapitals],
  ["smallCaps", printInCapitals],
  ["rStyle", (reading, tag) => format(reading, () => ({ style: valueIn(tag) }))],
  ["pStyle", (reading, tag) => describe(reading, { style: valueIn(tag) })],
  ["numId", (reading, tag) => describe(reading, { listId: valueIn(tag) })],
  ["ilvl", (reading, tag) => describe(reading, { level: valueIn(tag) })],
  ["tr", openRow],
  ["tc", openOutput],
  ["txbxContent", openOutput],
  ["altChunk", warnOfInsertion],
  ["subDoc", warnOfInsertion],
]);

const CLOSED = new Map<string, (reading: Reading) => void>([
  ["t", closeText],
  ["pPr", closeProperties],
  ["p", closeParagraph],
  ["txbxContent", closeBox],
  ["tc", closeCell],
  ["tr", closeRow],
  ["tbl", closeTable],
]);

/** The lines of one part of a Word file, in order; a warning for each kind of content that cannot be read. */
export function readDocxPart(xml: string, styles: DocxStyles, warnings: Set<string>): string[] {
  const reading: Reading = {
    ...{ styles, warnings, outputs: [[]], rows: [], paragraphs: [], run: PLAIN_RUN },
    ...{ skipping: 0, inProperties: 0, inText: false, characters: 0 },
  };
  for (const token of walkXml(xml)) {
    if (reading.characters > PART_CHARACTERS) break;
    if (token.type === "text") {
      if (reading.inText && reading.skipping === 0) write(reading, token.text);
    } else if (SKIPPED.has(token.name)) {
      if (token.type === "close") reading.skipping -= 1;
      else if (!token.empty) reading.skipping += 1;
    } else if (reading.skipping <= 0) {
      if (token.type === "open") OPENED.get(token.name)?.(reading, token);
      else CLOSED.get(token.name)?.(reading);
    }
  }
  const open = reading.paragraphs.flatMap((paragraph) => paragraphLines(paragraph, styles));
  return [...reading.outputs.flat(), ...open];
}

function write(reading: Reading, text: string): void {
  const { paragraphs, run, styles } = reading;
  const paragraph = paragraphs.at(-1);
  if (paragraph && !run.hidden) paragraph.text += asPrinted(text, run, paragraph, styles);
  reading.characters += text.length;
}

function writeTab(reading: Reading): void {
  if (reading.inProperties === 0) write(reading, "\t");
}

function valueIn({ attributes }: OpenTag): string | null {
  return xmlAttribute(attributes, "val");
}

function signOf({ attributes }: OpenTag): string {
  return String.fromCodePoint(Number.parseInt(xmlAttribute(attributes, "char") ?? "20", 16) || 0x20);
}

/** Among the properties of a paragraph, it is said of the sign at its end. */
function format(reading: Reading, change: (run: Run) => Partial<Run>): void {
  if (reading.inProperties === 0) reading.run = { ...reading.run, ...change(reading.run) };
}

function printInCapitals(reading: Reading, { attributes }: OpenTag): void {
  format(reading, ({ capitals }) => ({ capitals: capitals || isSwitchedOn(attributes) }));
}

function describe({ paragraphs }: Reading, known: Partial<Paragraph>): void {
  Object.assign(paragraphs.at(-1) ?? {}, known);
}

function openRun(reading: Reading): void {
  reading.run = PLAIN_RUN;
}

function openText(reading: Reading, { empty }: OpenTag): void {
  reading.inText = !empty;
}

function closeText(reading: Reading): void {
  reading.inText = false;
}

function openProperties(reading: Reading, { empty }: OpenTag): void {
  if (!empty) reading.inProperties += 1;
}

function closeProperties(reading: Reading): void {
  reading.inProperties -= 1;
}

function openParagraph({ paragraphs, outputs }: Reading, { empty }: OpenTag): void {
  if (empty) outputs.at(-1)!.push("");
  else paragraphs.push({ text: "", boxes: [], style: null, listId: null, level: null });
}

function closeParagraph(reading: Reading): void {
  const paragraph = reading.paragraphs.pop();
  if (paragraph) reading.outputs.at(-1)!.push(...paragraphLines(paragraph, reading.styles));
  reading.run = PLAIN_RUN;
}

function openRow({ rows }: Reading, { empty }: OpenTag): void {
  if (!empty) rows.push([]);
}

function closeRow({ outputs, rows }: Reading): void {
  outputs.at(-1)!.push(...rowLines(rows.pop() ?? []));
}

function closeTable({ outputs }: Reading): void {
  outputs.at(-1)!.push("");
}

function openOutput({ outputs }: Reading, { empty }: OpenTag): void {
  if (!empty) outputs.push([]);
}

function closeBox({ outputs, paragraphs }: Reading): void {
  if (outputs.length === 1) return;
  const lines = outputs.pop()!;
  const anchor = paragraphs.at(-1);
  if (anchor) anchor.boxes.push(...lines, "");
  else outputs.at(-1)!.push(...lines);
}

function closeCell({ outputs, rows }: Reading): void {
  if (outputs.length > 1) rows.at(-1)?.push(outputs.pop()!);
}

function warnOfInsertion({ warnings }: Reading): void {
  warnings.add("A part that was inserted from another file could not be read.");
}

/** A name typed in small letters and printed in capitals is read as printed; typed capitals say more and stay. */
function asPrinted(text: string, run: Run, paragraph: Paragraph, styles: DocxStyles): string {
  if (/\p{Lu}/u.test(text)) return text;
  const isInCapitals = run.capitals ?? printsCapitals(run.style, styles) ?? printsCapitals(paragraph.style, styles);
  return isInCapitals ? text.toUpperCase() : text;
}

function paragraphLines(paragraph: Paragraph, styles: DocxStyles): string[] {
  const bullet = paragraph.text.trim() !== "" && isInList(paragraph, styles) ? "• " : "";
  return [...`${bullet}${paragraph.text}`.split("\n"), ...paragraph.boxes];
}

function rowLines(cells: Row): string[] {
  const filled = cells.map((cell) => cell.filter((line) => line.trim() !== "")).filter((cell) => cell.length > 0);
  const [heading, ...content] = filled;
  if (heading && content.some((cell) => cell.length > 1) && isSectionHeading(heading.join(" ")))
    return ["", heading.join(" "), ...rowLines(content)];
  const long = filled.filter((cell) => cell.length > 1);
  const height = Math.max(0, ...filled.map((cell) => cell.length));
  const sideBySide = long.length <= 1 || (height <= ROW_CELL_LINES && filled.every((cell) => cell.length === height));
  if (!sideBySide) return cells.flatMap((cell) => [...cell, ""]);
  return Array.from({ length: height }, (_, line) =>
    filled.flatMap((cell) => (cell[line] === undefined ? [] : [cell[line].trim()])).join("\t"),
  );
}
