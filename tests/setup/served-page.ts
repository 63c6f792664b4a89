import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { JSDOM } from "jsdom";
import type { HttpClient } from "./http-client.ts";

/** What is looked for by role and name, as in a browser, within a page or a part of it. */
export type ServedPart = BoundFunctions<typeof queries>;
export type ServedPage = ServedPart & { document: Document; path: string; status: number };

/** A page as it was served, to be read without a browser: nothing runs in it, nothing is drawn. */
export async function readPage(client: HttpClient, address: string): Promise<ServedPage> {
  const { html, path, status } = await client.open(address);
  const { document } = new JSDOM(html, { url: new URL(path, client.base).href }).window;
  return { ...within(document.body), document, path, status };
}

/** The page's own header, as a browser takes it: those within a section or the middle are no landmarks. */
export function headerOf(page: ServedPage): ServedPart {
  const header = page.getAllByRole("banner").find((one) => !one.closest("main, section, article"));
  if (!header) throw new Error(`${page.path} has no header of its own`);
  return within(header);
}

/** Follows a link of a page, named in a part of it. */
export function follow(client: HttpClient, part: ServedPart, name: string | RegExp): Promise<ServedPage> {
  return readPage(client, hrefOf(part.getByRole("link", { name })));
}

/** Where a link leads, as it stands in the page. */
export function hrefOf(link: Element): string {
  return link.getAttribute("href") ?? "";
}

/** The texts of elements, as somebody reads them. */
export function textsOf(elements: Iterable<Element>): string[] {
  return [...elements].map((element) => (element.textContent ?? "").replace(/\s+/g, " ").trim());
}

/** A button that does nothing: no form sends it. That no script waits for it, a page without scripts shows. */
export function isWithoutAction(button: Element): boolean {
  return button.getAttribute("type") === "button" && !button.hasAttribute("form") && !button.closest("form");
}
