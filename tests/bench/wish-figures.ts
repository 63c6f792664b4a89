import { readdirSync, readFileSync } from "node:fs";
import { readPosting, UNTOLD } from "../../server/engines/postings/read-posting.ts";
import type { BenchReport } from "./bench-report.ts";

/** A posting with what it only wishes for and what it asks for, each by some of its words; `alone` holds whole asks. */
export type WishCase = { name: string; text: string; wishes: string[]; musts: string[]; alone: string[] };

const FOLDER = new URL("wish-cases/", import.meta.url);

function wordsBehind(mark: string, lines: string[]): string[] {
  return lines
    .filter((line) => line.startsWith(mark))
    .flatMap((line) => line.slice(mark.length).split("|"))
    .map((words) => words.trim());
}

export function readWishCases(): WishCase[] {
  return readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), "utf8").split(/^=== /m).slice(1))
    .map((block) => {
      const [name = "", ...lines] = block.trim().split("\n");
      const text = lines.filter((line) => !line.startsWith(">>")).join("\n");
      const [wishes, musts] = [wordsBehind(">> wish:", lines), wordsBehind(">> must:", lines)];
      return { name, text, wishes, musts, alone: wordsBehind(">> alone:", lines) };
    });
}

function readAsks(text: string) {
  return readPosting({ ...UNTOLD, title: "Job", description: { kind: "text", content: text } });
}

/** Which of a case's whole asks are told together with others, in parts, or not at all. */
export function misparted({ text, alone }: WishCase): string[] {
  const read = new Set(readAsks(text).requirements.map((one) => one.replace(/\.$/, "")));
  return alone.filter((words) => !read.has(words));
}

/** Which of a case's wishes and musts are read as the other, or not at all. */
export function misread({ text, wishes, musts }: WishCase): { wishes: string[]; musts: string[] } {
  const { requirements, wishesFrom } = readAsks(text);
  const read = {
    musts: requirements.slice(0, wishesFrom ?? undefined),
    wishes: requirements.slice(wishesFrom ?? Infinity),
  };
  const has = (list: string[], words: string) => list.some((one) => one.toLowerCase().includes(words.toLowerCase()));
  return {
    wishes: wishes.filter((words) => has(read.musts, words) || !has(read.wishes, words)),
    musts: musts.filter((words) => has(read.wishes, words) || !has(read.musts, words)),
  };
}

/** How many wishes are told from musts, in postings of four languages and many shapes. */
export function measureWishes(report: BenchReport): void {
  const cases = readWishCases().map((one) => ({ one, wrong: misread(one) }));
  const count = (lists: string[][]) => lists.flat().length;
  for (const kind of ["wishes", "musts"] as const) {
    const of = count(cases.map(({ one }) => one[kind]));
    const right = of - count(cases.map(({ wrong }) => wrong[kind]));
    report.say(`${kind} of postings in many shapes: ${right} of ${of} told from the other`);
    report.figure(`${kind}_told`, right / of);
  }
  const of = count(cases.map(({ one }) => one.alone));
  const right = of - count(cases.map(({ one }) => misparted(one)));
  report.say(`asks of lists in one sentence: ${right} of ${of} told by themselves`);
  report.figure("asks_alone", right / of);
}
