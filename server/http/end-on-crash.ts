import { logger } from "./logger.ts";

/** Ends the process at an uncaught error. Node's own report could print documents and addresses of people. */
export function endOnCrash(): void {
  process.on("uncaughtException", (error, origin) => {
    logger.fatal({ err: error, origin }, "unexpected failure");
    process.exit(1);
  });
}
