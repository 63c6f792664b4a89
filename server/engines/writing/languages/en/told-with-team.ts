import { withArticle } from "../../english-nouns.ts";
import { lowerFirst, readOpening } from "../../english-verbs.ts";
import { inEachWording } from "../each-wording.ts";
import type { Told } from "../grammar.ts";
import { ownSentence } from "./own-sentence.ts";

const TEAM_AHEAD =
  /^(?:(?:In|As part of) (?:the |an? )?)?(?<team>(?:[\p{L}-]{2,20} ){0,3}(?:[Tt]eam|[Ss]ub-?team|[Gg]roup|[Cc]rew)(?: of \d{1,3})?)[,:] (?<deed>.{12,})$/u;
const OTHER_DEED = /^(?<deed>.{12,}?),? and (?<other>I (?:also |now |still )?\p{Ll}+ .{5,}?)\.?$/u;

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
  const { deed = "", other = "" } = OTHER_DEED.exec(line)?.groups ?? {};
  const isOwn = other !== "" && ownSentence(other) !== null && !deed.startsWith("I ");
  const told = isOwn ? tell(deed) : null;
  if (!told?.sentence.startsWith("I ") || /[;:]| (?:that|which|who|because|since|so) /u.test(told.sentence))
    return null;
  return { ...inEachWording(told, (wording) => `${wording}, and ${other}`), clumsy: told.clumsy ?? 0 };
}
