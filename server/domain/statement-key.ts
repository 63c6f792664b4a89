/** A sentence as sentences are compared: letters and figures alone. */
export function statementKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$€£+#]+/gu, " ")
    .trim();
}
