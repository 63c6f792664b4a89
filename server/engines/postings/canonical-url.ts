/** These say where a visitor came from, never which posting is meant. */
const TRACKING = /^(utm_\w+|gh_src|fbclid|gclid|dclid|msclkid|trk|trackingid|refid|mc_[ce]id|_hs\w+|lever-source\S*)$/i;
const APPLY_PATH = /\/(apply|application|bewerben|postuler)\/?$/i;

/** https, no tracking, sorted parameters, no fragment, no `/apply`; null unless it is a page below the front page. */
export function canonicalUrl(address: string | null): string | null {
  const url = URL.parse(address?.trim() ?? "");
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  const path = url.pathname
    .replace(/\/{2,}/g, "/")
    .replace(APPLY_PATH, "")
    .replace(/\/$/, "");
  const parameters = [...url.searchParams].filter(([name]) => !TRACKING.test(name));
  const search = new URLSearchParams(
    parameters.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1)),
  );
  if (path === "" && parameters.length === 0) return null;
  const port = url.port === "" ? "" : `:${url.port}`;
  return `https://${host}${port}${path}${parameters.length > 0 ? `?${search}` : ""}`;
}
