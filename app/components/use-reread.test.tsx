// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSubmitOnce } from "./submit-once.ts";
import { useReread } from "./use-reread.ts";

const read = vi.fn<(url: string) => Promise<null>>();

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** In small steps, since React's effects run only between them. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

function Probe() {
  const reread = useReread();
  useSubmitOnce();
  return (
    <>
      <button type="button" onClick={reread}>
        Read again
      </button>
      <Link to="/?sort=date-asc">Sort</Link>
      <form aria-label="Slow to show" method="post" onSubmit={(event) => event.preventDefault()} />
    </>
  );
}

test("the page's data is read again at once, and during a navigation after it has arrived", async () => {
  const held = Promise.withResolvers<null>();
  read.mockImplementation(async (url) => (url.includes("sort") && read.mock.calls.length === 3 ? held.promise : null));
  const Screen = createRoutesStub([
    { path: "/", loader: ({ request }) => read(request.url), HydrateFallback: () => null, Component: Probe },
  ]);
  render(<Screen />);
  await pass(0);
  expect(read).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole("button"));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);

  fireEvent.click(screen.getByRole("link"));
  await pass(0);
  fireEvent.click(screen.getByRole("button"));
  await pass(1_000);
  expect(read).toHaveBeenCalledTimes(3);
  held.resolve(null);
  await pass(1_000);
  expect(read).toHaveBeenCalledTimes(4);
});

test("a form that was sent but is not rendered as being sent yet is waited for", async () => {
  read.mockReset().mockResolvedValue(null);
  const Screen = createRoutesStub([
    { path: "/", loader: ({ request }) => read(request.url), HydrateFallback: () => null, Component: Probe },
  ]);
  render(<Screen />);
  await pass(0);
  fireEvent.submit(screen.getByRole("form", { name: "Slow to show" }));
  fireEvent.click(screen.getByRole("button"));
  await pass(2_000);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(4_000);
  expect(read).toHaveBeenCalledTimes(2);
});
