import { UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readGivenDocument, readGivenFile, refusedDocument } from "./given-file.ts";

/** Plain text works too, as .txt. Throws CommandRefused with the reason. */
export async function readGivenResume(fileName: string, asJson: boolean): Promise<string[]> {
  if (!fileName.toLowerCase().endsWith(".txt")) return (await readGivenDocument(fileName, asJson)).lines;
  const bytes = await readGivenFile(fileName);
  if (bytes.length === 0) throw refusedDocument(new UnreadableDocumentError("empty"), asJson);
  return bytes.toString("utf8").split(/\r?\n/);
}
