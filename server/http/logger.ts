import { pino } from "pino";
import { getEnv, SettingsError } from "../env.ts";

/** Wrong settings are told by whoever starts the process, in words; the logger is only one of their readers. */
function logLevel(): string {
  try {
    return getEnv().LOG_LEVEL;
  } catch (error) {
    if (error instanceof SettingsError) return "warn";
    throw error;
  }
}

/** JSON lines on standard output, without personal data: ids and paths, never names, texts or tokens. */
export const logger = pino({
  level: logLevel(),
  base: null,
  redact: ["req.headers.cookie", "req.headers.authorization", "*.token", "*.secret"],
});
