import { expect, test } from "vitest";
import { findNamedSkills } from "../analysis/phrased-skills.ts";
import { areAlternatives } from "./alternatives.ts";

const isOneEnough = (text: string) => areAlternatives(text, findNamedSkills(text, { list: true }));

test.each([
  "Experience with a statistical language (R, Python, SAS)",
  "AWS, Azure or GCP",
  "Hands-on with tools such as Figma, Sketch",
  "Kenntnisse in Excel oder Access",
  "Connaissance de Sage ou Excel",
])("%s: one of them is enough", (text) => {
  expect(isOneEnough(text)).toBe(true);
});

test.each(["SQL and Python", "React, TypeScript, Docker", "Java", "PostgreSQL, Redis and either Go or Rust"])(
  "%s: all of them are asked for",
  (text) => {
    expect(isOneEnough(text)).toBe(false);
  },
);
