/** A name as names are compared: "JobTitle", "job_title" and "Job title" are one. */
export function foldWords(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How spreadsheets and tools say that there is nothing. */
const NOTHING = new Set(["", "n a", "na", "none", "null", "nil", "undefined", "k a"]);

/** What a cell says; empty where it says that there is nothing. */
export function toldIn(cell: string | undefined): string {
  const told = (cell ?? "").trim();
  return NOTHING.has(foldWords(told)) ? "" : told;
}
