import { type Element, isTag } from "domhandler";
import { getChildren, textContent } from "domutils";
import { SourceError } from "../source-kind.ts";
import { parseMarkup } from "./parse-markup.ts";

/** The root of an XML document, without entities of its own making. Throws SourceError where it is another or half. */
export function readXml(text: string, roots: readonly string[], host: string): Element {
  const document = parseMarkup(text, { xmlMode: true });
  const root = document.children.find(isTag);
  if (!root || !roots.includes(root.name)) {
    const isPage = /^(!doctype|html)$/i.test(root?.name ?? "");
    throw new SourceError(
      isPage ? `${host} answers with a web page instead of jobs.` : `${host} answers in another shape than expected.`,
    );
  }
  const isWhole = root.children.length === 0 || text.lastIndexOf(`</${root.name}>`) > 0;
  if (!isWhole) throw new SourceError(`The answer of ${host} breaks off.`);
  return root;
}

/** The elements of that name right below. */
export function childrenOf(parent: Element, name: string): Element[] {
  return getChildren(parent).filter((child): child is Element => isTag(child) && child.name === name);
}

export function textOf(element: Element): string {
  return textContent(element).trim();
}

/** The text of the first element of one of these names right below; "" = there is none. */
export function childText(parent: Element, ...names: string[]): string {
  for (const name of names) {
    const [child] = childrenOf(parent, name);
    const text = child ? textOf(child) : "";
    if (text !== "") return text;
  }
  return "";
}
