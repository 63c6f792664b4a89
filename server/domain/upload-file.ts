const MAX_FILE_MEGABYTES = 10;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
export const MAX_FILE_SIZE = `${MAX_FILE_MEGABYTES}MB`;
export const MAX_FILE_SIZE_IN_TEXT = `${MAX_FILE_MEGABYTES} MB`;

export const MAX_NAME_LENGTH = 200;

export const FILE_EXTENSIONS = ".pdf,.doc,.docx";

export const UPLOAD_MEDIA_TYPES = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

type Refused = { title: string; description: string };

export const UPLOAD_NOTICES = {
  wrongType: { title: "Invalid file type", description: "Please upload a PDF, DOC, or DOCX file." },
  tooLarge: { title: "File too large", description: `Please upload a file smaller than ${MAX_FILE_SIZE}.` },
  missing: { title: "Missing information", description: "Please select a file and enter a resume name." },
} satisfies Record<string, Refused>;

/** Checks the type before the size; null when accepted. The server checks again. */
export function checkFile(file: { name: string; type: string; size: number }): Refused | null {
  // Some systems know no type for Word files; then the extension decides, as on the server.
  const untyped = file.type === "" || file.type === "application/octet-stream";
  const accepted = untyped ? /\.(pdf|docx?)$/i.test(file.name) : UPLOAD_MEDIA_TYPES.includes(file.type);
  if (!accepted) return UPLOAD_NOTICES.wrongType;
  return file.size > MAX_FILE_BYTES ? UPLOAD_NOTICES.tooLarge : null;
}

export function nameFromFile(filename: string): string {
  return (filename.replace(/(?<=.)\.[^.]*$/, "").trim() || filename).slice(0, MAX_NAME_LENGTH).trim();
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}
