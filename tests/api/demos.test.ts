import { within } from "@testing-library/dom";
import { beforeAll, expect, test } from "vitest";
import { DESIGNS, HEADINGS } from "../setup/demo-pages.ts";
import { HttpClient } from "../setup/http-client.ts";
import { follow, headerOf, hrefOf, readPage, type ServedPage, type ServedPart, textsOf } from "../setup/served-page.ts";
import { type SharedApp, sharedApp } from "../setup/shared-app.ts";

let app: SharedApp;
let user: HttpClient;

beforeAll(async () => {
  app = await sharedApp();
  user = new HttpClient(app.url);
  await user.signIn({ email: "demos@example.com" });
});

function open(address: string): Promise<ServedPage> {
  return readPage(user, address);
}

function navigation(page: ServedPage, name: string): ServedPart {
  return within(page.getByRole("navigation", { name }));
}

/** The one of some links that stands for what is shown. */
function current(links: Element[]): string[] {
  return textsOf(links.filter((link) => link.hasAttribute("aria-current")));
}

test("check 3, RT-03, RT-06, DEC-71: each demo has its path, for users only", async () => {
  for (const [path, heading] of Object.entries(HEADINGS)) {
    const refused = await readPage(new HttpClient(app.url), path);
    expect(refused.status, path).toBe(404);
    refused.getByText("404 Page Not Found");
    const ways = refused.getAllByRole("link", { name: "Sign In" }).map(hrefOf);
    expect(ways, path).toContain(`/api/login?returnTo=${encodeURIComponent(path)}`);
    const page = await open(path);
    expect(page.status, path).toBe(200);
    page.getByRole("heading", { level: 1, name: heading });
    expect(page.document.title).toBe(`${heading} · Northfold`);
    page.getByText("Sample data");
    page.getByRole("link", { name: "Upload Resume" });
  }
});

test("DM-01: eight designs, each of them drawn its own way, chosen by a link", async () => {
  let page = await open("/ai-activity-demo?design=no-such-design");
  const links = () => navigation(page, "Designs").getAllByRole("link");
  expect(textsOf(links().flatMap((link) => [...link.querySelectorAll("b")]))).toEqual(DESIGNS);
  page.getByRole("heading", { level: 2, name: "Bars" });
  const drawings = new Set<string>();
  for (const design of DESIGNS) {
    page = await follow(user, navigation(page, "Designs"), new RegExp(`^${design}`));
    expect(page.path).toBe(`/ai-activity-demo?design=${design.toLowerCase()}`);
    const stand = page.getByRole("region", { name: design });
    const item = "Interview Prep - Motion Designer at Cobalt Lane";
    expect(within(stand).getAllByText(item, { exact: false }).length, design).toBeGreaterThan(0);
    expect(current(links()), design).toEqual([expect.stringContaining(design)]);
    drawings.add((stand.lastElementChild?.innerHTML.match(/<\w+/g) ?? []).join(""));
  }
  expect(drawings.size).toBe(DESIGNS.length);
});

test("DM-02: the page begins with items that are active, queued and completed", async () => {
  const page = await open("/ai-activity-demo");
  page.getByText("1 completed, 2 active, 3 queued");
  const bar = page.getByRole("progressbar", { name: "Cover Letter - Ward Nurse at Aldergate Health" });
  expect(bar.getAttribute("aria-valuetext")).toBe("Active, 72%");
  const told = page.getAllByRole("progressbar").map((one) => one.getAttribute("aria-valuetext"));
  expect(told).toEqual(expect.arrayContaining([expect.stringMatching(/^Active, \d+%$/), "Queued", "Completed"]));
});

test("DM-03: a list of companies, what was written for each, and the sheet", async () => {
  let page = await open("/ai-materials-design1?company=unknown&sheet=unknown");
  const companies = navigation(page, "Companies").getAllByRole("link");
  expect(companies).toHaveLength(8);
  expect(companies[0]?.getAttribute("aria-current")).toBe("true");
  page = await follow(user, navigation(page, "Companies"), /Halden Robotics/);
  expect(page.path).toBe("/ai-materials-design1?company=halden");
  const materials = navigation(page, "Materials for Halden Robotics");
  expect(materials.getAllByRole("link")).toHaveLength(3);
  expect(textsOf([page.getByRole("article")])[0]).toContain("Dear Halden team,");
  page = await follow(user, materials, /Interview Prep/);
  expect(textsOf([page.getByRole("article")])[0]).toContain("Tell us about a fault that you could not reproduce.");
});

