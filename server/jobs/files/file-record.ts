export type FileRecord = { line: number } & ({ values: Record<string, unknown> } | { why: string });

/** Longer ones are no postings, and would fill the memory. */
export const MAX_RECORD_CHARACTERS = 2_000_000;

/** The record that some JSON is. A match of our own API is its job. */
export function jsonRecord(line: number, text: string): FileRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { line, why: "it is no JSON" };
  }
  if (typeof json !== "object" || json === null || Array.isArray(json)) return { line, why: "it is no JSON object" };
  const job = "job" in json && typeof json.job === "object" && json.job !== null ? json.job : json;
  return { line, values: { ...job } };
}

export function tooLong(line: number): FileRecord {
  return { line, why: `it is longer than ${MAX_RECORD_CHARACTERS.toLocaleString("en")} characters` };
}
