// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotice, forgetNotice } from "../../components/notice-store.ts";
import { useProgress } from "./use-progress.ts";

const reread = vi.fn(() => null);
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  answer.mockReset();
  answer.mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(): Promise<() => void> {
  function Probe() {
    useProgress();
    return null;
  }
  const Screen = createRoutesStub([{ path: "/", loader: reread, HydrateFallback: () => null, Component: Probe }]);
  const { unmount } = render(<Screen />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  reread.mockClear();
  return unmount;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("while it is shown the page's data is read again every 3 s, and not afterwards", async () => {
  const leave = await show();
  await pass(9_500);
  expect(reread).toHaveBeenCalledTimes(3);
  leave();
  await pass(9_000);
  expect(reread).toHaveBeenCalledTimes(3);
});

test("a server that is away for a moment is asked again, and a session that has ended is said once", async () => {
  await show();
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await pass(6_500);
  expect(reread).toHaveBeenCalledTimes(1);
  answer.mockImplementation(async () => Response.json({ message: "Please sign in" }, { status: 401 }));
  await pass(3_000);
  const notice = currentNotice();
  expect(notice?.flash.title).toBe("Your session has expired");
  const asked = answer.mock.calls.length;
  await pass(9_000);
  expect(answer).toHaveBeenCalledTimes(asked);
  expect(reread).toHaveBeenCalledTimes(1);
  if (notice) forgetNotice(notice);
});
