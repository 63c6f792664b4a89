import { readLexicon } from "./read-lexicon.ts";

const KINDS = ["level", "head", "broad", "skipped", "plural", "short", "form"] as const;
type Kind = (typeof KINDS)[number];

const ROWS = readRows();

/** Words of rank, contract and hours, which say nothing of the work. */
export const LEVEL_WORDS: ReadonlySet<string> = new Set(wordsOf("level"));
/** Words that say little without what stands beside them. */
export const GENERAL_HEADS: ReadonlySet<string> = new Set(wordsOf("head"));
export const BROAD_TITLES: ReadonlySet<string> = new Set(wordsOf("broad"));
export const SKIPPED_WORDS: ReadonlySet<string> = new Set(wordsOf("skipped"));
export const NO_PLURALS: ReadonlySet<string> = new Set(wordsOf("plural"));
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  rowsOf("short").map(([short, ...words]) => [short!, words]),
);
/** The one form that stands for the others of the same work. */
export const WORD_ROOTS: ReadonlyMap<string, string> = new Map(
  rowsOf("form").flatMap(([root, ...forms]) => forms.map((form) => [form, root!] as const)),
);

function rowsOf(kind: Kind): string[][] {
  return ROWS.filter((row) => row.kind === kind).map(({ words }) => words);
}

function wordsOf(kind: Kind): string[] {
  return rowsOf(kind).flat();
}

function readRows(): { kind: Kind; words: string[] }[] {
  return readLexicon("title-words.tsv").map(({ cells, at }) => {
    const kind = KINDS.find((known) => known === cells[0]);
    if (!kind || cells.length !== 2) throw new Error(`${at}: a row is kind, words`);
    const words = cells[1]!.split(/\s+/);
    if ((kind === "short" || kind === "form") && words.length < 2) throw new Error(`${at}: nothing stands for another`);
    return { kind, words };
  });
}
