import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { isOneStepBack, useTrail } from "./trail.ts";

afterEach(cleanup);

function Layout() {
  useTrail();
  return <Outlet />;
}

function start() {
  const router = createMemoryRouter([
    { Component: Layout, children: [{ path: "/", element: <p>screen</p> }] },
    { path: "/other", element: <p>other</p> },
  ]);
  render(<RouterProvider router={router} />);
  const open = (to: string) => act(() => router.navigate(to));
  const replace = (to: string) => act(() => router.navigate(to, { replace: true }));
  const go = (steps: number) => act(() => router.navigate(steps));
  return { open, replace, go };
}

test("DEC-75 the screen that a dialog was opened from is one step back, whatever was replaced or gone back to", async () => {
  const { open, replace, go } = start();
  expect(isOneStepBack("/")).toBe(false);
  await open("/?dialog=upload");
  expect(isOneStepBack("/")).toBe(true);
  await replace("/?dialog=plans");
  expect(isOneStepBack("/")).toBe(true);
  await go(-1);
  expect(isOneStepBack("/")).toBe(false);
  await go(1);
  expect(isOneStepBack("/")).toBe(true);
  await open("/");
  expect([isOneStepBack("/?dialog=plans"), isOneStepBack("/")]).toEqual([true, false]);
});

test("DEC-75 a dialog that was opened from a page of another kind does not take that for its screen", async () => {
  const { open } = start();
  await open("/other");
  await open("/?dialog=plans");
  expect(isOneStepBack("/")).toBe(false);
});
