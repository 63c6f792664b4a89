import { asPerson } from "../english-nouns.ts";
import { lowerFirst, readOpening } from "../english-verbs.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import type { MaterialLanguage } from "../language.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import type { WritingVoice } from "../writing-voice.ts";

/** "Shelter volunteer at Paws, Hull since 2020: walks, feeding": what one is beside work, and where. */
const ROLE = String.raw`(?<role>(?!(?:As|An?|The|In|On|At|For|My|While|With) )\p{Lu}[\p{L}'-]*(?: [\p{Ll}'-]+){0,3})`;
const WHERE = String.raw`(?<where>(?:at|for|with|of|in) [^:;.,]{3,60}(?:, \p{Lu}\p{L}+)?(?:,? since (?:19|20)\d\d)?)`;
const POST = new RegExp(`^${ROLE} ${WHERE}(?=$|[:;.,(])`, "u");
const NOW = /^(?:Currently|Presently|Now) (?:an? )?/u;
const DONE_THERE = /^(?<place>\p{Lu}[^–—:.]{3,50}) [–—-] (?<deed>I \p{Ll}.{10,120})$/u;
const OF_OTHERS = /^(?:references?|available|interests?|bachelors?|masters?|doctorate|associate (?:of|in))\b/iu;

const IS_PRIZE = /^of the (?:day|week|month|quarter|season|year)(?!\p{L})/iu;
const ONLY_ONE = /^(?:secretary|treasurer|president|chair|chairman|chairwoman|chairperson)$/u;

/** Says one thing that the person does outside of jobs, where it has to do with what the posting is about. */
export function sayFreeTime(voice: WritingVoice, told: string): void {
  const { facts } = voice;
  if (facts.language !== facts.resumeLanguage) return;
  const asked = tellingWords(`${facts.posting.title} ${facts.posting.description}`);
  const isAsked = (word: string) => asked.some((other) => likeness(word, other, facts.language) === 1);
  const found = facts.statements
    .filter(({ section, job, text }) => section === "other" && job === null && !OF_OTHERS.test(text))
    .map(({ text }) => ({ text, shared: tellingWords(text).filter(isAsked).length }))
    .filter(({ text, shared }) => shared > 0 && !told.includes(text))
    .sort((one, other) => other.shared - one.shared);
  found.some(({ text }) => sayPost(voice, text));
}

function stillOf(head: string, since: string): RegExp {
  return new RegExp(String.raw`^(?<office>(?=\p{Lu})${head} [^:;.,]{3,60}?),? (?<since>${since}(?:19|20)\d\d)`, "u");
}

const STILL: Readonly<Record<MaterialLanguage, RegExp>> = {
  en: /^$/u,
  de: stillOf(
    String.raw`\p{L}+(?:er|erin|wart|wartin|vorstand) (?:im|in|beim|bei|des|der)`,
    String.raw`seit (?:\p{Lu}\p{Ll}+ )?`,
  ),
  fr: stillOf(String.raw`\p{L}+ (?:aux?|à|du|des?|dans|d['’]\p{L}+)`, String.raw`depuis (?:\p{Ll}+ )?`),
  es: stillOf(String.raw`\p{L}+ (?:en|del?)`, String.raw`desde (?:\p{Ll}+ de )?`),
};

function sayStill(voice: WritingVoice, text: string): boolean {
  const { language } = voice.facts;
  const { office, since } = STILL[language].exec(text)?.groups ?? {};
  const said = office === undefined || language === "de" ? office : lowerFirst(office);
  return said !== undefined && voice.say(LETTER_PACKS[language].offices.still, { office: said, since: since ?? null });
}

function sayPost(voice: WritingVoice, text: string): boolean {
  if (sayStill(voice, text)) return true;
  const { offices } = LETTER_PACKS[voice.facts.language];
  const { role: told = "", where = "" } = POST.exec(text)?.groups ?? {};
  if (IS_PRIZE.test(where)) return false;
  const role = told.replace(NOW, "");
  const last = role.split(" ").at(-1)?.toLowerCase() ?? "";
  const isDone = readOpening(text)?.form === "past" || /^(?:graduate|alumn\p{L}+|attendee|participant)$/u.test(last);
  const isOnly = ONLY_ONE.test(last);
  const named = isOnly ? lowerFirst(role) : asPerson(lowerFirst(role));
  const person = !isDone && (isOnly || isTitleHead(last) || /(?:er|or)$/u.test(last)) ? named : null;
  const isStill = role !== told || (/^(?:active )?member$/iu.test(role) && !/(?:19|20)\d\d/u.test(text));
  const held = isStill && offices.still.length > 0 ? offices.still : offices.held;
  if (person !== null && voice.say(held, { office: `${person} ${where}` })) return true;
  const { place = "", deed = "" } = DONE_THERE.exec(sentencesOf(text)[0] ?? "")?.groups ?? {};
  return place !== "" && voice.say(offices.there, { place, deed });
}
