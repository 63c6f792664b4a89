import { expect, test } from "vitest";
import { leftToAdd } from "./left-to-add.ts";

const told = (description: string) =>
  leftToAdd({ posting: { description } as Parameters<typeof leftToAdd>[0]["posting"] }).join();

test.each([
  ["Please include your salary expectations.", /earn: add it/],
  ["Tell us when you could start.", /when you could start: add it/],
  ["Bitte mit Gehaltsvorstellung und frühestem Eintrittstermin.", /earn and when you could start: add both/],
  ["Merci de préciser vos prétentions salariales.", /earn: add it/],
  ["Send a few lines about why you'd like to work for us.", /why you want to work there/],
  ["Write with your desired salary, and tell us why you want this job.", /earn.*why you want/],
  ["Enviar CV indicando disponibilidad.", /when you could start/],
])("what a letter is asked to say and no resume holds is left to its owner: %s", (description, expected) => {
  expect(told(description)).toMatch(expected);
});

test.each(["We pay a good salary and you can start soon.", "Start: 1 April. Salary £30,000."])(
  "what is offered asks for nothing: %s",
  (description) => {
    expect(told(description)).toBe("");
  },
);
