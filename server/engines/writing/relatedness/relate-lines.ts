import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import type { SkillKind } from "../../analysis/profile.ts";
import { remember } from "../evidence/meaning/remember.ts";
import { asksToLead, tellsOfLeading } from "../facts/led-people.ts";
import type { MaterialLanguage } from "../language.ts";
import { isGeneral } from "../skill-names.ts";
import { findTopics, type ShownTopic } from "./find-topics.ts";
import type { WorkTopic } from "./topic-lexicon.ts";
import { likeness, tellingWords } from "./telling-words.ts";

/** How a line stands to an ask: how much it says of it, and whether it tells of the same or only of what is near. */
export type Relation = { strength: number; isSame: boolean };

type Read = {
  isShort: boolean;
  /** Nothing is said but what it is about: "lending", where "agricultural lending" is more. */
  isBare: boolean;
  names: ReadonlySet<string>;
  words: string[];
  topics: ShownTopic[];
  skills: Map<string, SkillKind>;
};

const OF_SKILL = 2;
const OF_TOPIC = 2.5;
const OF_PERHAPS = 1.2;
const OF_BROAD = 0.8;
const OF_HINT = 0.4;
const FEWEST_HINTS = 2; // a word of one topic is chance, of two is none
const LEAST_OF_NEAR = 0.3;
const OF_NEAR = 0.8;
const OF_WORD = 1.2;
const OF_EVIDENCE = 0.4; // a word that shows the topic: of two lines the one that says more of it
const MOST_EVIDENCE = 4;
const OF_LEADING = 2;
const LEAST_OF_PARTS = 0.5; // an ask for several things is answered by the half of them
const LEAST_OF_WORDS = 0.5;
const MOST_OF_WORDS = 0.7; // against the topics, the words must be nearly all the same
const OF_NAME = 1.5;
const SHORT_ASK = 6; // in words: of a longer one a single word says too little
/** "IMSS" and "LOLER" are the same whatever stands around them. */
const INITIALS = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;
const MOST_READ = 4_000; // the points of a posting and the lines of a long resume, each of which is asked for all

function read(text: string, language: MaterialLanguage, { isList }: { isList: boolean }): Read {
  const skills = findSkills(text, { list: isList }).filter(({ id, kind }) => {
    return kind !== "soft" && kind !== "language" && !isGeneral(skillById(id)?.name ?? "");
  });
  const [words, topics] = [tellingWords(text), findTopics(text, language)];
  const known = new Set(topics.flatMap((one) => (one.isSure ? [...one.words] : [])));
  return {
    isBare: words.every((word) => known.has(word)),
    names: new Set(text === text.toUpperCase() ? [] : text.match(INITIALS)),
    isShort: text.split(" ").length <= SHORT_ASK,
    words,
    topics,
    skills: new Map(skills.map(({ id, kind }) => [id, kind])),
  };
}

const readAsk = remember((text, language) => read(text, language, { isList: true }), MOST_READ);
const readLine = remember((text, language) => read(text, language, { isList: false }), MOST_READ);

/** How each line answers an ask; null for a line that does not. `language` is the ask's, `own` the lines'. */
export function relateLines(
  ask: string,
  lines: readonly string[],
  { language, own }: { language: MaterialLanguage; own: MaterialLanguage },
): (Relation | null)[] {
  const asked = readAsk(ask, language);
  const isOfPeople = asksToLead(ask);
  return lines.map((line) => {
    const told = readLine(line, own);
    if (isOfPeople && tellsOfLeading(line)) {
      const { strength } = relate(asked, told, own) ?? { strength: 0 };
      return { strength: strength + OF_LEADING, isSame: true };
    }
    return relate(asked, told, own);
  });
}

const HELD: ReadonlySet<SkillKind> = new Set(["tool", "licence", "certificate"]);

