import type { ApplicationStatus } from "../../domain/application-statuses.ts";
import { foldWords } from "./fold-words.ts";
import words from "./status-words.json" with { type: "json" };

type ReadStatus = ApplicationStatus | "not sent";

const BY_WORD = new Map(
  // The keys of the file are the statuses, see read-status.test.ts.
  Object.entries(words).flatMap(([status, names]) => names.map((name) => [name, status as ReadStatus] as const)),
);

/** What other tools and people call a status; null where nobody is known to. */
export function readStatus(told: string): ReadStatus | null {
  return BY_WORD.get(foldWords(told)) ?? null;
}

const YES = new Set(["yes", "y", "true", "1", "x", "ja", "oui", "si", "sim"]);
const NO = new Set(["no", "n", "false", "0", "nein", "non", "nao"]);

/** Yes or no in a cell; null for anything else. */
export function readYesOrNo(told: string): boolean | null {
  const word = foldWords(told);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}
