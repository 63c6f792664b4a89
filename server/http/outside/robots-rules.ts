import robotsParser from "robots-parser";
import { OutsideError } from "./outside-error.ts";

const KEPT_MS = 24 * 60 * 60_000;
const KEPT_AFTER_FAILURE_MS = 10 * 60_000;
const MAX_SITES = 500;
const MAX_CRAWL_DELAY_MS = 60_000;

export type RobotsFile = { status: number; text: string };

/** Null means that everything is closed, because the site could not say. */
type Rules = ReturnType<typeof robotsParser> | null;
type Kept = { rules: Promise<Rules>; until: number };

export type RobotsRules = {
  check(url: URL): Promise<{ gapMs: number }>;
};

/** Follows RFC 9309: without a file everything is open; a file that a failing server holds back closes the site. */
export function createRobotsRules(agent: string, fetchFile: (url: URL) => Promise<RobotsFile>): RobotsRules {
  const sites = new Map<string, Kept>();

  async function readRules(url: URL): Promise<Rules> {
    const { status, text } = await fetchFile(url);
    if (status >= 500 || status === 429) return null;
    return robotsParser(url.href, status >= 200 && status < 300 ? text : "");
  }

  function rulesOf(origin: string): Promise<Rules> {
    const known = sites.get(origin);
    if (known && known.until > Date.now()) return known.rules;
    const [oldest] = sites.keys();
    if (oldest && sites.size >= MAX_SITES) sites.delete(oldest);
    const kept: Kept = { rules: readRules(new URL("/robots.txt", origin)), until: Date.now() + KEPT_MS };
    sites.set(origin, kept);
    kept.rules.then(
      (rules) => {
        if (!rules) kept.until = Date.now() + KEPT_AFTER_FAILURE_MS;
      },
      () => {
        if (sites.get(origin) === kept) sites.delete(origin);
      },
    );
    return kept.rules;
  }

  return {
    async check(url) {
      const rules = await rulesOf(url.origin);
      if (!rules) throw new OutsideError("robots", `${url.hostname} does not say at the moment what robots may read.`);
      if (rules.isAllowed(url.href, agent) === false) {
        throw new OutsideError("robots", `${url.hostname} asks programs not to read this page.`);
      }
      const delayMs = (rules.getCrawlDelay(agent) ?? 0) * 1000;
      return { gapMs: Math.min(Math.max(delayMs, 0), MAX_CRAWL_DELAY_MS) };
    },
  };
}
