export const APPEARANCES = ["system", "light", "dark"] as const;

export type Appearance = (typeof APPEARANCES)[number];

const COOKIE = "appearance";
const YEAR_S = 365 * 24 * 60 * 60;

function isAppearance(value: unknown): value is Appearance {
  return APPEARANCES.some((appearance) => appearance === value);
}

export function parseAppearance(value: unknown): Appearance {
  return isAppearance(value) ? value : "system";
}

export function readAppearance(cookies: string | null): Appearance {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return parseAppearance(found?.slice(COOKIE.length + 1));
}

export function appearanceCookie(appearance: Appearance, isSecure: boolean): string {
  return `${COOKIE}=${appearance}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
