import { beforeEach, expect, test, vi } from "vitest";
import { hashPassword, isOutdated, isPassword } from "./password-hash.ts";

const asked: object[] = [];

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  const scrypt = (...args: Parameters<typeof crypto.scrypt>) => {
    const { cost, blockSize, parallelization } = args[3];
    asked.push({ cost, blockSize, parallelization });
    // A thousandth of the work, so that the test need not wait for it.
    crypto.scrypt(args[0], args[1], args[2], { cost: 2 ** 7, blockSize: 8 }, args[4]);
  };
  return { ...crypto, scrypt };
});

const TODAY = { cost: 131_072, blockSize: 8, parallelization: 1 };

beforeEach(() => {
  asked.length = 0;
});

test("a password is known again, and only that one; each hash has a salt of its own", async () => {
  const one = await hashPassword("correct horse battery", "a");
  const other = await hashPassword("correct horse battery", "a");
  expect(one).toMatchObject(TODAY);
  expect(one.hash).not.toBe(other.hash);
  expect(await isPassword("correct horse battery", one, "a")).toBe(true);
  expect(await isPassword("correct horse batterz", one, "a")).toBe(false);
});

test("composed and decomposed letters are the same password", async () => {
  const stored = await hashPassword("Zwölf Boxkämpfer", "a");
  expect(await isPassword("Zwölf Boxkämpfer".normalize("NFD"), stored, "a")).toBe(true);
});

test("an address without an account costs exactly the work of a wrong password, and is never right", async () => {
  const stored = await hashPassword("correct horse battery", "a");
  asked.length = 0;
  expect(await isPassword("wrong", stored, "a")).toBe(false);
  expect(await isPassword("wrong", null, "a")).toBe(false);
  expect(asked).toEqual([TODAY, TODAY]);
  expect(await isPassword("", null, "a")).toBe(false);
});

test("a hash of lesser cost is still understood, and known to be outdated", async () => {
  const stored = await hashPassword("correct horse battery", "a");
  expect(isOutdated(stored)).toBe(false);
  expect(isOutdated({ ...stored, cost: 2 ** 14 })).toBe(true);
});

test("who sends many waits alone: the hundredth try of one is refused, and another's is answered", async () => {
  const stored = await hashPassword("correct horse battery", "a");
  const many = Array.from({ length: 100 }, () =>
    isPassword("x", stored, "many").catch((error: Error) => error.message),
  );
  const other = isPassword("correct horse battery", stored, "other");
  expect(await other).toBe(true);
  expect((await Promise.all(many)).at(-1)).toContain("Many people are signing in");
});
