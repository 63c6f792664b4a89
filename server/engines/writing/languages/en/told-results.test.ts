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
