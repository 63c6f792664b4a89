import { endOnCrash } from "../http/end-on-crash.ts";
import { runCommand } from "./command-line.ts";

const USAGE = `Usage: npm run worker

Does the work that pages leave to the queue: matches resumes, writes materials, reads sources, and repairs what a crash
left. Any number can run, wherever the database is reached; with JOBS=worker the processes that serve pages do none of it.

Ctrl-C or SIGTERM ends it: what is running gets 20 s, and what is not done then another worker does.`;

const HARD_EXIT_MS = 40_000; // longer than everything a stop waits for by itself

endOnCrash();
await runCommand({
  usage: USAGE,
  async run() {
    // The whole product, which whoever asks how to call this does without.
    const { startProduct } = await import("../boot.ts");
    const product = await startProduct("worker");
    product.takeOverShutdown();
    let isLeaving = false;
    async function end(): Promise<void> {
      if (isLeaving) return;
      isLeaving = true;
      setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
      await product.stop();
      process.exit(0);
    }
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end());
    console.log(`Northfold's worker uses ${product.database.description}. It works until Ctrl-C.`);
  },
});
// A database that was opened before the start failed would keep the process.
if (process.exitCode) process.exit();
