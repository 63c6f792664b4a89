import type { DocumentKind } from "./document-text.ts";

export type Container = "pdf" | "zip" | "ole";

/** Acrobat looks for the header in the first kilobyte; real files have mail or AppleSingle headers before it. */
const PDF_HEADER_WITHIN_BYTES = 1024;
const OLE_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** A file that starts with these is that format, even with "%PDF" further on. */
const OTHER_FORMATS = [
  "PK",
  "MZ",
  "GIF8",
  "\x89PNG",
  "\xff\xd8\xff",
  "\x7fELF",
  "#!",
  "{\\rtf",
  "Rar!",
  "\x1f\x8b",
  "7z",
  "%!",
];

const KIND_OF_EXTENSION = new Map<string, DocumentKind>([
  ["pdf", "pdf"],
  ["docx", "docx"],
  ["doc", "doc"],
]);

const KIND_OF_MEDIA_TYPE = new Map<string, DocumentKind>([
  ["application/pdf", "pdf"],
  ["application/x-pdf", "pdf"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx"],
  ["application/msword", "doc"],
]);

const GENERIC_MEDIA_TYPES = new Set(["", "application/octet-stream", "binary/octet-stream", "application/x-unknown"]);

export function sniffContainer(bytes: Uint8Array): Container | null {
  if (startsWith(bytes, ZIP_SIGNATURE)) return "zip";
  if (startsWith(bytes, OLE_SIGNATURE)) return "ole";
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, PDF_HEADER_WITHIN_BYTES)).toString(
    "latin1",
  );
  const isOther = /^\s*</.test(head) || OTHER_FORMATS.some((signature) => head.startsWith(signature));
  return head.includes("%PDF-") && !isOther ? "pdf" : null;
}

/** Null when name and media type claim no kind; "contradiction" when they disagree or claim an unaccepted one. */
export function declaredKind(fileName = "", mediaType = ""): DocumentKind | null | "contradiction" {
  const extension = /\.([^.\\/]{1,16})$/.exec(fileName.trim())?.[1]?.toLowerCase();
  const type = mediaType.split(";")[0]!.trim().toLowerCase();
  const byName = extension === undefined ? null : KIND_OF_EXTENSION.get(extension);
  const byType = GENERIC_MEDIA_TYPES.has(type) ? null : KIND_OF_MEDIA_TYPE.get(type);
  if (byName === undefined || byType === undefined) return "contradiction";
  if (byName && byType && byName !== byType) return "contradiction";
  return byName ?? byType;
}

export function canHold(container: Container, kind: DocumentKind | null): boolean {
  if (kind === null) return true;
  if (container === "ole") return kind !== "pdf";
  return container === "zip" ? kind === "docx" : kind === "pdf";
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
