import { isIP } from "node:net";
import { OutsideError } from "./outside-error.ts";

/** The web's own ports: others would make us knock at mail, databases and consoles of other people. */
const WEB_PORTS = ["", "80", "443"];

export type AddressRules = {
  isAllowed(address: string): boolean;
  /** Ports beyond the web's. */
  ports?: readonly string[];
};

/** One sentence for a name that does not exist and for one that is not public: the difference is nobody's business. */
export function noPublicSite(host: string): string {
  return `There is no public website at ${host}.`;
}

/** Reads an address that somebody entered or that a site leads to. Throws OutsideError where it must not be asked. */
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
  // URL has turned every way of writing an IPv4 address (2130706433, 0x7f.1, 0177.1) into its usual form.
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (host === "" || (isIP(host) !== 0 && !isAllowed(host))) {
    throw new OutsideError("not-public", noPublicSite(url.hostname));
  }
  return url;
}
