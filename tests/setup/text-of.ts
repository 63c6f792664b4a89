import { BETWEEN_TEXTS } from "./http-client.ts";

/** The text of a page, as somebody reads it. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(BETWEEN_TEXTS, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}

/** What a page says between two tags, in more than one word: each once. */
export function sentencesOf(html: string): string[] {
  const said = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replaceAll(BETWEEN_TEXTS, "")
    .replaceAll("&amp;", "&")
    .split(/<[^>]+>/)
    .map((text) => text.trim());
  return [...new Set(said.filter((text) => /\p{L}{2,}.* .*\p{L}{2,}/u.test(text)))];
}
