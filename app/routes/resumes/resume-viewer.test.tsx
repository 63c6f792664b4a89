// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ViewerView } from "../../../server/resumes/view-resume.ts";
import { currentNotice } from "../../components/notice-store.ts";
import { ResumeViewer } from "./resume-viewer.tsx";
import { parseViewer } from "./viewer-params.ts";

const nothingFound = { names: [], lines: [] };

function resume(over: Partial<ViewerView> = {}): ViewerView {
  return {
    id: "1",
    name: "Emergency RN",
    filename: "rn.pdf",
    uploadedAt: "2024-12-05T23:30:00.000Z",
    isActive: false,
    skills: ["Triage", "Epic", "Triage"],
    experience: "Nurse - St. Anne",
    education: "BSN",
    content: "All of it",
    warnings: [],
    reading: {
      lines: [],
      skills: nothingFound,
      languages: nothingFound,
      licences: nothingFound,
      jobs: [],
      yearsOfExperience: null,
      education: [],
      place: null,
      headline: null,
      notUnderstood: [],
    },
    ownWords: [],
    wishes: { place: null, isPlaceKnown: true, titles: [], remote: null, minimumPay: null },
    version: null,
    versions: [],
    versionsKept: { count: 20, fileBytes: 50 * 1024 * 1024 },
    earlierNames: [],
    now: "2026-11-20T12:00:00.000Z",
    ...over,
  };
}

