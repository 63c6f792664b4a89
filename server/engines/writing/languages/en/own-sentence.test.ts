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
  [
    "Key worker for five residents, I do their care plan reviews with the families",
    "As key worker for five residents, I do their care plan reviews with the families",
  ],
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

test("a year before a deed stays before it", () => {
  expect(told("From 2014 coordinated the induction of new teachers", false)).toBe(
    "From 2014 I coordinated the induction of new teachers",
  );
  expect(told("Giving medication since 2023 after training.")).toBe(
    "I have given medication since 2023 after training",
  );
});
