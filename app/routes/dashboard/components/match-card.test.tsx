// @vitest-environment jsdom
import { cleanup, fireEvent, render as renderBare, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { MatchCard } from "./match-card.tsx";
import { sampleMatch } from "./sample-match.ts";

const now = new Date("2026-11-20T12:00:00.000Z");

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function render(card: ReactElement) {
  return renderBare(card, { wrapper: MemoryRouter });
}

test("JM-11 to JM-17 what, where, how much, from where and since when", () => {
  render(<MatchCard match={sampleMatch()} now={now} />);
  const card = screen.getByRole("article", { name: "Registered Nurse" });
  for (const text of ["Riverside Health", "Dublin, OH", "$38–46 an hour", "indeed", "2 days ago", "47 applicants"]) {
    expect(within(card).getByText(text)).toBeDefined();
  }
});

test("JM-15 JM-17 a blank salary and a blank count are left out", () => {
  render(<MatchCard match={sampleMatch({ jobOver: { salary: " ", applicantsCount: " " } })} now={now} />);
  expect(screen.queryByText(/applicants/)).toBeNull();
  expect(screen.getByText("Dublin, OH").parentElement?.textContent).toBe("Riverside HealthDublin, OH");
});

test("JM-18 DEC-42 the description is cut at exactly 150 characters, and only then ends in three dots", () => {
  render(<MatchCard match={sampleMatch({ jobOver: { description: "a".repeat(151) } })} now={now} />);
  expect(screen.getByText(`${"a".repeat(150)}...`)).toBeDefined();
  cleanup();
  render(<MatchCard match={sampleMatch({ jobOver: { description: "b".repeat(150) } })} now={now} />);
  expect(screen.getByText("b".repeat(150))).toBeDefined();
});

test("JM-19 JM-20 five requirements and six skills show, then how many more", () => {
  const matchedSkills = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
  const match = sampleMatch({
    jobOver: { requirements: ["a", "b", "c", "d", "e", "f", "g", "h"] },
    matchDetails: { matchedSkills, hasAIGeneration: false, optimizationData: null },
  });
  render(<MatchCard match={match} now={now} />);
  const tags = (name: string) =>
    within(screen.getByRole("list", { name, hidden: true }))
      .getAllByRole("listitem", { hidden: true })
      .map((tag) => tag.textContent);
  expect(tags("Requirements")).toEqual(["a", "b", "c", "d", "e", "+3 more"]);
  expect(tags("Matched skills")).toEqual(["1", "2", "3", "4", "5", "6", "+3 more"]);
});

test("JM-19 no more than five: nothing is said to follow", () => {
  render(<MatchCard match={sampleMatch()} now={now} />);
  expect(screen.queryByText(/more$/)).toBeNull();
});

test("JM-21 JM-22 DEC-77 the score is a number, a bar and a word, and the meter says them", () => {
  render(<MatchCard match={sampleMatch({ matchScore: 84 })} now={now} />);
  const meter = screen.getByRole("meter", { name: "Match score" });
  expect(meter.getAttribute("aria-valuenow")).toBe("84");
  expect(meter.getAttribute("aria-valuetext")).toBe("84%, Excellent match");
  expect(meter.closest(".fair")).not.toBeNull();
  expect(screen.getByText("84%")).toBeDefined();
});

test("JM-25 DEC-48 the tooltip of the score lists all four bands and describes its button", () => {
  render(<MatchCard match={sampleMatch()} now={now} />);
  const button = screen.getByRole("button", { name: "About the match score" });
  const text = document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
  for (const word of ["Excellent match", "Good match", "Fair match", "Consider skill development"]) {
    expect(text).toContain(word);
  }
});

function tipOf(name: string): string | null | undefined {
  const button = screen.getByRole("button", { name });
  return document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
}

test("JM-23 JM-26 the optimization block shows before, after and the gain, only with a generated resume", () => {
  render(<MatchCard match={sampleMatch()} now={now} />);
  expect(screen.queryByText("Resume Optimization")).toBeNull();
  cleanup();
  const optimizationData = {
    keywordMatchBefore: 61,
    keywordMatchAfter: 84,
    skillsAdded: 0,
    improvedSections: [],
    addedKeywords: [],
  };
  render(
    <MatchCard
      match={sampleMatch({ matchDetails: { matchedSkills: [], hasAIGeneration: true, optimizationData } })}
      now={now}
    />,
  );
  const block = screen.getByText("Resume Optimization").closest(".optimization");
  expect(block?.textContent).toContain("61%");
  expect(block?.textContent).toContain("84%");
  expect(block?.textContent).toContain("+23 points");
  expect(tipOf("About the optimization score")).toBe(
    "Shows how much the AI-tailored resume improves keyword matching for this job",
  );
});

test("JM-23 DEC-36 the optimization block says what was made, also where no word came in", () => {
  const sectionsOf = (improvedSections: string[], addedKeywords: string[] = []) => {
    const optimizationData = {
      keywordMatchBefore: 63,
      keywordMatchAfter: 63,
      skillsAdded: 0,
      improvedSections,
      addedKeywords,
    };
    cleanup();
    render(
      <MatchCard
        match={sampleMatch({ matchDetails: { matchedSkills: [], hasAIGeneration: true, optimizationData } })}
        now={now}
      />,
    );
    return screen.getByText("Resume Optimization").closest(".optimization")?.textContent;
  };
  expect(sectionsOf(["Experience", "Skills"])).toContain("+0 points");
  expect(sectionsOf(["Experience", "Skills"])).toContain("comes first in Experience and Skills.");
  expect(sectionsOf([])).toContain(
    "already says all of the posting's words that are true of you, and puts them first.",
  );
  expect(sectionsOf(["Skills"], ["Code review"])).toContain("The posting's words for what you show: Code review.");
});

test("JM-13 DEC-47 two letters without a logo, with one that fails, and for an address that is no http address", () => {
  render(<MatchCard match={sampleMatch({ jobOver: { company: "acme" } })} now={now} />);
  expect(screen.getByText("AC")).toBeDefined();
  cleanup();
  render(
    <MatchCard match={sampleMatch({ jobOver: { company: "X", companyLogo: "javascript:alert(1)" } })} now={now} />,
  );
  expect(screen.getByText("X", { selector: "[aria-hidden]" })).toBeDefined();
  cleanup();
  render(<MatchCard match={sampleMatch({ jobOver: { companyLogo: "https://img.example/logo.png" } })} now={now} />);
  const image = screen.getByAltText("RI");
  expect(image.getAttribute("src")).toBe("https://img.example/logo.png");
  fireEvent.error(image);
  expect(screen.getByText("RI")).toBeDefined();
});

const description = "c".repeat(400);
const whole = { jobOver: { description, requirements: ["a", "b", "c", "d", "e", "last one"] } };

function expectReasons(why: Element | null): void {
  expect(why?.textContent).toContain("52 of 55");
  expect(why?.querySelector("mark")?.textContent).toBe("Emergency RN, 2018 – 2025");
  expect(why?.textContent).toContain("PALS within 6 months");
  expect(why?.textContent).toContain("Not shown in your resume: RN licence in Ohio");
  expect(why?.textContent).toContain(description);
  expect(why?.textContent).toContain("last one");
}

test("DEC-85 Why holds the parts with their lines, what is missing, the full posting and every tag", async () => {
  render(<MatchCard match={sampleMatch({ ...whole, openedId: "j1" })} now={now} />);
  await screen.findByText("Full posting");
  const why = screen.getByText("Why 92%").closest("details");
  expect(why?.open).toBe(true);
  expectReasons(why);
});

test("DEC-85 what Why holds comes when it is opened: by its link, with scripts without a new page", async () => {
  const { container } = render(<MatchCard match={sampleMatch(whole)} now={now} />);
  expect(container.textContent).not.toContain(description);
  const link = screen.getByRole("link", { name: "Why 92%" });
  expect(link.getAttribute("href")).toBe("?why=j1#match-m1");
  const asked = vi.fn(async () => Response.json(sampleMatch({ ...whole, openedId: "j1" }).reasons));
  vi.stubGlobal("fetch", asked);
  fireEvent.click(link);
  await screen.findByText("Full posting");
  expect(asked).toHaveBeenCalledExactlyOnceWith("/matches/j1/reasons");
  const why = screen.getByText("Why 92%").closest("details");
  expect(why?.open).toBe(true);
  expect(document.activeElement).toBe(why?.querySelector("summary"));
  expectReasons(why);
});

test("DEC-85 a posting without a text has no heading over nothing", async () => {
  render(<MatchCard match={sampleMatch({ jobOver: { description: "" }, openedId: "j1" })} now={now} />);
  await screen.findByText("52 of 55");
  expect(screen.queryByText("Full posting")).toBeNull();
});

test("DEC-88 a sample posting says so, a real one does not", () => {
  render(<MatchCard match={sampleMatch()} now={now} />);
  expect(screen.getByText("Sample posting")).toBeDefined();
  cleanup();
  render(<MatchCard match={sampleMatch({ jobOver: { isSample: false } })} now={now} />);
  expect(screen.queryByText("Sample posting")).toBeNull();
});

test("a card says how its posting has fared, and where else it is listed", () => {
  const remarks = {
    isReposted: true,
    listedSince: "2026-08-20T00:00:00.000Z",
    isClosed: true,
    addresses: [
      { label: "indeed", url: "https://indeed.example/1" },
      { label: "Greenhouse", url: "https://board.example/1" },
      { label: "Odd", url: "javascript:alert(1)" },
    ],
  };
  const match = sampleMatch({ remarks, appliedHere: "2026-05-04T10:00:00.000Z", openedId: "j1" });
  render(<MatchCard match={match} now={now} />);
  for (const text of ["Reposted", "No longer listed", "You applied here in May"])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText("Listed").textContent).toBe("Listed 3 months ago");
  expect(screen.getAllByText("indeed")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Greenhouse", hidden: true }).getAttribute("href")).toBe(
    "https://board.example/1",
  );
  expect(screen.queryByRole("link", { name: "Odd", hidden: true })).toBeNull();
});

test("what was posted long ago says so once", () => {
  const remarks = { isReposted: false, listedSince: "2026-08-20T00:00:00.000Z", isClosed: false, addresses: [] };
  const match = sampleMatch({ remarks, jobOver: { postedDate: remarks.listedSince } });
  const { container } = render(<MatchCard match={match} now={now} />);
  expect(container.querySelectorAll("time")).toHaveLength(1);
  expect(screen.getByText("Listed").textContent).toBe("Listed 3 months ago");
});
