// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ApplyActions } from "./apply-actions.tsx";
import { sampleMatch } from "./sample-match.ts";

afterEach(cleanup);

test("JM-27 DEC-48 the tooltip beside Apply Now says what applying does", async () => {
  const match = sampleMatch();
  const Screen = createRoutesStub([{ path: "/", Component: () => <ApplyActions match={match} returnTo="/" /> }]);
  render(<Screen />);
  expect(await screen.findByRole("button", { name: "Apply Now" })).toBeDefined();
  const tip = screen.getByRole("button", { name: "About applying" });
  expect(document.getElementById(tip.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Tracks your application and opens the job posting in a new tab",
  );
});
