import { hasRunOut } from "./credential-kinds.ts";

const NOT_KEPT_UP =
  /(?<!\p{L})(?:not (?:refreshed|renewed|kept up|current)|ran out|out of date|needs? renewing)(?!\p{L})/iu;

/** Whether a line says that what it names has run out, or that nobody kept it up. */
export function isNotKeptUp(text: string): boolean {
  return hasRunOut(text) || NOT_KEPT_UP.test(text);
}
