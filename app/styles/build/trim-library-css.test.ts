import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import { expect, test } from "vitest";
import { KEPT_COMPONENTS, trimLibraryCss } from "./trim-library-css.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const themes = path.join(root, "node_modules/@radix-ui/themes");

function trimmed(css: string, file: string): string {
  return postcss([trimLibraryCss()]).process(css, { from: path.join(themes, file) }).css;
}

test("every Radix component a screen imports keeps its styles", () => {
  const app = path.join(root, "app");
  const screens = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const imported = screens.flatMap((file) => {
    const source = readFileSync(path.join(app, file), "utf8");
    return [...source.matchAll(/import \{([^}]+)\} from "@radix-ui\/themes"/g)].flatMap(([, names = ""]) =>
      names.split(",").map((name) => (name.trim().split(" as ")[0] ?? "").trim()),
    );
  });
  const unstyled = new Set(["Theme", ""]);
  expect(imported.length).toBeGreaterThan(2);
  expect(imported.filter((name) => !KEPT_COMPONENTS.includes(name) && !unstyled.has(name))).toEqual([]);
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
