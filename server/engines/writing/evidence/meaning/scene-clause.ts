import { anyOf } from "../../../any-of.ts";
import type { Clause } from "./read-clauses.ts";

const CASES = anyOf(
  String.raw`if once whenever as\ssoon\sas until unless wenn falls sobald bis dès\squ['’]\S* dès\sque une\sfois\sque si`,
  String.raw`lorsqu['’]\S* en\scuanto una\svez\sque cada\svez\sque siempre\sque whatever wherever however`,
);
const OPENS_CASE = new RegExp(String.raw`^\s*${CASES}(?!\p{L})`, "iu");
const MARKS_CASE = new RegExp(`^${CASES}$`, "iu");
const OWN = /(?<!\p{L})(?:i|we|my|our|ich|wir|mein\p{L}*|je|j|nous|mon|ma|mes|yo|mi|mis)(?!\p{L})/iu;
const OPENS_TIME = /^\s*(?:while|when|whenever|wenn|während|quand|lorsque|cuando|mientras)(?!\p{L})/iu;
const MOST_WORDS = 4;

const AWAY = new RegExp(
  `(?<!\\p{L})(?:${anyOf("off away absent ill sick krank frei abwesend weg malade absente? enferm[oa] fuera ausente")}|${anyOf(
    "on in im en de",
  )}\\s(?:annual\\s|parental\\s)?${anyOf("leave holiday vacation urlaub congés? vacances vacaciones baja permiso")})(?:\\sist|\\shat)?$`,
  "iu",
);

/** "If a frame breaks": the case in which something is done, which claims nothing of the person. */
export function isScene({ text, mark, numbers, words }: Clause): boolean {
  if (numbers.length > 0 || OWN.test(text)) return false;
  const isAway = AWAY.test(text.trim()) && (/^(?:while|when|whenever)$/.test(mark) || OPENS_TIME.test(text));
  if (!OPENS_CASE.test(text) && !MARKS_CASE.test(mark) && !isAway) return false;
  const told = words.filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  const isName = words.some(({ isCapital, from }, at) => isCapital && (at > 0 || from > 0));
  return told.length <= MOST_WORDS && !isName;
}
