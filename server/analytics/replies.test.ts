import { expect, test } from "vitest";
import type { OutcomeCount } from "../applications/find-applications.ts";
import { fisherExact, repliesByScore, replyVerdict } from "./replies.ts";

function counted(
  score: number | null,
  count: number,
  status: OutcomeCount["status"] = "applied",
  hasInterview = status === "interview",
): OutcomeCount {
  return { score, status, hasInterview, count };
}

test("replies are counted by the score of the time; without a score they come last, if there are any", () => {
  const rows = repliesByScore([
    counted(90, 2, "interview"),
    counted(89, 1, "offer"),
    counted(80, 3),
    counted(79, 1, "rejected", true),
    counted(60, 4, "rejected"),
    counted(59, 1),
    counted(59, 2, "withdrawn"),
    counted(59, 1, "withdrawn", true),
    counted(null, 1),
  ]);
  expect(rows).toEqual([
    { range: "90", sent: 2, invited: 2, rejected: 0, withdrawn: 0 },
    { range: "80", sent: 4, invited: 1, rejected: 0, withdrawn: 0 },
    { range: "60", sent: 5, invited: 1, rejected: 4, withdrawn: 0 },
    { range: "0", sent: 4, invited: 1, rejected: 0, withdrawn: 2 },
    { range: "none", sent: 1, invited: 0, rejected: 0, withdrawn: 0 },
  ]);
  expect(repliesByScore([]).map(({ range, sent }) => [range, sent])).toEqual([
    ["90", 0],
    ["80", 0],
    ["60", 0],
    ["0", 0],
  ]);
});

test("with fewer than five applications on either side of 80 it is too early to tell", () => {
  expect(replyVerdict([]).answer).toBe("too-early");
  expect(replyVerdict([counted(95, 4, "interview"), counted(50, 40)]).answer).toBe("too-early");
  expect(replyVerdict([counted(95, 40, "interview"), counted(50, 4)]).answer).toBe("too-early");
  expect(replyVerdict([counted(95, 40, "interview"), counted(null, 9)]).answer).toBe("too-early");
});

test("a difference counts only when chance alone makes it less than once in twenty", () => {
  expect(replyVerdict([counted(80, 5, "interview"), counted(79, 5)])).toMatchObject({
    answer: "yes",
    high: { sent: 5, invited: 5 },
    low: { sent: 5, invited: 0 },
  });
  expect(replyVerdict([counted(80, 3, "interview"), counted(80, 2), counted(79, 5)]).answer).toBe("unclear");
  expect(replyVerdict([counted(80, 6), counted(79, 6, "offer")]).answer).toBe("reversed");
  expect(replyVerdict([counted(80, 6), counted(79, 6)]).answer).toBe("unclear");
});

test("Fisher's exact test gives the known values", () => {
  // The lady tasting tea: 3 of 4 cups right.
  expect(fisherExact({ sent: 4, invited: 3 }, { sent: 4, invited: 1 })).toBeCloseTo(34 / 70, 10);
  expect(fisherExact({ sent: 5, invited: 5 }, { sent: 5, invited: 0 })).toBeCloseTo(2 / 252, 10);
  expect(fisherExact({ sent: 12, invited: 1 }, { sent: 12, invited: 9 })).toBeCloseTo(0.002759, 6);
  expect(fisherExact({ sent: 5, invited: 0 }, { sent: 9, invited: 0 })).toBeCloseTo(1, 10);
});
