import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { DocumentFacts, PageLook, Paper } from "./document-facts.ts";
import { printableLine } from "./printable-text.ts";
import type { Block } from "./resume-blocks.ts";
import { MAIN_TYPEFACE, mainTypeface } from "./typefaces.ts";

/** In twentieths of a point. */
const SHEETS: Record<Paper, { width: number; height: number }> = {
  letter: { width: 12_240, height: 15_840 },
  a4: { width: 11_906, height: 16_838 },
};
const MARGINS: Record<PageLook, number> = { resume: 1_000, letter: 1_440 };
const INK = "1F3A5F";
const BULLETS = "bullets";
const POINT_INDENT = { left: 360, hanging: 260 };
const YEAR = /\b(?:19|20)\d\d\b/;

function stylesOf(language: string): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: MAIN_TYPEFACE, size: 21, language: { value: language } },
        paragraph: { spacing: { line: 264, after: 40 } },
      },
      title: { run: { size: 40, bold: true, color: INK }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { size: 24, bold: true, color: INK },
        paragraph: {
          spacing: { before: 160, after: 80 },
          keepNext: true,
          border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: INK, space: 1 } },
        },
      },
      heading2: { run: { size: 21, bold: true }, paragraph: { spacing: { after: 20 }, keepNext: true } },
    },
  };
}

const BULLET_LEVEL = {
  level: 0,
  format: LevelFormat.BULLET,
  text: "•",
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: POINT_INDENT } },
};

/** Headings, lists, language and properties are real ones, so that a screen reader can navigate. */
export async function writeDocx(blocks: Block[], about: DocumentFacts): Promise<Uint8Array> {
  const size = SHEETS[about.paper];
  const margin = MARGINS[about.look];
  const textWidth = size.width - 2 * margin;
  const typeface = mainTypeface();
  const document = new Document({
    title: printableLine(about.title),
    creator: printableLine(about.author ?? ""),
    lastModifiedBy: printableLine(about.author ?? ""),
    fonts: [{ name: MAIN_TYPEFACE, data: typeface.regular(), bold: typeface.bold() }],
    styles: stylesOf(about.language),
    numbering: { config: [{ reference: BULLETS, levels: [BULLET_LEVEL] }] },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size, margin: { top: margin, right: margin, bottom: margin, left: margin } },
        },
        footers: { default: pageNumber() },
        ...(about.runningHead === null ? {} : { headers: { default: headerOf(about.runningHead) } }),
        children: blocks.flatMap((block) => [...(block.parted ? [emptyLine()] : []), paragraphOf(block, textWidth)]),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

function pageNumber(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT] });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] });
}

function headerOf(text: string): Header {
  return new Header({
    children: [new Paragraph({ children: [new TextRun({ text: printableLine(text), size: 18 })] })],
  });
}

/** Software recognises blocks by empty lines, not by spacing; this one is half as high. */
function emptyLine(): Paragraph {
  return new Paragraph({ spacing: { line: 120, lineRule: LineRuleType.EXACT, after: 0 }, keepNext: true });
}

function paragraphOf(block: Block, textWidth: number): Paragraph {
  const options: IParagraphOptions = { children: runsOf(block), tabStops: tabStopsOf(block, textWidth) };
  switch (block.kind) {
    case "title":
      return new Paragraph({ ...options, heading: HeadingLevel.TITLE });
    case "heading":
      return new Paragraph({ ...options, heading: HeadingLevel.HEADING_1 });
    case "entry":
      return new Paragraph({ ...options, heading: HeadingLevel.HEADING_2 });
    case "detail":
      return new Paragraph({ ...options, keepNext: true });
    case "letterhead":
      return new Paragraph({
        ...options,
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: INK, space: 4 } },
      });
    case "bullet":
      // A numbered item keeps the number that the person wrote.
      return block.marker === "•"
        ? new Paragraph({ ...options, numbering: { reference: BULLETS, level: 0 } })
        : new Paragraph({ ...options, indent: POINT_INDENT });
    case "text":
      return new Paragraph({ ...options });
  }
}

function runsOf({ lines, labelLength, marker }: Block): ParagraphChild[] {
  const number = marker !== null && marker !== "•" ? `${marker} ` : "";
  return lines.flatMap(([first = "", ...others], index) => {
    const label = index === 0 ? first.slice(0, labelLength) : "";
    const start = `${index === 0 ? number : ""}${first.slice(label.length)}`;
    return [
      ...(label === "" ? [] : [new TextRun({ text: label, bold: true })]),
      new TextRun({ text: start, break: index === 0 ? 0 : 1 }),
      ...others.map((cell) => new TextRun({ children: [new Tab(), cell] })),
    ];
  });
}

function tabStopsOf(
  { lines, kind }: Block,
  textWidth: number,
): { type: (typeof TabStopType)[keyof typeof TabStopType]; position: number }[] {
  const cells = lines[0] ?? [];
  const atRight = kind === "title" || kind === "entry" || kind === "detail" || YEAR.test(cells.at(-1) ?? "");
  return cells.slice(1).map((_, index) => {
    const isLast = index === cells.length - 2;
    if (isLast && atRight) return { type: TabStopType.RIGHT, position: textWidth };
    return { type: TabStopType.LEFT, position: Math.round(((index + 1) * textWidth) / cells.length) };
  });
}
