import type { Profile } from "../../../analysis/profile.ts";

const SCHOOL =
  /(?<school>(?:\p{Lu}[\p{L}.-]+[ -]){0,3}\p{Lu}?\p{L}*(?<kind>schule|gymnasium|kolleg|oberstufenzentrum)(?: \p{Lu}[\p{L}.-]+){0,2})/iu;
const NOW = /(?<!\p{L})(?:seit \d|seit \p{Lu}\p{Ll}+ \d|heute|derzeit|voraussichtlich)/iu;
const HIGHER = /hochschule|volkshochschule/iu;
const END =
  /\(?(?:voraussichtlich )?(?:im )?(?<end>(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September) 20\d\d)/u;

/** The school that somebody still goes to, and when it ends where the resume says so: the fullest way first. */
export function schoolNow({ education, lines }: Pick<Profile, "education" | "lines">): string[] {
  for (const { lines: at } of education) {
    const text = lines.slice(at.from, at.to + 1).join(" ");
    const { school = "", kind = "" } = SCHOOL.exec(text.replace(/^\P{Lu}*\d{4}\P{Lu}*/u, ""))?.groups ?? {};
    if (school === "" || !NOW.test(text) || HIGHER.test(school)) continue;
    const visit = `Zurzeit besuche ich ${/schule$/iu.test(kind) ? "die" : "das"} ${school}`;
    const { end } = END.exec(text)?.groups ?? {};
    return [...(end === undefined ? [] : [`${visit}, voraussichtlich bis ${end}.`]), `${visit}.`];
  }
  return [];
}
