import { expect, test } from "vitest";
import { ownReturn } from "./own-return.ts";
import { selfIn, yearsOfSelf } from "./told-self.ts";

test.each([
  [
    "Registered nurse with 6 years of bedside experience on a busy ward",
    "I am a registered nurse with 6 years of bedside experience on a busy ward.",
  ],
  [
    "Hardworking, reliable and friendly supervisor with over 14 years in retail",
    "I am a supervisor with over 14 years in retail.",
  ],
  [
    "I am a time served joiner with 40 years in the building trade.",
    "I am a time served joiner with 40 years in the building trade.",
  ],
  [
    "Team lead (group of 3-7 people), more than 20 years of experience in software development",
    "I am a team lead (group of 3-7 people) with more than 20 years of experience in software development.",
  ],
  [
    "Accountant with eight years in practice, seeking a new challenge",
    "I am an accountant with eight years in practice.",
  ],
  [
    "Top-performing buyer with over 6 years experience in fashion",
    "I am a buyer with over 6 years' experience in fashion.",
  ],
  [
    "Successful Kitchen Designer with 12 years of work in in homes",
    "I am a Kitchen Designer with 12 years of work in homes.",
  ],
  ["assistant Manager with 5 years in retail sales", "I am an assistant manager with 5 years in retail sales."],
  ["Ines Calder is an event director who has spent fifteen years in festivals", null],
  ["Rose from Officer - Teller to Branch Head in the same bank in seven years", null],
  ["Sales director offers 18 years of leadership in retail", null],
  ["Passionate team player with a proven track record of success", null],
  ["Our company has a supervisor with ten years in the trade", null],
])("what a summary says that somebody is: %s", (sentence, said) => {
  expect(selfIn(sentence)).toBe(said);
});

test("who left to care for somebody says so, and that they are ready to come back", () => {
  const sentences = [
    "I am a registered social worker with eight years in fostering",
    "I left my post in 2018 to care for my mother",
    "She is well again, and I am now ready to come back to practice",
    "I kept up my registration throughout",
  ];
  expect(ownReturn(sentences)).toEqual([
    "I left my post in 2018 to care for my mother.",
    "I am now ready to come back to practice.",
    "I kept up my registration throughout.",
  ]);
  expect(ownReturn(sentences.filter((one) => !one.includes("left")))).toEqual([]);
  expect(ownReturn(["I left the firm in 2018 for a larger one"])).toEqual([]);
});

test("who has been something for years has been it", () => {
  expect(selfIn("Soldier for 22 years, last post quartermaster sergeant")).toBe(
    "I have been a soldier for 22 years, last post quartermaster sergeant.",
  );
});

test("issue 17: what somebody is lately stands in small letters, titles in theirs", () => {
  expect(selfIn("Recent BSc Geology graduate and licensed pilot with two summers of field work")).toMatch(
    /^I am a recent BSc Geology graduate/u,
  );
  expect(selfIn("Senior Yard Manager with nine years of experience in two harbours")).toMatch(
    /^I am a Senior Yard Manager/u,
  );
});

test.each([
  [
    "I am a Web Developer with 5 years of experience in building shops.",
    "I bring 5 years of experience in building shops.",
  ],
  [
    "I am a registered nurse with over six years of bedside experience.",
    "I bring over six years of bedside experience.",
  ],
  [
    "I am an assistant to a lawyer with 20 years of experience in tax law.",
    "I am an assistant to a lawyer with 20 years of experience in tax law.",
  ],
  ["I am a licensed electrician with a van.", "I am a licensed electrician with a van."],
])("issue 17: whoever has said what they are says for how long: %s", (said, told) => {
  expect(yearsOfSelf(said)).toBe(told);
});
