// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ListedResume } from "../listed-resume.ts";
import { agoSayer } from "../../../lib/distance-in-words.ts";
import { EmptyResumes, ResumeEntry } from "./resume-entry.tsx";

afterEach(cleanup);

const NOW = new Date("2026-11-20T12:00:00.000Z");

function show(over: Partial<ListedResume> = {}) {
  const resume: ListedResume = {
    id: "1",
    name: "Emergency RN",
    filename: "rn.pdf",
    uploadedAt: "2026-11-18T12:00:00.000Z",
    uploadedAgo: agoSayer("en", NOW)("2026-11-18T12:00:00.000Z"),
    isActive: false,
    keySkills: ["Triage", "Epic"],
    moreSkills: 0,
    recentExperience: "Nurse - St. Anne",
    applicationCount: 0,
    ...over,
  };
  render(
    <ResumeEntry resume={resume}>
      <button type="button">View</button>
    </ResumeEntry>,
  );
}

function skills() {
  const list = screen.getByText("Key Skills").nextElementSibling as HTMLElement;
  return [...list.children].map((item) => item.textContent);
}

test("MR-06 TI-03 name, distance in words, filename and applications", () => {
  show({ applicationCount: 3 });
  for (const text of ["Emergency RN", "Uploaded 2 days ago", "rn.pdf", "3 applications sent"]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(document.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-18T12:00:00.000Z");
});

test("MR-06 no applications are 0 applications sent", () => {
  show();
  expect(screen.getByText("0 applications sent")).toBeDefined();
});

test("MR-05 only the active one says so", () => {
  show({ isActive: true });
  expect(screen.getByText("Active")).toBeDefined();
  cleanup();
  show();
  expect(screen.queryByText("Active")).toBeNull();
});

test("MR-07 Key Skills, then how many more", () => {
  show({ moreSkills: 4 });
  expect(screen.getByText("Key Skills")).toBeDefined();
  expect(skills()).toEqual(["Triage", "Epic", "+4 more"]);
  cleanup();
  show();
  expect(skills()).toEqual(["Triage", "Epic"]);
});

test("MR-08 Recent Experience stands there when there is some", () => {
  show();
  expect(screen.getByText("Recent Experience").nextElementSibling?.textContent).toBe("Nurse - St. Anne");
  cleanup();
  show({ recentExperience: " " });
  expect(screen.queryByText("Recent Experience")).toBeNull();
});

test("DEC-45 TI-04 a time that cannot be read is left out", () => {
  for (const uploadedAt of [null, "soon"]) {
    show({ uploadedAt, uploadedAgo: agoSayer("en", NOW)(uploadedAt) });
    expect(document.querySelector("time")).toBeNull();
    expect(screen.getByText("rn.pdf")).toBeDefined();
    cleanup();
  }
});

test("MR-10 without resumes the page says what to do", () => {
  render(
    <MemoryRouter>
      <EmptyResumes search="" />
    </MemoryRouter>,
  );
  expect(screen.getByRole("heading", { name: "No Resumes Found" })).toBeDefined();
  expect(screen.getByText("Upload your first resume to get started with job matching")).toBeDefined();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/?dialog=upload");
});
