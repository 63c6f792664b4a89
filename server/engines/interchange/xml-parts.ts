import { htmlToText } from "../postings/html-text.ts";
import { walkXml } from "../reading/xml-tokens.ts";

export type XmlPart = { name: string; attributes: string; children: (XmlPart | string)[] };

const MAX_DEPTH = 60; // no document that a tool wrote is nested deeper; what is below is left out

/** The parts of an XML by their names without prefix. Entities are those of XML alone: a DTD is not read. */
export function parseXml(xml: string): XmlPart {
  const root: XmlPart = { name: "", attributes: "", children: [] };
  const open = [root];
  let tooDeep = 0;
  for (const token of walkXml(xml)) {
    const part = open.at(-1)!;
    if (token.type === "text") {
      if (tooDeep === 0) part.children.push(token.text);
    } else if (token.type === "close") {
      if (tooDeep > 0) tooDeep -= 1;
      else if (open.length > 1) open.pop();
    } else if (open.length > MAX_DEPTH) {
      tooDeep += token.empty ? 0 : 1;
    } else {
      const { name, attributes, empty } = token;
      const child: XmlPart = { name, attributes, children: [] };
      part.children.push(child);
      if (!empty) open.push(child);
    }
  }
  return root;
}

/** Parts of that name that are in no other of it. */
export function allNamed(part: XmlPart | null, name: string): XmlPart[] {
  return (part?.children ?? []).flatMap((child) => {
    if (typeof child === "string") return [];
    return child.name === name ? [child] : allNamed(child, name);
  });
}

/** The first part at the end of this path of names. */
export function firstNamed(part: XmlPart | null, ...path: string[]): XmlPart | null {
  return path.reduce((at, name) => allNamed(at, name)[0] ?? null, part);
}

function wholeText(part: XmlPart | null): string {
  return (part?.children ?? []).map((child) => (typeof child === "string" ? child : wholeText(child))).join("");
}

/** Its text on one line; "" where it is not. */
export function textNamed(part: XmlPart | null, ...path: string[]): string {
  return wholeText(firstNamed(part, ...path))
    .replace(/\s+/g, " ")
    .trim();
}

/** The lines of a text that is HTML within the XML. */
export function linesNamed(part: XmlPart | null, ...path: string[]): string[] {
  return htmlToText(wholeText(firstNamed(part, ...path)))
    .split("\n")
    .filter((line) => line.trim() !== "");
}
