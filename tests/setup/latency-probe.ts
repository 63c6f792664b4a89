import { Agent, get } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

const PAUSE_MS = 10;

/** What a probe saw: the time of each answer, in ms, the slowest last. */
export type Latencies = { max: number; p99: number; count: number };

/** Asks `url` again and again from a thread of its own, so that nothing that the caller does makes it late. */
export function probeLatency(url: string): { end(): Promise<Latencies> } {
  const thread = new Worker(import.meta.filename, { workerData: url });
  const failed = new Promise<never>((_, reject) => thread.once("error", reject));
  return {
    async end() {
      const told = new Promise<number[]>((resolve) => thread.once("message", resolve));
      thread.postMessage("end");
      const times = (await Promise.race([told, failed])).toSorted((a, b) => a - b);
      await thread.terminate();
      return { max: times.at(-1) ?? 0, p99: times[Math.floor(times.length * 0.99)] ?? 0, count: times.length };
    },
  };
}

async function ask(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  await new Promise<void>((resolve, reject) => {
    get(url, { agent }, (response) => response.resume().once("end", () => resolve())).once("error", reject);
  });
  return performance.now() - began;
}

async function probe(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let isEnding = false;
  parentPort?.once("message", () => {
    isEnding = true;
  });
  do {
    times.push(await ask(url, agent));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (!isEnding);
  parentPort?.postMessage(times);
}

if (!isMainThread && typeof workerData === "string") await probe(workerData);
