import { readFileSync } from "node:fs";
import { engineFile } from "../../../engine-file.ts";

/** The entries of one of this folder's lists, each as its words; lines that begin with # say what they are. */
export function readEntries(name: string): string[][] {
  return readFileSync(engineFile(`writing/languages/de/${name}`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "));
}
