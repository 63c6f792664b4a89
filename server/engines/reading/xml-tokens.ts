export type XmlToken =
  | { type: "open"; name: string; attributes: string; empty: boolean }
  | { type: "close"; name: string }
  | { type: "text"; text: string };

const NAMED_ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Builds no tree, so depth costs nothing. Without a DTD only the five named entities exist. */
export function* walkXml(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf("<", at);
    if (tag !== at) yield { type: "text", text: decodeEntities(xml.slice(at, tag === -1 ? undefined : tag)) };
    if (tag === -1) return;
    if (xml.startsWith("<!--", tag)) {
      at = endOf(xml, "-->", tag + 4);
    } else if (xml.startsWith("<![CDATA[", tag)) {
      at = endOf(xml, "]]>", tag + 9);
      yield { type: "text", text: xml.slice(tag + 9, Math.max(tag + 9, at - 3)) };
    } else if (xml.startsWith("<?", tag) || xml.startsWith("<!", tag)) {
      at = endOf(xml, ">", tag + 2);
    } else {
      at = endOfTag(xml, tag + 1);
      yield readTag(xml.slice(tag + 1, at - 1));
    }
  }
}

export function xmlAttribute(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? null : decodeEntities(value);
}

function readTag(inner: string): XmlToken {
  if (inner.startsWith("/")) return { type: "close", name: localName(inner.slice(1).trim()) };
  const empty = inner.endsWith("/");
  const body = empty ? inner.slice(0, -1) : inner;
  const nameEnd = body.search(/\s/);
  const name = localName(nameEnd === -1 ? body : body.slice(0, nameEnd));
  return { type: "open", name, attributes: nameEnd === -1 ? "" : body.slice(nameEnd), empty };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function endOf(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from);
  return found === -1 ? xml.length : found + end.length;
}

function endOfTag(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at]!;
    if (quote) {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === ">") {
      return at + 1;
    }
  }
  return xml.length + 1;
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return NAMED_ENTITIES[name] ?? entity;
    const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
