type CookieOptions = { secure: boolean; maxAgeSeconds: number };

/** `__Host-` binds the cookie to this host and to https; browsers accept it on https only. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function readCookie(request: Pick<Request, "headers">, name: string): string | null {
  for (const pair of (request.headers.get("Cookie") ?? "").split(";")) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) return pair.slice(split + 1).trim();
  }
  return null;
}

/** Name and value must be cookie-safe already (base64url, hex). */
export function setCookie(name: string, value: string, { secure, maxAgeSeconds }: CookieOptions): string {
  const flags = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${cookieName(name, secure)}=${value}; ${flags}${secure ? "; Secure" : ""}`;
}

export function clearCookie(name: string, secure: boolean): string {
  return setCookie(name, "", { secure, maxAgeSeconds: 0 });
}
