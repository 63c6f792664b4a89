// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub, useLocation } from "react-router";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { parseMatchFilters } from "../../../../server/domain/match-filters.ts";
import type { Narrowed } from "./narrowed.ts";
import { MatchList } from "./match-list.tsx";
import { sampleMatch } from "./sample-match.ts";

afterEach(cleanup);

const NO_NEWS = { count: 0, since: "2026-11-17T09:00:00.000Z", shownIds: [] };

function narrowed(total: number, over: Partial<Narrowed> = {}): Narrowed {
  const none = { workplace: [], source: [], age: [], employment: [], unpaid: null, within: null, currencies: [] };
  const filters = parseMatchFilters(new URLSearchParams());
  return { total, unfiltered: total, filters, choices: { ...none, applied: 0 }, without: [], news: NO_NEWS, ...over };
}

const usual: ComponentProps<typeof MatchList> = {
  matches: [sampleMatch(), sampleMatch({ id: "m2" })],
  narrowed: narrowed(2),
  shown: 6,
  sort: "match-desc",
  range: null,
  now: new Date("2026-11-20T12:00:00.000Z"),
  state: { kind: "ready" },
  lockedMore: 0,
  gaveBack: 0,
  search: "",
};

let given = usual;

function Screen() {
  return (
    <>
      <MatchList {...given} />
      <p>{useLocation().search}</p>
    </>
  );
}

const Page = createRoutesStub([{ path: "/", Component: Screen }]);

function show(over: Partial<typeof usual> = {}, at = "/") {
  given = { ...usual, ...over };
  render(<Page initialEntries={[at]} />);
}

test("JM-01 title and subtitle", () => {
  show();
  expect(screen.getByRole("heading", { level: 2, name: "Top Job Matches" })).toBeDefined();
  expect(screen.getByText("Jobs ranked by AI compatibility score")).toBeDefined();
});

test("JM-03 DEC-44 six orders with arrows and spoken names, the present one chosen", () => {
  show({ sort: "date-desc" });
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort jobs" });
  expect([...select.options].map((option) => option.text)).toEqual([
    "Match ↓",
    "Match ↑",
    "Distance ↑",
    "Distance ↓",
    "Date ↓",
    "Date ↑",
  ]);
  expect(select.options[0]?.getAttribute("aria-label")).toBe("Match, highest first");
  expect(select.value).toBe("date-desc");
});

test("DEC-44 another order keeps the other parameters and shows the first six again", async () => {
  show({ search: "?versions=all&show=12&dialog=upload" }, "/?versions=all&show=12&dialog=upload");
  fireEvent.change(screen.getByRole("combobox", { name: "Sort jobs" }), { target: { value: "date-asc" } });
  expect(await screen.findByText("?versions=all&sort=date-asc")).toBeDefined();
});

test("DEC-16 the Sort button is only for pages without JavaScript", () => {
  given = usual;
  expect(renderToString(<Page initialEntries={["/"]} />)).toMatch(/<button[^>]*type="submit"[^>]*>Sort/);
  show();
  expect(screen.queryByRole("button", { name: "Sort" })).toBeNull();
});

test("JM-10 Load More names what remains and adds six", () => {
  show({ narrowed: narrowed(10), search: "?sort=date-asc" });
  const link = screen.getByRole("link", { name: "Load More Jobs (8 remaining)" });
  expect(link.getAttribute("href")).toBe("/?sort=date-asc&show=12");
});

test("JM-10 nothing remains: no button", () => {
  show();
  expect(screen.queryByText(/Load More/)).toBeNull();
});

test("DEC-35 a list of jobs that were found for another resume says so, and when there are new ones", () => {
  show({ lockedMore: 3, state: { kind: "others-fit", resetsOn: "2026-12-01T00:00:00.000Z" } });
  expect(screen.getByText(/found for another resume, and none of them fits this one/).textContent).toContain(
    "from December 1, 2026.",
  );
});

test("DEC-88 a list of samples alone says so and leads to one's own postings; one real posting ends that", () => {
  const sample = sampleMatch();
  const samples = ["m1", "m2"].map((id) => ({ ...sample, id, job: { ...sample.job, isSample: true } }));
  show({ matches: samples });
  const link = screen.getByRole("link", { name: "Paste a posting you found" });
  expect(link.getAttribute("href")).toBe("/?dialog=add-job");
  expect(link.closest("p")?.textContent).toContain("These are sample postings.");
  cleanup();
  const [first] = samples;
  show({ matches: [first!, { ...sample, id: "m3", job: { ...sample.job, isSample: false } }] });
  expect(screen.queryByText("Paste a posting you found")).toBeNull();
});

test("the jobs beyond the plan are counted", () => {
  show({ lockedMore: 3 });
  expect(screen.getByText("3 more jobs fit; your plan shows 10 a month")).toBeDefined();
});

test("JM-02 DEC-84 an empty list says why", () => {
  const said = (state: (typeof usual)["state"]) => {
    cleanup();
    show({ matches: [], narrowed: narrowed(0), state });
    return screen.getByRole("heading", { level: 3 }).parentElement?.textContent;
  };
  expect(said({ kind: "no-resume" })).toBe(
    "No job matches foundUpload a resume to start finding job matchesChoose a file",
  );
  expect(said({ kind: "none-active" })).toContain("Activate a resume to see its matches");
  expect(screen.getByRole("link", { name: "Show all resume versions" }).getAttribute("href")).toBe("/?versions=all");
  expect(said({ kind: "running" })).toContain("Matching your resume...");
  expect(screen.getByRole("link", { name: "Refresh" })).toBeDefined();
  expect(said({ kind: "nothing-fits" })).toContain("Nothing scored 20 or more");
  expect(said({ kind: "limit-reached", resetsOn: "2026-12-01T00:00:00.000Z" })).toContain("December 1, 2026");
  expect(screen.getByText("Monthly limit reached. Upgrade for unlimited matches.")).toBeDefined();
});

