// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Flash } from "../lib/flash.ts";
import { currentNotice, forgetNotice, showNotice } from "./notice-store.ts";
import { loadToasts, Notices } from "./notices.tsx";

// As without any line: the code of the toasts does not come.
vi.mock("./toasts.tsx", () => {
  throw new Error("offline");
});

const failed: Flash = { title: "Upload failed", description: "Failed to upload resume", tone: "destructive" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  const left = currentNotice();
  if (left) forgetNotice(left);
  vi.useRealTimers();
});

async function showFailure(): Promise<void> {
  render(<Notices flash={null} />);
  await act(async () => {
    showNotice(failed);
    await loadToasts();
  });
}

test("TO-02, TO-04: without the toasts' code a notice is told all the same, and goes after 5000 ms", async () => {
  await showFailure();
  const region = screen.getByRole("region", { name: "Notifications (F8)" });
  expect(region.contains(screen.getByRole("alert", { name: "Notification" }))).toBe(true);
  fireEvent.keyDown(document, { key: "F8" });
  expect(document.activeElement).toBe(region);
  act(() => vi.advanceTimersByTime(4_000));
  expect(screen.getByText("Upload failed")).toBeDefined();
  act(() => vi.advanceTimersByTime(1_100));
  expect(screen.queryByText("Upload failed")).toBeNull();
});

test("it can be dismissed there too", async () => {
  await showFailure();
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Upload failed")).toBeNull();
});
