import { cleanLines, limitLines } from "./clean-lines.ts";
import { joinHyphenated } from "./hyphenation.ts";
import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { type DocxPackage, openDocxPackage } from "./docx-package.ts";
import { readDocxPart } from "./docx-part.ts";
import { findDocxStyles } from "./docx-styles.ts";
import { refuseWithoutWords } from "./readable-words.ts";
import { walkXml, xmlAttribute } from "./xml-tokens.ts";

const MAIN_CONTENT_TYPE =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(?:document|template)\.main\+xml$/;
const MAIN_RELATIONSHIP = "officeDocument";

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
  const read = (path: string): string[] => readDocxPart(docx.get(path) ?? "", styles, warnings);
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

function sameText(a: string[], b: string[]): boolean {
  return a.join("\n").trim() === b.join("\n").trim();
}
