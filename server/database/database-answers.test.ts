import mongoose from "mongoose";
import { afterAll, expect, test, vi } from "vitest";
import { until } from "../../tests/setup/until.ts";
import { databaseAnswers } from "./database-answers.ts";

const { connection } = mongoose;
const own = connection.db;

afterAll(() => {
  Object.assign(connection, { db: own });
});

/** A database of which only the ping is asked. */
function ofPings(command: () => Promise<unknown>): void {
  Object.assign(connection, { db: { admin: () => ({ command }) } });
}

test("SECURITY row 60: a question that was lost with a killed server is asked again, so that readiness comes back", async () => {
  const command = vi.fn(() => Promise.resolve({ ok: 1 }));
  command.mockReturnValueOnce(new Promise<never>(() => {}));
  ofPings(command);
  expect(await databaseAnswers(50)).toBe(false);
  expect(await databaseAnswers(50)).toBe(false);
  expect(command).toHaveBeenCalledTimes(1);
  expect(await until(async () => (await databaseAnswers(50)) || null)).toBe(true);
}, 30_000);

test("who asks at the same time shares one question", async () => {
  const command = vi.fn(() => Promise.resolve({ ok: 1 }));
  ofPings(command);
  expect(await Promise.all([1, 2, 3].map(() => databaseAnswers()))).toEqual([true, true, true]);
  expect(command).toHaveBeenCalledTimes(1);
});
