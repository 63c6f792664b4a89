import { walkXml, xmlAttribute } from "./xml-tokens.ts";

export type DocxStyles = { bullets: Set<string>; byId: Map<string, Style> };
type Style = { listId: string | null; level: string | null; capitals: boolean | null; basedOn: string | null };

const STYLE_DEPTH = 10;

export function findDocxStyles(numberingXml: string, stylesXml: string): DocxStyles {
  return { bullets: findBullets(numberingXml), byId: findStyles(stylesXml) };
}

export function isInList(
  paragraph: { style: string | null; listId: string | null; level: string | null },
  styles: DocxStyles,
): boolean {
  const chain = styleChain(paragraph.style, styles);
  const listId = paragraph.listId ?? chain.find((style) => style.listId !== null)?.listId;
  const level = paragraph.level ?? chain.find((style) => style.level !== null)?.level ?? "0";
  return listId !== undefined && styles.bullets.has(`${listId}/${level}`);
}

/** Whether a style prints small letters as capitals; null where it says nothing of it. */
export function printsCapitals(style: string | null, styles: DocxStyles): boolean | null {
  return styleChain(style, styles).find(({ capitals }) => capitals !== null)?.capitals ?? null;
}

export function isSwitchedOn(attributes: string): boolean {
  return !/^(?:0|false|off)$/.test(xmlAttribute(attributes, "val") ?? "");
}

function styleChain(id: string | null, styles: DocxStyles): Style[] {
  const chain: Style[] = [];
  let style = id === null ? undefined : styles.byId.get(id);
  while (style && chain.length < STYLE_DEPTH) {
    chain.push(style);
    style = style.basedOn === null ? undefined : styles.byId.get(style.basedOn);
  }
  return chain;
}

function findBullets(xml: string): Set<string> {
  const abstractBullets = new Map<string, string[]>();
  const bullets = new Set<string>();
  let abstractId = "";
  let level = "";
  let listId = "";
  for (const token of walkXml(xml)) {
    if (token.type !== "open") continue;
    const value = xmlAttribute(token.attributes, "val") ?? "";
    if (token.name === "abstractNum") {
      abstractId = xmlAttribute(token.attributes, "abstractNumId") ?? "";
      abstractBullets.set(abstractId, []);
    } else if (token.name === "lvl") {
      level = xmlAttribute(token.attributes, "ilvl") ?? "0";
    } else if (token.name === "numFmt" && value === "bullet") {
      abstractBullets.get(abstractId)?.push(level);
    } else if (token.name === "num") {
      listId = xmlAttribute(token.attributes, "numId") ?? "";
    } else if (token.name === "abstractNumId") {
      for (const each of abstractBullets.get(value) ?? []) bullets.add(`${listId}/${each}`);
    }
  }
  return bullets;
}

function findStyles(xml: string): Map<string, Style> {
  const styles = new Map<string, Style>();
  let current: Style | null = null;
  for (const token of walkXml(xml)) {
    if (token.type !== "open") continue;
    const value = xmlAttribute(token.attributes, "val");
    if (token.name === "style") {
      current = { listId: null, level: null, capitals: null, basedOn: null };
      styles.set(xmlAttribute(token.attributes, "styleId") ?? "", current);
    } else if (current && token.name === "numId") current.listId = value;
    else if (current && token.name === "ilvl") current.level = value;
    else if (current && token.name === "basedOn") current.basedOn = value;
    else if (current && (token.name === "caps" || token.name === "smallCaps"))
      current.capitals = current.capitals || isSwitchedOn(token.attributes);
  }
  return styles;
}
