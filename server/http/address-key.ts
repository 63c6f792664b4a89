import { isIPv6 } from "node:net";

const GROUPS = 8;
const MAPPED_V4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The first 56 bits of an IPv6 address: one subscriber owns them and could change the rest with each request. */
export function addressKey(address: string | null): string {
  if (address === null) return "unknown";
  const [bare = address] = address.split("%");
  const mapped = MAPPED_V4.exec(bare)?.[1];
  if (mapped || !isIPv6(bare)) return mapped ?? address;
  const [head = [], tail = []] = bare.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const groups = [...head, ...Array(Math.max(0, GROUPS - head.length - tail.length)).fill("0"), ...tail];
  const [a, b, c, d] = groups.map((group) => Number.parseInt(group, 16));
  return `${[a, b, c, (d ?? 0) & 0xff00].map((group) => (group ?? 0).toString(16)).join(":")}::/56`;
}
