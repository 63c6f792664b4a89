import { expect, test } from "vitest";
import { tasksApart } from "./tasks-in-prose.ts";

test("tasks that a sentence runs together stand one by one", () => {
  const text =
    "As our production lead you'll plan the night bake, scale recipes, train four bakers and keep the oven logs.";
  expect(tasksApart(text, "Production Lead").split("\n")).toEqual([
    "Plan the night bake",
    "Scale recipes",
    "Train four bakers",
    "Keep the oven logs",
  ]);
  const coach =
    "The coach models lessons, observes classrooms and gives feedback, and supports new teachers in their first year.";
  expect(tasksApart(coach, "Instructional Coach (K-5)").split("\n")).toEqual([
    "Model lessons",
    "Observe classrooms",
    "Give feedback",
    "Support new teachers in their first year",
  ]);
});

test("what one is responsible for is parted, and two verbs of one thing are not", () => {
  const nurse =
    "You will be responsible for staffing and scheduling, for the unit's budget, and for hiring about 45 staff.";
  expect(tasksApart(nurse, "Nurse Manager").split("\n")).toEqual([
    "Staffing and scheduling",
    "The unit's budget",
    "Hiring about 45 staff",
  ]);
  const data =
    "You will design and build data pipelines in Python and SQL, improve data quality, and support analysts.";
  expect(tasksApart(data, "Data Engineer").split("\n")[0]).toBe("Design and build data pipelines in Python and SQL");
});

test("what the house or the post does is no task", () => {
  const house = "Our company offers health insurance, pays for courses and gives everybody four weeks of leave a year.";
  const post = "The role reports to the owner of the shop and pays between thirty and forty dollars an hour.";
  expect(tasksApart(`${house}\n${post}`, "Data Engineer")).toBe(`${house}\n${post}`);
});
