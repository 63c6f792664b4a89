import { expect, test } from "vitest";
import { parseSkills, skillId } from "./parse-skills.ts";

test("ids are stable slugs that keep plus, sharp and leading full stops apart", () => {
  expect(["C", "C++", "C#", ".NET", "Node.js", "Español"].map(skillId)).toEqual([
    "c",
    "c-plus-plus",
    "c-sharp",
    "dot-net",
    "node-js",
    "espanol",
  ]);
});

test("a line reads as name, aliases with their marks, and parents", () => {
  const [skill] = parseSkills("# tool always\nSpring | ?=Spring, spring mvc | Java");
  expect(skill).toEqual({
    id: "spring",
    name: "Spring",
    kind: "tool",
    use: "always",
    aliases: [
      { text: "Spring", use: "in-list", exactCase: true },
      { text: "spring mvc", use: "always", exactCase: false },
    ],
    parents: ["java"],
  });
});

test("plus makes a sibling of its own, greater-than a narrower skill", () => {
  const skills = parseSkills("# hard always\nAlpha | +Beta, >Gamma | Delta");
  expect(skills.map(({ id, parents }) => [id, parents])).toEqual([
    ["alpha", ["delta"]],
    ["beta", ["delta"]],
    ["gamma", ["alpha"]],
  ]);
});

test("a slip in the lexicon is an error at load", () => {
  expect(() => parseSkills("# colour always\nRed")).toThrow(/unknown group/);
  expect(() => parseSkills("# tool always\n | x")).toThrow(/no name/);
});
