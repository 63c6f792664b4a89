import { anyOf, anyOfLines } from "../../any-of.ts";
import { claimingWords } from "./fact-words.ts";
import { secondsAfter } from "./meaning/time-units.ts";
import { readNumbers } from "./read-numbers.ts";
import type { SourceStatement } from "./sources.ts";
import { isYear } from "./trace-number.ts";
import { IS_AT_WORK } from "./trace-time.ts";

const word = (...words: string[]) => new RegExp(String.raw`(?<!\p{L})${anyOf(...words)}(?!\p{L})`, "iu");

const OF_ONESELF = word(
  String.raw`i my me ich mein\p{L}* j je mon ma mes mi mis yo he soy`,
  String.raw`(?:logré|subí|reduje|aumenté|mejoré|conseguí|redacté|lideré|bajé)`,
);
const OF_SEVERAL = word(
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

const SPAN =
  /(?<!\d)(?:19|20)\d\d\s?(?:[-–—]|to|until|bis|à|au|a|al|y|et|und|and)\s?(?:(?:end|mid|Ende|fin)\s)?(?<end>(?:19|20)\d\d)(?!\d)/u;
const GOES_ON = word(
  "present now today current ongoing since heute jetzt seit aujourd['’]hui depuis actualidad desde hoy",
);

const PROPOSED = word(
  String.raw`nominat\p{L}* nominee shortlisted finalist runner-up nominiert\p{L}* finalistin? nommée? finaliste nominad[oa] finalista candidat[oa]`,
);
const RECEIVED = word(
  String.raw`received won awarded got earned winner gewonnen erhielt erhalten bekam ausgezeichnet reçu gagné remporté gané recibí obtuve ganador\p{L}*`,
);

const FROM_TO = /(?<!\p{L})(?:from|von|de|del)\s[$€£]?(?=\d)[^.;:]{1,30}?\s(?:to|auf|a|à)\s[$€£]?\d/iu;
const MEASURED = 2; // the words right before say of what it is

/** What the line that bears a sentence out says against it: who else it was, when it ended, of what a figure is. */
export function contradictedBy(said: string, { text: line, section }: SourceStatement): string | null {
  if (OF_ONESELF.test(said) && SHARED.test(line) && !OF_SEVERAL.test(said) && sharesFigure(said, line))
    return `Your resume says this of several people: “${line}”`;
  const end = SPAN.exec(line)?.groups?.end;
  if (
    end !== undefined &&
    section !== "education" &&
    IS_AT_WORK.test(said) &&
    !GOES_ON.test(line) &&
    !/\d{4}/u.test(said) &&
    isOnlySpan(line)
  )
    return `Your resume says that this ended in ${end}.`;
  if (RECEIVED.test(said) && PROPOSED.test(line) && !RECEIVED.test(line) && !PROPOSED.test(said))
    return `Your resume says “${PROPOSED.exec(line)?.[0] ?? ""}”.`;
  return otherUnit(said, line) ?? otherMeasure(said, line);
}

/** Of a line with other figures nobody can say that its years are those of the role. */
function isOnlySpan(line: string): boolean {
  return readNumbers(line).every(isYear);
}

function sharesFigure(said: string, line: string): boolean {
  const shown = readNumbers(line);
  return readNumbers(said).some((one) => !isYear(one) && shown.some(({ value }) => value === one.value));
}

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

/** Ages and hours span from one to the other, and nothing changed. */
function isSpan(text: string, { index, 0: whole }: RegExpExecArray): boolean {
  const last = readNumbers(text).find(({ from }) => from >= index + whole.length - 1);
  return (
    last !== undefined &&
    secondsAfter(text, last) !== null &&
    !/\d\s?(?:min|hour|h|day|week|Tag|Woche|jour|día)/iu.test(text)
  );
}

function changedIn(text: string): { before: string[]; behind: string[] } | null {
  const found = FROM_TO.exec(text);
  if (found === null || isSpan(text, found)) return null;
  const wordsOf = (part: string) => claimingWords(part).map((one) => one.word);
  return { before: wordsOf(text.slice(0, found.index)).slice(-MEASURED), behind: wordsOf(text.slice(found.index)) };
}
