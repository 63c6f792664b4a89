import type { Profile } from "../analysis/profile.ts";

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+?\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\d{2,4})[ ./-]\d{2,4}[ .-]?\d{2,4}(?:[ .-]\d{2,4}){0,2}(?!\d)/;
const TOP_LINES = 12;

/** The mail address and telephone number of the resume, as it writes them. */
export function contactsOf(profile: Pick<Profile, "lines" | "sections">): string[] {
  const own = profile.sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines }) => profile.lines.slice(lines.from, lines.to + 1))
    .join("\n");
  const text = own === "" ? profile.lines.slice(0, TOP_LINES).join("\n") : own;
  return [EMAIL.exec(text)?.[0], PHONE.exec(text)?.[0]].filter((contact) => contact !== undefined);
}
