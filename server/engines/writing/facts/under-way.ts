import { anyOf } from "../../any-of.ts";
import { hedgedParts } from "../evidence/hedged-words.ts";

const UNDER_WAY = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`expected anticipated? booked enrolled started part-qualified candidate in\sprogress pursuing present ongoing coursework incomplete`,
    String.raw`derzeit laufend voraussichtlich heute berufsbegleitend\sseit basisqualifikation noch\s(?:nicht|offen) teilweise`,
    String.raw`en\scours prévue? \d\s?(?:e|è|ère|ème|re|me)\sannée`,
    String.raw`en\scurso cursando previst\p{L}* actualidad incomplet[oa]s? inconclus[oa] pendientes? en\strámite no\sobtenid[oa]`,
    String.raw`\d(?:er|º|°)?\saños?(?!\p{L}) hasta\s(?:\d|primer|segundo|tercer|cuarto)`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether a line of studies or papers tells of what is not reached yet, or not in full. */
export function isUnderWay(line: string): boolean {
  return UNDER_WAY.test(line) || hedgedParts(line).some(({ hedge }) => hedge === "open");
}

const STATUS_NOT_YET =
  /^\P{L}*status ?: (?!.{0,40}(?:complet|award|held|current|valid|active|obtained|qualified|granted|issued))/iu;

/** Whether a line says of the paper above it that it is not held yet: "Status: law passed, survey papers to be written". */
export function saysNotYet(line: string): boolean {
  return STATUS_NOT_YET.test(line);
}
