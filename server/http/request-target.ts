/** The path and query of a request line, ignoring the host of an absolute form (RFC 9112, 3.2.2). */
export function pathOf(target: string): string {
  const url = target.startsWith("/") ? null : URL.parse(target);
  return readable(url ? url.pathname + url.search : target);
}

function readable(target: string): string {
  const [path = "/", ...search] = target.split("?");
  return isEscaped(path) ? target : [path.replaceAll("%", "%25"), ...search].join("?");
}

function isEscaped(path: string): boolean {
  try {
    // A bundler leaves out a call of which nothing is used.
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}
