import { anyOf } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { trainingEnd } from "../languages/de/training-now.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { shownTitle } from "../shown-title.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { kinOfTitles, letterSituation } from "./letter-situation.ts";

const BREAKS: Readonly<Record<MaterialLanguage, readonly [RegExp, string][]>> = {
  en: [
    [/^career break(?!\p{L})/iu, "a career break"],
    [/^(?:maternity|paternity|parental|family) leave(?!\p{L})/iu, "$&"],
    [/^(?:stay-at-home|full[- ]time) (?:parent|mother|father|mum|mom|dad|carer|caregiver)(?!\p{L})/iu, "time as a $&"],
  ],
  de: [
    [/(?<!\p{L})Elternzeit(?!\p{L})/u, "der Elternzeit"],
    [/(?<!\p{L})Familien(?:zeit|phase|pause)(?!\p{L})/u, "der $&"],
    [/(?<!\p{L})Erziehungs(?:zeit|urlaub)(?!\p{L})/u, "der Erziehungszeit"],
    [/(?<!\p{L})Pflege(?:zeit| (?:der|meiner|des|meines) (?:Mutter|Vaters|Eltern|Angehörigen))(?!\p{L})/u, "der $&"],
  ],
  fr: [
    [/congé parental/iu, "mon congé parental"],
    [/(?:pause|parenthèse|interruption) (?:familiale|parentale)/iu, "ma $&"],
  ],
  es: [
    [/excedencia/iu, "mi excedencia"],
    [/(?:pausa|permiso) (?:familiar|parental)/iu, "mi $&"],
    [
      /cuidado de (?:mis? |los |sus )?(?:\p{L}+ )?(?:hij[oa]s?|familiares|padres?|madre|abuel[oa]s?)|cuidado de la familia/iu,
      "dedicarme al $&",
    ],
    [/crianza de (?:mis? |los |las )?(?:\p{L}+ )?hij[oa]s?/iu, "dedicarme a la $&"],
    [/dedicación a (?:la |mi )?familia/iu, "dedicarme a mi familia"],
  ],
};
const UNTIL_NOW = new RegExp(
  String.raw`(?<!\p{L})${anyOf(String.raw`now present current heute actualidad hoy aujourd présente? ce\sjour`)}(?!\p{L})` +
    String.raw`|^\P{L}*(?:seit|depuis|desde) `,
  "iu",
);
const YEARS_SINCE = 1;

function isRecent(line: string, year: number): boolean {
  const years = (line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []).map(Number);
  return years.length > 0 && (UNTIL_NOW.test(line) || Math.max(...years) >= year - YEARS_SINCE);
}

/** How a letter names a time for a family that somebody comes back from; empty for whoever has a job or names none. */
function breaksOf({ profile, language, resumeLanguage, year }: WritingFacts): string[] {
  if (language !== resumeLanguage || profile.jobs[0]?.current) return [];
  const works = profile.sections.filter(({ kind }) => kind === "experience" || kind === "other" || kind === "summary");
  const own = works.flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1));
  const lines = language === "en" ? own.map((line, at) => `${line} ${own[at + 1] ?? ""}`) : own;
  return lines
    .filter((line) => isRecent(line, year))
    .flatMap((line) => {
      const found = BREAKS[language].flatMap(([name, said]) => {
        const named = name.exec(line)?.[0];
        const own = language === "de" ? named : named?.toLowerCase();
        return own === undefined ? [] : [said.replace("$&", own)];
      });
      const [whole = ""] = line.replace(/^.{0,40}\d{4} ?(?:[-–] ?\p{Ll}{2,12})? ?:? ?/u, "").split(/[,(]/u);
      return found.length > 0 && language === "de" && / und /u.test(whole) ? [...found, whole.trim()] : found;
    });
}

/** Says when a training that lasts until now is expected to end, as the resume does. */
export function sayTrainingEnd(voice: WritingVoice): void {
  const { profile, language } = voice.facts;
  voice.say(LETTER_PACKS[language].trainingEnds, { end: trainingEnd(profile) });
}

/** Says that somebody comes back to work after a time for their family, to the same work where this is. */
export function sayReturn(voice: WritingVoice, said: string): void {
  const { facts } = voice;
  if (/(?<!\p{L})return/u.test(said)) return;
  const { returns } = LETTER_PACKS[facts.language];
  const title = facts.profile.jobs.find((job) => job.title !== null)?.title ?? "";
  const isSame = letterSituation(facts) === "return" || kinOfTitles(title, facts.posting.title) !== null;
  const grammar = GRAMMARS[facts.language];
  const isOfPerson = isSame && grammar.work(title, null) !== null;
  const position = isOfPerson ? grammar.position(shownTitle(title)) : null;
  const role = position?.replace(/^qu(?:e |')/u, "") ?? null;
  const breaks = breaksOf(facts);
  const ways = [returns.slice(0, 1), returns.slice(1)];
  ways.some((wordings) => breaks.some((name) => voice.say(wordings, { break: name, position, role })));
}
