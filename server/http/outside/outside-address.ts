import { isIP } from "node:net";
import { OutsideError } from "./outside-error.ts";

/** Other ports could reach mail servers, databases and consoles of other people. */
const WEB_PORTS = ["", "80", "443"];

export type AddressRules = {
  isAllowed(address: string): boolean;
  ports?: readonly string[];
};

/** The same sentence for an unknown and for a private name, so that nobody can probe our network. */
export function noPublicSite(host: string): string {
  return `There is no public website at ${host}.`;
}

/** Reads an address that somebody entered or a site redirects to. Throws OutsideError if it must not be asked. */
export function readOutsideAddress(address: string, { isAllowed, ports = [] }: AddressRules): URL {
  const url = URL.parse(address.trim());
  if (!url) throw new OutsideError("bad-address", "That is not a web address. It has to begin with https://.");
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new OutsideError("bad-address", "Only addresses that begin with https:// or http:// can be read.");
  }
  if (url.username !== "" || url.password !== "") {
    throw new OutsideError("bad-address", "An address with a user name or a password in it is not read.");
  }
  if (![...WEB_PORTS, ...ports].includes(url.port)) {
    throw new OutsideError("bad-address", `Websites on port ${url.port} are not read.`);
  }
  // URL has normalised every spelling of an IPv4 address (2130706433, 0x7f.1, 0177.1).
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (host === "" || (isIP(host) !== 0 && !isAllowed(host))) {
    throw new OutsideError("not-public", noPublicSite(url.hostname));
  }
  return url;
}
