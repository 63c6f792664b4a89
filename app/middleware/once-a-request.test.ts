import { expect, test, vi } from "vitest";
import { onceARequest } from "./once-a-request.ts";
import type { SignedIn } from "./session.ts";

// Each request resolves its session anew: what is in it does not matter here.
const aRequest = () => ({}) as SignedIn;

test("the loaders of a request share a read, another request reads anew", async () => {
  let answer = 0;
  const read = vi.fn(async () => ++answer);
  const shared = onceARequest(read);
  const first = aRequest();
  expect(await Promise.all([shared(first), shared(first)])).toEqual([1, 1]);
  expect(await shared(first)).toBe(1);
  expect(await shared(aRequest())).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
});
