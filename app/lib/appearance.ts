import { choiceCookie, readChoice } from "../../server/domain/choice-cookie.ts";

export const APPEARANCES = ["system", "light", "dark"] as const;

export type Appearance = (typeof APPEARANCES)[number];

const COOKIE = "appearance";

function isAppearance(value: unknown): value is Appearance {
  return APPEARANCES.some((appearance) => appearance === value);
}

export function parseAppearance(value: unknown): Appearance {
  return isAppearance(value) ? value : "system";
}

export function readAppearance(cookies: string | null): Appearance {
  return parseAppearance(readChoice(cookies, COOKIE));
}

export function appearanceCookie(appearance: Appearance, isSecure: boolean): string {
  return choiceCookie(COOKIE, appearance, isSecure);
}
