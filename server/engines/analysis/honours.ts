import { anyOf } from "../any-of.ts";
import type { HeaderLine } from "./read-header.ts";

const PERIOD = anyOf("year quarter month week season decade");
/** "Employee of the Quarter", "President's Club", "Dean's List", "Circle of Excellence". */
const NAMES_HONOUR = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(
    String.raw`of\sthe\s(?:${PERIOD})`,
    String.raw`(?:president|chair(?:man)?|director|founder|leader|winner|ceo|partner|achiever|million[- ]dollar)(?:['’]?s?['’]?)\s(?:club|circle|council)`,
    String.raw`(?:dean|president|chancellor|provost|principal|headmaster)(?:['’]?s['’]?)\s(?:list|roll|award|medal|prize|cup)`,
    String.raw`mitarbeiter(?:in)?\sdes\s(?:monats|jahres) emplead[oa]\sdel\s(?:mes|año) employée?\s(?:du\smois|de\sl['’]année)`,
    String.raw`circle\sof\sexcellence hall\sof\sfame honou?rs?\sroll million\sdollar\sround\stable employee\sof\smerit`,
  )})(?!\p{L})`,
  "iu",
);
const OPENS_HONOUR = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`(?:awards?|honou?rs?|recognition):`,
    String.raw`(?:joint\s|overall\s|regional\s|national\s)?(?:winners?|runner[- ]up|finalist|awarded|shortlisted|nominated|nominee|recipient)`,
    String.raw`(?:rising|sales|service)\sstar top\s(?:performer|seller|salesperson|achiever|agent|earner|biller|producer) best\snewcomer`,
  )})(?!\p{L})`,
  "iu",
);
const ENDS_IN_HONOUR = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("awards? prize medal trophy scholarship bursary commendation accolade")}),?$`,
  "iu",
);
const LONGEST_HONOUR = 90;
const SURE_TITLE = 3;

/** Whether a line of an entry names a distinction that was won there, such as "Employee of the Month, June 2021". */
export function namesHonour({ text, parts, dates, label }: HeaderLine): boolean {
  if (text.length > LONGEST_HONOUR || label !== null) return false;
  if (OPENS_HONOUR.test(text)) return true;
  const isHonour = (said: string) => NAMES_HONOUR.test(said) || (dates.length > 0 && ENDS_IN_HONOUR.test(said));
  return isHonour(text) && !parts.some((part) => part.title === SURE_TITLE && !isHonour(part.text));
}
