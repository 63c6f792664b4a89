import { cleanLines, limitLines, TEXT_LIMIT_CHARACTERS } from "./clean-lines.ts";
import { joinHyphenated } from "./hyphenation.ts";
import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { type DocxPackage, openDocxPackage } from "./docx-package.ts";
import { type DocxStyles, findDocxStyles, isInList, isSwitchedOn, printsCapitals } from "./docx-styles.ts";
import { refuseWithoutWords } from "./readable-words.ts";
import { isSectionHeading } from "./section-headings.ts";
import { walkXml, xmlAttribute } from "./xml-tokens.ts";

const MAIN_CONTENT_TYPE =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/;
const MAIN_RELATIONSHIP = "officeDocument";
const SKIPPED = new Set(["del", "moveFrom", "Fallback", "delText", "instrText", "rt"]);
/** The most that is read of a part: enough to know that it is too long, even if much of it is blank. */
const PART_CHARACTERS = 2 * TEXT_LIMIT_CHARACTERS;
/** Cells with more lines than this are columns of text and follow each other. */
const ROW_CELL_LINES = 3;

/** Reads a Word 2007+ file in order, footnotes and footers last. Throws UnreadableDocumentError. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const docx = await openDocxPackage(bytes);
  const main = findMainPart(docx);
  const relatives = relationshipsOf(docx, main);
  const styles = findDocxStyles(
    docx.get(related(relatives, "numbering")[0] ?? "") ?? "",
    docx.get(related(relatives, "styles")[0] ?? "") ?? "",
  );
  const warnings = new Set<string>();
  const read = (path: string): string[] => readPart(docx.get(path) ?? "", styles, warnings);
  const readOnce = (type: string): string[][] => {
    const texts = related(relatives, type).map(read);
    return texts.filter((lines, index) => texts.findIndex((other) => sameText(other, lines)) === index);
  };

  const blocks = [
    ...readOnce("header"),
    read(main),
    ...readOnce("footnotes"),
    ...readOnce("endnotes"),
    ...readOnce("footer"),
  ];
  const { kept, warnings: limits } = limitLines(joinHyphenated(cleanLines(blocks.flatMap((lines) => [...lines, ""]))));
  refuseWithoutWords(kept);
  return { kind: "docx", lines: kept, pages: null, warnings: [...warnings, ...limits] };
}

function findMainPart(docx: DocxPackage): string {
  const types = docx.get("[Content_Types].xml");
  if (types === undefined) throw new UnreadableDocumentError("wrong-type");
  const main = related(relationshipsOf(docx, ""), MAIN_RELATIONSHIP).find((path) => docx.has(path));
  const path = main ?? (docx.has("word/document.xml") ? "word/document.xml" : null);
  const isWord = [...contentTypes(types)].some(
    ([part, type]) => MAIN_CONTENT_TYPE.test(type) && (path === null || part === path),
  );
  if (!isWord) throw new UnreadableDocumentError("wrong-type");
  if (path === null) throw new UnreadableDocumentError("damaged");
  return path;
}

function contentTypes(xml: string): Map<string, string> {
  const types = new Map<string, string>();
  for (const token of walkXml(xml)) {
    if (token.type !== "open" || token.name !== "Override") continue;
    const part = xmlAttribute(token.attributes, "PartName")?.replace(/^\//, "");
    const type = xmlAttribute(token.attributes, "ContentType");
    if (part && type) types.set(part, type);
  }
  return types;
}

type Relationship = { type: string; path: string };

/** External targets are left out: nothing is fetched. */
function relationshipsOf(docx: DocxPackage, part: string): Relationship[] {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const xml = docx.get(`${folder}_rels/${part.slice(slash)}.rels`) ?? "";
  const found: Relationship[] = [];
  for (const token of walkXml(xml)) {
    if (token.type !== "open" || token.name !== "Relationship") continue;
    const target = xmlAttribute(token.attributes, "Target");
    const type = xmlAttribute(token.attributes, "Type");
    if (!target || !type || xmlAttribute(token.attributes, "TargetMode") === "External") continue;
    found.push({ type: type.slice(type.lastIndexOf("/") + 1), path: resolvePath(folder, target) });
  }
  return found;
}

function related(relationships: Relationship[], type: string): string[] {
  return [...new Set(relationships.filter((each) => each.type === type).map((each) => each.path))];
}

