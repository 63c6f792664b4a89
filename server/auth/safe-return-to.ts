const BASE = "http://return-to.invalid";
const MAX_RETURN_TO_CHARACTERS = 512;
// Going back there would start or end a session again, or leave the product's pages.
const NEVER = ["/api/login", "/api/logout", "/forms", "/oidc"];

/** A normalised path on our own origin; `/` for everything else. */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_RETURN_TO_CHARACTERS) return "/";
  if (!value.startsWith("/") || isAmbiguous(value)) return "/";

  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return "/";

  const path = decodePath(url.pathname);
  if (path === null || isAmbiguous(path)) return "/";
  const place = path.replace(/\/+/g, "/").toLowerCase();
  if (NEVER.some((prefix) => place.startsWith(prefix))) return "/";

  const target = url.pathname + url.search + url.hash;
  return target.length > MAX_RETURN_TO_CHARACTERS || isAmbiguous(target) ? "/" : target;
}

/** Browsers read `//x` and `/\x` as another host, and drop tabs and line breaks first. */
function isAmbiguous(path: string): boolean {
  return path.startsWith("//") || /[\\\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u.test(path);
}

/** Decodes until nothing changes, because a later layer may decode once more. */
function decodePath(path: string): string | null {
  try {
    let current = path;
    for (let round = 0; round < 5; round += 1) {
      const next = decodeURIComponent(current);
      if (next === current) return current;
      current = next;
    }
    return null;
  } catch {
    return null;
  }
}
