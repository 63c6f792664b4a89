import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const FOLDER = "server/engines/analysis/lexicon";

export type LexiconRow = { cells: string[]; at: string };

/** Cells are separated by tabs; lines that begin with "#" are comments. Throws when the file is missing. */
export function readLexicon(file: string): LexiconRow[] {
  return readLexiconText(file)
    .split(/\r?\n/)
    .flatMap((line, index) =>
      line.trim() === "" || line.startsWith("#")
        ? []
        : [{ cells: line.split("\t").map((cell) => cell.trim()), at: `${file}, line ${index + 1}` }],
    );
}

/** A file of this folder as it stands. Throws when it is missing. */
export function readLexiconText(file: string): string {
  return readFileSync(join(findFolder(), file), "utf8");
}

/** The program runs from its source and from a bundle elsewhere in the project. */
function findFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, FOLDER))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The folder ${FOLDER} was not found above the running program.`);
    folder = parent;
  }
  return join(folder, FOLDER);
}
