import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { DocumentKind } from "../../server/engines/reading/document-text.ts";

/** What one file leaves behind in a process must not be what the next ones stumble over for long. */
const FILES_A_PROCESS = 200;
const ANSWER_MS = 120_000; // by the clock, and a long test runs beside others
const HEAP_LIMIT_MB = 512;
const PROGRAM = path.join(import.meta.dirname, "warm-reader-process.ts");

/** A process that reads many files, where the product starts one for each: that start is nearly all that it costs. */
export class WarmReader {
  #child: ChildProcess | null = null;
  #files = 0;

  /** What became of a file: "read", or why not. Null: the process ended over it, or did not answer in time. */
  async read(bytes: Uint8Array, kind: DocumentKind): Promise<string | null> {
    if (this.#files === FILES_A_PROCESS) await this.end();
    this.#child ??= start();
    this.#files += 1;
    const child = this.#child;
    const done = new AbortController();
    const signal = AbortSignal.any([done.signal, AbortSignal.timeout(ANSWER_MS)]);
    try {
      child.send({ bytes, kind });
      const [outcome] = await Promise.race([
        once(child, "message", { signal }),
        once(child, "exit", { signal: done.signal }).then(() => [null]),
      ]);
      if (outcome === null) await this.end();
      return outcome;
    } catch {
      await this.end();
      return null;
    } finally {
      done.abort();
    }
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    this.#files = 0;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

function start(): ChildProcess {
  const child = fork(PROGRAM, {
    execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`, "--no-warnings", "--disallow-code-generation-from-strings"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // A file that is sent while the process ends fails here as well; its end is what tells.
  child.on("error", () => undefined);
  return child;
}
