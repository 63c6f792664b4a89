import { type DestinationStream, type Logger, pino } from "pino";
import { getEnv, SettingsError } from "../env.ts";
import { describeError } from "./describe-error.ts";

function logLevel(): string {
  try {
    return getEnv().LOG_LEVEL;
  } catch (error) {
    if (error instanceof SettingsError) return "warn";
    throw error;
  }
}

/** Logs JSON lines without personal data: ids and paths, never names, texts or tokens; of errors only their kind. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    redact: ["req.headers.cookie", "req.headers.authorization", "*.token", "*.secret"],
  };
  return destination ? pino(options, destination) : pino(options);
}

export const logger = createLogger(logLevel());
