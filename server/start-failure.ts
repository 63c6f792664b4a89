import type { Env } from "./env.ts";

const NO_FOLDER = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOENT", "ENOSPC", "EDQUOT"]);

type SystemError = Error & { code: string; syscall?: unknown; path?: unknown };

function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

/** The sentence for a start that failed: what is in the way, and the setting that leads around it. */
export function describeStartFailure(
  error: unknown,
  { HOST, PORT, DATA_DIR }: Pick<Env, "HOST" | "PORT" | "DATA_DIR">,
) {
  if (!(error instanceof Error)) return "Northfold could not start.";
  if (!isSystemError(error)) return error.message;
  if (error.code === "EADDRINUSE") {
    return `Port ${PORT} is taken: Northfold or another program is running there. Stop it, or set PORT to another port.`;
  }
  if (error.syscall === "listen")
    return `Northfold may not listen on ${HOST}, port ${PORT} (${error.code}): see HOST and PORT.`;
  // The folder itself, what stands in it, or a folder above it that could not be made.
  const isData =
    typeof error.path === "string" &&
    (error.path.startsWith(DATA_DIR) || (error.syscall === "mkdir" && DATA_DIR.startsWith(`${error.path}/`)));
  if (isData && NO_FOLDER.has(error.code)) {
    return `DATA_DIR is ${DATA_DIR}, and nothing can be written there (${error.code}). Set it to a folder of your own.`;
  }
  return error.message;
}
