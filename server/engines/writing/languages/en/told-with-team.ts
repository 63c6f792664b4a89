import { anyOf } from "../../../any-of.ts";
import { withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";
import { ownSentence } from "./own-sentence.ts";

const TEAM_AHEAD = new RegExp(
  `^(?:${anyOf("In As\\spart\\sof")} (?:the |an? )?)?` +
    `(?<team>(?:[\\p{L}-]{2,20} ){0,3}${anyOf("team sub-?team group crew")}(?: of \\d{1,3})?)[,:] (?<deed>.{12,})$`,
  "iu",
);
const AND_I = / and (?=I (?:also |now |still )?\p{Ll})/u;

/** "Team of 6, I drew the frame", "Suspension sub-team, designed the rear uprights": with whom a deed was done. */
export function toldWithTeam(line: string, tell: (deed: string) => Told | null): Told | null {
  const { team = "", deed = "" } = TEAM_AHEAD.exec(line)?.groups ?? {};
  const isDeed = deed.startsWith("I ") || readOpening(deed)?.form === "past";
  const told = team !== "" && isDeed && readOpening(team) === null ? tell(deed) : null;
  if (!told?.sentence.startsWith("I ")) return null;
  const one = lowerFirst(team);
  const where = `in ${one.includes(" of ") ? withArticle(one) : `the ${one}`}`;
  const sentence = `${where.replace("in", "In")}, ${told.sentence}`;
  return { clause: `${told.sentence} ${where}`, sentence, also: sentence, clumsy: told.clumsy ?? 0 };
}

/** "Helped pilot scorecards and I run a weekly session": a deed, and another as its person says it. */
export function toldWithOther(line: string, tell: (deed: string) => Told | null): Told | null {
  const [deed = "", other = "", ...more] = line.replace(/\.$/u, "").split(AND_I);
  const isOwn = other !== "" && more.length === 0 && ownSentence(other) !== null && !deed.startsWith("I ");
  const told = isOwn ? tell(deed.replace(/,$/u, "")) : null;
  if (!told?.sentence.startsWith("I ") || /[;:]| (?:that|which|who|because|since|so) /u.test(told.sentence))
    return null;
  return { ...inEachWording(told, (wording) => `${wording}, and ${other}`), clumsy: told.clumsy ?? 0 };
}
