import { anyOf, anyOfLines } from "../any-of.ts";
import type { HeaderLine } from "./read-header.ts";

const PERIOD = anyOf("year quarter month week season decade");
const OFFICE = anyOf("president chair(?:man)? director founder leader winner ceo partner achiever");
const HEAD_OF_SCHOOL = anyOf("dean president chancellor provost principal headmaster");
const OWNED = String.raw`['’]?s['’]?\s`;
const NAMES_HONOUR = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    of the ${PERIOD}|${OFFICE}${OWNED}(?:club|circle|council)
    ${HEAD_OF_SCHOOL}${OWNED}(?:list|roll|award|medal|prize|cup)
    circle of excellence|hall of fame|honou?rs? roll|million dollar (?:round table|club)
    mitarbeiter(?:in)? des (?:monats|jahres)|emplead[oa] del (?:mes|año)|employée? (?:du mois|de l['’]année)
  `}(?!\p{L})`,
  "iu",
);
const OPENS_HONOUR = new RegExp(
  String.raw`^${anyOfLines`
    (?:awards?|honou?rs?|recognition):|(?:rising|sales|service) star|best newcomer
    (?:(?:joint|overall|regional|national) )?(?:winners?|runner[- ]up|finalist|shortlisted|nominated|nominee)
    awarded|recipient|top (?:performer|seller|salesperson|achiever|agent|earner|biller|producer)
  `}(?!\p{L})`,
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
