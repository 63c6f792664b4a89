import { Agent, get } from "node:http";
import { parseArgs } from "node:util";
import { startApp } from "../setup/app-process.ts";
import { HttpClient } from "../setup/http-client.ts";

/**
 * Requests a second of the signed-in dashboard, the landing page and a plain ping, all in one run so that they can be
 * compared: `node tests/bench/pages-bench.ts [--connections 50] [--seconds 5]`.
 */
const { values } = parseArgs({
  options: { connections: { type: "string", default: "50" }, seconds: { type: "string", default: "5" } },
});
const connections = Number(values.connections);
const milliseconds = Number(values.seconds) * 1000;

type Load = { name: string; path: string; cookie: string };

function once(agent: Agent, url: URL, cookie: string): Promise<{ ms: number; bytes: number; ok: boolean }> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const request = get(url, { agent, headers: { Cookie: cookie, "Accept-Encoding": "br" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.once("end", () => resolve({ ms: performance.now() - from, bytes, ok: response.statusCode === 200 }));
    });
    request.once("error", reject);
  });
}

async function measure(base: string, load: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const url = new URL(load.path, base);
  const until = performance.now() + milliseconds;
  const times: number[] = [];
  let bytes = 0;
  let failed = 0;
  async function worker(): Promise<void> {
    while (performance.now() < until) {
      const answer = await once(agent, url, load.cookie);
      times.push(answer.ms);
      bytes = answer.bytes;
      if (!answer.ok) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const rate = Math.round(times.length / (milliseconds / 1000));
  console.log(
    `${load.name.padEnd(12)} ${String(rate).padStart(6)} req/s  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${bytes} bytes${failed ? `  ${failed} failed` : ""}`,
  );
}

const app = await startApp();
try {
  const client = new HttpClient(app.url);
  await client.signIn({ persona: "pro" });
  const loads: Load[] = [
    { name: "ping", path: "/healthz", cookie: "" },
    { name: "landing", path: "/", cookie: "" },
    { name: "dashboard", path: "/", cookie: client.cookieHeader },
    { name: "stats (JSON)", path: "/api/stats", cookie: client.cookieHeader },
  ];
  for (const load of loads) await measure(app.url, load);
} finally {
  await app.stop();
}
