import { anyOf } from "../../../any-of.ts";
import { ratesIn } from "../trace-number.ts";

const EVERY_ONE = /(?<!\p{L})(?:every|each|jede[nrs]?|chaque|tous les|toutes les|cada|todos los|todas las)(?!\p{L})/iu;
const EVERY_FEW = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`every\s(?:second|other|third|fourth|two|three|four|\d+) jede[nrs]?\s(?:zweite|dritte|vierte)[nrs]?`,
    String.raw`un\s\S+\ssur\s(?:deux|trois|quatre) uno\sde\scada cada\s(?:dos|tres|cuatro)`,
  )}(?!\p{L})`,
  "iu",
);
const UNIT_OF_RATE = anyOf("cent year month week day hour annum jahr monat woche tag stunde");
const PER_THING = new RegExp(String.raw`(?<!\p{L})(?:per|pro)\s(?!${UNIT_OF_RATE}(?!\p{L}))(?<thing>\p{L}{3,})`, "iu");
/** A day of the week, "every second", "twice": how often, in other words. */
const OTHER_RATE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`every\s(?:second|other|third|fourth|two|three|four) (?:every|each)\s(?:spring|summer|fall|autumn|winter|season) (?:every|each|on)\s(?:mon|tues|wednes|thurs|fri|satur|sun)days?`,
    String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day twice once jede[nrs]?\s(?:zweite|dritte|vierte)[nrs]?`,
    String.raw`(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s? un\s\S+\ssur (?:chaque|le|les|tous\sles)\s(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?`,
    String.raw`(?:cada|los|el)\s(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?) dos\sveces`,
  )}(?!\p{L})`,
  "iu",
);

/** "By over a quarter" is how much, not how often. */
const SHARE = /(?<!\p{L})(?:by|over|than|nearly|almost|about|under) (?:an?|one) (?:quarter|half)(?!\p{L})/giu;

const TIME_NOUN = anyOf(
  "days? weeks? weekends? months? nights? evenings? mornings? shifts? years? quarters?",
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
);
const PLACE_OF: Record<string, number> = { other: 2, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 };
const COUNT_OF: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const PLACES = anyOf(...Object.keys(PLACE_OF), String.raw`\d+(?:nd|rd|th)`);
const COUNTS = anyOf(...Object.keys(COUNT_OF), String.raw`\d+`);
const EVERY_NTH = new RegExp(
  String.raw`(?<!\p{L})(?:every|each)\s(?:(?<place>${PLACES})\s)?(?<what>${TIME_NOUN})(?!\p{L})`,
  "iu",
);
const ONE_IN = new RegExp(
  [
    String.raw`(?<!\p{L})(?:one|1)\s(?:(?<what>${TIME_NOUN})\s)?(?:in|of|out\sof)\s`,
    String.raw`(?:every\s)?(?<of>${COUNTS})(?:\s(?<whats>${TIME_NOUN}))?(?!\p{L})`,
  ].join(""),
  "iu",
);

/** Each how many-th day, week or the like: "one Saturday in three", "every third Saturday". */
function turnIn(text: string): { what: string; each: number } | null {
  const [nth, one] = [EVERY_NTH.exec(text)?.groups, ONE_IN.exec(text)?.groups];
  const what = (nth?.what ?? one?.what ?? one?.whats ?? "").toLowerCase().replace(/s$/, "");
  if (what === "") return null;
  if (nth) return { what, each: nth.place ? (PLACE_OF[nth.place.toLowerCase()] ?? Number.parseInt(nth.place, 10)) : 1 };
  return { what, each: COUNT_OF[one?.of?.toLowerCase() ?? ""] ?? Number(one?.of) };
}

function isOtherTurn(said: string, shown: string): boolean {
  const [own, line] = [turnIn(said), turnIn(shown)];
  return own !== null && line !== null && own.what === line.what && own.each !== line.each;
}

/** "Daily figures" of a line that says weekly ones. */
export function otherRate(said: string, shown: string): string | null {
  const [own, line] = [ratesIn(said.replace(SHARE, " ")), ratesIn(shown)];
  const thing = PER_THING.exec(said)?.groups?.thing;
  if (thing && line.length > 0 && !shown.toLowerCase().includes(thing.toLowerCase().slice(0, 4)))
    return "It is not as often as your resume says.";
  if (isOtherTurn(said, shown)) return "It is not as often as your resume says.";
  if (EVERY_ONE.test(said) && EVERY_FEW.test(shown) && !EVERY_FEW.test(said))
    return "It is not as often as your resume says.";
  const isOther = own.length > 0 && !own.some((rate) => line.includes(rate));
  return isOther && (line.length > 0 || OTHER_RATE.test(shown)) ? "It is not as often as your resume says." : null;
}

/** Whether a text says how often something was. */
export function saysHowOften(text: string): boolean {
  return ratesIn(text).length > 0 || OTHER_RATE.test(text);
}
