import path from "node:path";
import { expect, test, vi } from "vitest";
import { attacksOn } from "../tests/setup/attack-texts.ts";
import { cpuMs } from "../tests/setup/cpu-time.ts";
import { findExpressions, type SourceExpression } from "../tests/setup/source-expressions.ts";
import { PROJECT_ROOT } from "./project-root.ts";

/** All that meets users' texts, and postings; what is run when the product is built does not. */
const SOURCES = ["{app,models}/**/*.{ts,tsx}", "server/{*,!(database)/**/*}.ts"];

const LINE_LENGTH = 120;
/** `(?i:...)`: what it finds in Node 26 depends on which expressions ran before. */
const OWN_FLAGS = /\(\?[ims]*-?[ims]+:/;

/** What is slow at these lengths already needs no longer text: it might not end. The first ones also warm it up. */
const FIRST_LENGTHS = [24, 100, 400, 2_000, 8_000];
const SLOW_MS = 100;
/** Where a quadratic one that a shorter text hides behind the noise stands out. */
const LONGEST = 32_000;
/** How many times as long the longest text is: linear growth is as much, quadratic its square. */
const LONGER = LONGEST / FIRST_LENGTHS.at(-1)!;
/** As far from both. */
const MOST_GROWTH = LONGER ** 1.5;
const NOTABLE_MS = 5;
/** What takes less for the longest of the first is not notable at the longest, were its growth quadratic. */
const HARMLESS_MS = NOTABLE_MS / LONGER ** 2;
const ROUNDS = 3;
const TIMES = 3;
/** What takes so long is measured well, whatever else the machine does. */
const SURE_MS = 40;

/** `enough` is a time that nothing would be said against. */
type Timer = (expression: RegExp, text: string, enough: number) => number;

const runMs = (expression: RegExp, text: string, times = 1) =>
  cpuMs(() => {
    for (let run = 0; run < times; run += 1) text.replace(expression, "");
  }) / times;

/** The least of several times, until one is `enough`: another program may have been in the way. */
function quickTime(expression: RegExp, text: string, enough = HARMLESS_MS): number {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < TIMES && least > enough; times += 1) {
    least = Math.min(least, runMs(expression, text));
    if (least > SLOW_MS) break;
  }
  return least;
}

function sureTime(expression: RegExp, text: string): number {
  const first = runMs(expression, text);
  return first > SURE_MS ? first : runMs(expression, text, Math.ceil(SURE_MS / Math.max(first, HARMLESS_MS)));
}

/** What is wrong with the time that an expression takes for texts of an attack; null = nothing. */
function weaknessFor(expression: RegExp, text: (length: number) => string, timeOf: Timer): string | null {
  let shortest = 0;
  for (const length of FIRST_LENGTHS) {
    shortest = timeOf(expression, text(length), length === FIRST_LENGTHS.at(-1) ? HARMLESS_MS : SLOW_MS);
    if (shortest > SLOW_MS) return `${shortest.toFixed(0)} ms for ${length} characters`;
  }
  if (shortest < HARMLESS_MS) return null;
  const ms = timeOf(expression, text(LONGEST), Math.max(NOTABLE_MS, MOST_GROWTH * shortest));
  const growth = ms / shortest;
  if (ms <= NOTABLE_MS || growth <= MOST_GROWTH) return null;
  return `${ms.toFixed(1)} ms for ${LONGEST} characters, ${growth.toFixed(0)} times as long`;
}

/** The first text that an expression takes more than linear time for, with the times; null = none was found. */
function findWeakness(source: string, flags: string): string | null {
  // Everywhere in the text, as matchAll, split and replaceAll look for it.
  const expression = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  // Compiled before it is timed.
  quickTime(expression, "a ".repeat(FIRST_LENGTHS[0]!));
  for (const { pump, text } of attacksOn(source, flags)) {
    // What another program causes does not come back each time; what the expression causes does.
    let weakness = weaknessFor(expression, text, quickTime);
    for (let round = 2; round <= ROUNDS && weakness; round += 1) weakness = weaknessFor(expression, text, sureTime);
    if (weakness) return `${JSON.stringify(pump.slice(0, 60))}: ${weakness}`;
  }
  return null;
}

