import { onceFor } from "../../once-for.ts";
import { headSentences } from "../facts/head-sentences.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { TO_READER } from "../languages/en/own-sentence.ts";
import { ownReturn } from "../languages/en/own-return.ts";
import { type Aim, aimsIn, withoutLabel } from "../languages/en/told-aim.ts";
import { type Turn, turnsIn } from "../languages/en/told-turn.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import { MONTHS_OF_YEAR } from "../facts/months.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { fieldNearness } from "./field-nearness.ts";
import { letterSituation } from "./letter-situation.ts";

/** What somebody says who wants to do something else, or has found what to do. */
const WANTS: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: new RegExp(
    anyOfLines`
      \bI(?: now| have always| have long)? (?:wanted|want|would like|hope|wish|plan|enjoy|love|found|realised|realized)\b
      \bI(?:['’]ve| have|['’]m| am) [^.]{3,80} and (?:now )?(?:(?:want|would like|hope|wish|plan) to|(?:found|realised|realized|learn(?:ed|t)|discovered) (?:out )?that)\b
    `,
    "u",
  ),
  de: /\b(?:(?:möchte|will|suche) ich|ich (?:möchte|will|suche)|habe ich (?:gemerkt|entdeckt|gelernt)|ich \p{Ll}+e? gerne?)\b/iu,
  fr: /\bje (?:souhaite|voudrais|veux|cherche)\b|\bj['’](?:aimerais|ai (?:découvert|compris|envie))\b/iu,
  es: /\b(?:me gustaría|busco|quiero|deseo|descubrí)\b/iu,
};
const OWN: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /\bI\b/u,
  de: /\b(?:ich|mein\p{Ll}*)\b/iu,
  fr: /\b(?:je|mon|ma|mes)\b|\bj['’]/iu,
  es: /\b(?:he|me|mi|mis)\b/iu,
};
/** "Nach acht Jahren in der Gastronomie habe ich die Umschulung abgeschlossen": a change, as its person tells it. */
const CHANGED = new RegExp(
  anyOfLines`
    ^Nach .{3,60} (?:habe|bin) ich .*(?:umschulung|ausbildung|weiterbildung|gewechselt|umgeschult)
    ^Après .{3,60}, (?:je me suis|j['’]ai) .*(?:reconver|form(?:é|ation)|diplôm|repris)
    ^(?:Después de|Tras) .{3,60}, (?:me|hice|cursé|terminé|cambié|estudié) .*(?:form|curs|grado|título|recicl|cambi|oficio)
  `,
  "iu",
);
const POINTS_BACK = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "también auch aussi además zudem außerdem",
    "that\\sside that\\spart that\\sis this these those both such beides dies diese[rsmn]? dabei cela ceux celle ces eso esto esa ese estos",
  )}(?!\p{L})`,
  "iu",
);
const OF_NO_USE = new RegExp(
  anyOfLines`
    \bto succeed\b
    \b(?:my|own) (?:job|work|family|friends|knowledge|skills?|personality|career|growth|abilities|education|experience)\b|\bmyself\b
    @|https?:|references?|referen[cz]|position (?:where|that|in which)|\bseeking\b|challenging|utili[sz]e
    opportunit|herausforder|salary|gehalt|salaire|sueldo|\bcompany\b.{0,40}\bgrow|bandscheibe|rücken|health|krank
  `,
  "iu",
);
const FOR_ONESELF =
  /\b(?:back to school|own life|better (?:pay|hours|life)|more money|make money|pay (?:my|the) bills)\b/iu;
const OF_LEISURE = /\bI (?:enjoy|love|like) [^.,]{3,60}, [^.,]{3,60}(?:,| and) /u;
const RETURNS =
  /(?<!\p{L})(?:volver al? |reincorporarme|reprendre|retrouver un|zurückkehren|wieder(?: \p{Ll}+)? arbeiten)/iu;
const FEWEST_WORDS = 6;
const MOST_WORDS = 36;
const MOST_OF_BOTH = 60;

/** Says in the person's own words why they want this work, where they change to it or begin. */
export function sayMotive(voice: WritingVoice): boolean {
  const { facts } = voice;
  const isNew = facts.language !== "en" || ["change", "first", "other"].includes(letterSituation(facts));
  const motive = isNew && facts.language === facts.resumeLanguage ? motiveOf(facts) : null;
  return (motive !== null && voice.say([motive])) || sayTurn(voice);
}

const WELCOMES_RETURNERS = new RegExp(
  anyOfLines`
    (?<!\p{L})(?:return\p{L}{0,4}|com\p{L}{1,3} back|back) (?:back )?(?:to|from|into|after) (?:the |an? )?(?:[\p{L}-]{2,20} )?(?:work|practice|workforce|break|career|profession|industry)
    career (?:break|gap)s?|returners?(?!\p{L})
  `,
  "iu",
);
const FEW_JOBS = 2;

function isLongAway({ profile, today }: WritingFacts): boolean {
  const [latest] = profile.jobs;
  const [year = 0, month = MONTHS_OF_YEAR] = (latest?.end ?? "").split("-").map(Number);
  const months = (today.year - year) * MONTHS_OF_YEAR + today.month - month;
  return latest !== undefined && !latest.current && year > 0 && months > MONTHS_OF_YEAR;
}

/** What somebody wants of a job of any trade, and whether the posting has to name it. */
const TERMS: readonly [RegExp, isNamed: boolean | null][] = [
  [/(?<!\p{L})(?:office|desk)(?!\p{L})/iu, true],
  [/(?<!\p{L})part[- ]time(?!\p{L})/iu, true],
  [/(?<!\p{L})(?:shifts?|nights?|weekends?|evenings)(?!\p{L})/iu, false],
  [/(?<!\p{L})(?:regular|steady|settled|family[- ]friendly|hours|(?:near|clos)er (?:to )?home)(?!\p{L})/iu, null],
];

function meetsTerms(aim: string, posting: string): boolean {
  const wanted = TERMS.filter(([term]) => term.test(aim));
  const rest = wanted.reduce((text, [term]) => text.replace(new RegExp(term, "giu"), " "), aim);
  const isOfAnyTrade = tellingWords(rest).every((word) => /^(?:want|home)/u.test(word));
  return (
    wanted.length > 0 &&
    isOfAnyTrade &&
    wanted.every(([term, isNamed]) => isNamed === null || term.test(posting) === isNamed)
  );
}

/** Says a change, a return or a beginning as the head of an English resume has it, where this posting raises the question. */
function sayTurn(voice: WritingVoice): boolean {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return false;
  const { title, description } = facts.posting;
  const asked = tellingWords(`${title} ${description}`);
  const situation = letterSituation(facts);
  const isNew = situation !== "same" && situation !== "step-up";
  const isWorking = facts.profile.jobs[0]?.current === true;
  const fits = ({
    kind,
    field,
    ways: [way = ""],
    isLeaving = false,
    isOver = false,
  }: Pick<Turn, "field" | "ways"> & Pick<Aim, "isLeaving" | "isOver"> & { kind: Turn["kind"] | Aim["kind"] }) => {
    if (FOR_ONESELF.test(way)) return false;
    if (kind === "return") return isOver || !isWorking || WELCOMES_RETURNERS.test(description);
    if (isLeaving) return isNew;
    if (kind === "first") return facts.profile.jobs.length <= FEW_JOBS || situation === "first";
    const isOfField = fieldNearness(field ?? "", facts) > 0;
    if (!isNew) return sharedWords(field ?? "", tellingWords(title), "en") > 0;
    if (meetsTerms(field ?? "", `${title} ${description}`)) return true;
    return isOfField || sharedWords(field ?? way, asked, "en") > 0;
  };
  const sentences = headSentences(facts);
  const returned = isLongAway(facts) ? ownReturn(sentences).filter((own) => voice.say([own])) : [];
  if (returned.length > 0) return true;
  const isSaid = sentences
    .flatMap(turnsIn)
    .filter(fits)
    .some(({ ways }) => ways.some((way) => voice.say([way])));
  const aims = aimsIn(sentences);
  const isTold = (kinds: readonly Aim["kind"][]) =>
    aims
      .filter(({ kind }) => kinds.includes(kind))
      .filter((aim) => (aim.kind === "move" ? movesHere(aim, facts) : fits({ ...aim, field: aim.target })))
      .some(({ ways }) => toldAlone(ways, voice).some((way) => voice.say([way])));
  const isOfWork = isSaid || isTold(["return", "change"]);
  return isTold(["move"]) || isOfWork;
}

const ONESELF = /^I am (?:an? )?(?<who>[^,]{3,60}?)(?:[,.]| and| with) .*$/u;

/** Behind "I have been an Interstate Driver" nobody says again that they are one. */
function toldAlone(ways: readonly string[], voice: WritingVoice): string[] {
  const isRepeat = (way: string) => voice.hasSaid(ONESELF.exec(way)?.groups?.who?.split(" ").at(-1) ?? "\n");
  return [...ways.filter((way) => !isRepeat(way)), ...ways.filter(isRepeat)];
}

const PLACE = /(?<= (?:to|in|near) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;

function movesHere({ target }: Aim, { posting: { title, location, description, company } }: WritingFacts): boolean {
  const posted = [title, location, company, description].join("\n");
  return (target.match(PLACE) ?? []).some((place) => posted.includes(place));
}

/** Why somebody wants this work, in their own sentences; null where the resume does not say. */
export const motiveOf = onceFor((facts: WritingFacts): string | null => {
  const { language } = facts;
  const isReturn = letterSituation(facts) === "return";
  const asked = tellingWords(`${facts.posting.title} ${facts.posting.description}`);
  const heads = facts.statements.filter(({ job, section }) => job === null && section !== "education");
  const ownTurn = heads.flatMap(({ text }) => sentencesOf(text)).flatMap((text) => turnedIn(text, language));
  const found = heads
    .flatMap(({ text }) => motivesIn(sentencesOf(text).map(withoutLabel), language))
    .concat(ownTurn)
    .map((text) => ({ text, shared: sharedWords(withItsStudies(text, facts), asked, language) }))
    .filter(({ shared, text }) => shared > 0 || (isReturn && RETURNS.test(text)));
  // Whoever wrote "I want to be a nurse" applies for something else with another sentence.
  const [best] = found.sort((one, other) => other.shared - one.shared);
  return best ? `${best.text}.` : null;
});

const turned = (way: string, to: string) =>
  new RegExp(String.raw`^\p{Lu}[\p{L}'’ -]{3,50} en ${way}(?: ${to} [\p{L}'’ -]{3,60})?(?=$| [–—-] )`, "u");
/** "Boulanger en reconversion vers la maintenance": who somebody was, on the way to something else. */
const TURNED: Partial<Record<MaterialLanguage, readonly [RegExp, string]>> = {
  fr: [turned("reconversion(?: professionnelle)?", "(?:vers|dans)"), "Je suis"],
  es: [turned("(?:proceso de )?(?:reconversión|reorientación|transición)(?: profesional)?", "(?:hacia|a)"), "Soy"],
};

function turnedIn(sentence: string, language: MaterialLanguage): string[] {
  const [pattern, am] = TURNED[language] ?? [];
  const who = pattern?.exec(sentence)?.[0];
  return who ? [`${am} ${who.charAt(0).toLowerCase()}${who.slice(1)}`] : [];
}

/** A trade that was learnt stands for the training of which the resume tells. */
function withItsStudies(text: string, { profile, language }: WritingFacts): string {
  const told = tellingWords(text);
  const lines = profile.education.flatMap(({ lines: { from, to } }) => profile.lines.slice(from, to + 1));
  const own = lines.filter((line) => sharedWords(line, told, language) > 0);
  return CHANGED.test(text) && language !== "en" ? [text, ...own].join(" ") : text;
}

function motivesIn(sentences: readonly string[], language: MaterialLanguage): string[] {
  return sentences.flatMap((sentence, index) => {
    const isOwn = WANTS[language].test(sentence) || (language !== "en" && CHANGED.test(sentence));
    if (!isOwn || !isTellable(sentence)) return [];
    if (!POINTS_BACK.test(sentence)) return [sentence];
    const before = sentences[index - 1] ?? "";
    const whole = `${before}. ${sentence}`;
    const isOne = isTellable(before) && OWN[language].test(before) && !POINTS_BACK.test(before);
    return isOne && wordCount(whole) <= MOST_OF_BOTH ? [whole] : [];
  });
}

function wordCount(text: string): number {
  return text.split(" ").length;
}

function isTellable(sentence: string): boolean {
  const words = wordCount(sentence);
  if (OF_LEISURE.test(sentence)) return false;
  return (
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    !OF_NO_USE.test(sentence) &&
    !TO_READER.test(sentence) &&
    /^\p{Lu}/u.test(sentence)
  );
}

function sharedWords(text: string, asked: readonly string[], language: MaterialLanguage): number {
  const isPart = (word: string, other: string) => language === "de" && other.endsWith(word);
  const isShared = (word: string) =>
    asked.some((other) => likeness(word, other, language) === 1 || isPart(word, other));
  return tellingWords(text).filter(isShared).length;
}
