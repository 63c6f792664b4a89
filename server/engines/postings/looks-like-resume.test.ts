import { expect, test } from "vitest";
import { looksLikeResume } from "./looks-like-resume.ts";
import { pastedText } from "./pasted-text.ts";

const RESUME = `Ada Okafor
ada.okafor@example.org · (614) 555-0142

Work Experience
Line Cook, Ember Hall, 06/2018 - Present
Kitchen Porter, Ember Hall, 2016 - 2018

Education
Diploma in Culinary Arts, 2014 - 2016`;

test("a resume that was pasted by mistake is told from a posting", () => {
  expect(looksLikeResume(RESUME)).toBe(true);
  expect(looksLikeResume(RESUME.replace("ada.okafor@example.org · (614) 555-0142", ""))).toBe(true);
});

test("a posting is no resume, also with an address at its head, years and headings in it", () => {
  const posting = `Line Cook
jobs@ember.example | +1 614 555 0100
Ember Hall, founded 1998 - 2001 by two sisters, is hiring.

Experience
You have cooked on a line for 2 years; your knives are sharp.
Education
A diploma helps, applicants without one are welcome. We are open 2024 - 2025 every day.
Apply by Friday.`;
  expect(looksLikeResume(posting)).toBe(false);
  expect(looksLikeResume("zzz qqq xxx")).toBe(false);
  expect(looksLikeResume("")).toBe(false);
});

test("the source of a page is kept as the text that the page shows, other text as it is", () => {
  const page =
    "<!doctype html><html><head><title>x</title></head><body><h1>Line Cook</h1><ul><li>Knives</li></ul></body>";
  expect(pastedText(page)).toBe("Line Cook\n- Knives");
  expect(pastedText("Use <b> tags & </b> well\r\n• one")).toBe("Use <b> tags & </b> well\n- one");
});
