import { htmlToText } from "./html-text.ts";
import { tidyText } from "./plain-text.ts";

const BEGINS_AS_PAGE =
  /^\s*<(!doctype|html|head|body|main|article|section|header|div|table|h[1-6]|p|ul|ol|span)\b[^<>]{0,500}>/i;

/** What somebody pasted, as the plain text that is kept: the source of a page is read as the page shows it. */
export function pastedText(text: string): string {
  return tidyText(BEGINS_AS_PAGE.test(text) && text.includes("</") ? htmlToText(text) : text);
}
