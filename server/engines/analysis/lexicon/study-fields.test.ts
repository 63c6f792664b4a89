import { expect, test } from "vitest";
import { studyFieldsIn, studyKinship } from "./study-fields.ts";

test.each([
  ["Bachelor of Science in Nursing", ["nursing"]],
  ["MBA", ["business"]],
  ["B.Tech, Computer Science", ["computing", "engineering"]],
  ["Electrical Engineering", ["electrical"]],
  ["Accounting and Finance", ["accounting", "finance"]],
  ["Coastal lawn care", []],
])("fields of study named in: %s", (text, fields) => {
  expect(studyFieldsIn(text)).toEqual(fields);
});

test("kinship of fields holds both ways", () => {
  expect(studyKinship("nursing", "nursing")).toBe("same");
  expect(studyKinship("health", "exercise")).toBe("related");
  expect(studyKinship("exercise", "health")).toBe("related");
  expect(studyKinship("nursing", "humanities")).toBe("other");
});
