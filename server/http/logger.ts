import { pino } from "pino";
import { getEnv } from "../env.ts";

/** JSON lines on standard output, without personal data: ids and paths, never names, texts or tokens. */
export const logger = pino({
  level: getEnv().LOG_LEVEL,
  base: null,
  redact: ["req.headers.cookie", "req.headers.authorization", "*.token", "*.secret"],
});
