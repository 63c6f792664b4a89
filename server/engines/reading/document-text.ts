export type DocumentKind = "pdf" | "docx" | "doc";

export type DocumentText = {
  kind: DocumentKind;
  /** In reading order. An empty line separates blocks, a tab separates cells side by side. */
  lines: string[];
  pages: number | null;
  warnings: string[];
};

export type UnreadableReason =
  | "wrong-type"
  | "empty"
  | "encrypted"
  | "image-only"
  | "damaged"
  | "too-complex"
  | "busy"
  | "own-files"
  | "unavailable";

const UNREADABLE_MESSAGES: Record<UnreadableReason, string> = {
  "wrong-type": "Please upload a PDF, DOC, or DOCX file.",
  empty: "This file is empty.",
  encrypted: "This file is password-protected. Please remove the password and upload it again.",
  "image-only": "This looks like a scan without readable text. Please upload a text version.",
  damaged: "This file could not be read. Please check it and upload it again.",
  "too-complex": "This file is too complex to read.",
  busy: "We are reading many files right now. Please try again in a moment.",
  "own-files": "You are sending many files at once. Please wait until they are read, then try again.",
  unavailable: "Files cannot be read right now. Please try again in a moment.",
};

export class UnreadableDocumentError extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(UNREADABLE_MESSAGES[reason]);
    this.name = "UnreadableDocumentError";
    this.reason = reason;
  }
}
