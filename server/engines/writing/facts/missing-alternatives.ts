import { findSkills } from "../../analysis/find-skills.ts";
import { joinNames } from "../pick-phrase.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { MissingSkill } from "./missing-skills.ts";
import { isWritten } from "./one-is-enough.ts";

const NAME = String.raw`\p{Ll}?\p{Lu}[\p{L}\d.+#-]{0,19}[\p{L}\d+#](?: \p{Lu}[\p{L}\d]{1,20})?`;
const BETWEEN = /, (?:and\/)?or |, | (?:and\/)?or |\//u;
const NAMES = new RegExp(String.raw`${NAME}(?:(?:${BETWEEN.source})${NAME}){1,2}(?=[).,;]|$)`, "gu");
const ONE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:at least one|one) (?:[\p{L}\d-]{2,20} ){1,3}\((?<names>${NAME}(?:(?:${BETWEEN.source})${NAME}){1,2})\)`,
  "u",
);
const ONE_IS_ENOUGH = / or |(?<!\p{L})(?:at least one|one of|an?|any|either)(?!\p{L})/iu;

/** The names that "at least one E2E tool (Playwright, Cypress)" asks one of; null without such a list. */
export function listOfAlternatives(ask: string): string[] | null {
  return ONE_OF.exec(ask)?.groups?.names?.split(BETWEEN) ?? null;
}

/** Of programs of which one is enough, all by their names, where no line names any: "Playwright or Cypress". */
export function missingAlternatives(
  { id, kind, name }: MissingSkill,
  ask: string,
  { language, profile }: Pick<WritingFacts, "language" | "profile">,
): string | null {
  if (kind !== "tool" || language !== "en" || !ONE_IS_ENOUGH.test(ask)) return null;
  const lines = profile.lines.join("\n");
  const lists = (ask.match(NAMES) ?? []).map((list) => list.split(BETWEEN));
  // "AWS, Azure, or GCP" asks for Google Cloud as well.
  const isIt = (one: string) => one === name || findSkills(one, { list: true }).some((found) => found.id === id);
  const list = lists.find((names) => names.some(isIt) && !names.some((one) => isWritten(one, lines)));
  return list === undefined ? null : joinNames(list, "or");
}
