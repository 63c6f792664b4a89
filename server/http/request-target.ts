/** The path and query of a request line, ignoring the host of an absolute form (RFC 9112, 3.2.2). */
export function pathOf(target: string): string {
  const url = target.startsWith("/") ? null : URL.parse(target);
  return readable(url ? url.pathname + url.search : target);
}

function readable(target: string): string {
  const [path = "/", ...search] = target.split("?");
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return [path.replaceAll("%", "%25"), ...search].join("?");
  }
}
