import { anyOf } from "../any-of.ts";
import { findPhones } from "../analysis/phone-numbers.ts";
import { withoutUnfilled } from "./facts/unfilled.ts";
import type { Profile } from "../analysis/profile.ts";

const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
/** "Scranton, PA 18504 - (570) 555-0148": the number begins behind it. */
const ZIP_CODE = /(?<=, \p{Lu}{2} )\d{5}(?:-\d{4})?(?!\d)|(?<=\p{L} )\(\d{2}\)(?= [-–] 0)/gu;
/** "(my mam's phone: 086 555 0134)"; an emergency nurse and a business partner give their own. */
const OF_OTHERS = new RegExp(
  String.raw`(?<!\p{L})(?:my ${anyOf("mam mum mom mother dad father parents? wife husband partner")}(?:['’]s?)?|emergency contact|next of kin)(?!\p{L})` +
    String.raw`[^\n\d(]{0,20}(?=[(+\d])[^\n|;]{7,20}`,
  "giu",
);
const TOP_LINES = 12;
const AREA_CODE = /(?<!\p{L})(?:area(?: code)?):? ?(?<code>\d{3})(?!\d)/iu;
const DIGITS_WITHOUT_AREA = 7;

/** The number to call; one without its area takes the code that the line names. */
function callable(text: string): string | undefined {
  const numbers = findPhones(text.replace(OF_OTHERS, ""));
  const best = numbers.find(({ isOfPhone }) => isOfPhone) ?? numbers[0];
  if (!best || best.found.replace(/\D/gu, "").length !== DIGITS_WITHOUT_AREA) return best?.found;
  const line = text.slice(text.lastIndexOf("\n", best.index) + 1).split("\n")[0] ?? "";
  const code = AREA_CODE.exec(line)?.groups?.code;
  return code ? `(${code}) ${best.found}` : best.found;
}

/** The mail address and telephone number of the resume, as it writes them. */
export function contactsOf(profile: Pick<Profile, "lines" | "sections">): string[] {
  return Object.values(contactWays(profile)).filter((contact) => contact !== null);
}

export function contactWays(profile: Pick<Profile, "lines" | "sections">): Record<"mail" | "phone", string | null> {
  const own = profile.sections
    .filter(({ kind }) => kind === "contact")
    .flatMap(({ lines }) => profile.lines.slice(lines.from, lines.to + 1))
    .join("\n");
  const text = (own === "" ? profile.lines.slice(0, TOP_LINES).join("\n") : own).replace(ZIP_CODE, "");
  const known = text.split("\n").map(withoutUnfilled).join("\n");
  return { mail: EMAIL.exec(known)?.[0] ?? null, phone: callable(known) ?? null };
}
