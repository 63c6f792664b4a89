import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The shell without windows comes first: the same engine for half the processor time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM_BROWSERS = [
  SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What keeps Chromium from calling home on a closed network, lets it run as root, and from more processes than it needs. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--renderer-process-limit=1",
];

/** The browser on this machine: CHROMIUM, a system one, or Playwright's own; null = none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== "" && existsSync(file)) ?? null;
}

const INSTALL = "apt-get install -y --no-install-recommends --no-remove";

/** What apt has to do for a browser here, as a shell's words; null = nothing, or nothing that it could. */
function installation(): string | null {
  const found = findChromium();
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  if (!found) return `${INSTALL} chromium-headless-shell || ${INSTALL} chromium`;
  // A build machine runs the journeys often; somebody's own is left as it is.
  const isOwnMachine = !process.env.CI;
  return isOwnMachine || found === SHELL || found === process.env.CHROMIUM
    ? null
    : `${INSTALL} chromium-headless-shell`;
}

/** The browser, installed by apt where that is possible and saves time. Throws with a sentence that says what to do. */
export async function ensureChromium(): Promise<string> {
  const install = installation();
  if (install) {
    console.log("Installing Chromium for the browser tests ...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await once(spawn("sh", ["-c", `apt-get update; ${install}`], { stdio: "ignore", env }), "exit");
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none was found. Install one (Debian: apt install chromium), or set CHROMIUM to its path.",
  );
}
