import type { Profile } from "../../../analysis/profile.ts";

const SCHOOL = /^\p{L}[\p{L}-]{0,40}(?:schule|gymnasium|kolleg)$|^(?:Gymnasium|Kolleg)$/u;
const NOW = /(?<!\p{L})(?:seit \d|seit \p{Lu}\p{Ll}{2,9} \d|heute|derzeit|voraussichtlich)/iu;
const HIGHER = /hochschule$/iu;
const END = /(?<end>(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September) 20\d\d)/u;
const MOST_BEHIND = 2; // words of its name

function schoolIn(text: string): string | null {
  const words = text.replaceAll(",", " ,").split(" ");
  const at = words.findIndex((word) => SCHOOL.test(word) && !HIGHER.test(word));
  if (at < 0) return null;
  const behind = words.slice(at + 1, at + 1 + MOST_BEHIND);
  const last = behind.findIndex((word) => !/^\p{Lu}\p{L}+$/u.test(word));
  return [words[at], ...(last < 0 ? behind : behind.slice(0, last))].join(" ");
}

/** The school that somebody still goes to, and when it ends where the resume says so: the fullest way first. */
export function schoolNow({ education, lines }: Pick<Profile, "education" | "lines">): string[] {
  for (const { lines: at } of education) {
    const text = lines.slice(at.from, at.to + 1).join(" ");
    const school = NOW.test(text) ? schoolIn(text) : null;
    if (school === null) continue;
    const visit = `Zurzeit besuche ich ${/schule(?: |$)/iu.test(school) ? "die" : "das"} ${school}`;
    const { end } = END.exec(text)?.groups ?? {};
    return [...(end === undefined ? [] : [`${visit}, voraussichtlich bis ${end}.`]), `${visit}.`];
  }
  return [];
}
