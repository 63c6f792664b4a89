// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createRoutesStub, MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Landing } from "../routes/public/landing.tsx";
import { NotFound } from "../routes/public/not-found.tsx";
import { AppShell } from "./app-shell.tsx";
import { PublicShell } from "./public-shell.tsx";

afterEach(cleanup);

const navigation = [
  { href: "/", label: "Dashboard", count: null },
  { href: "/my-resumes", label: "My Resumes", count: 0 },
  { href: "/ai-materials", label: "AI Materials", count: 7 },
  { href: "/analytics", label: "Analytics", count: null },
];

/** Its head asks the root for the address of the product. */
const LandingPage = createRoutesStub([{ id: "root", path: "/", Component: Landing }]);

function showShell(over: Partial<ComponentProps<typeof AppShell>> = {}) {
  render(
    <MemoryRouter>
      <AppShell
        user={{ name: "Fiona Demo", email: "fiona@example.com", initials: "FD", isAdmin: false }}
        planLabel="Free Plan"
        navigation={navigation}
        path="/"
        search="?sort=date-asc"
        appearance="dark"
        {...over}
      >
        <p>The screen</p>
      </AppShell>
    </MemoryRouter>,
  );
}

const current = () =>
  within(screen.getByRole("navigation", { name: "Main" }))
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page")
    .map((link) => link.textContent);

test("HD-01 HD-02 DEC-05 DEC-06 the links in their order, the counts inside them, also 0", () => {
  showShell();
  const links = within(screen.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Dashboard", "My Resumes 0", "AI Materials 7", "Analytics"]);
});

test.each([
  ["/", ["Dashboard"]],
  ["/my-resumes", ["My Resumes 0"]],
  ["/my-resumes/x", ["My Resumes 0"]],
  ["/my-resumes-old", []],
  ["/admin", []],
])("HD-04 on %s the marked link is %j", (path, marked) => {
  showShell({ path });
  expect(current()).toEqual(marked);
});

test("HD-05 the plan label", () => {
  showShell();
  expect(screen.getByText("Free Plan")).toBeDefined();
});

test("HD-06 DEC-07 DEC-16 the user menu is a popover of a button with the user's name, without JavaScript too", () => {
  showShell();
  const button = screen.getByRole("button", { name: "Fiona Demo" });
  const menu = document.getElementById(button.getAttribute("popovertarget") ?? "");
  expect(menu?.getAttribute("popover")).toBe("auto");
  expect(menu?.textContent).toContain("fiona@example.com");
  const logOut = [...(menu?.querySelectorAll("a") ?? [])].find((link) => link.textContent === "Log out");
  expect(logOut?.getAttribute("href")).toBe("/api/logout");
});

test("DEC-07 Admin Panel only for administrators", () => {
  showShell();
  expect(screen.queryByText("Admin Panel")).toBeNull();
  cleanup();
  showShell({ user: { name: "A", email: "a@example.com", initials: "A", isAdmin: true } });
  expect(screen.getByText("Admin Panel").getAttribute("href")).toBe("/admin");
});

test("DEC-92 the appearance form posts the choice and leads back here", () => {
  showShell();
  const form = document.querySelector<HTMLFormElement>("form[action='/forms/appearance']");
  const choices = [...(form?.querySelectorAll<HTMLButtonElement>("button[name=appearance]") ?? [])];
  expect(form?.method).toBe("post");
  expect(form?.querySelector<HTMLInputElement>("[name=returnTo]")?.value).toBe("/?sort=date-asc");
  expect(choices.map((choice) => [choice.textContent, choice.value, choice.getAttribute("aria-pressed")])).toEqual([
    ["System", "system", "false"],
    ["Light", "light", "false"],
    ["Dark", "dark", "true"],
  ]);
});

test("HD-07 DEC-75 Upload Resume opens its dialog on the present screen and keeps the rest", () => {
  showShell();
  const link = screen.getByRole("link", { name: "Upload Resume" });
  expect(link.getAttribute("href")).toBe("/?sort=date-asc&dialog=upload");
});

test("SH-01 SH-02 the public pages have Home, Sign In and the copyright line", () => {
  render(
    <PublicShell>
      <p>text</p>
    </PublicShell>,
  );
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/api/login");
  expect(screen.getByRole("contentinfo").textContent).toContain("© 2024 Northfold. Empowering careers with AI.");
});

test("NF-01 the not-found page, and DEC-82 its way to sign in", () => {
  render(<NotFound signInHref="/api/login?returnTo=%2Fanalytics" />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeDefined();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeDefined();
  expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/api/login?returnTo=%2Fanalytics");
});

test("NF-01 a user on an unknown path is not asked to sign in", () => {
  render(<NotFound isSignedIn />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

test("LP-02 LP-03 LP-04 LP-06 what the landing page names", () => {
  render(<LandingPage />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your Complete AI Career Assistant");
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Intelligent Resume Analysis",
    "AI Cover Letter Generator",
    "Interview Preparation AI",
    "Live Job Discovery",
    "Career Analytics",
    "Resume Optimization",
    "Upload Resume",
    "Get Matches",
    "AI Materials",
    "Company-Specific Materials",
    "Performance Analytics",
    "Resume Versions",
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "How It Works" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Advanced AI Features" })).toBeDefined();
});

test("LP-05 the figures", () => {
  render(<LandingPage />);
  for (const figure of ["290+", "98%", "99.9%"]) expect(screen.getByText(figure)).toBeDefined();
});

test("LP-08 the footer leads everywhere", () => {
  render(<LandingPage />);
  const links = within(screen.getByRole("contentinfo")).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/about",
    "/pricing",
    "/faq",
    "/contact",
    "/privacy",
    "/terms",
    "/api/login",
  ]);
  expect(links.at(-1)?.textContent).toBe("Get Started");
});

test("LP-01 LP-07 LP-09 every call to action is a plain link to sign-in", () => {
  render(<LandingPage />);
  const actions = screen.getAllByRole("link").filter((link) => link.getAttribute("href") === "/api/login");
  expect(actions.map((link) => link.textContent)).toEqual([
    "Sign In",
    "Start Your AI Job Search",
    "Get Started",
    "Get Started",
  ]);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
