import { readFile } from "node:fs/promises";
import { type DocumentText, UnreadableDocumentError } from "../engines/reading/document-text.ts";
import { readDocument } from "../engines/reading/read-document.ts";
import { describeSystemError, isSystemError } from "../system-error.ts";
import { CommandRefused } from "./command-line.ts";

/** Throws CommandRefused with a sentence when the file cannot be read. */
export async function readGivenFile(name: string): Promise<Buffer> {
  try {
    return await readFile(name);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CommandRefused(describeSystemError(error, name));
  }
}

export function refusedDocument({ reason, message }: UnreadableDocumentError, asJson: boolean): CommandRefused {
  return new CommandRefused(message, { answer: asJson ? { refused: reason, message } : null });
}

/** Throws CommandRefused with the reason. */
export async function readGivenDocument(name: string, asJson: boolean): Promise<DocumentText> {
  const bytes = await readGivenFile(name);
  try {
    return await readDocument(bytes, { fileName: name });
  } catch (error) {
    throw error instanceof UnreadableDocumentError ? refusedDocument(error, asJson) : error;
  }
}
