// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SwitchedBanner } from "./switched-banner.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("DEC-54 of a double click on the way back only the first is sent, and a later one again", () => {
  vi.useFakeTimers();
  render(<SwitchedBanner email="a@example.com" />);
  const form = screen.getByRole("button", { name: "Return to admin account" }).closest("form");
  if (!form) throw new Error("The way back is no form");
  const isSent = () => {
    let sent = false;
    window.addEventListener(
      "submit",
      (event) => {
        sent = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.submit(form);
    return sent;
  };
  expect([isSent(), isSent()]).toEqual([true, false]);
  vi.advanceTimersByTime(5_000);
  expect(isSent()).toBe(true);
});
