import { anyOf } from "../../any-of.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { postingPoints } from "./posting-points.ts";

const LEADS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "supervis\\p{L}* manag(?:e|es|ing) lead leads leading line\\smanage\\p{L}* oversee\\p{L}* leitung leiten führung führen encadre\\p{L}* supervisar dirigir",
  )}(?!\p{L})`,
  "iu",
);
const IN_CHARGE = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`managers? supervisors? directors? lead leader foreman head\s(?:of|chef|nurse) chief charge\snurse principal \p{L}*leiter(?:in)? vorarbeiter(?:in)?`,
    String.raw`meister(?:in)? responsable directeur directrice chef(?:fe)?\sd['’]\p{L}+ encargad[oa] jefe jefa`,
  )})(?!\p{L})`,
  "iu",
);

/** The task to lead people, where no title and no line of a resume tells of having led or taught any; null without one. */
export function unledPeople(facts: WritingFacts): string | null {
  const { profile, statements } = facts;
  const hasLed =
    profile.jobs.some(({ title }) => IN_CHARGE.test(title ?? "")) ||
    statements.some(({ text }) => tellsOfLeading(text));
  if (hasLed) return null;
  return (
    postingPoints(facts).find(({ use, text }) => use !== "wanted" && asksToLead(text) && LEADS.test(text))?.text ?? null
  );
}
