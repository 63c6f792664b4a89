import { anyOfLines } from "../../any-of.ts";

const EVERYBODY_HAS = new RegExp(
  `^${anyOfLines`
    it|ai|internet|email|e-mail|fax|youtube|facebook|twitter|instagram|linkedin|whatsapp|zoom|skype|gmail
    windows|android|ios|web\sbrowsers?|social\smedia|smartphones?|printers?|copiers?|computers?|telephones?
    lifting|driving|typing
  `}$`,
  "i",
);

/** Whether a name is of something that everybody uses, so that nobody would confess not to know it. */
export function isEverybodys(name: string): boolean {
  return EVERYBODY_HAS.test(name);
}
