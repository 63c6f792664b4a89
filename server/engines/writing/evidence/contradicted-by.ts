import { anyOf, anyOfLines, wholeWords } from "../../any-of.ts";
import { areForms, claimingWords, factWords } from "./fact-words.ts";
import { otherDoer } from "./other-doer.ts";
import { sameVerb } from "./meaning/same-verb.ts";
import { secondsAfter } from "./meaning/time-units.ts";
import { readNumbers } from "./read-numbers.ts";
import type { SourceStatement } from "./sources.ts";
import { turnedFigure } from "./turned-figures.ts";
import { ownVerb, turnedDirection } from "./turned-direction.ts";
import { isYear } from "./trace-number.ts";
import { IS_AT_WORK } from "./trace-time.ts";
import { turnedCount } from "./turned-counts.ts";

const OF_ONESELF = wholeWords(
  String.raw`i my me ich mein\p{L}* j je mon ma mes mi mis yo he soy`,
  String.raw`(?:logré|subí|reduje|aumenté|mejoré|conseguí|redacté|lideré|bajé)`,
);
const OF_SEVERAL = wholeWords(
  String.raw`we our us ours team crew group together colleagues site-wide site department part contributed helped one\sof several`,
  String.raw`wir uns unser\p{L}* gemeinsam team nous notre nos équipe ensemble nosotr\p{L}* nuestr\p{L}* equipo juntos todos`,
);
const COUNT = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|several|many)`;
/** What several did, or a whole house, and what became of it. */
const SHARED = new RegExp(
  anyOfLines`
    \bone of ${COUNT}(?! (?:days?|weeks?|sites?|shops?))(?= (?:on|who|that|people|developers?|engineers?|nurses?|\p{L}+ers)(?!\p{L}))
    \b(?:whole|entire) (?:site|team|department|unit|shop|store|plant|company|group|hotel|school|ward)(?!\p{L})|\bteam (?:result|effort|achievement|award)s?\b|\bsite-wide\b
    (?:resultado|trabajo|logro|mérito) de(?:l)? (?:todo|toda|todos|conjunto|equipo)|(?:todo )?el equipo (?:de \p{L}+ )?(?:pasó|logró|subió|redujo|consiguió)
    Teamleistung|Leistung des (?:ganzen )?Teams|(?:ganze|gesamte)[sn]? (?:Team|Haus|Abteilung|Standort|Werk)
    (?:résultat|travail|réussite) d['’](?:une )?équipe|toute l['’](?:équipe|entreprise)|l['’]équipe (?:est passée|a réduit|a augmenté)
  `,
  "iu",
);

/** What somebody only had a part in, and what became of it. */
const HAD_PART = new RegExp(
  String.raw`^${anyOf(
    String.raw`contributed helped assisted supported took\spart one\sof mitwirkung mitarbeit contribution participation colaboración apoyo`,
  )}(?!\p{L}).*;(?! (?:I|my part) )`,
  "iu",
);
/** "Firm won the award": not its person. */
const HOUSE_WON = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "firm team company department site shop school unit ward hotel restaurant kitchen branch betrieb firma équipe entreprise equipo empresa",
  )} (?:${anyOf("won received earned gewann erhielt")}|was awarded|a (?:remporté|reçu)|ganó|recibió)`,
  "iu",
);
const DONE_BY =
  /(?<!\p{L})(?<verb>\p{Ll}{3,24}) by (?:the|our|an?|my) (?!(?:\p{L}+ ){1,3}and (?:me|I|myself)(?!\p{L}))/gu; // "Started by the lead designer"

const SPAN = new RegExp(
  String.raw`(?<!\d)(?:19|20)\d\d\s?(?:[-–—]|${anyOf("to until bis à au a al y et und and")})\s?` +
    String.raw`(?:(?:end|mid|Ende|fin)\s)?(?<end>(?:19|20)\d\d)(?!\d)`,
  "u",
);
const GOES_ON = wholeWords(
  "present now today current ongoing since heute jetzt seit aujourd['’]hui depuis actualidad desde hoy",
);

const SAYS_NOW = wholeWords(String.raw`I\sstill I\scurrently I\snow currently,?\sI presently at\spresent these\sdays`);