function resolvePath(folder: string, target: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter(Boolean);
  for (const step of target.split("/").filter((each) => each !== "" && each !== ".")) {
    if (step === "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/");
}

type Paragraph = { text: string; boxes: string[]; style: string | null; listId: string | null; level: string | null };
type Row = string[][];
type Run = { hidden: boolean; capitals: boolean | null; style: string | null };

const PLAIN_RUN: Run = { hidden: false, capitals: null, style: null };

function readPart(xml: string, styles: DocxStyles, warnings: Set<string>): string[] {
  const outputs: string[][] = [[]];
  const rows: Row[] = [];
  const paragraphs: Paragraph[] = [];
  let skipping = 0;
  let inProperties = 0;
  let inText = false;
  let run: Run = PLAIN_RUN;
  let characters = 0;

  const write = (text: string): void => {
    const paragraph = paragraphs.at(-1);
    if (paragraph && !run.hidden) paragraph.text += asPrinted(text, run, paragraph, styles);
    characters += text.length;
  };

  for (const token of walkXml(xml)) {
    if (characters > PART_CHARACTERS) break;
    if (token.type === "text") {
      if (inText && skipping === 0) write(token.text);
      continue;
    }
    if (SKIPPED.has(token.name)) {
      if (token.type === "close") skipping -= 1;
      else if (!token.empty) skipping += 1;
      continue;
    }
    if (skipping > 0) continue;

    if (token.type === "open") {
      switch (token.name) {
        case "p":
          if (!token.empty) paragraphs.push({ text: "", boxes: [], style: null, listId: null, level: null });
          else outputs.at(-1)!.push("");
          break;
        case "r":
          run = PLAIN_RUN;
          break;
        case "t":
          inText = !token.empty;
          break;
        case "tab":
        case "ptab":
          if (inProperties === 0) write("\t");
          break;
        case "br":
        case "cr":
          write("\n");
          break;
        case "noBreakHyphen":
          write("-");
          break;
        case "sym":
          write(String.fromCodePoint(Number.parseInt(xmlAttribute(token.attributes, "char") ?? "20", 16) || 0x20));
          break;
        case "pPr":
          if (!token.empty) inProperties += 1;
          break;
        case "vanish":
          if (inProperties === 0) run = { ...run, hidden: run.hidden || isSwitchedOn(token.attributes) };
          break;
        case "caps":
        case "smallCaps":
          if (inProperties === 0) run = { ...run, capitals: run.capitals || isSwitchedOn(token.attributes) };
          break;
        case "rStyle":
          if (inProperties === 0) run = { ...run, style: xmlAttribute(token.attributes, "val") };
          break;
        case "pStyle":
        case "numId":
        case "ilvl": {
          const paragraph = paragraphs.at(-1);
          if (!paragraph) break;
          const value = xmlAttribute(token.attributes, "val");
          if (token.name === "pStyle") paragraph.style = value;
          else if (token.name === "numId") paragraph.listId = value;
          else paragraph.level = value;
          break;
        }
        case "tr":
          if (!token.empty) rows.push([]);
          break;
        case "tc":
        case "txbxContent":
          if (!token.empty) outputs.push([]);
          break;
        case "altChunk":
        case "subDoc":
          warnings.add("A part that was inserted from another file could not be read.");
          break;
      }
      continue;
    }

    switch (token.name) {
      case "t":
        inText = false;
        break;
      case "pPr":
        inProperties -= 1;
        break;
      case "p": {
        const paragraph = paragraphs.pop();
        if (paragraph) outputs.at(-1)!.push(...paragraphLines(paragraph, styles));
        run = PLAIN_RUN;
        break;
      }
      case "txbxContent": {
        if (outputs.length === 1) break;
        const lines = outputs.pop()!;
        const anchor = paragraphs.at(-1);
        if (anchor) anchor.boxes.push(...lines, "");
        else outputs.at(-1)!.push(...lines);
        break;
      }
      case "tc":
        if (outputs.length > 1) rows.at(-1)?.push(outputs.pop()!);
        break;
      case "tr":
        outputs.at(-1)!.push(...rowLines(rows.pop() ?? []));
        break;
      case "tbl":
        outputs.at(-1)!.push("");
        break;
    }
  }
  const open = paragraphs.flatMap((paragraph) => paragraphLines(paragraph, styles));
  return [...outputs.flat(), ...open];
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

function sameText(a: string[], b: string[]): boolean {
  return a.join("\n").trim() === b.join("\n").trim();
}
