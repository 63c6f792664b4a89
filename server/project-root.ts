import { existsSync } from "node:fs";
import path from "node:path";

function findProjectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return folder;
}

/** The same from the source files and from the bundle in build/. */
export const PROJECT_ROOT = findProjectRoot();
