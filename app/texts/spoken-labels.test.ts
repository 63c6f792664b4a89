import { parseSync } from "vite";
import { expect, test } from "vitest";
import fixed from "./fixed-labels.txt?raw";

const SCREENS = import.meta.glob<string>(
  ["../components/*.tsx", "../routes/**/*.tsx", "!../routes/{demos,landings}/**", "!../**/*.test.tsx"],
  { query: "?raw", import: "default", eager: true },
);

/** What the specification fixes in English, names of products, and what no user reads, each on a line. */
const FIXED = new Set(fixed.trim().split("\n"));

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function wordsOf(node: Node): string | null {
  if (node.type === "JSXText" || node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateLiteral") return null;
  const parts = node.quasis as { value: { raw: string } }[];
  return parts.map(({ value }) => value.raw).join("{}");
}

/** Words in quotes or between tags, with a gap for what is computed. */
function spokenIn(node: Node): string[] {
  if (node.type.startsWith("Import") || node.type.startsWith("TS")) return [];
  const told = (wordsOf(node) ?? "").replace(/\s+/g, " ").trim();
  const within = Object.values(node).flatMap((value) => [value].flat().filter(isNode).flatMap(spokenIn));
  return /^(?:\{\} ?)?[“"·]? ?[A-Z].*[a-z]{2}/.test(told) ? [told, ...within] : within;
}

test("no screen speaks English by itself, but for what the specification fixes", () => {
  const spoken = Object.entries(SCREENS).flatMap(([path, source]) => {
    const program: unknown = parseSync(path, source).program;
    return isNode(program) ? spokenIn(program).map((words) => ({ path, words })) : [];
  });
  expect(spoken.length).toBeGreaterThan(100);
  expect(spoken.filter(({ words }) => !FIXED.has(words))).toEqual([]);
  const said = new Set(spoken.map(({ words }) => words));
  expect([...FIXED].filter((words) => !said.has(words))).toEqual([]);
});
