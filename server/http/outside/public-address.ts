import { lookup as lookUp, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Serves a cloud's machines alone, though it lies among public addresses (Azure's agent for virtual machines). */
const CLOUD_ADDRESSES = ["168.63.129.16"];
/** All of IPv6 that is handed out; what maps or carries IPv4 addresses lies outside or has a name of its own. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** True for an IP address, v4 or v6, that is somebody's on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || CLOUD_ADDRESSES.includes(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST);
}

/** What a name resolves to, as node:dns gives it with `all`. */
export type Resolver = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export function resolveBySystem(hostname: string, callback: Parameters<Resolver>[1]): void {
  lookUp(hostname, { all: true }, callback);
}

/** The code of the error by which a name is refused that leads to a place which is not public. */
export const NOT_PUBLIC = "ENOTPUBLIC";

/**
 * A lookup for sockets that gives only addresses of which each one is allowed: what was checked is what is dialled, so
 * a name that resolves anew to another address gains nothing.
 */
export function guardedLookup(resolve: Resolver, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      const allowed = !error && addresses.length > 0 && addresses.every(({ address }) => isAllowed(address));
      if (error) return callback(error, []);
      if (!allowed) {
        const refusal = Object.assign(new Error("The name leads to an address that is not public."), {
          code: NOT_PUBLIC,
        });
        return callback(refusal, []);
      }
      const [first] = addresses;
      if (options.all) return callback(null, addresses);
      callback(null, first?.address ?? "", first?.family);
    });
  };
}
