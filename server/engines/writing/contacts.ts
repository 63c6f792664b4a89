import type { Profile } from "../analysis/profile.ts";

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const AREA = String.raw`\(\+?\d{1,5}\)[ .-]{0,3}`;
const PHONE = new RegExp(
  String.raw`(?<![\p{L}\d])\+?(?:${AREA})?\d{1,14}(?:(?:[ .-]{1,3}|/)\d{1,14}|[ .-]{0,3}${AREA}\d{1,14}){0,6}(?!\d)`,
  "gu",
);
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const YEAR = String.raw`(?:19|20)\d\d`;
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[./-]){0,2}${YEAR}(?:$|\D)|^${YEAR}[./-]\d{1,2}[./-]\d{1,2}$|^${YEAR} ?[ ./-] ?${YEAR}$`,
);
const TOP_LINES = 12;

/** A date of birth is no number to call. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && !DATE.test(text);
}

/** The mail address and telephone number of the resume, as it writes them. */
export function contactsOf(profile: Pick<Profile, "lines" | "sections">): string[] {
  const own = profile.sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines }) => profile.lines.slice(lines.from, lines.to + 1))
    .join("\n");
  const text = own === "" ? profile.lines.slice(0, TOP_LINES).join("\n") : own;
  const phone = [...text.matchAll(PHONE)].map(([found]) => found).find(isPhone);
  return [EMAIL.exec(text)?.[0], phone].filter((contact) => contact !== undefined);
}
