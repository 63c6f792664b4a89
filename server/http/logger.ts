import { type DestinationStream, type Logger, pino } from "pino";
import { getEnv, SettingsError } from "../env.ts";
import { describeError } from "./describe-error.ts";

/** Wrong settings are told by whoever starts the process, in words; the logger is only one of their readers. */
function logLevel(): string {
  try {
    return getEnv().LOG_LEVEL;
  } catch (error) {
    if (error instanceof SettingsError) return "warn";
    throw error;
  }
}

/** A logger of JSON lines without personal data: ids and paths, never names, texts or tokens; of errors their kind. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: ["req.headers.cookie", "req.headers.authorization", "*.token", "*.secret"],
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The process's own, on standard output. */
export const logger = createLogger(logLevel());
