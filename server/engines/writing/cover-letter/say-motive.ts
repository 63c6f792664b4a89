import { headSentences } from "../facts/head-sentences.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import type { MaterialLanguage } from "../language.ts";
import { ownReturn } from "../languages/en/own-return.ts";
import { type Aim, aimsIn, withoutLabel } from "../languages/en/told-aim.ts";
import { type Turn, turnsIn } from "../languages/en/told-turn.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { WritingVoice } from "../writing-voice.ts";
import { fieldNearness, letterSituation } from "./letter-situation.ts";

/** What somebody says who wants to do something else, or has found what to do. */
const WANTS: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: new RegExp(
    anyOfLines`
      \bI(?: now| have always| have long)? (?:wanted|want|would like|hope|wish|plan|enjoy|love|found|realised|realized)\b
      \bI(?:['’]ve| have|['’]m| am) [^.]{3,80} and (?:now )?(?:want|would like|hope|wish|plan) to\b
    `,
    "u",
  ),
  de: /\b(?:(?:möchte|will|suche) ich|ich (?:möchte|will|suche)|habe ich (?:gemerkt|entdeckt|gelernt)|ich \p{Ll}+e? gerne?)\b/iu,
  fr: /\bje (?:souhaite|voudrais|veux|cherche)\b|\bj['’](?:aimerais|ai (?:découvert|compris))\b/iu,
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
    @|https?:|references?|referen[cz]|position (?:where|that|in which)|\bseeking\b|challenging|utili[sz]e
    opportunit|herausforder|salary|gehalt|salaire|sueldo|\bcompany\b.{0,40}\bgrow|bandscheibe|rücken|health|krank
  `,
  "iu",
);
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
const MONTHS_OF_YEAR = 12;
const FEW_JOBS = 2;

function isLongAway({ profile, today }: WritingFacts): boolean {
  const [latest] = profile.jobs;
  const [year = 0, month = MONTHS_OF_YEAR] = (latest?.end ?? "").split("-").map(Number);
  const months = (today.year - year) * MONTHS_OF_YEAR + today.month - month;
  return latest !== undefined && !latest.current && year > 0 && months > MONTHS_OF_YEAR;
}

/** Says a change, a return or a beginning as the head of an English resume has it, where this posting raises the question. */
function sayTurn(voice: WritingVoice): boolean {
  const { facts } = voice;
  if (facts.language !== "en" || facts.resumeLanguage !== "en") return false;
  const { title, description } = facts.posting;
  const asked = tellingWords(`${title} ${description}`);
  const situation = letterSituation(facts);
  const isNew = situation !== "same" && situation !== "step-up";
  const fits = ({
    kind,
    field,
    ways: [way = ""],
  }: Pick<Turn, "field" | "ways"> & { kind: Turn["kind"] | Aim["kind"] }) => {
    if (kind === "return") return isLongAway(facts) || WELCOMES_RETURNERS.test(description);
    if (kind === "first") return facts.profile.jobs.length <= FEW_JOBS || situation === "first";
    const isOfField = fieldNearness(field ?? "", facts) > 0;
    if (!isNew) return sharedWords(field ?? "", tellingWords(title), "en") > 0;
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
      .some(({ ways }) => ways.some((way) => voice.say([way])));
  const isOfWork = isSaid || isTold(["return", "change"]);
  return isTold(["move"]) || isOfWork;
}

const PLACE = /(?<= (?:to|in|near) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?/gu;

/** Whether somebody moves to where the work is. */
function movesHere({ target }: Aim, { posting: { title, location, description, company } }: WritingFacts): boolean {
  const posted = [title, location, company, description].join("\n");
  return (target.match(PLACE) ?? []).some((place) => posted.includes(place));
}

/** Why somebody wants this work, in their own sentences; null where the resume does not say. */
export function motiveOf(facts: WritingFacts): string | null {
  const { language } = facts;
  const isReturn = letterSituation(facts) === "return";
  const asked = tellingWords(`${facts.posting.title} ${facts.posting.description}`);
  const found = facts.statements
    .filter(({ job, section }) => job === null && section !== "education")
    .flatMap(({ text }) => motivesIn(sentencesOf(text).map(withoutLabel), language))
    .map((text) => ({ text, shared: sharedWords(text, asked, language) }))
    .filter(({ shared, text }) => shared > 0 || (isReturn && RETURNS.test(text)));
  // Whoever wrote "I want to be a nurse" applies for something else with another sentence.
  const [best] = found.sort((one, other) => other.shared - one.shared);
  return best ? `${best.text}.` : null;
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
  return words >= FEWEST_WORDS && words <= MOST_WORDS && !OF_NO_USE.test(sentence) && /^\p{Lu}/u.test(sentence);
}

function sharedWords(text: string, asked: readonly string[], language: MaterialLanguage): number {
  const isPart = (word: string, other: string) => language === "de" && other.endsWith(word);
  const isShared = (word: string) =>
    asked.some((other) => likeness(word, other, language) === 1 || isPart(word, other));
  return tellingWords(text).filter(isShared).length;
}
