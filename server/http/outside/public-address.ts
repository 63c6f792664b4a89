import { lookup as lookUp, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Azure's agent for virtual machines, reachable from its machines only although the address is public. */
const CLOUD_ADDRESSES = ["168.63.129.16"];
/** Addresses that map or carry IPv4 lie outside of it or have a range name of their own. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || CLOUD_ADDRESSES.includes(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_UNICAST);
}

export type Resolver = (
  hostname: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export function resolveBySystem(hostname: string, callback: Parameters<Resolver>[1]): void {
  lookUp(hostname, { all: true }, callback);
}

export const NOT_PUBLIC = "ENOTPUBLIC";

/** A lookup that returns only allowed addresses: what was checked is dialled, so DNS rebinding gains nothing. */
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
