// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Link, useLocation } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { ModalDialog } from "./modal-dialog.tsx";
import { currentPlace } from "./notice-store.ts";

const showModal = vi.fn(function showModal(this: HTMLDialogElement) {
  this.open = true;
});

beforeAll(() => {
  // jsdom knows the dialog element, but not its methods.
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  showModal.mockClear();
});

function Page() {
  const { search } = useLocation();
  return (
    <>
      <Link to="?dialog=note&sort=date-asc">Open</Link>
      <ModalDialog
        open={search.includes("dialog=note")}
        closeHref="/?sort=date-asc"
        title="A note"
        description="Read it"
      >
        <p>Content</p>
      </ModalDialog>
      <p>at {search}</p>
    </>
  );
}

const Screen = createRoutesStub([{ path: "/", Component: Page }]);

test("DEC-75 DEC-16 the server renders it open, named by its title, with a Close link", () => {
  const html = renderToString(<Screen initialEntries={["/?dialog=note"]} />);
  const dialog = new DOMParser().parseFromString(html, "text/html").querySelector("dialog");
  expect(dialog?.open).toBe(true);
  expect(dialog?.getAttribute("aria-modal")).toBe("true");
  const title = dialog?.querySelector(`[id="${dialog?.getAttribute("aria-labelledby")}"]`);
  expect(title?.textContent).toBe("A note");
  expect(dialog?.querySelector("a[aria-label=Close]")?.getAttribute("href")).toBe("/?sort=date-asc");
});

test("without its parameter there is no dialog", () => {
  render(<Screen initialEntries={["/"]} />);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("with JavaScript it is made modal, and toasts move into it and out again", async () => {
  render(<Screen initialEntries={["/"]} />);
  fireEvent.click(screen.getByRole("link", { name: "Open" }));
  const dialog = await screen.findByRole("dialog", { name: "A note" });
  expect(showModal).toHaveBeenCalledOnce();
  expect(currentPlace()).toBe(dialog);
  fireEvent.click(screen.getByRole("link", { name: "Close" }));
  expect(await screen.findByText("at ?sort=date-asc")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(currentPlace()).toBeNull();
});

test("DEC-75 Escape closes by going to the screen without the dialog, sorting kept", async () => {
  render(<Screen initialEntries={["/?dialog=note&sort=date-asc"]} />);
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(await screen.findByText("at ?sort=date-asc")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a file picker that is cancelled does not close the dialog around it", () => {
  render(<Screen initialEntries={["/?dialog=note"]} />);
  fireEvent(screen.getByText("Content"), new Event("cancel", { bubbles: true, cancelable: true }));
  expect(screen.getByRole("dialog")).toBeDefined();
});

test("whoever reads or types before the scripts come goes on where they were", () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Screen initialEntries={["/?dialog=note"]} />);
  const dialog = container.querySelector("dialog");
  const held = container.querySelector<HTMLElement>("a[aria-label=Close]");
  if (!dialog || !held) throw new Error("There is no dialog with a Close link");
  dialog.scrollTop = 120;
  held.focus();
  // As browsers do when what is open is closed and opened as modal.
  showModal.mockImplementationOnce(function reopen(this: HTMLDialogElement) {
    this.open = true;
    this.scrollTop = 0;
    held.blur();
  });
  render(<Screen initialEntries={["/?dialog=note"]} />, { container, hydrate: true });
  expect(showModal).toHaveBeenCalledOnce();
  expect([container.querySelector("dialog"), document.activeElement]).toEqual([dialog, held]);
  expect(dialog.scrollTop).toBe(120);
});
