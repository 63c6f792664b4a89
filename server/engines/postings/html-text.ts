import { Parser } from "htmlparser2";

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
/** Limits the indentation: a page of a million opening tags must not make a million blanks. */
const MAX_LIST_DEPTH = 6;

type Reading = { text: string; tags: number };

function readOnce(html: string): Reading {
  let text = "";
  let tags = 0;
  let silent = 0;
  let depth = 0;
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

/** Text with one line for each paragraph, heading and list item ("- "). Unescapes HTML that was escaped twice. */
export function htmlToText(html: string): string {
  const read = readOnce(html);
  return read.tags === 0 && LOOKS_ESCAPED.test(read.text) ? readOnce(read.text).text : read.text;
}
