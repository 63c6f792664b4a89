import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { PROJECT_ROOT } from "../../server/project-root.ts";
import { type App, appSettings, COMPILE_CACHE } from "./app-process.ts";
import { until } from "./until.ts";

export type WorkerProcess = {
  process: ChildProcess;
  output(): string;
  /** Sends the signal and waits for the end: the exit code, null after SIGKILL. */
  end(signal: "SIGTERM" | "SIGINT" | "SIGKILL"): Promise<number | null>;
};

/** Starts `npm run worker`'s program on the database of an app, and waits until it works. */
export async function startWorker(
  { port, dataDir }: Pick<App, "port" | "dataDir">,
  settings: Record<string, string> = {},
): Promise<WorkerProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["server/commands/worker-command.ts"], {
    cwd: PROJECT_ROOT,
    env: { PATH, HOME, ...COMPILE_CACHE, ...appSettings(port, dataDir), ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk.toString("utf8");
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const exited = once(child, "exit");
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The worker did not start:\n${output}`);
    return output.includes("works until") ? true : null;
  });
  return {
    process: child,
    output: () => output,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await exited;
      return code as number | null; // as Node documents "exit"
    },
  };
}