const PROPOSED = wholeWords(
  String.raw`nominat\p{L}* nominee non\sretenue? not\sselected unsuccessful nicht\sgewonnen no\sseleccionad[oa] shortlisted finalist runner-up nominiert\p{L}* finalistin? nommée? finaliste nominad[oa] finalista candidat[oa]`,
);
const RECEIVED = new RegExp(
  String.raw`(?<!\p{L})(?:I (?:\p{Ll}+ ){0,2}(?:${anyOf("received won awarded got earned")})|ich (?:\S+ ){1,12}(?:${anyOf(
    "gewonnen erhalten bekommen",
  )})|(?:erhielt|gewann|bekam) ich|j['’]ai (?:\p{Ll}+ )?${anyOf("reçu gagné remporté obtenu")}|${anyOf("gané recibí obtuve")})(?!\p{L})`,
  "iu",
);

/** From 11% to 7%; of ages and terms, "from 3 months to 3 years", nothing changed. */
const FROM_TO = new RegExp(
  String.raw`(?<!\p{L})(?:from|von|de|del)\s[$€£]?(?=\d)[^.;:]{1,30}?\s(?:to|auf|a|à)\s[$€£]?\d` +
    String.raw`(?![\d.,]*\s?${anyOf("years? months? jahren? monaten? ans? mois años? mes(?:es)?")}(?!\p{L}))`,
  "iu",
);
const MEASURED = 2; // the words right before say of what it is

/** What the line that bears a sentence out says against it: who else it was, when it ended, of what a figure is. */
export function contradictedBy(said: string, { text: line, section }: SourceStatement): string | null {
  const isShared = SHARED.test(line) || HAD_PART.test(line);
  if (OF_ONESELF.test(said) && isShared && !OF_SEVERAL.test(said) && !SHARED.test(said) && sharesFigure(said, line))
    return `Your resume says this of several people: “${line}”`;
  const end = SPAN.exec(line)?.groups?.end;
  if (
    end !== undefined &&
    section !== "education" &&
    !GOES_ON.test(line) &&
    !/\d{4}/u.test(said) &&
    ((IS_AT_WORK.test(said) && isOnlySpan(line)) || (SAYS_NOW.test(said) && isOneSpan(line)))
  )
    return `Your resume says that this ended in ${end}.`;
  if (RECEIVED.test(said) && PROPOSED.test(line) && !PROPOSED.test(said))
    return `Your resume says “${PROPOSED.exec(line)?.[0] ?? ""}”.`;
  if (RECEIVED.test(said) && HOUSE_WON.test(line) && !OF_SEVERAL.test(said) && !HOUSE_WON.test(said))
    return `Your resume says this of your employer: “${line}”`;
  const agent = [...line.matchAll(DONE_BY)].find(({ groups }) =>
    new RegExp(String.raw`(?<!\p{L})I (?:have |also |then |even )*${groups?.verb}(?!\p{L})`, "u").test(said),
  );
  if (agent) return `Your resume says “${agent[0].trim()} …”.`;
  return (
    otherDoer(said, line) ??
    turnedDirection(said, line) ??
    stillPlanned(said, line) ??
    endedUntil(said, line) ??
    doneToMe(said, line) ??
    partOfCount(said, line) ??
    turnedCount(said, line) ??
    turnedFigure(said, line) ??
    otherUnit(said, line) ??
    otherMeasure(said, line)
  );
}

const PLANS_ONE = /^(?:(?:currently|now|also|presently) )?planning (?:an?|another|the first|our first|to)(?!\p{L})/iu;
const SAYS_PLAN = wholeWords(
  String.raw`plan planning planned prepar\p{L}+ organi[sz]ing arranging design\p{L}* develop\p{L}* set(?:ting)?\sup`,
);

/** What a line is still planning was not done, whatever it will be called. */
function stillPlanned(said: string, line: string): string | null {
  return PLANS_ONE.test(line) && !SAYS_PLAN.test(said) ? `Your resume says that this is planned: “${line}”` : null;
}

