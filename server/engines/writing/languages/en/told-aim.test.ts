import { expect, test } from "vitest";
import { aimsIn } from "./told-aim.ts";

const told = (...sentences: string[]) => aimsIn(sentences).map(({ kind, ways }) => `${kind}: ${ways[0]}`);

test.each([
  [
    "Career break 2019-2025 to raise my sons, ready to come back to dental nursing",
    "return: I took a career break from 2019 to 2025 to raise my sons and am ready to come back to dental nursing.",
  ],
  [
    "Took time out 2020 - 2024 to care for my mother; now looking to return to finance",
    "return: I took time out from 2020 to 2024 to care for my mother and am looking to return to finance.",
  ],
  [
    "Baker with 11 years in hotels looking to bring those skills to school catering",
    "change: I am a baker with 11 years in hotels, looking to bring those skills to school catering.",
  ],
  ["Hairdresser retraining as a teaching assistant", "change: I am a hairdresser retraining as a teaching assistant."],
  ["Career change into HR; studying for the exams", "change: I am making a career change into HR."],
  [
    "Profile: After 12 years in retail I want to work in a bank",
    "change: After 12 years in retail I want to work in a bank.",
  ],
  ["Objective: Relocating to Leeds in March; seeking a night shift", "move: I am relocating to Leeds in March."],
  [
    "Electrician of 15 years moving back to Ohio to be near family",
    "move: I am an electrician of 15 years moving back to Ohio to be near family.",
  ],
  [
    "Journalist with 10 years in local news who wants to move into communications",
    "change: I am a journalist with 10 years in local news and want to move into communications.",
  ],
  [
    "Been off since summer 2023 with our twins and now ready to come back, ideally three days a week",
    "return: I have been off since summer 2023 with our twins and am now ready to come back.",
  ],
  [
    "Out of work since 2024 to care for my husband",
    "return: I have been out of work since 2024 to care for my husband.",
  ],
  [
    "Back in the area after 3 yrs looking after my mother",
    "return: I am back in the area after 3 years looking after my mother.",
  ],
  [
    "I stepped away in 2018 when my sons were born (both early) and have been back on relief work since 2023",
    "return: I stepped away in 2018 when my sons were born and have been back on relief work since 2023.",
  ],
  ["Receptionist making the move to payroll", "change: I am a receptionist making the move to payroll."],
  ["Recently back in Kerry after six years in Perth", "move: I am back in Kerry after six years in Perth."],
  [
    "Roofer wanting to get off the ladders (back) and into estimating / office side",
    "change: I am a roofer, wanting to get off the ladders and into estimating.",
  ],
])("what the head of a resume says of a turn in somebody's work is told in the first person: %s", (sentence, said) => {
  expect(told(sentence)[0]).toBe(said);
});

test("what two sentences say is told together, and of the person as of oneself", () => {
  expect(told("Career break 2021–2026 bringing up two children", "Keen to return to payroll")[0]).toBe(
    "return: I took a career break from 2021 to 2026, bringing up two children, and am keen to return to payroll.",
  );
  const care = "I stopped working in 2022 to care for my mother";
  const ready = "Now that she is well I'm ready to come back to an office";
  expect(told(care, ready)).toEqual([`return: ${care}. Now that she is well I am ready to come back to an office.`]);
  expect(told(ready)).toEqual(["return: I am ready to come back to an office."]);
  expect(told("Former supervisor who cared for her father at home", "Looking to move into home care")).toEqual([
    "change: I am a former supervisor who cared for my father at home. I am looking to move into home care.",
  ]);
});

test.each([
  "Motivated professional looking to utilize skills in a challenging position",
  "Sales assistant looking for full time work",
  "Off work since May following surgery, now fit and ready to return",
  "Back office assistant with six years in banking",
  "Moving to those tools saved a day a week",
  "Trained colleagues moving to new roles",
])("a sentence without a reason for a turn has none: %s", (sentence) => {
  expect(told(sentence)).toEqual([]);
});
