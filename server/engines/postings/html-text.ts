import { Parser } from "htmlparser2";

/** What holds no words for people, whatever is in it. */
const SILENT = new Set(
  "script style template noscript iframe object embed svg math head title textarea select button".split(" "),
);
const BLOCKS = new Set(
  (
    "address article aside blockquote center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hr main nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const HEADINGS = new Set(["h1", "h2", "h3", "h4", "h5", "h6"]);
const LOOKS_ESCAPED = /^\s*<(p|div|ul|ol|li|h[1-6]|br|strong|b|em|span|section)\b[^<>]{0,500}>/i;
const MAX_CHARACTERS = 200_000;
/** Deeper than any real list; a page of a million opening tags must not make a million blanks. */
const MAX_LIST_DEPTH = 6;

type Reading = { text: string; tags: number };

function readOnce(html: string): Reading {
  let text = "";
  let tags = 0;
  let silent = 0;
  let depth = 0;
  /** The next words begin a line, or an item of a list. */
  let opening: "none" | "line" | "item" = "none";
  const breakLine = (kind: "line" | "item" = "line") => {
    if (opening !== "item") opening = kind;
  };
  const write = (words: string) => {
    if (text.length >= MAX_CHARACTERS) return;
    const tidy = words.replace(/[\s\u00a0]+/g, " ");
    if (tidy === " " || tidy === "") {
      if (tidy === " " && opening === "none" && !text.endsWith(" ")) text += " ";
      return;
    }
    if (opening !== "none") {
      const bullet = `${"  ".repeat(Math.max(0, Math.min(depth, MAX_LIST_DEPTH) - 1))}- `;
      text = `${text.trimEnd()}${text === "" ? "" : "\n"}${opening === "item" ? bullet : ""}${tidy.trimStart()}`;
      opening = "none";
    } else text += text === "" || text.endsWith(" ") ? tidy.trimStart() : tidy;
  };
  const parser = new Parser(
    {
      onopentag(name) {
        tags += 1;
        if (SILENT.has(name)) silent += 1;
        else if (name === "br") breakLine();
        else if (name === "li") breakLine("item");
        else if (BLOCKS.has(name)) breakLine();
        if (name === "ul" || name === "ol") depth += 1;
        // A paragraph's distance is kept before a heading, which parts the text for people and for the reader.
        if (HEADINGS.has(name) && silent === 0 && text !== "") text = `${text.trimEnd()}\n`;
      },
      ontext(words) {
        if (silent === 0) write(words);
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        else if (name === "li") opening = "line";
        else if (BLOCKS.has(name)) breakLine();
        if (name === "ul" || name === "ol") depth = Math.max(0, depth - 1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html.slice(0, MAX_CHARACTERS * 4));
  parser.end();
  return { text: text.trim(), tags };
}

/**
 * The words of a piece of HTML as plain text: one line for each paragraph, heading and item of a list ("- "), scripts
 * and the like left out. HTML that was escaped once too often is read as what it was meant to be.
 */
export function htmlToText(html: string): string {
  const read = readOnce(html);
  return read.tags === 0 && LOOKS_ESCAPED.test(read.text) ? readOnce(read.text).text : read.text;
}
