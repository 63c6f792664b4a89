import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test("what came of a deed, with its figure, stays behind its semicolon; what is only listed there goes", () => {
  expect(told("Introduced shift huddles; injuries went from 9 a year to 2")).toContain(
    "; injuries went from 9 a year to 2",
  );
  expect(told("Trained eleven new bakers; two now lead shifts")).toContain("; two now lead shifts");
  expect(told("Reconciled the ledgers for the bank; record 30 entries")).toBe("I reconciled the ledgers for the bank");
});

test("a role that a line names is who the person is, or was", () => {
  expect(told("Key worker for three residents", true)).toBe("I am a key worker for three residents");
  expect(told("Shift supervisor for the night crew of 12")).toBe("I was a shift supervisor for the night crew of 12");
  expect(told("Customer service for bank clients")).toBeNull();
});
