import { anyOf } from "../../../any-of.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { isRunTogether } from "./runs-together.ts";
import { goesOnToDeed } from "./told-roles.ts";

export const FINITE = new RegExp(
  `(?<!(?:that|which|who|where|as|what) )(?<!\\p{L})${anyOf("is are was were has had have am will would can may included")}(?!\\p{L})`,
  "u",
);
export const DEED_BESIDE = /(?:, | and )\p{Ll}{2,}ed (?!and |or |by |to |in )\p{L}/u;
const WORKED_ON = new RegExp(
  String.raw`^(?:(?:[Mm]y |[Tt]he )?(?<kind>(?:${anyOf("daily main key primary specific other general regular basic core job work typical")} ){0,2})` +
    String.raw`(?<what>${anyOf("duties responsibilities tasks")}) (?:also )?includ(?:ed|es?|ing):? ?)(?<rest>.+)$`,
  "iu",
);

/** What the duties of a line were, and what leads to it: "My duties included" and "planning rotas"; null for any other line. */
export function namedDuties(line: string, isCurrent: boolean): { lead: string; what: string } | null {
  const { kind = "", what = "", rest = "" } = WORKED_ON.exec(line)?.groups ?? {};
  if (rest === "" || isRunTogether(rest) || FINITE.test(rest) || DEED_BESIDE.test(rest) || goesOnToDeed(rest))
    return null;
  const lead = `My ${kind.toLowerCase()}${what.toLowerCase()} ${isCurrent ? "include" : "included"}`;
  return { lead, what: lowerFirst(rest).replace(/(?<=, (?:and )?)\p{Lu}\p{Ll}+ing(?=,| and | \p{Ll})/gu, lowerFirst) };
}
