import { expect, test } from "vitest";
import { isAmbiguous, readDay, readOrder } from "./read-day.ts";

test("days are read as people and tools write them", () => {
  const days: Record<string, string> = {
    "2026-04-03": "2026-04-03",
    "2026/4/3": "2026-04-03",
    "2026-04-03T10:20:30.000Z": "2026-04-03",
    "3.4.2026": "2026-04-03",
    "03.04.26": "2026-04-03",
    "3. 4. 2026": "2026-04-03",
    "13/04/2026": "2026-04-13",
    "04/13/2026": "2026-04-13",
    "03/04/2026 12:30": "2026-04-03",
    "Apr 3, 2026": "2026-04-03",
    "April 3rd, 2026": "2026-04-03",
    "3 Apr 2026": "2026-04-03",
    "Fri, Apr 3, 2026": "2026-04-03",
    "3. März 2026": "2026-03-03",
    "3 févr. 2026": "2026-02-03",
    "mar, 3 abr 2026": "2026-04-03",
    "3 de octubre de 2026": "2026-10-03",
    "29/02/2024": "2024-02-29",
  };
  for (const [told, day] of Object.entries(days)) expect(readDay(told, "day-first"), told).toBe(day);
  expect(readDay("03/04/2026", "month-first")).toBe("2026-03-04");
});

test("what is no day of the calendar is none", () => {
  for (const told of ["", "soon", "31/02/2026", "2026-02-30", "0/0/2026", "99/99/9999", "2026", "=1+1", "12", "Yes"])
    expect(readDay(told, "day-first"), told).toBeNull();
});

test("the order of day and month is what the table tells, else the usual one, and said to be a guess", () => {
  const options = { usual: "month-first", today: "2026-11-22" } as const;
  const orderOf = (applied: string[], others: string[] = []) => readOrder({ applied, others }, options);
  expect(orderOf(["03/04/2026", "25/04/2026"])).toEqual({ order: "day-first", isTold: true, example: "03/04/2026" });
  expect(orderOf(["03/04/2026"], ["12/25/2026"])).toMatchObject({ order: "month-first", isTold: true });
  expect(orderOf(["3.4.2026"])).toMatchObject({ order: "day-first", isTold: true });
  // 1 December is still to come, 12 January is not.
  expect(orderOf(["12/01/2026"])).toMatchObject({ order: "day-first", isTold: true });
  expect(orderOf(["03/04/2026"])).toMatchObject({ order: "month-first", isTold: false, example: "03/04/2026" });
  expect(orderOf(["2026-04-03"])).toMatchObject({ example: null });
  expect([isAmbiguous("04/04/2026"), isAmbiguous("3/4/26")]).toEqual([false, true]);
});
