import cluster, { type Worker } from "node:cluster";
import { on, once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Env } from "./env.ts";
import { logger } from "./http/logger.ts";

const YOUNG_HEAP_MB = 32; // twice the usual: pages under way fill it half as often, and each time costs a page's time
const RESTART_PAUSE_MS = 1_000; // one that keeps failing at its start must not take the machine

/** What a process tells the one that started it, once its port is open. */
export const SERVING = "serving";

/** The place of one of the processes; who stands in it changes. */
type Place = { settings: Record<string, string>; worker: Worker | null };

/** Whether this process tells what was started: alone, or the first of several. */
export function isFirstProcess(): boolean {
  return (cluster.worker?.id ?? 1) === 1;
}

/** Whether each of several processes opens the port itself, as systems allow that share it out. */
export function sharesPort(): boolean {
  // One that stops still takes in what waits at its own door; at a common door it would be reset.
  return cluster.isWorker && process.platform === "linux";
}

/** Throws when somebody else has the port, which processes that share it would not notice. */
async function requireFreePort({ PORT, HOST }: Env): Promise<void> {
  const server = createServer().listen(PORT, HOST);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}

async function served(worker: Worker): Promise<void> {
  for await (const [message] of on(worker, "message")) if (message === SERVING) return;
}

/** Throws when it ends before it serves; its own output says why. */
async function fill(place: Place): Promise<void> {
  const worker = cluster.fork(place.settings);
  const exited = once(worker, "exit").then(() => {
    throw new Error("A process ended before it served.");
  });
  await Promise.race([served(worker), exited]);
  exited.catch(() => {});
  place.worker = worker;
}

async function endOf(worker: Worker): Promise<number> {
  if (worker.isDead()) return worker.process.exitCode ?? 1;
  const [code] = await once(worker, "exit");
  return code ?? 1;
}

/** Serves from WEB_CONCURRENCY processes, of which the first alone runs jobs. Throws when the first cannot start. */
export async function serveFromProcesses(env: Env): Promise<void> {
  const { WEB_CONCURRENCY, JOBS } = env;
  cluster.setupPrimary({ execArgv: [...process.execArgv, `--max-semi-space-size=${YOUNG_HEAP_MB}`] });
  const places: Place[] = Array.from({ length: WEB_CONCURRENCY }, (_, index) => ({
    settings: { JOBS: index === 0 ? JOBS : "worker" },
    worker: null,
  }));
  // One that dies is replaced. SIGUSR2 replaces all, each when its successor serves; SIGTERM and SIGINT end all.
  let isLeaving = false;
  let reloading = Promise.resolve();

  async function keepFilled(place: Place): Promise<void> {
    const { worker } = place;
    if (!worker) return;
    await endOf(worker);
    // It was replaced, or all are ending.
    while (!isLeaving && place.worker === worker) {
      logger.error("A process that serves pages ended; another one is started.");
      await delay(RESTART_PAUSE_MS);
      if (!isLeaving) await fill(place).catch((error: unknown) => logger.error({ err: error }, "It did not start."));
    }
    if (place.worker !== worker && !isLeaving) await keepFilled(place);
  }

  async function reload(): Promise<void> {
    for (const place of places) {
      const before = place.worker;
      if (isLeaving) return;
      await fill(place);
      before?.process.kill("SIGTERM");
      if (before) await endOf(before);
    }
  }

  async function leave(): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    const ends = Object.values(cluster.workers ?? {}).map(async (worker) => {
      if (!worker) return 0;
      const end = endOf(worker);
      worker.process.kill("SIGTERM");
      // One that was only starting has nothing to finish, and ends by the signal.
      return places.some((place) => place.worker === worker) ? end : end.then(() => 0);
    });
    process.exit(Math.max(0, ...(await Promise.all(ends))));
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void leave());
  process.on("SIGUSR2", () => {
    reloading = reloading.then(reload).catch((error: unknown) => logger.error({ err: error }, "reload failed"));
  });
  await requireFreePort(env);
  // The first one alone fills an empty database.
  for (const place of places) await fill(place);
  await Promise.all(places.map(keepFilled));
}
