import { htmlToText } from "./html-text.ts";
import { tidyText } from "../tidy-text.ts";

const BEGINS_AS_PAGE =
  /^\s*<(!doctype|html|head|body|main|article|section|header|div|table|h[1-6]|p|ul|ol|span)\b[^<>]{0,500}>/i;

export function pastedText(text: string): string {
  return tidyText(BEGINS_AS_PAGE.test(text) && text.includes("</") ? htmlToText(text) : text);
}
