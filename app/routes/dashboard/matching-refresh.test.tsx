// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentNotice, forgetNotice } from "../../components/notice-store.ts";
import { type MatchingRequest, useMatchingRefresh } from "./matching-refresh.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const MINUTE_MS = 60_000;

const reread = vi.fn(() => null);
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(request: MatchingRequest | null): Promise<void> {
  function Probe() {
    useMatchingRefresh(request, NOW);
    return null;
  }
  const Screen = createRoutesStub([{ path: "/", loader: reread, HydrateFallback: () => null, Component: Probe }]);
  render(<Screen />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  reread.mockClear();
}

/** The moments, in seconds, at which the page's data is read again within 20 s. */
async function rereadAt(): Promise<number[]> {
  const moments: number[] = [];
  for (let second = 1; second <= 20; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    if (reread.mock.calls.length > moments.length) moments.push(second);
  }
  return moments;
}

test("RQ-12 after an upload the page's data is read again at 3, 8 and 15 s", async () => {
  await show({ at: NOW.toISOString(), isUpload: true });
  expect(await rereadAt()).toEqual([3, 8, 15]);
});

test("RQ-13 after an activation it is read again after 2 s, and later for a matching that takes longer", async () => {
  await show({ at: NOW.toISOString(), isUpload: false });
  expect(await rereadAt()).toEqual([2, 8, 15]);
});

test("RQ-07, RQ-08, RQ-09 nothing is read again by itself: not by time, not when the window is looked at again", async () => {
  await show({ at: new Date(NOW.getTime() - MINUTE_MS).toISOString(), isUpload: true });
  await act(() => vi.advanceTimersByTimeAsync(30 * MINUTE_MS));
  fireEvent.focus(window);
  fireEvent(document, new Event("visibilitychange"));
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(reread).not.toHaveBeenCalled();
});

test("DEC-82 where the session has ended the page stays as it is, with what is typed on it, and says so", async () => {
  answer.mockImplementation(async () => Response.json({ message: "Please sign in" }, { status: 401 }));
  await show({ at: NOW.toISOString(), isUpload: true });
  expect(await rereadAt()).toEqual([]);
  const notice = currentNotice();
  expect(notice?.flash.title).toBe("Your session has expired");
  if (notice) forgetNotice(notice);
});

test("where the server does not answer the page stays as it is", async () => {
  answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await show({ at: NOW.toISOString(), isUpload: true });
  expect(await rereadAt()).toEqual([8, 15]);
  expect(currentNotice()).toBeNull();
});
