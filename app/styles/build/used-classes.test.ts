import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "../..");

function read(folder: string, kind: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"));
}

function classesOf(css: string): string[] {
  const classes: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)) classes.push(name);
  });
  return classes;
}

test("every class in our sheets is one that a screen writes", () => {
  const screens = read(app, /(?<!\.test)\.tsx?$/).join("\n");
  const words = new Set(screens.match(/[\w-]+/g));
  // The steps of the funnel are counted.
  const isWritten = (name: string) => words.has(name) || /^step-\d$/.test(name);
  const ours = read(path.join(app, "styles"), /\.css$/)
    .flatMap(classesOf)
    .filter((name) => !/^(rt|radix)-/.test(name));
  expect(ours.length).toBeGreaterThan(500);
  expect([...new Set(ours)].filter((name) => !isWritten(name))).toEqual([]);
});
