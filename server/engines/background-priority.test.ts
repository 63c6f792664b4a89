import { spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { yieldToPages } from "./background-priority.ts";

const PROGRAM = `
import os from "node:os";
import { parentPort } from "node:worker_threads";
const { yieldToPages } = await import(${JSON.stringify(new URL("background-priority.ts", import.meta.url))});
yieldToPages();
parentPort.postMessage(os.getPriority());`;

test.runIf(process.platform === "linux")(
  "a thread in the background yields, and the pages beside it do not",
  async () => {
    const before = os.getPriority();
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`));
    const [told] = await once(thread, "message");
    expect(told).toBeGreaterThan(before);
    expect(os.getPriority()).toBe(before);
    await thread.terminate();
  },
);

test.runIf(process.platform === "linux")(
  "a process in the background yields, also when it has just ended",
  async () => {
    const child = spawn("sleep", ["60"]);
    await once(child, "spawn");
    yieldToPages(child.pid);
    expect(os.getPriority(child.pid)).toBeGreaterThan(os.getPriority());
    child.kill();
    await once(child, "exit");
    expect(() => yieldToPages(child.pid)).not.toThrow();
  },
);
