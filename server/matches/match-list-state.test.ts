import { expect, test } from "vitest";
import { matchListState } from "./match-list-state.ts";

type Facts = Parameters<typeof matchListState>[0];

const done = { state: "done", lockedMore: 0 } as NonNullable<Facts["active"]>["matching"];

const usual: Facts = {
  resumeCount: 1,
  active: { matching: done },
  bestScore: 80,
  canGenerateMore: true,
  now: new Date("2026-11-20T12:00:00.000Z"),
};

const kindOf = (over: Partial<Facts>) => matchListState({ ...usual, ...over }).kind;

test("DEC-84 an empty list says why", () => {
  expect(kindOf({ resumeCount: 0, active: null, bestScore: null })).toBe("no-resume");
  expect(kindOf({ active: null, bestScore: null })).toBe("none-active");
  expect(kindOf({ active: { matching: { ...done, state: "running" } }, bestScore: null })).toBe("running");
  expect(kindOf({ active: { matching: { ...done, state: "failed" } }, bestScore: null })).toBe("failed");
  expect(kindOf({ bestScore: null })).toBe("nothing-fits");
  expect(matchListState({ ...usual, bestScore: null, canGenerateMore: false })).toEqual({
    kind: "limit-reached",
    resetsOn: "2026-12-01T00:00:00.000Z",
  });
});

test("DEC-84 a list that stands says when the last matching is under way or failed", () => {
  expect(kindOf({})).toBe("ready");
  expect(kindOf({ active: { matching: { ...done, state: "queued" } } })).toBe("running");
  expect(kindOf({ active: { matching: { ...done, state: "failed" } } })).toBe("failed");
});

test("DEC-35 jobs of another resume that do not fit are told apart from those that do", () => {
  const active = { matching: { ...done, lockedMore: 12 } };
  expect(kindOf({ active, canGenerateMore: false, bestScore: 19 })).toBe("others-fit");
  expect(kindOf({ active, canGenerateMore: false, bestScore: 20 })).toBe("ready");
  expect(kindOf({ active, canGenerateMore: true, bestScore: 19 })).toBe("ready");
});
