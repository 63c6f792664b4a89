import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const PAUSE_MS = 10;

type Answer = {
  ms: number;
  /** For so long of it the program's main thread was at work: the time it would take on a machine that is idle. */
  ownMs: number;
};

export type Latencies = { max: number; maxOwn: number; p99: number; count: number };

/** Asks a program again and again from a thread of its own, so that nothing that the caller does makes it late. */
export function probeLatency(url: string, pid: number | undefined): { end(): Promise<Latencies> } {
  const thread = new Worker(import.meta.filename, { workerData: { url, pid } });
  const failed = new Promise<never>((_, reject) => thread.once("error", reject));
  return {
    async end() {
      const told = new Promise<Answer[]>((resolve) => thread.once("message", resolve));
      thread.postMessage("end");
      const answers = await Promise.race([told, failed]);
      await thread.terminate();
      const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
      return {
        max: Math.max(0, ...times),
        maxOwn: Math.max(0, ...answers.map(({ ownMs }) => ownMs)),
        p99: times[Math.floor(times.length * 0.99)] ?? 0,
        count: times.length,
      };
    },
  };
}

/** How long a program's main thread has been at work, in ms; 0 where the system does not tell. */
export function timeAtWork(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
  } catch {
    return 0;
  }
}

async function ask(url: string, pid: number | undefined, agent: Agent): Promise<Answer> {
  const before = timeAtWork(pid);
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once("end", () => resolve())).once("error", reject);
  });
  const ms = performance.now() - began;
  return { ms, ownMs: timeAtWork(pid) - before };
}

async function probe({ url, pid }: { url: string; pid: number | undefined }): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  let isEnding = false;
  parentPort?.once("message", () => {
    isEnding = true;
  });
  do {
    answers.push(await ask(url, pid, agent));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (!isEnding);
  parentPort?.postMessage(answers);
}

if (!isMainThread && workerData?.url) await probe(workerData);