beforeAll(() => {
  // jsdom has neither modal dialogs nor scrolling.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(viewed: ViewerView | null, search = "?view=1&tab=overview") {
  const state = parseViewer(search);
  if (!state) throw new Error("The search opens no viewer");
  const Screen = createRoutesStub([
    {
      path: "/",
      Component: () => <ResumeViewer resume={viewed} changes={null} state={state} path="/" search={search} />,
    },
  ]);
  render(<Screen initialEntries={[`/${search}`]} />);
  return screen.getByRole("dialog");
}

const described = (description: string) => screen.getByRole("dialog", { description });

test("RV-01 name, filename and the long date; a missing one is Unknown date, another Invalid date", () => {
  const dialog = show(resume());
  expect(within(dialog).getByRole("heading", { name: "Emergency RN", level: 2 })).toBeDefined();
  expect(described("rn.pdf · December 5, 2024")).toBeDefined();
  cleanup();
  show(resume({ uploadedAt: null }));
  expect(described("rn.pdf · Unknown date")).toBeDefined();
  cleanup();
  show(resume({ uploadedAt: "soon" }));
  expect(described("rn.pdf · Invalid date")).toBeDefined();
});

test("RV-02 only the active resume has the badge", () => {
  show(resume({ isActive: true }));
  expect(screen.getByText("Active Resume")).toBeDefined();
  cleanup();
  show(resume());
  expect(screen.queryByText("Active Resume")).toBeNull();
});

test("RV-03 RV-04 DEC-86 three downloads, the original, four tabs and the panel after them", () => {
  const dialog = show(resume());
  const links = within(dialog).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(
    "TXT DOCX PDF Original ✕ Overview Skills Experience Education".split(" ").concat("What the machine read"),
  );
  const hrefs = links.map((link) => link.getAttribute("href"));
  expect(hrefs.slice(0, 4)).toEqual([
    "/api/resumes/1/download/txt",
    "/api/resumes/1/download/docx",
    "/api/resumes/1/download/pdf",
    "/api/resumes/1/original",
  ]);
  expect(within(dialog).getByRole("link", { current: "page" }).textContent).toBe("Overview");
});

test("RV-05 DEC-31 the overview, and what it says when there is nothing", () => {
  const dialog = show(resume());
  const facts = [...dialog.querySelectorAll("dl > div")].map((fact) => fact.textContent);
  expect(facts).toEqual(["File namern.pdf", "Upload dateDecember 5, 2024", "Skills3 skills"]);
  for (const text of ["Nurse - St. Anne", "BSN", "All of it"]) expect(within(dialog).getByText(text)).toBeDefined();
  cleanup();
  show(resume({ experience: " ", education: "" }));
  expect(screen.getByText("No experience listed")).toBeDefined();
  expect(screen.getByText("No education listed")).toBeDefined();
});

test("DEC-23 what could not be read is said on the overview and beside the text", () => {
  for (const tab of ["overview", "read"]) {
    show(resume({ warnings: ["Only the first 100 pages were read."] }), `?view=1&tab=${tab}`);
    expect(screen.getByText("Only the first 100 pages were read.")).toBeDefined();
    cleanup();
  }
});

test("RV-06 DEC-31 each skill is removed by its position, duplicates too", () => {
  const dialog = show(resume(), "?view=1&tab=skills");
  expect(within(dialog).getByRole("button", { name: "Add skill" })).toBeDefined();
  const buttons = within(dialog).getAllByRole<HTMLButtonElement>("button", { name: /^Remove / });
  expect(buttons.map((button) => [button.getAttribute("aria-label"), button.value])).toEqual([
    ["Remove Triage", "0:Triage"],
    ["Remove Epic", "1:Epic"],
    ["Remove Triage", "2:Triage"],
  ]);
});

test("RV-07 RV-08 TO-08 the editors have ten rows", () => {
  for (const tab of ["experience", "education"] as const) {
    show(resume(), `?view=1&tab=${tab}&edit=${tab}`);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect([area.rows, area.value]).toEqual([10, resume()[tab]]);
    expect(screen.getByRole("button", { name: "Save" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Cancel" }).getAttribute("href")).toBe(`/?view=1&tab=${tab}`);
    cleanup();
  }
});

test("RV-09 what could not be loaded says so, with one way out", () => {
  const dialog = show(null);
  expect(within(dialog).getByRole("heading", { name: "Failed to load resume" })).toBeDefined();
  expect(within(dialog).getByRole("link", { name: "Close" }).getAttribute("href")).toBe("/");
});

test("RV-12 DEC-32 a download tells how it went, and names the way out where a PDF lacks letters", async () => {
  const save = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    save(this.download);
  });
  URL.createObjectURL = () => "blob:1";
  URL.revokeObjectURL = () => {};
  show(resume());
  const answer = (response: Response) => vi.stubGlobal("fetch", vi.fn().mockResolvedValue(response));
  const notice = () => currentNotice()?.flash;

  answer(new Response("x", { headers: { "content-disposition": 'attachment; filename="RN.pdf"' } }));
  fireEvent.click(screen.getByRole("link", { name: "PDF" }));
  await waitFor(() => expect(notice()).toMatchObject({ title: "Success", description: "Resume downloaded as PDF" }));
  expect(save).toHaveBeenCalledWith("RN.pdf");

  answer(new Response('{"message":"Something went wrong"}', { status: 500 }));
  fireEvent.click(screen.getByRole("link", { name: "TXT" }));
  await waitFor(() =>
    expect(notice()).toEqual({ title: "Error", description: "Failed to download resume", tone: "destructive" }),
  );

  answer(new Response('{"message":"A PDF cannot show these characters: 漢."}', { status: 422 }));
  fireEvent.click(screen.getByRole("link", { name: "PDF" }));
  await waitFor(() =>
    expect(notice()).toMatchObject({
      title: "Error",
      description: "Failed to download resume. A PDF cannot show these characters: 漢.",
      link: { label: "Download as DOCX", href: "/api/resumes/1/download/docx" },
    }),
  );
  expect(save).toHaveBeenCalledTimes(1);
});

test("an earlier version is marked as such, offers to be restored, and cannot be edited", () => {
  const version = { id: "v", filename: "old.pdf", savedAt: "2026-11-19T12:00:00.000Z", endedBy: "edit" as const };
  for (const tab of ["skills", "experience", "read"]) {
    const dialog = show(resume({ version, versions: [version] }), `?view=1&tab=${tab}&version=v`);
    expect(within(dialog).getByText(/An earlier version/)).toBeDefined();
    expect(
      within(dialog).getAllByRole("button", { name: "Restore the version of November 19, 2026" })[0],
    ).toBeDefined();
    expect(within(dialog).queryByRole("link", { name: /^Edit/ })).toBeNull();
    expect(within(dialog).queryByRole("button", { name: /^(Remove|Add)/ })).toBeNull();
    expect(within(dialog).queryByRole("link", { name: "PDF" })).toBeNull();
    cleanup();
  }
});
