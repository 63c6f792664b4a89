import { readdirSync, readFileSync } from "node:fs";
import { Pool } from "undici";

/** What browsers accept, so that each server answers as it would to them. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

const TICKS_A_SECOND = 100;

export type Asked = { origin: string; path: string; cookie?: string };

export type Load = { rate: number; p50: number; p99: number; failed: number };

function at(times: number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

/** Asks for a page over so many connections at once, each as soon as it has its answer. Times in ms. */
export async function askFor(
  { origin, path, cookie = "" }: Asked,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const headers = { "accept-encoding": BROWSER_ENCODINGS, cookie };
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  async function ask(): Promise<void> {
    while (performance.now() < until) {
      const from = performance.now();
      const { statusCode, body } = await pool.request({ path, method: "GET", headers });
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
      times.push(performance.now() - from);
      if (statusCode !== 200) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, ask));
  const took = (performance.now() - began) / 1_000;
  await pool.destroy();
  times.sort((a, b) => a - b);
  return { rate: times.length / took, p50: at(times, 0.5), p99: at(times, 0.99), failed };
}

/** A process and all that it started; none where the system does not tell. */
export function withChildren(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [pid, ...children.flatMap((child) => withChildren(Number(child)))];
}

function statOf(pid: number | string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}

function parentOf(pid: string): number {
  return Number(statOf(pid)[1]);
}

/** The processor's time that these processes have had, in ms. */
export function cpuMsOf(pids: readonly number[]): number {
  const ticks = pids.map((pid) => statOf(pid)).map((stat) => Number(stat[11] ?? 0) + Number(stat[12] ?? 0));
  return (ticks.reduce((sum, each) => sum + each, 0) * 1_000) / TICKS_A_SECOND;
}

/** The embedded database over a folder, which outlives who started it. */
export function databaseOf(dataDir: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => commandOf(name).includes(`--data-dir\0${dataDir}\0`))
    .map(Number);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}
