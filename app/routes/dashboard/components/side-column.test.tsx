// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { SubscriptionStatus } from "../../../../server/domain/plans.ts";
import type { PlanStanding } from "../../../../server/billing/subscription.ts";
import { CvVersions } from "./cv-versions.tsx";
import { PlanCard } from "./plan-card.tsx";
import { StatsPlaceholder, StatsRow } from "./stats-row.tsx";

afterEach(cleanup);

const now = new Date("2026-11-20T12:00:00.000Z");

function resume(id: string, over: Partial<ComponentProps<typeof CvVersions>["resumes"][number]> = {}) {
  return {
    id,
    name: `Resume ${id}`,
    uploadedAt: "2026-11-20T09:00:00.000Z",
    isActive: false,
    jobTitle: null,
    applicationCount: 0,
    ...over,
  };
}

function showVersions(resumes: ReturnType<typeof resume>[], versions: "active" | "all" = "active", search = "") {
  render(
    <MemoryRouter>
      <CvVersions resumes={resumes} versions={versions} now={now} search={search} />
    </MemoryRouter>,
  );
}

const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

test("DB-01 to DB-07 DEC-46 four figures with their changes", () => {
  render(<StatsRow stats={{ totalMatches: 0, applicationsSent: 6, interviewRequests: 1, cvVersions: 3 }} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Total Matches",
    "Applications Sent",
    "Interview Requests",
    "CV Versions",
  ]);
  expect(screen.getAllByRole("definition").map((cell) => cell.textContent)).toEqual([
    ...["0", "+12% from last week"],
    ...["6", "+1 from last week"],
    ...["1", "+0 from last week"],
    ...["3", "Active from last week"],
  ]);
});

test("DB-02 DEC-15 four placeholders while the figures load", () => {
  render(<StatsPlaceholder />);
  expect(screen.getByRole("status", { name: "Loading" }).children).toHaveLength(4);
});

test("CV-02 the active one shows, the others by Load More", () => {
  showVersions([resume("a"), resume("b", { isActive: true }), resume("c")], "active", "?sort=date-asc");
  expect(names()).toEqual(["Resume b"]);
  const more = screen.getByRole("link", { name: "Load More (2 more versions)" });
  expect(more.getAttribute("href")).toBe("/?sort=date-asc&versions=all");
});

test("CV-02 all of them, and Show Less", () => {
  showVersions([resume("a"), resume("b", { isActive: true })], "all", "?versions=all");
  expect(names()).toEqual(["Resume a", "Resume b"]);
  expect(screen.getByRole("link", { name: "Show Less" }).getAttribute("href")).toBe("/");
});

test("CV-03 no resumes", () => {
  showVersions([]);
  expect(screen.getByText("No resumes uploaded yet")).toBeDefined();
  expect(screen.queryByText("No active resume found")).toBeNull();
});

test("CV-04 resumes, but none active", () => {
  showVersions([resume("a")]);
  expect(screen.getByText("No active resume found")).toBeDefined();
  expect(screen.getByRole("link", { name: "Show all resume versions" })).toBeDefined();
});

test("CV-05 to CV-09 an item's name, title, badge, time and count", () => {
  showVersions([resume("a", { isActive: true, jobTitle: "Nurse", applicationCount: 5 })]);
  for (const text of ["Resume a", "Nurse", "Active", "3 hours ago", "5 applied"]) {
    expect(screen.getByText(text)).toBeDefined();
  }
});

test("DEC-45 a time that cannot be read is left out", () => {
  showVersions([resume("a", { isActive: true, uploadedAt: "soon" })]);
  expect(document.querySelector("time")).toBeNull();
  expect(screen.getByText("0 applied")).toBeDefined();
});

const standing: PlanStanding = { tier: "free", paidUntil: null, daysLeft: null, renewable: null };
const plan = { supportEmail: null, standing, search: "?sort=date-desc" };

const free: SubscriptionStatus = { tier: "free", monthlyMatches: 4, limit: 10, canGenerateMore: true };

const notIncluded = () => {
  const items = screen.getAllByRole("listitem").map((item) => item.textContent);
  return items.filter((text) => text?.startsWith("Not included"));
};

test("PC-02 PC-04 the free plan shows what is used and what is not included", () => {
  render(<PlanCard {...plan} status={free} planName="Free" />);
  expect(screen.getByRole("heading", { name: "Free Plan" })).toBeDefined();
  expect(screen.getByText("4/10")).toBeDefined();
  expect(screen.getByRole("progressbar", { name: "Monthly Job Matches" }).getAttribute("aria-valuenow")).toBe("4");
  expect(screen.queryByText(/Monthly limit reached/)).toBeNull();
  expect(notIncluded()).toEqual(["Not included: AI resume generation", "Not included: Priority support"]);
});

