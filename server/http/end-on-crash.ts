import { logger } from "./logger.ts";

/**
 * Ends the process at an error that nobody caught, with a line in the log. Left to Node, whatever hangs on the error
 * would be printed: documents, addresses of people.
 */
export function endOnCrash(): void {
  process.on("uncaughtException", (error, origin) => {
    logger.fatal({ err: error, origin }, "unexpected failure");
    process.exit(1);
  });
}
