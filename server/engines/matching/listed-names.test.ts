import { expect, test } from "vitest";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { readPostingSentences } from "./posting-sentences.ts";

const usesOf = (description: string) =>
  new Map(readPostingSentences(description).map(({ text, use }) => [text, use] as const));

test("names of programs one below the other are asked for, whatever stands above them", () => {
  const uses = usesOf("Why join us?\n\nWe build software for clinics.\n\nDetails\n\nVue\n\nLaravel\n\nMySQL\n\nAWS");
  expect(["Vue", "Laravel", "MySQL", "AWS"].map((name) => uses.get(name))).toEqual(Array(4).fill("required"));
  expect(uses.get("We build software for clinics.")).toBe("skipped");
});

test("a list of benefits is asked of nobody, and neither is a program that stands alone", () => {
  const uses = usesOf("What we offer\n\nHealth Insurance\n\nCoaching\n\nTraining\n\nSlack");
  expect([...uses.values()]).not.toContain("required");
});

test("what is only a wish stays one", () => {
  const uses = usesOf("Nice to have\n\nVue\n\nLaravel\n\nMySQL");
  expect([...uses.values()].filter((use) => use === "required")).toEqual([]);
});

test("a posting of nothing but such names takes no more time than its lines do", async () => {
  let round = 0;
  await expectQuick(600, () => readPostingSentences(`Why join us?\n${"SQL\nVue\n".repeat(8_000 + round++)}`));
});
