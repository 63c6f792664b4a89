import { parseArgs } from "node:util";
import { AlreadyServed, startServer } from "./server.ts";

const IDLE_MS = 3_000;
const FIRST_CONNECTION_MS = 15_000;
/** Tells the process that started this one that another server is there to be joined. */
export const EXIT_ALREADY_SERVED = 3;

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
  const sweep = values["expiry-sweep-ms"];
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
}

try {
  await main();
} catch (error) {
  if (error instanceof AlreadyServed) process.exitCode = EXIT_ALREADY_SERVED;
  else {
    log(String(error instanceof Error ? error.stack : error));
    process.exitCode = 1;
  }
}
