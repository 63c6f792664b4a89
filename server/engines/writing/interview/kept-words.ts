import { partsOfSpeech } from "../evidence/meaning/wordnet.ts";
import { likeness, tellingWords } from "../relatedness/telling-words.ts";
import type { WritingFacts } from "../writing-facts.ts";

const AS_A_THING = /^I (?:handle|had|have|take care of)\b|\bwent (?:up|down)\b/u;

/** "Show apprentices the ropes" begins with a deed, and was told as a thing. */
export function isMistold(sentence: string, line: string): boolean {
  const [first = "", second = ""] = line.split(" ");
  const isDeed =
    /^\p{Lu}\p{Ll}{2,}$/u.test(first) && partsOfSpeech(first.toLowerCase()).verb && /^\p{Ll}+$/u.test(second);
  return isDeed && AS_A_THING.test(sentence) && !sentence.startsWith(`I ${first.toLowerCase()}`);
}

const OF_A_THING = /^(?:(?:my|meine?|mon|ma|mes|mis?)\s|I (?:handled?|took|take) )/iu;
const STEM = 4; // letters
const NAME_WITHIN = /(?<=\p{Ll}[,\s]\s?\(?)\p{Lu}[\p{L}\d]*/gu;

/** Told without a verb of ours, "I handled ..." or "Je m'occupe de ...", and with its names and lists as they are. */
export function isInItsWords(sentence: string, line: string, { resumeLanguage }: WritingFacts): boolean {
  const words = tellingWords(line);
  const isOwn = tellingWords(sentence).every((word) => words.some((one) => likeness(word, one, resumeLanguage) > 0));
  const isWhole = (line.match(NAME_WITHIN) ?? []).every((name) => sentence.includes(name));
  const isDeed = sentence.toLowerCase().includes(` ${line.slice(0, STEM).toLowerCase()}`);
  return isOwn && isWhole && (isDeed || !OF_A_THING.test(sentence)) && (sentence.includes(":") || !line.includes(":"));
}

const FIGURES = /\d+(?:[.,]\d+)*/g;
const LEAST_KEPT = 0.8;

export function keepsAll(sentence: string, line: string): boolean {
  const kept = new Set(sentence.match(FIGURES));
  if ((line.match(FIGURES) ?? []).some((figure) => !kept.has(figure))) return false;
  const said = new Set(tellingWords(sentence));
  const words = tellingWords(line);
  return words.filter((word) => said.has(word)).length >= words.length * LEAST_KEPT;
}
