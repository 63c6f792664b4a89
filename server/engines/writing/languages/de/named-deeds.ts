import { anyOf } from "../../../any-of.ts";
import { objectOf } from "./named-objects.ts";
import { readEntries } from "./read-entries.ts";

type Verb = { now: string | null; prefix: string; participle: string };

/** Work as lines of resumes name it, with its verb; what is done once has no present. */
const VERBS: ReadonlyMap<string, Verb> = new Map(
  readEntries("named-verbs.txt").map(([name = "", now = "", prefix = "", participle = ""]) => [
    name,
    {
      now: now === "*" ? null : now,
      prefix: prefix === "-" ? "" : prefix.replaceAll("|", " "),
      participle: participle.replaceAll("|", " "),
    },
  ]),
);

const DONE_ONCE = [...VERBS].filter(([, { now }]) => now === null).map(([name]) => name);

export function isDoneOnce(noun: string): boolean {
  const word = noun.toLowerCase();
  if (VERBS.get(word)?.now) return false;
  return DONE_ONCE.some((name) => word.endsWith(name));
}

const NAMED = /^(?<one>\p{Lu}\p{Ll}+)(?: und (?<other>\p{Lu}\p{Ll}+))? (?<whose>\S.*)$/u;
/** "... Dokumentation, die den Aufwand gesenkt hat": what is said of the object follows the verb. */
const RELATIVE = new RegExp(
  `^(?<object>[^,]+), (?<relative>${anyOf(String.raw`die der das den wodurch sodass mit\sde(?:nen|r|m)`)} [^,]+)$`,
  "u",
);
/** A second name of work after the first one's object would be part of that object. */
const SECOND_NAME = / und (?<name>\p{Lu}\p{Ll}+) (?:von|der|des|eine[rs]) /u;

/** So many of what is made were made, unless the line says how often. */
const MADE = new RegExp(
  `^${anyOf(
    "Erstellung Herstellung Übersetzung Installation Montage Einbau Austausch Verlegung Durchführung Erarbeitung",
    "Auslieferung Lektorat",
  )}$`,
  "u",
);
const OFTEN = / (?:pro|je|im|am|täglich|wöchentlich|monatlich|jährlich)(?= |$)/u;

/** What a sentence begins with, "habe ich", and what follows "ich": the object with its verb. */
export type NamedDeed = { verb: string; rest: string };

/** "Einführung einer Akte" as "habe (ich) eine Akte eingeführt"; null where verb or object is not certain. */
export function deedOfName(line: string, { isCurrent }: { isCurrent: boolean }): NamedDeed | null {
  const { one = "", other, whose = "" } = NAMED.exec(line)?.groups ?? {};
  const { object: own = whose, relative } = RELATIVE.exec(whose)?.groups ?? {};
  const object = VERBS.has(secondName(own)) ? null : objectOf(own);
  const verbs = [one, other].filter((name) => name !== undefined).map((name) => VERBS.get(name.toLowerCase()));
  const [verb] = verbs;
  if (object === null || verb === undefined || verbs.includes(undefined)) return null;
  if (/ertretung$/u.test(one) && /^\p{L}+ \p{Lu}\p{Ll}+(?:ung|ion|arbeit|pflege)(?: |$)/u.test(object)) return null;
  const after = relative === undefined ? "" : `, ${relative}`;
  const isMade = MADE.test(one) && /^\d/u.test(object) && !OFTEN.test(object);
  if (isCurrent && verbs.length === 1 && verb.now !== null && !isMade) {
    const prefix = verb.prefix === "" ? "" : ` ${verb.prefix}`;
    return { verb: verb.now, rest: `${object}${prefix}${after}` };
  }
  const [, second] = verbs;
  if (isCurrent && second && verbs.every((each) => each?.now && each.prefix === ""))
    return { verb: `${verb.now} und ${second.now}`, rest: `${object}${after}` };
  if (isCurrent && second && !isMade && verbs.every((each) => each?.now)) return null;
  return { verb: "habe", rest: `${object} ${verbs.map((each) => each?.participle).join(" und ")}${after}` };
}

function secondName(object: string): string {
  return SECOND_NAME.exec(object)?.groups?.name?.toLowerCase() ?? "";
}
