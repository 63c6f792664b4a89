import { Session } from "node:inspector/promises";
import v8 from "node:v8";

/** Loaded by --import: at each SIGWINCH collects all garbage, then tells in MB what the heaps, the rest and all take. */
const BYTES_A_MB = 2 ** 20;

type Heap = { usedSize: number; totalSize: number };
type Send = (method: string) => Promise<unknown>;
type Reply = { id: number; result: unknown };

const session = new Session();
session.connect();

async function attachThreads(): Promise<Send[]> {
  const found: Send[] = [];
  session.on("NodeWorker.attachedToWorker", ({ params: { sessionId } }) => {
    found.push(async (method) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      const id = Math.floor(Math.random() * 1e9);
      session.on("NodeWorker.receivedMessageFromWorker", ({ params }) => {
        const reply = JSON.parse(params.message) as Reply;
        if (params.sessionId === sessionId && reply.id === id) resolve(reply.result);
      });
      await session.post("NodeWorker.sendMessageToWorker", { sessionId, message: JSON.stringify({ id, method }) });
      return await promise;
    });
  });
  await session.post("NodeWorker.enable", { waitForDebuggerOnStart: false });
  return found;
}

async function tell(): Promise<void> {
  const threads = await attachThreads();
  const heaps: Heap[] = [];
  for (const send of threads) {
    await send("HeapProfiler.collectGarbage");
    heaps.push((await send("Runtime.getHeapUsage")) as Heap);
  }
  await session.post("NodeWorker.disable");
  session.removeAllListeners();
  await session.post("HeapProfiler.collectGarbage");
  const { used_heap_size: usedSize, total_physical_size: totalSize } = v8.getHeapStatistics();
  heaps.push({ usedSize, totalSize });
  const sum = (key: keyof Heap) => heaps.reduce((all, heap) => all + heap[key], 0);
  const mb = (bytes: number) => Math.round(bytes / BYTES_A_MB);
  const rss = process.memoryUsage.rss();
  console.log(JSON.stringify({ liveMb: mb(sum("usedSize")), besideMb: mb(rss - sum("totalSize")), rssMb: mb(rss) }));
}

process.on("SIGWINCH", () => void tell());
