import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";

const IDLE_MS = 3_000;
const FIRST_CONNECTION_MS = 15_000;
const WARM_UP_MS = 500;
const EXIT_ALREADY_SERVED = 3;

function log(line: string): void {
  process.stderr.write(`${new Date().toISOString()} ${line}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      "data-dir": { type: "string" },
      "idle-ms": { type: "string", default: String(IDLE_MS) },
      "expiry-sweep-ms": { type: "string" },
    },
  });
  const dataDir = values["data-dir"];
  if (!dataDir) throw new Error("--data-dir is required");
  process.umask(0o077);
  enableCompileCache(join(dataDir, "embedded", "compiled"));
  const { AlreadyServed, startServer } = await import("./server.ts");
  const sweep = values["expiry-sweep-ms"];
  try {
    const server = await startServer({
      dataDir,
      log,
      idleMs: Number(values["idle-ms"]),
      firstConnectionMs: FIRST_CONNECTION_MS,
      ...(sweep ? { expirySweepMs: Number(sweep) } : {}),
      onEnd: () => log("ended"),
    });
    log(`serving ${server.socketPath} as process ${process.pid}`);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void server.close());
  } catch (error) {
    if (!(error instanceof AlreadyServed)) throw error;
    process.exitCode = EXIT_ALREADY_SERVED;
    return;
  }
  const { context } = await import("./expressions.ts");
  setTimeout(context, WARM_UP_MS).unref();
}

try {
  await main();
} catch (error) {
  log(String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
