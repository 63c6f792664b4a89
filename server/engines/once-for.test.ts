import { expect, test, vi } from "vitest";
import { onceFor } from "./once-for.ts";

test("what is read of an object is read once, also where nothing is found, and of its equal anew", () => {
  const read = vi.fn((source: { found: string | null }) => source.found);
  const known = onceFor(read);
  const [one, other] = [{ found: null }, { found: null }];
  expect([known(one), known(one), known(other)]).toEqual([null, null, null]);
  expect(read.mock.calls).toEqual([[one], [other]]);
});
