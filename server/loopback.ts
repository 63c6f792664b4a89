import { BlockList, isIP } from "node:net";

const LOOPBACK_ADDRESSES = new BlockList();
LOOPBACK_ADDRESSES.addSubnet("127.0.0.0", 8);
LOOPBACK_ADDRESSES.addAddress("::1", "ipv6");

export function isLoopbackHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
  const version = isIP(bare);
  // The IPv4 list also matches mapped IPv6 addresses (::ffff:127.0.0.1).
  if (version !== 0) return LOOPBACK_ADDRESSES.check(bare, version === 4 ? "ipv4" : "ipv6");
  return /^([a-z\d-]+\.)*localhost\.?$/.test(bare);
}
