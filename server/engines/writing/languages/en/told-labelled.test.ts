import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) =>
  (GRAMMAR.parts?.(line) ?? []).map(
    (part) => GRAMMAR.tell(part, { isCurrent, isPoint: true, isVerbLed: false })?.sentence ?? null,
  );

test.each([
  [
    "Area of responsibility – developing application from scratch, fixing faults, code deployment",
    "My work included developing the application from scratch, fixing faults, and code deployment",
  ],
  [
    "Responsible for planning menus, ordering stock, kitchen hygiene",
    "My work included planning menus, ordering stock, and kitchen hygiene",
  ],
  ["Managing staff, training new hires, payroll", "My work included managing staff, training new hires, and payroll"],
  ["Project: Android application for car rental", "I worked on an Android application for car rental"],
  ["Project – Harbour Monitoring System", "I worked on the Harbour Monitoring System"],
])("issue 17: what a label or a first gerund leads to is told as the work: %s", (line, sentence) => {
  expect(told(line)).toEqual([sentence]);
});

test.each([
  "Project: Led the move to new offices",
  "Role: harbour master",
  "Trained crews in knots, Observe and guided guests",
])("issue 17: what names no project, or was run together, is not told so: %s", (line) => {
  expect(told(line).join(" ")).not.toMatch(/worked on|Observe/);
});

test.each([
  ["Tools used: Jira, Confluence, and Postman", "I used Jira, Confluence and Postman"],
  ["Tech stack: Python, Django, PostgreSQL and Redis", "I used Python, Django, PostgreSQL and Redis"],
  ["Technologies: React, Node.js, MongoDB, etc.", "I used React, Node.js and MongoDB"],
  ["Environment: Java, Spring, Oracle", "I used Java, Spring and Oracle"],
])("issue 17: a list of tools is what somebody worked with: %s", (line, sentence) => {
  expect(told(line)).toEqual([sentence]);
});
