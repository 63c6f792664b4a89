/** Names an `attachment` in ASCII and exactly, whatever characters the name has (RFC 6266, RFC 8187). */
export function contentDisposition(filename: string): string {
  const wellFormed = filename.toWellFormed();
  const ascii = wellFormed.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(wellFormed).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${exact}`;
}
