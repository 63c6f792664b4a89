// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSubmission, useSubmitOnce } from "./submit-once.ts";

const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());

function Screen({ method = "post" }: { method?: "post" | "get" }) {
  useSubmitOnce();
  return (
    <form aria-label="Skills" method={method} onSubmit={send}>
      <input name="skill" aria-label="Skill" defaultValue="Rust" />
    </form>
  );
}

const submit = () => fireEvent.submit(screen.getByRole("form"));

afterEach(() => {
  cleanup();
  forgetSubmission();
  send.mockClear();
});

test("a double click sends a form once", () => {
  render(<Screen />);
  submit();
  submit();
  expect(send).toHaveBeenCalledOnce();
});

test("other content, or the same after an answer, is sent however quickly it follows", () => {
  render(<Screen />);
  submit();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Go" } });
  submit();
  expect(send).toHaveBeenCalledTimes(2);
  forgetSubmission();
  submit();
  expect(send).toHaveBeenCalledTimes(3);
});

test("a form that only asks is not held back", () => {
  render(<Screen method="get" />);
  submit();
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});
