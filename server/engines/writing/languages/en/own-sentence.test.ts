import { expect, test } from "vitest";
import { GRAMMARS } from "../grammars.ts";

const told = (line: string, isCurrent = true) => GRAMMARS.en.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  [
    "I lead a department of five teachers and I am responsible for the curriculum for 900 pupils",
    "I lead a department of five teachers and I am responsible for the curriculum for 900 pupils",
  ],
  [
    "I manage a budget of £9,000 and have mentored six trainees",
    "I manage a budget of £9,000 and have mentored six trainees",
  ],
  ["I've been trusted to open the shop since last summer.", "I have been trusted to open the shop since last summer"],
  [
    "When the new timetable came in I rewrote the duty plan for both depots",
    "When the new timetable came in, I rewrote the duty plan for both depots",
  ],
  ["I run the depot, Ive trained six clerks", "I run the depot, I have trained six clerks"],
  ["I also taught two evening classes", "I also taught two evening classes"],
  ["In 2021 I brought breakages down from 2.4% to 1.1%", "In 2021, I brought breakages down from 2.4% to 1.1%"],
  [
    "My caseload is around 45 families; I chair the weekly referral meeting.",
    "My caseload is around 45 families; I chair the weekly referral meeting",
  ],
])("what a person wrote in whole sentences is told as it stands: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test.each([
  "I believe that the customer is always right and I love to help",
  "I am hardworking and I am always on time for my shifts",
  "I love working with people",
  "My name is Maria, Im a new arrival from Spain",
  "I approves credit applications and I refers others outside of my authority",
])("an opinion of oneself and broken English are not told: %s", (line) => {
  expect(told(line)).toBeNull();
});

test("what stands behind the employer's name begins with its main clause", () => {
  const line = "When the new timetable came in I rewrote the duty plan for both depots";
  expect(GRAMMARS.en.tell(line, { isCurrent: false })?.clause).toBe(
    "I rewrote the duty plan for both depots when the new timetable came in",
  );
});
