import { existsSync, realpathSync } from "node:fs";
import { dirname, join, parse } from "node:path";

/** The same from the source files and from the bundle built of them. */
export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "server/engines/engine-file.ts"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder server/engines was not found above the running program.");
    folder = parent;
  }
  return realpathSync(folder);
}

/** A file of server/engines, such as "matching/ask-words.tsv". */
export function engineFile(name: string): string {
  return join(projectFolder(), "server/engines", name);
}

/** A program to be started, named by its source: the bundle starts the one that was built with it, in less time. */
export function programFile(source: string): string {
  const bundle = join(projectFolder(), "build/server");
  const isBundled = realpathSync(import.meta.dirname).startsWith(bundle);
  return isBundled ? join(bundle, "programs", `${parse(source).name}.js`) : join(projectFolder(), source);
}
