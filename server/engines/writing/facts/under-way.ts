import { DATE_WORDS } from "../../analysis/lexicon/date-words.ts";
import { anyOf, anyOfLines, wholeWords } from "../../any-of.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";
import { runOutFrom } from "./credential-kinds.ts";

const UNDER_WAY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`expected anticipated? booked enrolled started part-qualified candidate in\sprogress pursuing present ongoing coursework incomplete`,
    String.raw`(?:half|part|partly)[-\s]?done (?:papers?|units?|modules?|exams?)\s(?:left|to\sgo|outstanding)`,
    String.raw`derzeit laufend voraussichtlich heute berufsbegleitend\sseit basisqualifikation noch\s(?:nicht|offen) teilweise`,
    String.raw`en\scours prévue? \d\s?(?:e|è|ère|ème|re|me)\sannée`,
    String.raw`en\scurso cursando previst\p{L}* actualidad incomplet[oa]s? inconclus[oa] pendientes? en\strámite no\sobtenid[oa]`,
    String.raw`\d(?:er|º|°)?\saños?(?!\p{L}) (?<!(?:vigente|válid[oa]|vigencia|validez)\s)hasta\s(?:\d|primer|segundo|tercer|cuarto)`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether a line of studies or papers tells of what is not reached yet, or not in full. */
export function isUnderWay(line: string): boolean {
  return UNDER_WAY.test(line) || hedgedParts(line).some(({ hedge }) => hedge === "open");
}

const MONTHS = DATE_WORDS.months.replaceAll(" ", String.raw`\s`);
const OF_GRADUATION = String.raw`(?=[^\p{L}\d]*(?:$|\d|date|graduat|complet|in\s|by\s|to\s|${MONTHS}))`;
const OPENS_DEGREE = new RegExp(
  String.raw`^\P{L}{0,3}${anyOfLines`
    (?:candidate for|in progress|(?:currently |still )?enrolled)(?!\p{L})
    (?:expected|anticipated)(?!\p{L})${OF_GRADUATION}
  `}`,
  "iu",
);
const GOES_ON_TODAY = /(?:19|20)\d\d ?(?:[-–—]|to) ?(?:present|current|now|today)(?!\p{L})/iu;
const OTHER_DEGREE = new RegExp(
  String.raw`(?<!\p{L})${anyOfLines`
    bachelor|master|doctor|associate|diploma|certificat|program|prep|course|licen[cs]e
    (?:ph\.?d|j\.?d|m\.?d|m?ba|b\.?sc?|m\.?[as]|m\.?sc|msw|m\.?ed|pmp)(?!\p{L})
  `}`,
  "iu",
);
const OF_ITS_OWN_PLACE = wholeWords("university college institute school academy society association club member");

/** Whether a line says of the degree above it that it is to come: "Candidate for graduation December 2016". */
export function opensDegree(line: string): boolean {
  return OPENS_DEGREE.test(line) && !OTHER_DEGREE.test(line);
}

/** Also "Core focus in taxes January 2018 - Present", where it names nothing that may go on by itself. */
export function opensAbove(line: string): boolean {
  const isOther = OTHER_DEGREE.test(line) || OF_ITS_OWN_PLACE.test(line);
  return opensDegree(line) || (GOES_ON_TODAY.test(line) && !isOther);
}

const MOST_OF_STATUS = 10; // words
const SIGNS_BEFORE = /^[^\p{L}\d(]{1,9}/u;
const STATUS = /^status ?: /iu;
const ABOVE = "X, ";
const OF_STATUS = new RegExp(`^(?:${MONTHS}|${anyOf("status exam examen examination prüfung abschluss")})$`, "iu");

function namesOther(said: string): boolean {
  const names = [...said.matchAll(/(?<=\S )\p{Lu}\p{L}{1,30}/gu)].filter(({ 0: word }) => !OF_STATUS.test(word));
  return names.length > 0 || /\p{Lu}{2}/u.test(said);
}

const OF_ITS_OWN = /^\p{L}{2}[^()]{3,60} \([^()]{3,40}\)\.?$/u;

/** Whether a line says of the paper above it that it is not held yet or no more: "Status: law passed", "Exam booked". */
export function saysNotYet(line: string): boolean {
  const said = line.replace(SIGNS_BEFORE, "");
  if (OF_ITS_OWN.test(said)) return false;
  if (said.split(" ").length > MOST_OF_STATUS || (!STATUS.test(said) && namesOther(said))) return false;
  // What would be said of a paper before it on the same line is said of the one above.
  if (hedgedParts(`${ABOVE}${said}`).some(({ hedge, from }) => hedge === "open" && from === 0)) return true;
  const ranOut = runOutFrom(said);
  return ranOut >= 0 && !/\p{L}/u.test(said.slice(0, ranOut));
}
