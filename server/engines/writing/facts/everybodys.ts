import { skillById } from "../../analysis/related-skills.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";

const EVERYBODY_HAS = new RegExp(
  `^${anyOfLines`
    it|ai|internet|email|e-mail|fax|youtube|facebook|twitter|instagram|linkedin|whatsapp|zoom|skype|gmail
    windows|android|ios|web\sbrowsers?|social\smedia|smartphones?|printers?|copiers?|computers?|telephones?
    lifting|driving|typing|(?:basic\s)?math(?:ematics|s)?|arithmetic|basic\scomputer\sskills
  `}$`,
  "i",
);

/** Whether a name is of something that everybody uses, so that nobody would confess not to know it. */
export function isEverybodys(name: string): boolean {
  return EVERYBODY_HAS.test(name);
}

const OFFICE_PROGRAMS = new RegExp(
  `^(?:microsoft )?${anyOf("office excel word access outlook powerpoint windows onenote teams sharepoint")}$|^google (?:docs|sheets|slides|drive|workspace|calendar|suite|apps|meet|forms)$`,
  "i",
);

/** Whether a skill is a program that every office has. */
export function isOfEveryOffice(id: string): boolean {
  return OFFICE_PROGRAMS.test(skillById(id)?.name ?? "");
}
