import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import type { DocumentFacts } from "./document-facts.ts";
import { printableLine } from "./printable-text.ts";
import type { Block } from "./resume-blocks.ts";

/** US Letter with margins of one inch; Word counts in twentieths of a point. */
const PAGE = { width: 12_240, height: 15_840 };
const MARGIN = 1_440;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const PARTED_SPACE = 160;
const FONT = "Calibri";
const INK = "1F3A5F";
const BULLETS = "bullets";
const YEAR = /\b(?:19|20)\d\d\b/;

/** Writes Word 2007+: headings, lists, language and properties are real ones, so that a screen reader can navigate. */
export async function writeDocx(blocks: Block[], about: DocumentFacts): Promise<Uint8Array> {
  const footer = new Footer({
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ children: [PageNumber.CURRENT] })] }),
    ],
  });
  const document = new Document({
    title: printableLine(about.title),
    creator: printableLine(about.author ?? ""),
    lastModifiedBy: printableLine(about.author ?? ""),
    styles: {
      default: {
        document: {
          run: { font: FONT, size: 21, language: { value: about.language } },
          paragraph: { spacing: { line: 264, after: 40 } },
        },
        title: { run: { size: 40, bold: true, color: INK }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { size: 24, bold: true, color: INK },
          paragraph: {
            spacing: { before: 240, after: 80 },
            keepNext: true,
            border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: INK, space: 1 } },
          },
        },
        heading2: { run: { size: 21, bold: true }, paragraph: { spacing: { after: 20 }, keepNext: true } },
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: PAGE, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } },
        },
        // A number from the second page on: a resume of one page has none.
        footers: { default: footer },
        children: blocks.map(paragraphOf),
      },
    ],
  });
  return await Packer.toBuffer(document);
}

function paragraphOf(block: Block): Paragraph {
  const options: IParagraphOptions = { children: runsOf(block), tabStops: tabStopsOf(block) };
  const spacing = block.parted ? { before: PARTED_SPACE } : undefined;
  switch (block.kind) {
    case "title":
      return new Paragraph({ ...options, heading: HeadingLevel.TITLE });
    case "heading":
      return new Paragraph({ ...options, heading: HeadingLevel.HEADING_1 });
    case "entry":
      return new Paragraph({ ...options, heading: HeadingLevel.HEADING_2, spacing });
    case "detail":
      return new Paragraph({ ...options, spacing, keepNext: true });
    case "bullet":
      return new Paragraph({ ...options, spacing, numbering: { reference: BULLETS, level: 0 } });
    case "text":
      return new Paragraph({ ...options, spacing });
  }
}

function runsOf({ cells, labelLength }: Block): ParagraphChild[] {
  const [first = "", ...others] = cells;
  const label = first.slice(0, labelLength);
  return [
    ...(label === "" ? [] : [new TextRun({ text: label, bold: true })]),
    new TextRun(first.slice(labelLength)),
    ...others.map((cell) => new TextRun({ children: [new Tab(), cell] })),
  ];
}

function tabStopsOf({
  cells,
  kind,
}: Block): { type: (typeof TabStopType)[keyof typeof TabStopType]; position: number }[] {
  const atRight = kind === "title" || kind === "entry" || kind === "detail" || YEAR.test(cells.at(-1) ?? "");
  return cells.slice(1).map((_, index) => {
    const isLast = index === cells.length - 2;
    if (isLast && atRight) return { type: TabStopType.RIGHT, position: TEXT_WIDTH };
    return { type: TabStopType.LEFT, position: Math.round(((index + 1) * TEXT_WIDTH) / cells.length) };
  });
}
