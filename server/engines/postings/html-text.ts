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
const LOOKS_ESCAPED = /^\s*<(p|div|ul|ol|li|h[1-6]|br|strong|b|em|span|section)\b[^<>]{0,500}>/i;
const MAX_CHARACTERS = 200_000;
/** Limits the indentation: a page of a million opening tags must not make a million blanks. */
const MAX_LIST_DEPTH = 6;

/** No page that somebody wrote is nested deeper; what is below it is left out, since reading it takes for ever. */
const MAX_DEPTH = 1_000;

type Reading = { text: string; tags: number };

/** Text as it is put together, line by line: one long text that is looked at after every word would take for ever. */
function createLines() {
  const lines: string[] = [];
  let words: string[] = [];
  let isBlankLast = false;
  let length = 0;

  function endLine(): void {
    if (words.length > 0) lines.push(words.join("").trimEnd());
    words = [];
    isBlankLast = false;
  }

  return {
    isFull: () => length >= MAX_CHARACTERS,
    begin(lead: string) {
      endLine();
      if (lead !== "") words.push(lead);
      isBlankLast = true;
    },
    /** Blanks are single, and a line begins with none. */
    add(tidy: string) {
      const word = isBlankLast || words.length === 0 ? tidy.trimStart() : tidy;
      if (word === "") return;
      words.push(word);
      length += word.length + 1;
      isBlankLast = word.endsWith(" ");
    },
    text: () => {
      endLine();
      return lines.join("\n").trim();
    },
  };
}

function readOnce(html: string): Reading {
  const lines = createLines();
  let tags = 0;
  let depth = 0;
  let silent = 0;
  let listDepth = 0;
  let opening: "none" | "line" | "item" = "none";
  const breakLine = (kind: "line" | "item" = "line") => {
    if (opening !== "item") opening = kind;
  };
  const write = (words: string) => {
    if (lines.isFull()) return parser.pause();
    const tidy = words.replace(/[\s\u00a0]+/g, " ");
    const isBlank = tidy === " " || tidy === "";
    if (isBlank && opening !== "none") return;
    if (opening !== "none") {
      const indent = "  ".repeat(Math.max(0, Math.min(listDepth, MAX_LIST_DEPTH) - 1));
      lines.begin(opening === "item" ? `${indent}- ` : "");
      opening = "none";
    }
    lines.add(tidy);
  };
  const parser: Parser = new Parser(
    {
      onopentag(name) {
        tags += 1;
        depth += 1;
        if (depth > MAX_DEPTH) parser.pause();
        if (SILENT.has(name)) silent += 1;
        else if (name === "br") breakLine();
        else if (name === "li") breakLine("item");
        else if (BLOCKS.has(name)) breakLine();
        if (name === "ul" || name === "ol") listDepth += 1;
      },
      ontext(words) {
        if (silent === 0) write(words);
      },
      onclosetag(name) {
        depth -= 1;
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        else if (name === "li") opening = "line";
        else if (BLOCKS.has(name)) breakLine();
        if (name === "ul" || name === "ol") listDepth = Math.max(0, listDepth - 1);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html.slice(0, MAX_CHARACTERS * 4));
  parser.end();
  return { text: lines.text(), tags };
}

/** Text with one line for each paragraph, heading and list item ("- "). Unescapes HTML that was escaped twice. */
export function htmlToText(html: string): string {
  const read = readOnce(html);
  return read.tags === 0 && LOOKS_ESCAPED.test(read.text) ? readOnce(read.text).text : read.text;
}
