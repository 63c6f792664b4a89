// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Flash } from "../lib/flash.ts";
import { currentNotice, forgetNotice, placeNotices, showNotice } from "./notice-store.ts";
import { loadToasts, Notices } from "./notices.tsx";

const saved: Flash = { title: "Success", description: "Resume updated successfully", tone: "neutral" };
const failed: Flash = { title: "Upload failed", description: "Failed to upload resume", tone: "destructive" };

beforeEach(async () => {
  await loadToasts();
  vi.useFakeTimers();
  // jsdom knows no pointer capture.
  Element.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  cleanup();
  act(() => {
    placeNotices(null);
    const left = currentNotice();
    if (left) forgetNotice(left);
    vi.advanceTimersByTime(10_000);
  });
  vi.useRealTimers();
});

/** Lets time go by in small steps, since React's effects run only between them. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 25) act(() => vi.advanceTimersByTime(25));
}

const region = () => screen.getByRole("region", { name: "Notifications (F8)" });

test("DEC-10 the server renders the notice in the region, title and description apart", () => {
  const page = new DOMParser().parseFromString(renderToString(<Notices flash={saved} />), "text/html");
  const notice = page.querySelector('section[aria-label="Notifications (F8)"] [role=status][aria-label=Notification]');
  expect([...(notice?.querySelectorAll("p") ?? [])].map((text) => text.textContent)).toEqual([
    "Success",
    "Resume updated successfully",
  ]);
});

test("DEC-10 TO-06 a destructive notice is an alert", () => {
  expect(renderToString(<Notices flash={failed} />)).toContain('role="alert"');
});

test("TO-02 TO-05 with JavaScript the notice is a toast, still there at 4000 ms, gone after 5000 ms", () => {
  render(<Notices flash={saved} />);
  pass(50);
  expect(region().contains(screen.getByRole("status", { name: "Notification" }))).toBe(true);
  expect(screen.getAllByRole("region")).toHaveLength(1);
  pass(3950);
  expect(screen.getByText("Success")).toBeDefined();
  pass(1500);
  expect(screen.queryByText("Success")).toBeNull();
  expect(currentNotice()).toBeNull();
});

test("TO-01 a new toast replaces the one showing", () => {
  render(<Notices flash={saved} />);
  pass(50);
  act(() => showNotice(failed));
  pass(500);
  expect(screen.queryByText("Success")).toBeNull();
  expect(screen.getByRole("alert", { name: "Notification" }).textContent).toContain("Upload failed");
});

test("TO-01 of two toasts in a row only the newer one is in the page, with the same words as well", () => {
  render(<Notices flash={saved} />);
  pass(50);
  act(() => showNotice({ ...saved }));
  pass(25);
  expect(screen.getAllByText("Success")).toHaveLength(1);
  expect(screen.getAllByRole("status", { name: "Notification" })).toHaveLength(1);
});

test("the same flash object is shown once, an equal new one again", () => {
  const { rerender } = render(<Notices flash={saved} />);
  pass(6000);
  rerender(<Notices flash={saved} />);
  pass(50);
  expect(screen.queryByText("Success")).toBeNull();
  rerender(<Notices flash={{ ...saved }} />);
  pass(50);
  expect(screen.getByText("Success")).toBeDefined();
});

test("TO-03 a swipe of 60 px to the right dismisses, one of 30 px does not, and neither does one to the left", () => {
  render(<Notices flash={saved} />);
  pass(50);
  const swipe = (by: number) => {
    const toast = screen.getByRole("status", { name: "Notification" });
    fireEvent.pointerDown(toast, { button: 0, clientX: 100 });
    fireEvent.pointerMove(toast, { clientX: 100 + by });
    fireEvent.pointerUp(toast, { clientX: 100 + by });
    pass(500);
  };
  swipe(30);
  swipe(-90);
  expect(screen.getByText("Success")).toBeDefined();
  swipe(60);
  expect(screen.queryByText("Success")).toBeNull();
});

test("TO-04 F8 brings the focus to the region, with a toast and without", () => {
  render(<Notices flash={null} />);
  fireEvent.keyDown(document, { key: "F8", code: "F8" });
  expect(document.activeElement).toBe(region());
});

test("while a modal dialog is open the toast shows inside it, and outside again afterwards, for its 5000 ms in all", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  render(<Notices flash={saved} />);
  pass(1000);
  act(() => placeNotices(dialog));
  pass(50);
  expect(dialog.contains(screen.getByText("Success"))).toBe(true);
  act(() => placeNotices(null));
  pass(50);
  expect(dialog.contains(screen.getByText("Success"))).toBe(false);
  pass(4500);
  expect(screen.queryByText("Success")).toBeNull();
  dialog.remove();
});

test("a notice with a link shows it", () => {
  render(<Notices flash={{ ...saved, link: { label: "Sign In", href: "/api/login" } }} />);
  pass(50);
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/api/login");
});

test("TO-04 whoever goes on from a notice gets on, and what leaves with the focus in it gives it back", () => {
  render(
    <>
      <button type="button">Before</button>
      <Notices flash={saved} />
      <button type="button">After</button>
    </>,
  );
  pass(50);
  const [before, dismiss, after] = ["Before", "Dismiss", "After"].map((name) => screen.getByRole("button", { name }));
  act(() => before?.focus());
  const returned = vi.fn();
  before?.addEventListener("focus", returned);
  act(() => dismiss?.focus());
  act(() => after?.focus());
  pass(6000);
  expect(returned).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(after);

  act(() => before?.focus());
  act(() => showNotice({ ...saved }));
  pass(50);
  const again = screen.getByRole("button", { name: "Dismiss" });
  act(() => again.focus());
  fireEvent.click(again);
  pass(500);
  expect(screen.queryByText("Success")).toBeNull();
  expect(document.activeElement).toBe(before);
});