const UNTIL = /[,;–(] ?until (?!now|today|then|\p{L}+ing)/iu;

function endedUntil(said: string, line: string): string | null {
  const verb = ownVerb(said) ?? "";
  const [done = ""] = factWords(line).map(({ word }) => word);
  const isOfToday = done !== verb && sameVerb(done, verb) && !verb.endsWith("ed");
  return UNTIL.test(line) && isOfToday && !/(?<!\p{L})until(?!\p{L})/iu.test(said)
    ? "Your resume says when this ended."
    : null;
}

const PASSIVE = /^(?:is|are|was|were|been|being|be)$/;
const UNDER = /^(?:under|from|through|below|beside|alongside)$/;

/** "The auditor showed samples to me" of a line that says they were shown to the auditor. */
function doneToMe(said: string, line: string): string | null {
  const told = factWords(said);
  const [first = "", ...rest] = factWords(line).map(({ word }) => word);
  const me = told.findIndex(({ word }) => word === "me");
  const isActive = (at: number) => at > 0 && at < me && !PASSIVE.test(told[at - 1]?.word ?? "");
  const deed = UNDER.test(told[me - 1]?.word ?? "")
    ? -1
    : told.findIndex(({ word }, at) => isActive(at) && sameVerb(word, first));
  const own = claimingWords(said.slice(0, told[deed]?.from ?? 0));
  if (deed < 0 || own.length === 0 || told.some(({ word }) => word === "i" || word === "by")) return null;
  const isTurned = !rest.includes("by") && own.every(({ word }) => rest.some((other) => areForms(word, other)));
  return isTurned ? `In your resume it was the other way round: “${line}”` : null;
}

/** Of a line with other figures nobody can say that its years are those of the role. */
function isOnlySpan(line: string): boolean {
  return readNumbers(line).every(isYear);
}

function isOneSpan(line: string): boolean {
  return readNumbers(line).filter(isYear).length === SPAN_YEARS;
}

const SPAN_YEARS = 2;

function sharesFigure(said: string, line: string): boolean {
  const shown = readNumbers(line);
  return readNumbers(said).some((one) => !isYear(one) && shown.some(({ value }) => value === one.value));
}

/** "Six of the doors" of a line that says two of the six. */
function partOfCount(said: string, line: string): string | null {
  const shown = readNumbers(line);
  for (const [at, part] of shown.entries()) {
    const all = shown[at + 1];
    if (!all || all.value <= part.value || !BETWEEN_COUNTS.test(line.slice(part.to, all.from))) continue;
    const told = readNumbers(said).map(({ value }) => value);
    const isHeadOfLine = line.slice(0, part.from).trim() === "";
    const isHalf = all.value === 2 * part.value && HALF.test(said);
    const isRest = told.includes(all.value - part.value) || ALL_BUT.test(said);
    const isToldOtherwise = isHalf || isRest || (part.value === 1 && FIRST_OF.test(said));
    if (told.includes(all.value) && !told.includes(part.value) && !isHeadOfLine && !isToldOtherwise)
      return `Your resume says “${line.slice(part.from, all.to)}”.`;
  }
  return null;
}

const HALF = wholeWords("half");
const ALL_BUT = /(?<!\p{L})(?:all|every one) but(?!\p{L})/iu;
const FIRST_OF = /(?<!\p{L})(?:first|premi[eè]re?|erste[nrs]?|primer[oa]?)(?!\p{L})/iu;
const BETWEEN_COUNTS = /^ (?:of|von|de|sur|aus) (?:the |our |den |der |los |las |les )?$/iu;

/** "14 months" of a line that says 14 weeks. */
function otherUnit(said: string, line: string): string | null {
  const shown = readNumbers(line).flatMap((number) => {
    const seconds = secondsAfter(line, number);
    return seconds === null ? [] : [{ ...number, seconds }];
  });
  for (const number of readNumbers(said)) {
    const seconds = secondsAfter(said, number);
    const same = shown.filter(({ value }) => value === number.value);
    const [other] = same;
    if (seconds !== null && other && same.every((one) => one.seconds !== seconds))
      return `Your resume says “${line.slice(other.from, other.to)}${/^\s?\p{L}+/u.exec(line.slice(other.to))?.[0] ?? ""}”.`;
  }
  return null;
}

/** "Food cost from 11% to 7%" of "Brought waste from 11% down to 7% of food cost". */
function otherMeasure(said: string, line: string): string | null {
  const [own, shown] = [changedIn(said), changedIn(line)];
  if (own === null || shown === null || own.before.length === 0) return null;
  const stands = (words: readonly string[], text: readonly string[]) => words.some((one) => text.includes(one));
  const all = claimingWords(said).map((one) => one.word);
  const isExchanged =
    shown.before.length > 0 &&
    !stands(own.before, shown.before) &&
    !stands(shown.before, all) &&
    stands(own.before, shown.behind);
  return isExchanged ? `Your resume says this of something else: “${line}”` : null;
}

const CLAUSE = /[,;:]\s/u;
const CHANGED = wholeWords(
  "fell fall dropped drop decreased declined shrank rose rise increased climbed grew went came brought cut reduced raised lowered down up",
);

function changedIn(text: string): { before: string[]; behind: string[] } | null {
  const found = FROM_TO.exec(text);
  if (found === null) return null;
  const wordsOf = (part: string) => claimingWords(part).map((one) => one.word);
  const [clause = ""] = text.slice(0, found.index).split(CLAUSE).slice(-1);
  const measured = wordsOf(clause).filter((word) => !CHANGED.test(word));
  return { before: measured.slice(-MEASURED), behind: wordsOf(text.slice(found.index)) };
}