test("DEC-84 a failed matching is tried again by a form that works without JavaScript", () => {
  show({ matches: [], narrowed: narrowed(0), state: { kind: "failed" }, search: "?sort=date-asc" });
  const form = screen.getByRole("button", { name: "Try again" }).closest("form");
  expect(form?.getAttribute("action")).toBe("/forms/matching/retry");
  expect(form?.method).toBe("post");
  expect(form?.querySelector<HTMLInputElement>("[name=returnTo]")?.value).toBe("/?sort=date-asc");
});

test("DEC-84 while matching runs the cards there are stay, with a way to refresh", () => {
  show({ state: { kind: "running" } });
  expect(within(screen.getByRole("status")).getByText("Matching your resume...")).toBeDefined();
  expect(screen.getAllByRole("article")).toHaveLength(2);
});

test("a range of the score that the analytics lead to is named, and left by one link that keeps the order", () => {
  show(
    { range: "80", narrowed: narrowed(2), search: "?score=80&show=12&sort=date-desc" },
    "/?score=80&show=12&sort=date-desc",
  );
  expect(screen.getByText("The 2 matches with a score of 80–89")).toBeTruthy();
  fireEvent.click(screen.getByRole("link", { name: "Show all matches" }));
  expect(screen.getByText("?sort=date-desc")).toBeTruthy();
  cleanup();
  show({ range: "90", narrowed: narrowed(0), matches: [], search: "?score=90" });
  expect(screen.getByText("No match with a score of 90 and above")).toBeTruthy();
  expect(screen.queryByText("No job matches found")).toBeNull();
});

test("DEC-96 the list says when jobs of another resume gave their place back", () => {
  show({ gaveBack: 7 });
  expect(screen.getByText(/7 jobs of your other resume gave their place back/)).toBeDefined();
});

test("DEC-103 the filters that are on are told with what they leave, each to be taken off with the order kept", () => {
  const filters = parseMatchFilters(new URLSearchParams("q=nurse&remote=remote&pay=60000&source=Lever"));
  const search = "?q=nurse&remote=remote&pay=60000&source=Lever&sort=date-desc&show=12";
  show({ narrowed: narrowed(12, { unfiltered: 48, filters: { ...filters, currency: "EUR" } }), search });
  expect(screen.getByText("12 of 48 matches")).toBeDefined();
  const on = within(screen.getByRole("list", { name: "Filters that are on" })).getAllByRole("link");
  expect(on.map(({ textContent }) => textContent?.split(" ×")[0])).toEqual([
    ...["Words: nurse", "Remote", "At least €60,000 a year", "From Lever"],
  ]);
  expect(on[1]?.getAttribute("href")).toBe("/?q=nurse&pay=60000&source=Lever&sort=date-desc");
  expect(screen.getByRole("link", { name: "Clear filters" }).getAttribute("href")).toBe("/?sort=date-desc");
});

test("DEC-103 nothing left: the filter that does it is named and offered to be left out", () => {
  const filters = parseMatchFilters(new URLSearchParams("q=zeppelin&age=day"));
  const without = [
    { name: "words" as const, count: 7 },
    { name: "age" as const, count: 0 },
  ];
  const given = { filters, unfiltered: 48, without };
  show({ matches: [], narrowed: narrowed(0, given), search: "?q=zeppelin&age=day" });
  expect(screen.getByText("0 of 48 matches")).toBeDefined();
  expect(screen.getByRole("heading", { name: "No match fits these filters" })).toBeDefined();
  const way = screen.getByRole("link", { name: "Leave out “Words: zeppelin”" });
  expect(way.getAttribute("href")).toBe("/?age=day");
  expect(way.parentElement?.textContent).toContain("7 matches");
  expect(screen.queryByText("No job matches found")).toBeNull();
});

test("DEC-103 a choice goes into the address at once, with JavaScript, and nothing empty with it", async () => {
  const choices = { ...narrowed(2).choices, workplace: [{ value: "remote", count: 1 }] };
  show({ narrowed: narrowed(2, { choices }), search: "?sort=date-asc&show=12" }, "/?sort=date-asc&show=12");
  const workplace = screen.getByRole<HTMLSelectElement>("combobox", { name: "Workplace" });
  expect([...workplace.options].map(({ text }) => text)).toEqual(["Any workplace", "Remote (1)"]);
  fireEvent.change(workplace, { target: { value: "remote" } });
  expect(await screen.findByText("?sort=date-asc&remote=remote")).toBeDefined();
});

test("what came since the last look is counted, marked, and listed alone by a link that keeps the order", () => {
  const news = { ...NO_NEWS, count: 3, shownIds: ["m2"] };
  show({ narrowed: narrowed(2, { news }), search: "?q=nurse&sort=date-asc" });
  const link = screen.getByRole("link", { name: "3 new since Tuesday" });
  expect(link.getAttribute("href")).toBe("/?sort=date-asc&new=1");
  const [first, second] = screen.getAllByRole("article");
  expect(within(first!).queryByText("New")).toBeNull();
  expect(within(second!).getByText("New")).toBeDefined();
});
