const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps for a year what somebody chose for this browser; the value must be one of ours. */
export function choiceCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** As the browser sent it, so anything; undefined = none. */
export function readChoice(cookies: string | null, name: string): string | undefined {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
