import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** The shell without windows comes first: the same engine for half the processor time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** What keeps Chromium from calling home on a closed network, and lets it run as root. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-quic", "--disable-background-networking"];

/** The browser on this machine: CHROMIUM, a system one, or Playwright's own; null = none. */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== "" && existsSync(file)) ?? null;
}

/** The browser, installed by apt where that is possible. Throws with a sentence that says what to do. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests ...");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      if (findChromium()) break;
      spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], {
        stdio: "ignore",
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none was found. Install one (Debian: apt install chromium), or set CHROMIUM to its path.",
  );
}
