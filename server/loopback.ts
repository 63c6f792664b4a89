import { BlockList, isIP } from "node:net";

const LOOPBACK_ADDRESSES = new BlockList();
LOOPBACK_ADDRESSES.addSubnet("127.0.0.0", 8);
LOOPBACK_ADDRESSES.addAddress("::1", "ipv6");

/** True for a host (name or address, IPv6 also in brackets) that only this very machine reaches. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
  const version = isIP(bare);
  // A list for IPv4 also knows these addresses in their IPv6 clothes (::ffff:127.0.0.1).
  if (version !== 0) return LOOPBACK_ADDRESSES.check(bare, version === 4 ? "ipv4" : "ipv6");
  return /^([a-z\d-]+\.)*localhost\.?$/.test(bare);
}
