import { expect, test } from "vitest";
import { readPostingSentences } from "./posting-sentences.ts";

const useOf = (text: string, sentence: string) => readPostingSentences(text).find((one) => one.text === sentence)?.use;

test.each([
  "Annual Salary: $52,000 - $61,000, required by law to be told.",
  "Factors include experience, location and certifications.",
  "Larkmoor will consider sponsoring a qualified candidate for this position.",
  "Larkmoor is committed to strong and licensed care of its animals.",
  "Our people have excellent careers with us.",
  "By applying you confirm that the required data are true.",
  "We are licensed and insured builders.",
  "What You'll Love About Larkmoor",
])("what tells of the house, of pay or of the page asks for nothing: %s", (told) => {
  const posting = `Requirements\n- Experience with kilns\n- ${told}\n- Knowledge of glazes`;
  expect(["skipped", undefined]).toContain(useOf(posting, told));
});

test.each([
  "We are looking for a potter with strong glazing skills.",
  "Our client is seeking somebody with experience in glazing.",
  "Must be able to work without sponsorship.",
])("what asks goes on asking: %s", (told) => {
  expect(useOf(`Requirements\n- ${told}`, told)).not.toBe("skipped");
});