test("DM-04: a grid of company cards with tabs for resumes, cover letters and interview prep", async () => {
  let page = await open("/ai-materials-design2?kind=no-such-kind");
  const kinds = () => navigation(page, "Kinds of material");
  const cards = () => within(page.getByRole("main")).getAllByRole("heading", { level: 2 });
  expect(textsOf(kinds().getAllByRole("link"))).toEqual([
    expect.stringMatching(/^Resumes ?\d+$/),
    expect.stringMatching(/^Cover Letters ?\d+$/),
    expect.stringMatching(/^Interview Prep ?\d+$/),
  ]);
  expect(current(kinds().getAllByRole("link"))).toEqual([expect.stringContaining("Resumes")]);
  expect(cards()).toHaveLength(5);
  page = await follow(user, kinds(), /Interview Prep/);
  expect(cards()).toHaveLength(4);
  page = await follow(user, page, "Larkspur Schools");
  expect(page.path).toBe("/ai-materials-design2?kind=interview&company=larkspur");
  page.getByText("How do you speak with parents about a grade?");
  page = await follow(user, kinds(), /Cover Letters/);
  page.getByText("Dear Dr. Pell,", { exact: false });
  page = await follow(user, within(page.getByRole("main")), "Close");
  expect(page.queryByText("Dear Dr. Pell,", { exact: false })).toBeNull();
});

test("DM-05, DEC-71: without a script the timeline is found by text, company and type as its form asks", async () => {
  const all = await open("/ai-materials-design3?company=unknown&type=unknown");
  const optionsOf = (name: string) => textsOf(within(all.getByRole("combobox", { name })).getAllByRole("option"));
  expect(optionsOf("Company")[0]).toBe("All Companies");
  expect(optionsOf("Type")).toEqual(["All Types", "AI Resumes", "Cover Letters", "Interview Prep"]);
  all.getByText("14 materials");
  const form = all.getByRole("button", { name: "Apply" }).closest("form");
  expect(form?.getAttribute("method") ?? "get").toBe("get");
  expect(form?.getAttribute("action")).toMatch(/^\/ai-materials-design3(?:$|\?)/);
  const names = [...(form?.querySelectorAll("input, select") ?? [])].map((field) => field.getAttribute("name"));
  expect(names).toEqual(["q", "company", "type"]);
  const found = await open("/ai-materials-design3?q=HALDEN&company=&type=");
  found.getByText("3 materials");
  expect(found.queryByRole("region", { name: "Today" })).toBeNull();
  const none = await open("/ai-materials-design3?q=HALDEN&company=larkspur&type=");
  none.getByRole("heading", { name: "Nothing found" });
  (await follow(user, none, "Show everything")).getByText("14 materials");
});

test("DM-06, DM-07, HD-05: three header mocks with five items, a Pro badge and Upgrade", async () => {
  expect((await open("/")).queryAllByText("Pro")).toEqual([]);
  let page = await open("/navigation-preview");
  const mocks = () => page.getAllByRole("navigation", { name: /^Main, / });
  expect(mocks()).toHaveLength(3);
  for (const mock of mocks()) {
    const items = textsOf(within(mock).getAllByRole("link"));
    expect(items).toEqual(["Dashboard", "Jobs", "Resumes", "AI Materials", "Analytics"]);
  }
  expect(page.getAllByText("Pro")).toHaveLength(3);
  expect(within(page.getByRole("main")).getAllByRole("link", { name: "Upgrade" })).toHaveLength(3);
  headerOf(page).getByText("Free Plan");
  const [, second] = mocks();
  page = await follow(user, within(second!), "Jobs");
  expect(page.path).toBe("/navigation-preview?item=jobs");
  expect(mocks().map((mock) => current(within(mock).getAllByRole("link")))).toEqual([["Jobs"], ["Jobs"], ["Jobs"]]);
});