test("PC-02 the limit is 10 when the status has none", () => {
  render(<PlanCard {...plan} status={{ ...free, limit: null }} planName="Free" />);
  expect(screen.getByText("4/10")).toBeDefined();
});

test("PC-03 at the limit it says so", () => {
  render(<PlanCard {...plan} status={{ ...free, monthlyMatches: 10, canGenerateMore: false }} planName="Free" />);
  const link = screen.getByRole("link", { name: "Upgrade" });
  expect(link.parentElement?.textContent).toBe("Monthly limit reached. Upgrade for unlimited matches.");
  expect(link.getAttribute("href")).toBe("?sort=date-desc&dialog=plans");
});

test("PC-05 PC-06 the paid plans count nothing and include more", () => {
  render(
    <PlanCard
      {...plan}
      status={{ tier: "pro", monthlyMatches: 40, limit: null, canGenerateMore: true }}
      planName="Pro"
    />,
  );
  expect(screen.queryByText("Monthly Job Matches")).toBeNull();
  expect(notIncluded()).toEqual(["Not included: Priority support"]);
  cleanup();
  render(
    <PlanCard
      {...plan}
      status={{ tier: "premium", monthlyMatches: 0, limit: null, canGenerateMore: true }}
      planName="Premium"
    />,
  );
  expect(notIncluded()).toEqual([]);
});

/** What the form of a button leads to. */
function searchOf(button: HTMLElement): string {
  const form = button.closest("form");
  if (!form) throw new Error("The button has no form");
  expect(form.method).toBe("get");
  return [...new FormData(form)].map(([name, value]) => `${name}=${value}`).join("&");
}

const pro: SubscriptionStatus = { tier: "pro", monthlyMatches: 0, limit: null, canGenerateMore: true };

test("PC-01 Upgrade on free and Manage on the paid plans open the plan dialog over the same screen", () => {
  render(<PlanCard {...plan} status={free} planName="Free" />);
  expect(searchOf(screen.getByRole("button", { name: "Upgrade" }))).toBe("sort=date-desc&dialog=plans");
  cleanup();
  render(<PlanCard {...plan} standing={{ ...standing, tier: "pro" }} status={pro} planName="Pro" />);
  expect(searchOf(screen.getByRole("button", { name: "Manage" }))).toBe("sort=date-desc&dialog=plans");
  expect(screen.queryByRole("button", { name: "Upgrade" })).toBeNull();
  expect(screen.queryByText(/Paid until/)).toBeNull();
});

test("DEC-91 a paid plan says until when; in its last days and after it there is Renew", () => {
  const paid: PlanStanding = { tier: "pro", paidUntil: "2026-12-21T10:00:00.000Z", daysLeft: 30, renewable: null };
  const show = (shown: PlanStanding, status = pro) => {
    cleanup();
    render(<PlanCard {...plan} standing={shown} status={status} planName={status === pro ? "Pro" : "Free"} />);
  };
  show(paid);
  expect(screen.getByText("December 21, 2026").parentElement?.textContent).toBe("Paid until December 21, 2026");
  expect(screen.queryByRole("button", { name: "Renew" })).toBeNull();
  show({ ...paid, daysLeft: 7, renewable: "pro" });
  expect(searchOf(screen.getByRole("button", { name: "Renew" }))).toBe("sort=date-desc&dialog=plans&plan=pro");
  show({ ...paid, tier: "free", daysLeft: 0, renewable: "pro" }, free);
  expect(screen.getByText("December 21, 2026").parentElement?.textContent).toBe("Your plan ended on December 21, 2026");
  expect(searchOf(screen.getByRole("button", { name: "Renew" }))).toBe("sort=date-desc&dialog=plans&plan=pro");
});

test("DEC-97 the address of support stands with the plans that have it, the plan in its subject, and nowhere when it is not set", () => {
  const premium = { tier: "premium" as const, monthlyMatches: 0, limit: null, canGenerateMore: true };
  const card = { ...plan, status: premium, planName: "Premium" };
  render(<PlanCard {...card} supportEmail="help@example.com" />);
  const link = screen.getByRole("link", { name: "Write to support" });
  expect(link.getAttribute("href")).toBe("mailto:help@example.com?subject=Premium%20plan%3A%20");
  cleanup();
  render(<PlanCard {...card} />);
  expect(screen.queryByRole("link", { name: "Write to support" })).toBeNull();
  cleanup();
  render(<PlanCard {...plan} status={free} planName="Free" supportEmail="help@example.com" />);
  expect(screen.queryByRole("link", { name: "Write to support" })).toBeNull();
});
