import { anyOf } from "../../any-of.ts";
import type { Told } from "./grammar.ts";
import { listParts } from "./line-splits.ts";

/** Work that somebody is in charge of, as a subject and as what "I see to" takes: "der Einkauf", "den Einkauf". */
export type Task = { name: string; object: string; isPlural: boolean };

/** How one language reads a name of work, and says what one is in charge of. */
export type TaskLanguage = {
  /** One name of work with what belongs to it; null where its article is not certain. */
  taskOf(piece: string): Task | null;
  /** Where two names of work stand in one piece: "Suivi des stocks et relance des clients". */
  splitAnd(piece: string): string[];
  and: RegExp;
  lastAnd?(item: string): string;
  say(tasks: readonly Task[], isCurrent: boolean): Pick<Told, "clause" | "sentence">;
};

const MOST_TASKS = 4;
const MOST_COUNTED = 2;
const LONGEST_ITEM = 4; // in words, of what a piece of work is done to
const ABOUT = anyOf(String.raw`etwa rund ca\. circa environ près\sde unos unas cerca\sde alrededor\sde`);
const OFTEN = anyOf("am pro je im par al por à\\sla a\\sla");
const HOW_MUCH = new RegExp(
  String.raw`^(?:${ABOUT} \d[\d.,]{0,9} [\p{L} ]{3,40}|\d[\d.,]{0,9} \p{L}{3,20}(?: [\p{L}]{2,20})? ${OFTEN} \p{L}{2,12})$`,
  "u",
);
const IN_BRACKETS = /^(?<work>[^()]+) \((?<aside>[^()]{2,60})\)$/u;

/** A line that names work, one or several, as what somebody is in charge of; null where a part of it is anything else. */
export function toldAsTasks(text: string, language: TaskLanguage, { isCurrent }: { isCurrent: boolean }): Told | null {
  const { work = text, aside } = IN_BRACKETS.exec(text)?.groups ?? {};
  const parts = listParts(work).reduce(withTail, []);
  const last = parts.at(-1) ?? "";
  const isCounted = aside === undefined && parts.length > 1 && HOW_MUCH.test(last);
  const much = isCounted ? last : aside;
  const pieces = withObjects(isCounted ? parts.slice(0, -1) : parts, language).flatMap(language.splitAnd);
  const tasks = pieces.map(language.taskOf);
  const whole = tasks.filter((task) => task !== null);
  if (whole.length !== tasks.length || tasks.length > MOST_TASKS) return null;
  if (much !== undefined && tasks.length > MOST_COUNTED) return null;
  const behindOf = (at: number) => (much === undefined || at < whole.length - 1 ? "" : ` (${much})`);
  return toldOf(
    whole.map((task, at) => ({ ...task, name: task.name + behindOf(at), object: task.object + behindOf(at) })),
    language,
    isCurrent,
  );
}

/** "..., du devis à la pose": from where to where belongs to what stands before. */
const TAIL =
  /^(?:du |de la |de l['’]|vom |von der |del |desde )[\p{L} '’]{2,40}? (?:à |au |jusqu['’]|bis |al? |hasta )\p{L}/u;

/** "... de 40 chambres, 1 restaurant et 1 spa": what is counted on belongs to what stands before. */
const COUNTED_ON = /^\d{1,4} \p{Ll}[^,]*? (?:et|y|und) \d/u;

function withTail(parts: string[], part: string): string[] {
  const before = parts.at(-1);
  if (before !== undefined && COUNTED_ON.test(part) && /\d \p{Ll}+$/u.test(before))
    return [...parts.slice(0, -1), `${before}, ${part}`];
  return before !== undefined && TAIL.test(part) ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
}

function toldOf(tasks: readonly Task[], language: TaskLanguage, isCurrent: boolean): Told {
  const said = language.say(tasks, isCurrent);
  return { ...said, also: said.sentence, tasks: { all: tasks, isCurrent } };
}

/** "Elaboración de fondos, salsas y guarniciones" is one work of three things. */
function withObjects(parts: readonly string[], { taskOf, splitAnd, and, lastAnd }: TaskLanguage): string[] {
  const isWork = (part: string) => splitAnd(part).every((piece) => taskOf(piece) !== null);
  const [first = "", ...others] = parts;
  const areItems = others.every((part) => !isWork(part) && part.split(and).every(isThing));
  if (others.length === 0 || !areItems) return [...parts];
  const last = others.at(-1) ?? "";
  if (and.test(last)) return [`${first}, ${others.join(", ")}`];
  const areAlike =
    others.length > 1 && / (?:\p{L}+s|\p{Lu}{2,})$/u.test(first) && others.every((item) => ALIKE.test(item));
  if (lastAnd === undefined || !areAlike || and.test(first)) return [...parts];
  return [`${first}, ${others.slice(0, -1).join(", ")} ${lastAnd(last)} ${last}`];
}

const ALIKE = /^(?:\p{Ll}+s(?: |$)|\p{Lu}{2,}|\p{Ll}+ de \p{Ll}+$)/u;

function isThing(item: string): boolean {
  const isOfWork = /^(?!plan )\p{Ll}+[^s\W] d(?:el?|u|es|e la) /u.test(item);
  return !isOfWork && item.split(" ").length <= LONGEST_ITEM && !/\d/u.test(item);
}

type Join = (one: Told, other: Told) => Told | null;

/** Joins work with work and leaves the rest to `join`: what one used to see to does not go on with what one did once. */
export function joinedApart(language: TaskLanguage, join: Join): Join {
  return (one, other) => {
    const tasks = joinTasks(one, other, language);
    return tasks || isEndedTask(one) || isEndedTask(other) ? tasks : join(one, other);
  };
}

function isEndedTask({ tasks }: Told): boolean {
  return tasks?.isCurrent === false;
}

/** Work of two lines in one sentence; null for other deeds, and for more than a reader takes in at once. */
function joinTasks(one: Told, other: Told, language: TaskLanguage): Told | null {
  if (!one.tasks || !other.tasks || one.tasks.isCurrent !== other.tasks.isCurrent) return null;
  const all = [...one.tasks.all, ...other.tasks.all];
  return all.length > MOST_TASKS ? null : toldOf(all, language, one.tasks.isCurrent);
}

/** "A, B und C"; what has an "and" of its own is told apart from the next by another one. */
export function inSeries(names: readonly string[], { and, or }: { and: string; or: string }): string {
  const [last = ""] = names.slice(-1);
  const begun = names.slice(0, -1);
  const link = names.some((name) => name.includes(` ${and} `)) ? or : and;
  return begun.length === 0 ? last : `${begun.join(", ")}${link.startsWith(",") ? "" : " "}${link} ${last}`;
}
