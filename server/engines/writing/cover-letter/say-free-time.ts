import { asPerson } from "../english-nouns.ts";
import { lowerFirst } from "../english-verbs.ts";
import { isTitleHead } from "../evidence/fact-words.ts";
import { LETTER_PACKS } from "../languages/letter-packs.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import { sentencesOf } from "../resume-statements.ts";
import type { WritingVoice } from "../writing-voice.ts";

/** "Shelter volunteer at Paws, Hull since 2020: walks, feeding": what one is beside work, and where. */
const ROLE = String.raw`(?<role>\p{Lu}[\p{L}'-]*(?: [\p{Ll}'-]+){0,3})`;
const WHERE = String.raw`(?<where>(?:at|for|with|of|in) [^:;.,]{3,60}(?:, \p{Lu}\p{L}+)?(?:,? since (?:19|20)\d\d)?)`;
const POST = new RegExp(`^${ROLE} ${WHERE}(?=$|[:;.,(])`, "u");
const DONE_THERE = /^(?<place>\p{Lu}[^–—:.]{3,50}) [–—-] (?<deed>I \p{Ll}.{10,120})$/u;
const OF_OTHERS = /^(?:references?|available|interests?|bachelors?|masters?|doctorate|associate (?:of|in))\b/iu;

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

function sayPost(voice: WritingVoice, text: string): boolean {
  const { offices } = LETTER_PACKS[voice.facts.language];
  const { role = "", where = "" } = POST.exec(text)?.groups ?? {};
  const last = role.split(" ").at(-1)?.toLowerCase() ?? "";
  const person = isTitleHead(last) || /(?:er|or)$/u.test(last) ? asPerson(lowerFirst(role)) : null;
  if (person !== null && voice.say(offices.held, { office: `${person} ${where}` })) return true;
  const { place = "", deed = "" } = DONE_THERE.exec(sentencesOf(text)[0] ?? "")?.groups ?? {};
  return place !== "" && voice.say(offices.there, { place, deed });
}
