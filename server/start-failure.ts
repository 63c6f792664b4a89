import type { Env } from "./env.ts";
import { describeDataFailure, isSystemError } from "./system-error.ts";

export function describeStartFailure(
  error: unknown,
  { HOST, PORT, DATA_DIR }: Pick<Env, "HOST" | "PORT" | "DATA_DIR">,
): string {
  if (!(error instanceof Error)) return "Northfold could not start.";
  if (!isSystemError(error)) return error.message;
  if (error.code === "EADDRINUSE") {
    return `Port ${PORT} is taken: Northfold or another program is running there. Stop it, or set PORT to another port.`;
  }
  if (error.syscall === "listen")
    return `Northfold may not listen on ${HOST}, port ${PORT} (${error.code}): see HOST and PORT.`;
  return describeDataFailure(error, DATA_DIR) ?? error.message;
}
