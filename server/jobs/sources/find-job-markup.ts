import { type AnyNode, type Element, isTag } from "domhandler";
import { findAll, getInnerHTML, textContent } from "domutils";
import { parseMarkup } from "./parse-markup.ts";

export type MarkupThing = Record<string, unknown>;

const MAX_DEPTH = 20;
const MAX_THINGS = 2_000;

function isJobPosting(type: unknown): boolean {
  return [type].flat().some((name) => typeof name === "string" && /(^|[/:#])JobPosting$/.test(name.trim()));
}

function collect(value: unknown, found: MarkupThing[], depth = 0): void {
  if (depth > MAX_DEPTH || found.length >= MAX_THINGS || typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && isJobPosting(Reflect.get(value, "@type"))) {
    found.push({ ...value });
    return;
  }
  for (const part of Object.values(value)) collect(part, found, depth + 1);
}

/** JSON as pages write it: wrapped in a comment or CDATA, with line breaks inside of texts. Null = beyond help. */
function parseLoosely(text: string): unknown {
  const unwrapped = text.replace("<![CDATA[", "").replace("]]>", "");
  const start = unwrapped.search(/[[{]/);
  const end = unwrapped.lastIndexOf(unwrapped[start] === "[" ? "]" : "}");
  const bare = unwrapped.slice(Math.max(start, 0), end + 1);
  for (const attempt of [text, bare, bare.replace(/\p{Cc}+/gu, " ")]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt is more forgiving.
    }
  }
  return null;
}

function microdataValue(element: Element): unknown {
  const { content, datetime, href, src, itemscope } = element.attribs;
  if (itemscope !== undefined) return microdataThing(element);
  if (content !== undefined) return content;
  if (datetime !== undefined) return datetime;
  if (element.name === "a" || element.name === "link") return href ?? textContent(element);
  if (element.name === "img") return src ?? "";
  const hasTags = element.children.some(isTag);
  return hasTags ? getInnerHTML(element) : textContent(element).trim();
}

function readProperties(nodes: AnyNode[], thing: MarkupThing): void {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    const names = node.attribs.itemprop?.split(/\s+/).filter((name) => name !== "") ?? [];
    const value = names.length > 0 ? microdataValue(node) : null;
    for (const name of names) thing[name] = name in thing ? [thing[name], value].flat() : value;
    if (node.attribs.itemscope === undefined) readProperties(node.children, thing);
  }
}

function microdataThing(element: Element): MarkupThing {
  const thing: MarkupThing = { "@type": element.attribs.itemtype ?? "" };
  readProperties(element.children, thing);
  return thing;
}

/** The job postings that a page marks up for programs, as JSON-LD or, where it has none, as microdata. */
export function findJobMarkup(html: string): MarkupThing[] {
  const { children } = parseMarkup(html, { xmlMode: false });
  const found: MarkupThing[] = [];
  const scripts = findAll(({ name, attribs }) => name === "script" && /ld\+json/i.test(attribs.type ?? ""), children);
  for (const script of scripts) collect(parseLoosely(textContent(script)), found);
  if (found.length > 0) return found;
  const isPosting = ({ attribs }: Element) => attribs.itemscope !== undefined && isJobPosting(attribs.itemtype);
  return findAll(isPosting, children).slice(0, MAX_THINGS).map(microdataThing);
}
