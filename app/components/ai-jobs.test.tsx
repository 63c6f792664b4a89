// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProgressItem } from "../../server/domain/material-view.ts";
import { AiJobs } from "./ai-jobs.tsx";

const item = (status: ProgressItem["status"], progress: number): ProgressItem => ({
  id: `${status}-${progress}`,
  type: "cover-letter",
  status,
  company: "Riverside Health",
  filename: `Letter ${progress}`,
  progress,
  jobId: "job",
});

let answer: ProgressItem[];
const asked = vi.fn(async (_path: string) => Response.json(answer));
const reread = vi.fn(() => null);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockClear();
  reread.mockClear();
});

async function show(items: ProgressItem[]): Promise<void> {
  const Screen = createRoutesStub([
    { path: "/", loader: reread, HydrateFallback: () => null, Component: () => <AiJobs items={items} search="" /> },
  ]);
  render(<Screen />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  reread.mockClear();
}

const button = (description: string) => screen.getByRole("button", { name: "AI Jobs", description, hidden: true });

test("AJ-03, AJ-05, AJ-06: only active items are counted and listed, and the button shows that work is going on", async () => {
  answer = [item("active", 40), item("completed", 100), item("failed", 10)];
  await show(answer);
  expect(button("Generating (1)")).toBeTruthy();
  expect(screen.getByText("Generating (1)")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Letter 40", hidden: true }).getAttribute("aria-valuenow")).toBe("40");
  for (const text of ["Letter 40", "Riverside Health", "Cover letter", "40%"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Riverside Health").parentElement?.textContent).toBe("Riverside Health · Cover letter");
  expect(screen.queryByText("Letter 100")).toBeNull();
});

test("AJ-04, AJ-05: with no active item it says so", async () => {
  answer = [item("completed", 100)];
  await show(answer);
  expect(screen.getByText("No active AI generations")).toBeTruthy();
  expect(button("")).toBeTruthy();
});

test("RQ-14, DEC-79, DEC-38: asked every 2 s while one is active; when it has ended the page is read again, once", async () => {
  answer = [item("active", 40)];
  await show(answer);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/ai-generation-progress");
  await act(() => vi.advanceTimersByTimeAsync(1_999));
  expect(asked).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(asked).toHaveBeenCalledTimes(2);
  expect(reread).not.toHaveBeenCalled();
  answer = [item("completed", 100)];
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(reread).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(asked).toHaveBeenCalledTimes(3);
  expect(reread).toHaveBeenCalledTimes(1);
});

test("DEC-79: with nothing going on it asks only while the panel is open", async () => {
  answer = [];
  await show([]);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(asked).not.toHaveBeenCalled();
  const button = screen.getByRole("button", { name: "AI Jobs" });
  fireEvent.pointerEnter(button.parentElement ?? button);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(asked).toHaveBeenCalledTimes(2);
  fireEvent.pointerLeave(button.parentElement ?? button);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(asked).toHaveBeenCalledTimes(2);
});
