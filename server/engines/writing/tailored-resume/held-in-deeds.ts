import { onceFor } from "../../once-for.ts";
import type { Profile } from "../../analysis/profile.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { deedOfName, doneIn, type DoneThing } from "../evidence/done-things.ts";
import { foldText } from "../evidence/sources.ts";
import { materialLanguage } from "../language.ts";
import { resumeStatements } from "../resume-statements.ts";
import { isWholeField } from "../skill-names.ts";
import type { Keyword } from "./keyword-match.ts";
import { isPlainlyNamed, stemOf } from "./skill-wordings.ts";

type ToldThing = DoneThing & { line: number; text: string };
type HeldDeed = { name: string; line: number; text: string };

/** All that the lines of a resume's jobs say was done to what; of another language's resume none. */
export const doneThings = onceFor((profile: Profile): ToldThing[] => {
  if (materialLanguage(profile.lines.join("\n")) !== "en") return [];
  return resumeStatements(profile).flatMap(({ job, isHead, text, lines }) =>
    job === null || isHead ? [] : doneIn(text).map((one) => ({ ...one, line: lines.from, text })),
  );
});

/** The name of a skill that a line bears out in other words: "staff scheduling" where somebody scheduled cooks. */
export function heldInDeeds(
  { id, wordings }: Pick<Keyword, "id" | "wordings">,
  done: readonly ToldThing[],
): HeldDeed | null {
  const skill = skillById(id);
  if (done.length === 0 || skill?.kind !== "hard" || isWholeField(skill.name)) return null;
  const asked = new Set([...wordings, skill.name].flatMap(stemsIn));
  const near = skill.aliases.filter(
    ({ use, text }) => use === "always" && stemsIn(text).some((stem) => asked.has(stem)),
  );
  for (const name of [...wordings, skill.name, ...near.map(({ text }) => endingAs(skill.name, text))]) {
    const shown = deedOfName(name, done);
    if (!shown) continue;
    const { line, text } = shown.deed;
    if (!shown.isVerbal) return { name, line, text };
    // A list has things: "patient education" for "educating patients".
    if (isPlainlyNamed(id, text)) return { name: skill.name, line, text };
  }
  return null;
}

/** "Contract negotiation" for "contract negotiating", where the skill is called "Negotiation". */
function endingAs(usual: string, name: string): string {
  const [own = "", last = ""] = [usual, name].map((text) => text.split(" ").at(-1));
  return stemOf(foldText(own)) === stemOf(foldText(last)) ? name.slice(0, -last.length) + own.toLowerCase() : name;
}

/** The stems of the words of a name. */
export function stemsIn(name: string): string[] {
  return foldText(name).split(" ").map(stemOf);
}
