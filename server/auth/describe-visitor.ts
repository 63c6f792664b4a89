import { isIP } from "node:net";
import { isLoopbackHost } from "../loopback.ts";

/** In the order in which they may be told apart: most browsers also name those they descend from. */
const BROWSERS: [name: string, mark: string][] = [
  ["Edge", "Edg"],
  ["Opera", "OPR/"],
  ["Samsung Internet", "SamsungBrowser/"],
  ["Firefox", "Firefox/"],
  ["Firefox", "FxiOS/"],
  ["Chrome", "CriOS/"],
  ["Chrome", "Chrome/"],
  ["Safari", "Safari/"],
];
const SYSTEMS: [name: string, mark: string][] = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["ChromeOS", "CrOS"],
  ["Mac", "Macintosh"],
  ["Linux", "Linux"],
];

export type VisitorWords = { device: string; place: string };

/** So much of a browser as its owner knows it by: `Firefox on Linux`. Of its address only the network is kept. */
export function describeVisitor(userAgent: string | null, address: string | null): VisitorWords {
  const named = (list: typeof BROWSERS) => list.find(([, mark]) => userAgent?.includes(mark))?.[0];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  const device = browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Another program");
  return { device, place: placeOf(address) };
}

function placeOf(address: string | null): string {
  const bare = (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isLoopbackHost(bare)) return "this machine";
  const version = isIP(bare);
  if (version === 4) return `network ${bare.split(".").slice(0, 2).join(".")}`;
  return version === 6 ? `network ${bare.split(":").slice(0, 2).join(":")}` : "an unknown network";
}
