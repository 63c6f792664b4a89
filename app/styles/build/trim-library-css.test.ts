import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { trimLibraryCss } from "./trim-library-css.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const themes = path.join(root, "node_modules/@radix-ui/themes");

function trimmed(css: string, file: string): string {
  return postcss([trimLibraryCss()]).process(css, { from: path.join(themes, file) }).css;
}

test("every class of Radix that a screen writes keeps its styles", () => {
  const app = path.join(root, "app");
  const screens = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const written = new Set(
    screens.flatMap((file) => readFileSync(path.join(app, file), "utf8").match(/\brt-[\w-]+/g) ?? []),
  );
  expect(written.size).toBeGreaterThan(2);
  for (const name of written) expect(trimmed(`.${name} { color: red }`, "components.css"), name).toContain(name);
});

test("DEC-92 dark colours follow color-scheme instead of a class", () => {
  const css = trimmed(
    ":root, .light, .light-theme { --sand-1: #fdfdfc } .dark, .dark-theme { --sand-1: #111110 } .rt-Button { color: var(--sand-1) }",
    "tokens/colors/sand.css",
  );
  expect(css).toContain("--sand-1: light-dark(#fdfdfc, #111110)");
  expect(css).not.toContain(".dark");
});

test("a dark value that is no colour and that nobody has decided on stops the build", () => {
  const css = ":root { --x: none } .dark { --x: blur(2px) } .rt-Button { filter: var(--x) }";
  expect(() => trimmed(css, "tokens/base.css")).toThrow("--x has a dark value");
});

test("components, sizes of other screens and colours that nobody uses are dropped", () => {
  const css = trimmed(
    ".rt-Button:where(.rt-r-size-2){a:b} .rt-SelectTrigger{a:b} .rt-Button:where(.sm\\:rt-r-size-2){a:b} [data-accent-color='pink']{--accent-1:red}",
    "components.css",
  );
  expect(css).toContain(".rt-Button:where(.rt-r-size-2)");
  expect(css).not.toMatch(/Select|sm\\:|pink/);
});

test("our own rules are left alone", () => {
  const css = ":root { --nobody: #fff } .rt-SelectTrigger { color: red }";
  const from = path.join(root, "app/styles/tokens.css");
  expect(postcss([trimLibraryCss()]).process(css, { from }).css).toBe(css);
});
