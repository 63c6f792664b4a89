import { anyOf } from "../../any-of.ts";
import { foldText } from "../evidence/sources.ts";
import type { WritingFacts } from "../writing-facts.ts";

const PROFESSIONS = String.raw`solicitor barrister attorney lawyer architect optometrist pharmacist physiotherapist teacher dietitian actuary quantity\ssurveyor accountant`;
const QUALIFIED = "(?:newly |fully |professionally )?(?:qualified|admitted|registered|chartered)";
const ASKED = new RegExp(
  String.raw`(?<!\p{L})(?:${QUALIFIED} (?<after>${anyOf(PROFESSIONS)})|(?<before>${anyOf(PROFESSIONS)}),? (?:${QUALIFIED}|with \d{1,2}\+? years['’]? PQE))(?!\p{L})`,
  "iu",
);
const PART = /(?<!\p{L})(?:part|semi|nearly|overseas|student|trainee)(?!\p{L})[ -]?/iu;
const OR_OTHER = /^[^,.;]{0,30}?(?<!\p{L})or(?!\p{L})/iu;
const NOT_YET = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`SQE\s?[12] LPC PRT to\sbe\s(?:taken|sat) part[-\s]qualified trainee training\scontract inter(?:mediate)?(?!\p{L}) finalist not\syet\squalified`,
    String.raw`exams?\s(?:left|remaining|booked) studying candidate student`,
  )}(?!\p{L})`,
  "iu",
);

type Facts = Pick<WritingFacts, "asks" | "profile" | "language" | "resumeLanguage">;

/** The profession that a posting wants somebody qualified in and the resume is only on its way to: "solicitor". */
export function notQualifiedAs(facts: Facts): string | null {
  const name = missingProfession(facts);
  return name !== null && facts.profile.lines.some((line) => NOT_YET.test(line)) ? name : null;
}

/** The profession of a posting's own title that it wants somebody qualified in and no line of the resume speaks of. */
export function strangeProfession(facts: Facts & Pick<WritingFacts, "posting">): string | null {
  const name = missingProfession(facts);
  return name !== null && foldText(facts.posting.title).split(" ").includes(name) ? name : null;
}

function missingProfession({ asks, profile, language, resumeLanguage }: Facts): string | null {
  if (language !== "en" || resumeLanguage !== "en") return null;
  for (const { text, isWish } of asks) {
    const found = ASKED.exec(text);
    const { after, before } = found?.groups ?? {};
    const behind = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
    const name = (after ?? before)?.toLowerCase();
    if (isWish || name === undefined || PART.test(text) || OR_OTHER.test(behind)) continue;
    const isNamed = new RegExp(String.raw`(?<!trainee |assistant |student )(?<!\p{L})${name}(?!\p{L})`, "iu");
    const isHeld =
      profile.jobs.some(({ title }) => isNamed.test(title ?? "")) ||
      profile.lines.some(
        (line) => isNamed.test(line) && /qualified|admitted|registered|chartered|enrolled/iu.test(line),
      );
    if (!isHeld) return name;
  }
  return null;
}
