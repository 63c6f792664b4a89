import { anyOf, wholeWords } from "../../any-of.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import type { WritingFacts } from "../writing-facts.ts";

const PEOPLE = anyOf(
  "staff people employees associates workers members reports soldiers cooks nurses agents engineers technicians",
);
const ASKED_TEAM = new RegExp(
  String.raw`(?<!\p{L})(?:led|lead|manag|supervis|direct|oversee)\p{L}{0,3} (?:\p{L}{1,15} ){0,4}?` +
    String.raw`(?<said>(?:teams?|staff|crews?|brigades?|department) of (?:(?:at least|over|more than|about|around) )?(?<team>\d{1,3})(?:\+| or more)?|` +
    String.raw`(?<count>\d{1,3})(?:\+| or more)? ${PEOPLE})(?![\p{L}\d-]| ?(?:to|or|–|-) ?\d)`,
  "iu",
);
const LEADS = wholeWords(
  String.raw`lead leads leading led manag(?:e|es|ed|ing) supervis(?:e|es|ed|ing|or) overs(?:ee|ees|aw|eeing) direct(?:s|ed|ing)? r[au]n running`,
  String.raw`head(?:s|ed|ing)? command(?:s|ed|ing)? responsible charge teams? crews? staff brigade squad department headcount reports`,
);
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,$£€/-])(?<count>\d{1,4})(?![\d.,:%]\d|%|\p{L}|-(?!person)| ?(?:${anyOf(
    "years? months? weeks? days? hours? shifts? clients? volunteers? students? pupils? children patients? customers? programs? projects? sites? grants?",
  )}))`,
  "giu",
);
const OF_VOLUNTEERS = /\d (?:\p{L}{1,15} ){0,2}(?:volunteers?|students?|pupils?|children)/giu;
const MUCH_LARGER = 2; // a team of twelve is led as one of eight is

/** The size of a team that a must-have wants to have been led, where all the resume tells of are far smaller. */
export function shortOfSize({
  asks,
  profile,
  language,
  resumeLanguage,
}: Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage">): string | null {
  if (language !== "en" || resumeLanguage !== "en") return null;
  const own = profile.lines
    .filter((line) => LEADS.test(line))
    .flatMap((line) => [...line.replace(OF_VOLUNTEERS, "").matchAll(COUNT)].map(({ groups }) => Number(groups?.count)))
    .filter((count) => count > 1 && !(count >= 1950 && count <= 2100));
  if (own.length === 0) return null;
  for (const { text, isWish } of asks) {
    const { said = "", team, count } = ASKED_TEAM.exec(text)?.groups ?? {};
    const size = Number(team ?? count);
    if (isWish || said === "" || isInstruction(text) || size < Math.max(...own) * MUCH_LARGER) continue;
    return team === undefined
      ? `a team of ${size}`
      : `a ${said.replace(/s (?=of )/u, " ")}`.replace(/^a staff/u, "staff");
  }
  return null;
}