function relate(asked: Read, told: Read, language: MaterialLanguage): Relation | null {
  const topics = sharedTopics(asked, told.topics);
  const named = [...asked.skills.keys()];
  const held = named.filter((id) => told.skills.has(id)).length;
  const tools = named.filter((id) => HELD.has(asked.skills.get(id)!));
  const lacksTool = tools.length > 0 && !tools.some((id) => told.skills.has(id));
  const words = sharedWords(asked.words, told.words, language);
  const share = asked.words.length === 0 ? 0 : words / asked.words.length;
  const isOfTopic = topics.same > 0 && topics.same >= topics.asked * LEAST_OF_PARTS;
  const isOfSkill = held > 0 && held >= named.length * LEAST_OF_PARTS;
  const isStrange = topics.asked > 0 && topics.same + topics.perhaps + topics.weak === 0;
  const least = isStrange ? MOST_OF_WORDS : LEAST_OF_WORDS;
  const names = asked.names.intersection(told.names).size;
  const isOfName = names > 0 && names >= asked.names.size * LEAST_OF_PARTS;
  const isOfWords = share >= least && (words > 1 || (words === 1 && asked.words.length === 1 && asked.isShort));
  const isSame =
    !lacksTool &&
    topics.special === 0 &&
    (isOfTopic || isOfSkill || isOfWords || isOfName || (topics.perhaps > 0 && words > topics.perhaps));
  const isNear =
    topics.same > 0 ||
    held > 0 ||
    names > 0 ||
    (words > 0 && topics.perhaps + topics.near + topics.weak > 0) ||
    (topics.special === 0 &&
      (topics.telling > 0 || topics.hints >= FEWEST_HINTS || (words >= 1 && share >= LEAST_OF_NEAR)));
  if (!isSame && !isNear) return null;
  const strength =
    Math.min(MOST_EVIDENCE, topics.evidence) * OF_EVIDENCE +
    topics.same * OF_TOPIC +
    (topics.perhaps + topics.weak) * OF_PERHAPS +
    topics.near * OF_NEAR +
    topics.broad * OF_BROAD +
    topics.hints * OF_HINT +
    held * OF_SKILL +
    names * OF_NAME +
    words * OF_WORD;
  return { strength, isSame };
}

/**
 * How many topics of an ask, the broad ones apart, a line shows, shows perhaps (some by a telling word), or comes near
 * to; how many special ones it lacks, and how many both only hint at.
 */
const NONE_SHARED = {
  asked: 0,
  same: 0,
  perhaps: 0,
  telling: 0,
  weak: 0,
  near: 0,
  broad: 0,
  special: 0,
  hints: 0,
  evidence: 0,
};
type Shared = typeof NONE_SHARED;

function sharedTopics({ topics: asked, isBare }: Read, told: readonly ShownTopic[]): Shared {
  const shared = { ...NONE_SHARED };
  let isHinting = false;
  const isClear = asked.some(({ topic, isSure }) => isSure && !topic.isBroad);
  for (const { topic, isSure, isTelling, special, isSpecial } of asked) {
    const isBroad = topic.isBroad && (isClear || !isBare);
    const own = told.find((one) => one.topic === topic && (!isSpecial || !special.isDisjointFrom(one.special)));
    if (!isSure && own && !own.isSure && !isBroad) {
      shared.hints++;
      isHinting ||= isTelling || own.isTelling;
    }
    if (isClear && !isSure) continue; // what the ask is about is told by surer words
    if (isSure && !isBroad) shared.asked++;
    if (isSpecial && !own?.isSure) shared.special++;
    if (own && (own.isSure || isSure)) {
      if (isBroad) shared.broad++;
      else if (own.isSure && isSure) {
        shared.same++;
        shared.evidence += own.words.size;
      } else if (isSure && !own.isTelling) shared.weak++;
      else {
        shared.perhaps++;
        if (isSure) shared.telling++;
      }
    } else if (isSure && !isBroad && !isSpecial && told.some((one) => one.isSure && areNear(one.topic, topic)))
      shared.near++;
  }
  return { ...shared, hints: isHinting ? shared.hints : 0 };
}

function areNear(one: WorkTopic, other: WorkTopic): boolean {
  return one.near.includes(other.id) || other.near.includes(one.id);
}

/** Each word of a line is counted once, whatever it is like: "nursing" alone is no "nurses and nursing students". */
function sharedWords(asked: readonly string[], told: readonly string[], language: MaterialLanguage): number {
  const left = [...told];
  let sum = 0;
  for (const word of asked) {
    const likenesses = left.map((one) => likeness(word, one, language));
    const best = Math.max(0, ...likenesses);
    if (best > 0) left.splice(likenesses.indexOf(best), 1);
    sum += best;
  }
  return sum;
}
