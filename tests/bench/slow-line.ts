import { type Browser, type BrowserContext, chromium } from "playwright";
import { CHROMIUM_ARGS, ensureChromium } from "../setup/chromium.ts";
import type { Asked } from "./page-load.ts";

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER_PROCESSOR = 4;
const SHARE_OF_TEXT = 0.9;

export type SlowVisit = { first: number; again: number; moved: number };

function noteText(): void {
  const notes: { at: number; length: number }[] = [];
  const moves: number[] = [];
  Object.assign(window, { slowLine: { notes, moves } });
  const note = (at: number) => {
    const length = document.querySelector("main")?.textContent.length ?? 0;
    if (length > 0) notes.push({ at, length });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moves.push((entry as PerformanceEntry & { value: number }).value);
  }).observe({ type: "layout-shift", buffered: true });
}

type Noted = { notes: { at: number; length: number }[]; moves: number[]; paint: number };

async function visit(context: BrowserContext, url: string): Promise<{ seconds: number; moved: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_PROCESSOR });
  await page.addInitScript(noteText);
  await page.goto(url, { waitUntil: "networkidle" });
  const { notes, moves, paint } = await page.evaluate((): Noted => {
    const { slowLine } = window as unknown as { slowLine: Omit<Noted, "paint"> };
    return { ...slowLine, paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN };
  });
  await page.close();
  const whole = notes.at(-1)?.length ?? Number.NaN;
  const shown = notes.find(({ length }) => length >= whole * SHARE_OF_TEXT)?.at ?? Number.NaN;
  const moved = moves.reduce((sum, each) => sum + each, 0);
  return { seconds: Math.max(shown, paint) / 1_000, moved };
}

async function visitTwice(browser: Browser, { origin, path, cookie = "" }: Asked): Promise<SlowVisit> {
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } });
  const pairs = cookie.split("; ").filter((pair) => pair !== "");
  await context.addCookies(
    pairs.map((pair) => ({
      name: pair.slice(0, pair.indexOf("=")),
      value: pair.slice(pair.indexOf("=") + 1),
      url: origin,
    })),
  );
  const first = await visit(context, origin + path);
  const again = await visit(context, origin + path);
  await context.close();
  return { first: first.seconds, again: again.seconds, moved: Math.max(first.moved, again.moved) };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Seconds until 90 % of a page's text is there, for who has nothing of it yet and for who comes again. */
export async function visitSlowly(asked: Asked[], rounds: number): Promise<SlowVisit[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  const visits: SlowVisit[][] = asked.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, each] of asked.entries()) visits[index]!.push(await visitTwice(browser, each));
  await browser.close();
  return visits.map((all) => ({
    first: median(all.map(({ first }) => first)),
    again: median(all.map(({ again }) => again)),
    moved: Math.max(...all.map(({ moved }) => moved)),
  }));
}
