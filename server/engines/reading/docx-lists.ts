import { walkXml, xmlAttribute } from "./xml-tokens.ts";

export type ListStyles = { bullets: Set<string>; byStyle: Map<string, ListPlace> };
type ListPlace = { listId: string | null; level: string | null; basedOn: string | null };

const STYLE_DEPTH = 10;

export function findListStyles(numberingXml: string, stylesXml: string): ListStyles {
  return { bullets: findBullets(numberingXml), byStyle: findStyles(stylesXml) };
}

export function isInList(
  paragraph: { style: string | null; listId: string | null; level: string | null },
  lists: ListStyles,
): boolean {
  let { listId, level } = paragraph;
  let style = paragraph.style;
  for (let depth = 0; listId === null && style !== null && depth < STYLE_DEPTH; depth += 1) {
    const place = lists.byStyle.get(style);
    listId = place?.listId ?? null;
    level ??= place?.level ?? null;
    style = place?.basedOn ?? null;
  }
  return listId !== null && lists.bullets.has(`${listId}/${level ?? "0"}`);
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

function findStyles(xml: string): Map<string, ListPlace> {
  const styles = new Map<string, ListPlace>();
  let current: ListPlace | null = null;
  for (const token of walkXml(xml)) {
    if (token.type !== "open") continue;
    const value = xmlAttribute(token.attributes, "val");
    if (token.name === "style") {
      current = { listId: null, level: null, basedOn: null };
      styles.set(xmlAttribute(token.attributes, "styleId") ?? "", current);
    } else if (current && token.name === "numId") current.listId = value;
    else if (current && token.name === "ilvl") current.level = value;
    else if (current && token.name === "basedOn") current.basedOn = value;
  }
  return styles;
}
