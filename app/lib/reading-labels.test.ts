import { expect, test } from "vitest";
import { educationLabel, jobLabel, linesLabel, wishesLabel } from "./reading-labels.ts";

const one = { from: 1, to: 1 };

test("DEC-86 line numbers as people write them", () => {
  expect(linesLabel([])).toBe("");
  expect(linesLabel([{ from: 8, to: 8 }])).toBe("line 8");
  expect(linesLabel([{ from: 3, to: 7 }])).toBe("lines 3–7");
  expect(linesLabel([one, { from: 4, to: 5 }])).toBe("lines 1, 4–5");
  const many = Array.from({ length: 10 }, (_, index) => ({ from: index * 2, to: index * 2 }));
  expect(linesLabel(many)).toBe("lines 0, 2, 4, 6, 8, 10, 12, 14 and 2 more places");
});

test("DEC-86 a job and a degree in one line, without what was not found", () => {
  const job = {
    title: "Emergency RN",
    employer: "St. Anne",
    start: "2018",
    end: "2025-04",
    current: false,
    lines: one,
  };
  expect(jobLabel(job)).toBe("Emergency RN, St. Anne, 2018 – Apr 2025");
  expect(jobLabel({ ...job, employer: null, end: null, current: true })).toBe("Emergency RN, 2018 – present");
  const nothing = { ...job, title: null, employer: null, start: null, end: null };
  expect(jobLabel(nothing)).toBe("A job without title, employer or dates");
  const entry = { degree: "BSN", field: "Nursing", institution: "Ohio State", year: "2018", lines: one };
  expect(educationLabel(entry)).toBe("BSN, Nursing, Ohio State, 2018");
  expect(educationLabel({ ...entry, degree: "Bachelor of Nursing" })).toBe("Bachelor of Nursing, Ohio State, 2018");
});

test("DEC-86 wishes in one line, or nothing", () => {
  const none = { place: null, isPlaceKnown: true, titles: [], remote: null, minimumPay: null };
  expect(wishesLabel(none)).toBe("");
  const wishes = { ...none, titles: ["Registered Nurse", "Nurse Educator"], remote: false, minimumPay: 75000 };
  expect(wishesLabel(wishes)).toBe("Registered Nurse, Nurse Educator · remote: no · from $75,000");
  expect(wishesLabel({ ...none, remote: true })).toBe("remote: yes");
});
