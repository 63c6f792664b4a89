import { lowerFirst } from "../../english-verbs.ts";
import type { Told } from "../grammar.ts";

const MOST_NAMED = 3;

/** What the work of a job includes, or included, as one sentence. */
export function toldWork(work: readonly string[], { isCurrent, clumsy }: { isCurrent: boolean; clumsy: number }): Told {
  const includes = isCurrent ? "includes" : "included";
  const named = listOf(work);
  const sentence = `My work ${includes} ${named}`;
  const also = `My work there also ${includes} ${named}`;
  return { clause: lowerFirst(sentence), sentence, also, clumsy, isOfThing: true, work };
}

/** What two lines name as the work of one job, in one sentence; null where it would be too much for one. */
export function joinedWork(one: Told, other: Told): Told | null {
  const work = [...(one.work ?? []), ...(other.work ?? [])];
  const [isCurrent, isOther] = [one, other].map(({ sentence }) => sentence.startsWith("My work includes "));
  if (work.length > MOST_NAMED || isCurrent !== isOther || work.some(hasList)) return null;
  return toldWork(work, { isCurrent: isCurrent === true, clumsy: Math.max(one.clumsy ?? 0, other.clumsy ?? 0) });
}

function hasList(named: string): boolean {
  return named.replace(/ \([^()]*\)/gu, "").includes(", ");
}

function listOf(work: readonly string[]): string {
  const [last = ""] = work.slice(-1);
  const others = work.slice(0, -1);
  if (others.length === 0) return last;
  const isApart = work.some((named) => / (?:and|or|with|for) /u.test(named));
  return `${others.join(", ")}${isApart ? "," : ""} and ${last}`;
}
