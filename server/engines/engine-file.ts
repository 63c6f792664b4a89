import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the whole project, whether this runs from its source or from the bundle that was built of it. */
export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "server/engines/engine-file.ts"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("The folder server/engines was not found above the running program.");
    folder = parent;
  }
  return realpathSync(folder);
}

/** Where a program of the engines stands, such as "reading/reader-process.ts": it is started as a file of its own. */
export function engineFile(name: string): string {
  return join(projectFolder(), "server/engines", name);
}