/** What makes an expression only when it is called: each is called once. */
const CALLS: Record<string, (module: Record<string, (...given: string[]) => unknown>) => void> = {
  "app/lib/company-of-title.ts": ({ companyOfTitle }) => companyOfTitle?.("Resume for Acme - Nurse"),
  "server/engines/reading/xml-tokens.ts": ({ xmlAttribute }) => xmlAttribute?.('w:val="1"', "val"),
};

/** Expressions that these files, or what they import, put together while they are loaded, or when they are called. */
async function findMadeExpressions(files: string[]): Promise<SourceExpression[]> {
  const made: SourceExpression[] = [];
  const { RegExp: Original } = globalThis;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags = ""]: [string | RegExp, string?]) {
      const source = typeof pattern === "string" ? pattern : pattern.source;
      const frames = new Error("who makes it").stack?.split("\n") ?? [];
      const place = frames.map((frame) => files.find((file) => frame.includes(`/${file}:`))).find(Boolean);
      made.push({ place: place ?? "a library", source, flags });
      return new target(source, flags);
    },
  });
  vi.resetModules();
  try {
    for (const file of files) {
      const module = await import(/* @vite-ignore */ path.join(PROJECT_ROOT, file));
      CALLS[file]?.(module);
    }
  } finally {
    globalThis.RegExp = Original;
  }
  return made;
}

test.each([
  ["[\\s=_*#~-]{2,}$", "g"],
  ["\\s*,\\s*", ""],
  ["(a+)+$", ""],
  ["^(.{4,}?)\\s+\\1$", ""],
  ["\\([^)]*\\)", "g"],
  ["\\p{L}+@", "u"],
  ["f.*to", ""],
])("the timing finds that /%s/%s is not linear", (source, flags) => {
  expect(findWeakness(source, flags)).not.toBeNull();
});

test.each([
  ["(?<!\\s)\\s+$", ""],
  ["\\([^)]{0,80}\\)", "g"],
  ["^\\s+", ""],
  ["\\p{L}+", "gu"],
])("the timing finds nothing in /%s/%s", (source, flags) => {
  expect(findWeakness(source, flags)).toBeNull();
});

const { expressions, makers } = findExpressions(SOURCES);
const made = await findMadeExpressions(makers);

/** Many files hold the same expression, or import one that makes it. */
const known = new Map<string, string | null>();

function weaknessesOf(expressions: SourceExpression[]): string[] {
  return expressions.flatMap(({ place, source, flags }) => {
    const key = `/${source}/${flags}`;
    if (!known.has(key)) known.set(key, findWeakness(source, flags));
    const weakness = known.get(key) ?? null;
    return weakness === null ? [] : [`${place} ${key} ${weakness}`];
  });
}

test("no expression of the source is longer than a line: a longer one is a list of rules (engines/any-of.ts)", () => {
  const long = expressions.filter(({ source }) => source.length > LINE_LENGTH);
  expect(long.map(({ place, source }) => `${place}: ${source.length}`)).toEqual([]);
});

test("no expression changes its flags within itself", () => {
  const all = [...expressions, ...made];
  expect(OWN_FLAGS.test("a(?i:b)") && !OWN_FLAGS.test("a(?:b)(?=c)")).toBe(true);
  expect(all.filter(({ source }) => OWN_FLAGS.test(source)).map(({ place }) => place)).toEqual([]);
});

test("no expression of the source takes more than linear time, whatever the text", { timeout: 2_400_000 }, () => {
  expect(expressions.length).toBeGreaterThan(500);
  expect(weaknessesOf(expressions).join("\n")).toBe("");
});

test("no expression that is put together takes more than linear time", { timeout: 2_400_000 }, () => {
  for (const file of makers) {
    const own = made.filter(({ place }) => place === file);
    expect(own.length, `${file} makes one when it is loaded, or has its place among CALLS`).toBeGreaterThan(0);
  }
  expect(weaknessesOf(made).join("\n")).toBe("");
});
