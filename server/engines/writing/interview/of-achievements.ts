import { anyOf } from "../../any-of.ts";
import { headingOver } from "../facts/heading-over.ts";
import type { Deed, WritingFacts } from "../writing-facts.ts";

const ACHIEVEMENTS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`achievements? accomplishments? projects? results? erfolge leistungen projekte réalisations projets logros proyectos`,
  )}(?!\p{L})`,
  "iu",
);

/** "a crew of [Number] porters" */
const TO_FILL = /\[\p{L}[^[\]]{0,30}\]/u;

function isOfAchievements({ text, line, section }: Deed, { profile }: Pick<WritingFacts, "profile">): boolean {
  if (TO_FILL.test(text) || (section !== "other" && section !== "projects")) return false;
  return ACHIEVEMENTS.test(headingOver(line, profile));
}

/** Whether a deed tells of the person's work, under a job or among their achievements. */
export function isOfWork(deed: Deed, facts: Pick<WritingFacts, "profile">): boolean {
  return deed.job !== null || isOfAchievements(deed, facts);
}
