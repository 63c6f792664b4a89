import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { leadsPeople } from "./deed-worth.ts";

const LEADING = anyOf(
  "lead leads leading led manag(?:e|es|ed|ing) manager(?=\\s(?:une|des|les)\\s) supervis(?:e|es|ed|ing|ion) train(?:s|ed|ing)? mentor(?:s|ed|ing)?",
  "coach(?:es|ed|ing)? hir(?:e|es|ed|ing) recruit(?:s|ed|ing)? teach(?:es|ing)? taught onboard(?:s|ed|ing)? show(?:s|ed)?",
  "overs(?:ee|ees|aw|eeing) motivat(?:e|es|ed|ing) leit(?:e|en|et|ete|ung) geleitet führ(?:e|en|t|te|ung) anleit\\p{L}* angeleitet",
  "einarbeit\\p{L}* eingearbeitet betreu\\p{L}* ausbild(?:en|ung) lider\\p{L}* diri[gj]\\p{L}* former(?=\\s(?:des|les|un|une|de|aux?|vos|nos|ses)\\s) form(?:[éa]\\p{L}*|ación|ation)",
  "encadr\\p{L}* anim(?:er|é) coordonn\\p{L}* coordin[aoé]\\p{L}* koordin\\p{L}* supervis[aoé]\\p{L}*",
);
const PEOPLE_LED = anyOf(
  "teams? staff crews? employees people individuals direct\\sreports associates technicians workers nurses members students teachers",
  "apprentices interns volunteers developers engineers cooks colleagues hires drivers clerks agents assistants trainees",
  "teams? mitarbeit\\p{L}* kolleg\\p{L}* \\p{L}{0,20}auszubildende\\p{L}* \\p{L}{0,20}techniker\\p{L}* \\p{L}{0,20}kräfte\\p{L}* disponent\\p{L}* personal\\p{L}*",
  "praktikant\\p{L}* studierende\\p{L}* équipes? salariés apprentis commis soignants étudiants stagiaires alternants vendeurs? techniciens",
  "equipos? dependient\\p{L}* empleados incorporaciones compañeros aprendices vendedores técnicos",
);
const LED_PEOPLE = anyOf(
  String.raw`(?:run|runs|ran|running)\s(?:an?|the|my|our)\s(?:[\p{L}-]{1,20}\s)?(?:crew|team|staff|squad|shift\sof)(?!\p{L})`,
  String.raw`(?:run|runs|ran|running)\s(?:an?|the|my|our)\s(?:[\p{L}-]{1,20}\s){1,2}of\s[\p{L}\d-]{1,12}\s${PEOPLE_LED}`,
  String.raw`(?:responsible\sfor|in\scharge\sof|responsable\sd|verantwortlich\sfür|encargad[oa]\sde).{1,50}(?<!\p{L})(?:brigades?|personnes|personas|${PEOPLE_LED})`,
  // In Spanish an "a" stands before people alone, and in French nobody "encadre" a thing.
  String.raw`(?:coordin|diri[gj]|lider|supervis|mand)[oaéó]\p{L}{0,4}\sa\s(?:un\s|una\s|los\s|las\s|mis\s)?[\p{L}\d]`,
  String.raw`encadr\p{L}+\s(?:de\s|d['’])?(?:une?\s)?\d`,
  String.raw`${LEADING}(?!\p{L})(?:(?!\s(?:for|with)\s).){0,60}(?<!\p{L})${PEOPLE_LED}`,
  String.raw`${PEOPLE_LED}(?!\p{L}).{0,40}(?<!\p{L})${LEADING}`,
);

export const LED = new RegExp(String.raw`(?<!\p{L})${LED_PEOPLE}(?!\p{L})`, "iu");

/** "Ran the payroll with a team of three" */
const WITH_TEAM = new RegExp(
  String.raw`\bwith (?:a|my) (?:team|crew|staff) of (?:\d|${anyOf("two three four five six seven eight nine ten eleven twelve")})`,
  "u",
);

/** "24 associates, up to 40 in peak", "Team 7 (4 buyers, 2 planners)", "2 commis under me": people who are counted first. */
const COUNTED_PEOPLE = new RegExp(
  String.raw`^(?:${anyOf(String.raw`up\sto about approx\.? circa ca\.? rund etwa environ unos`)} |~ ?)?\d{1,2} (?:\p{L}+ ){0,2}${PEOPLE_LED}(?!\p{L})|` +
    String.raw`^(?:my |mein |mon |mi )?${anyOf("team crew staff brigade squad équipe equipo brigada")}(?: ${anyOf("of von de with mit avec con")})?(?: ${anyOf(String.raw`up\sto about`)})? \d{1,2}(?![\d.,%])|` +
    String.raw`(?<!\p{L})${anyOf(String.raw`under\sme reporting\sto\sme sous\sma\sresponsabilité a\smi\scargo`)}(?!\p{L})`,
  "iu",
);

const NAMED = new RegExp(
  anyOfLines`
    \b(?:people|staff|team|personnel) (?:management|leadership|supervision)\b|^leadership(?: experience)?$
    \b(?:supervisory|leadership|managerial) (?:or \p{L}+ )?(?:experience|background|roles?)\b
    \bexperience (?:in |of |with )?(?:supervision|leadership|(?:leading|managing|supervising) \p{L}+s)\b
    führungs(?:erfahrung|kompetenz|verantwortung)|(?:mitarbeiter|personal|team)führung|führung von
    l['’]encadrement|d['’]encadrement|management d['’](?:une )?équipe
    dotes de mando|(?:gestión|dirección|mando|coordinación|manejo) de (?:equipos?|personas|personal)
    (?:coordinando|liderando|dirigiendo) equipos?|personal a (?:su )?cargo|(?:gestion|coordination|animation) d['’](?:une )?équipes?
  `,
  "iu",
);

/** Whether a line begins with how many people there were, or names those under its person. */
export function countsPeople(text: string): boolean {
  return COUNTED_PEOPLE.test(text);
}

/** Whether a text is about leading or teaching people. */
export function tellsOfLeading(text: string): boolean {
  return (
    LED.test(text) || WITH_TEAM.test(text) || countsPeople(text) || leadsPeople(text.replace(/^I (?=\p{Ll})/u, ""))
  );
}

/** Whether a line says that the person led or taught people; in English its verb stands first. */
export function ledPeople(line: string, language: MaterialLanguage): boolean {
  const text = line.replace(/^\P{L}+/u, "");
  if (language !== "en") return tellsOfLeading(text);
  return leadsPeople(text) || WITH_TEAM.test(text) || LED.exec(text)?.index === 0;
}

/** Whether a point of a posting asks for somebody who has led people. */
export function asksToLead(text: string): boolean {
  return LED.test(text) || NAMED.test(text);
}

const OF_LEADING = new RegExp(
  anyOf(
    String.raw`leit führ(?!erschein) team équipe equipo cuadrilla responsable encadr dirig dirij lider coordin coordonn koordin supervis`,
    String.raw`chef jef[ea] encargad manage gérant gerente capataz polier vorarbeit meister stellvertret stv\. verantwort adjoint gouvernante`,
    String.raw`a\s(?:mi\s)?cargo personnes personas mitarbeiter`,
  ),
  "iu",
);

/** Whether a posting insists on having led people, and no line of the resume could tell of it. */
export function neverLed({ asks, profile, language, resumeLanguage }: WritingFacts): boolean {
  if (language === "en" || language !== resumeLanguage) return false;
  const isAsked = asks.some(({ text, isWish }) => !isWish && NAMED.test(text));
  return isAsked && !profile.lines.some((line) => OF_LEADING.test(line));
}
