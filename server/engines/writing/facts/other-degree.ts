import { anyOf, wholeWords } from "../../any-of.ts";
import { studyFieldsIn, studyKinship } from "../../analysis/lexicon/study-fields.ts";
import { degreeRank } from "../../matching/years-and-degrees.ts";
import type { WritingFacts } from "../writing-facts.ts";

const ASKED = new RegExp(
  String.raw`(?<!\p{L})degree in (?:either )?(?<field>\p{L}[\p{L} ,/&-]{3,60}?)` +
    String.raw`(?= ${anyOf("is required essential")}(?!\p{L})|[.;(]|$)`,
  "iu",
);
const OPEN = wholeWords(
  "related relevant similar equivalent comparable any other preferred ideally field discipline subject",
);

/** A field in which a must-have wants a degree, where the degrees that are held are of no kindred one; else null. */
export function otherDegree({
  asks,
  profile,
  listing,
  language,
  resumeLanguage,
}: Pick<WritingFacts, "asks" | "profile" | "listing" | "language" | "resumeLanguage">): {
  asked: string;
  own: string;
} | null {
  const { degree } = listing;
  if (language !== "en" || resumeLanguage !== "en" || !degree || degree.orRelated || degree.orExperience) return null;
  const [text] = asks.flatMap((ask) => (!ask.isWish && ASKED.test(ask.text) ? [ask.text] : []));
  const asked = ASKED.exec(text ?? "")?.groups?.field ?? "";
  const wanted = studyFieldsIn(asked);
  if (text === undefined || wanted.length === 0 || OPEN.test(text)) return null;
  const held = profile.education.map((one) => ({
    ...one,
    fields: studyFieldsIn(`${one.degree ?? ""} ${one.field ?? ""}`),
  }));
  const isStrange = (fields: readonly string[]) =>
    fields.length > 0 && fields.every((one) => wanted.every((other) => studyKinship(one, other) === "other"));
  const degrees = held.filter(({ level }) => degreeRank(level) >= degreeRank("associate"));
  const [best] = degrees;
  if (!best?.field || /[,;:()]/u.test(best.field) || !held.every(({ fields }) => isStrange(fields))) return null;
  return { asked, own: best.field.toLowerCase() };
}
