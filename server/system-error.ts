export type SystemError = Error & { code: string; syscall: string; path?: unknown; port?: unknown };

const NO_FOLDER = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ENOSPC", "EDQUOT"]);

const WORDS: Record<string, (place: string) => string> = {
  ENOENT: (place) => `There is no ${place}.`,
  ENOTDIR: (place) => `There is no ${place}: a part of its path is a file.`,
  EISDIR: (place) => `${place} is a folder, and a file is needed.`,
  EACCES: (place) => `You may not use ${place}.`,
  EPERM: (place) => `You may not use ${place}.`,
  EROFS: (place) => `${place} cannot be written to.`,
  ENOSPC: (place) => `There is no room left on the disk for ${place}.`,
  ENAMETOOLONG: (place) => `${place} is too long a name.`,
  ELOOP: (place) => `${place} is a link that leads to itself.`,
  EADDRINUSE: (place) => `${place} is taken. Choose another one.`,
};

export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string";
}

export function describeSystemError({ code, path, port, message }: SystemError, given?: string): string {
  const place = given ?? (typeof path === "string" ? path : port === undefined ? null : `Port ${port}`);
  return (place === null ? null : WORDS[code]?.(place)) ?? `${message}.`;
}

/** Null where something else is wrong. */
export function describeDataFailure({ code, path, syscall }: SystemError, dataDir: string): string | null {
  // The folder itself, something in it, or a folder above it that could not be made.
  const isData =
    typeof path === "string" && (path.startsWith(dataDir) || (syscall === "mkdir" && dataDir.startsWith(`${path}/`)));
  if (!isData || !NO_FOLDER.has(code)) return null;
  return `DATA_DIR is ${dataDir}, and nothing can be written there (${code}). Set it to a folder of your own.`;
}
