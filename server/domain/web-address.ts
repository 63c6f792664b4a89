/** Accepts http and https only, relative addresses on our own origin; else null. */
export function webAddress(address: string, origin: string): string | null {
  const url = URL.parse(address, origin);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : null;
}
