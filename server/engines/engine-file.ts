import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

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

/** A file such as "reading/reader-process.ts", which is started as a program of its own. */
export function engineFile(name: string): string {
  return join(projectFolder(), "server/engines", name);
}
