/**
 * The path and query a request line names. One that names its whole address may do so (RFC 9112, 3.2.2), and its host
 * counts for nothing here. Escapes that are no text (`/%E0%A4%A`) are taken literally: an address like any unknown one.
 */
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
