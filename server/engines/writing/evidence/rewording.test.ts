import { expect, test } from "vitest";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import type { Writer } from "../writer.ts";
import { NURSE, NURSE_POSTING, profileOf } from "./evidence.fixtures.ts";

const facts = factsOf(profileOf(NURSE), NURSE_POSTING);
const lineOf = (start: string) => facts.statements.find(({ text }) => text.startsWith(start))?.lines.from ?? -1;

/** A model that rewords one line. */
function rewording(start: string, text: string): Writer {
  const refuse = () => Promise.reject(new Error("Not asked for"));
  return {
    model: "emulated",
    shortfall: null,
    writeResume: async () => ({ order: [], rewordings: [{ line: lineOf(start), text }] }),
    writeLetter: refuse,
    writeInterview: refuse,
  };
}

const WAIT = "Cut the waiting time of walk-in patients by 18% with a new triage form.";
const CARE = "Cared for surgical patients before and after operations; charted in Epic.";

test.each([
  ["a number", WAIT, "Cut the waiting time of walk-in patients with a new triage form."],
  ["the unit of a number", WAIT, "Cut the waiting time of 18 walk-in patients with a new triage form."],
  ["a noun", CARE, "Cared for surgical residents before and after operations; charted in Epic."],
  ["the name of a tool", CARE, "Cared for surgical patients before and after operations; charted on the ward."],
  ["the doer", CARE, "Led surgical patients before and after operations; charted in Epic."],
])("DEC-99 a rewording that loses or exchanges %s leaves the line as it was", async (_what, line, text) => {
  const resume = await makeTailoredResume(facts, rewording(line.slice(0, 12), text));
  expect(resume.lines.join("\n")).toContain(line.replace(/\.$/, ""));
  expect(resume.evidence.dropped.map(({ reason }) => reason)).toContainEqual(
    expect.stringContaining("The original wording was kept."),
  );
});

test.each(["I published a bestselling novel about quantum chromodynamics.", "i built everything with frobnicator."])(
  "DEC-99 a rewording that goes on with what no line says leaves the line as it was: %s",
  async (more) => {
    const resume = await makeTailoredResume(facts, rewording(WAIT.slice(0, 12), `${WAIT} ${more}`));
    expect(resume.lines.join("\n")).not.toContain(more.slice(0, -1));
  },
);

test("DEC-99 a rewording that says the same is taken", async () => {
  const text = "Lowered the waiting time of walk-in patients by 18% with a new triage form.";
  const resume = await makeTailoredResume(facts, rewording(WAIT.slice(0, 12), text));
  expect(resume.lines.join("\n")).toContain("Lowered the waiting time");
});
