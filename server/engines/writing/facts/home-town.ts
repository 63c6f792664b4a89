import { isPlaceName } from "../../analysis/judge-part.ts";
import type { Profile } from "../../analysis/profile.ts";

const TOWN_AND_LAND =
  /^(?<town>\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]+){0,2})(?:, (?:the )?| \()(?<land>\p{Lu}[\p{L} -]{2,30})\)?$/u;

/** The town that a resume gives as its owner's, as it writes it; null where none is sure. */
export function homeTown({ location, lines, sections, headline }: Profile): string | null {
  if (location !== null) return location.text;
  const contact = sections.find(({ kind }) => kind === "contact")?.lines;
  const top = contact ? lines.slice(contact.from + 1, contact.to + 1) : [];
  const parts = top.filter((line) => line !== headline?.text).flatMap((line) => line.split(/\s?[|•·]\s?/u));
  return parts.find((part) => isPlaceName(TOWN_AND_LAND.exec(part.trim())?.groups?.land ?? ""))?.trim() ?? null;
}
