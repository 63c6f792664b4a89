import { expect, test } from "vitest";
import { formats } from "../texts/en/formats.ts";
import { resumes } from "../texts/en/resumes.ts";
import { educationLabel, jobLabel, linesLabel, wishesLabel } from "./reading-labels.ts";

const words = { language: "en", texts: resumes, formats } as const;
const one = { from: 1, to: 1 };

test("DEC-86 line numbers as people write them", () => {
  expect(linesLabel([], words)).toBe("");
  expect(linesLabel([{ from: 8, to: 8 }], words)).toBe("line 8");
  expect(linesLabel([{ from: 3, to: 7 }], words)).toBe("lines 3–7");
  expect(linesLabel([one, { from: 4, to: 5 }], words)).toBe("lines 1, 4–5");
  const many = Array.from({ length: 10 }, (_, index) => ({ from: index * 2, to: index * 2 }));
  expect(linesLabel(many, words)).toBe("lines 0, 2, 4, 6, 8, 10, 12, 14 and 2 more places");
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
  expect(jobLabel(job, words)).toBe("Emergency RN, St. Anne, 2018 – Apr 2025");
  expect(jobLabel({ ...job, employer: null, end: null, current: true }, words)).toBe("Emergency RN, 2018 – present");
  const nothing = { ...job, title: null, employer: null, start: null, end: null };
  expect(jobLabel(nothing, words)).toBe("A job without title, employer or dates");
  const entry = { degree: "BSN", field: "Nursing", institution: "Ohio State", year: "2018", lines: one };
  expect(educationLabel(entry, words)).toBe("BSN, Nursing, Ohio State, 2018");
  expect(educationLabel({ ...entry, degree: "Bachelor of Nursing" }, words)).toBe(
    "Bachelor of Nursing, Ohio State, 2018",
  );
});

test("DEC-86 wishes in one line, or nothing", () => {
  const none = { place: null, isPlaceKnown: true, titles: [], remote: null, minimumPay: null };
  expect(wishesLabel(none, words)).toBe("");
  const wishes = { ...none, titles: ["Registered Nurse", "Nurse Educator"], remote: false, minimumPay: 75000 };
  expect(wishesLabel(wishes, words)).toBe("Registered Nurse, Nurse Educator · remote: no · from $75,000");
  expect(wishesLabel({ ...none, remote: true }, words)).toBe("remote: yes");
});
