import { randomUUID } from "node:crypto";
import { enterAsNew, expect, signInAsNew, test } from "./journey.ts";

test("check 8, LP-01, LP-02, LP-03, LP-04, LP-05, LP-06, LP-07, LP-08, LP-09: the landing page says what it is, and every way in leads to sign-in", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Your Complete AI Career Assistant" })).toBeVisible();
  const features = [
    "Intelligent Resume Analysis",
    "AI Cover Letter Generator",
    "Interview Preparation AI",
    "Live Job Discovery",
    "Career Analytics",
    "Resume Optimization",
  ];
  for (const feature of features) await expect(page.getByRole("heading", { name: feature, exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "How It Works" })).toBeVisible();
  for (const step of ["Upload Resume", "Get Matches", "AI Materials"]) {
    await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "Advanced AI Features" })).toBeVisible();
  for (const feature of ["Company-Specific Materials", "Performance Analytics", "Resume Versions"]) {
    await expect(page.getByRole("heading", { name: feature })).toBeVisible();
  }
  for (const figure of ["290+", "98%", "99.9%"]) await expect(page.getByText(figure).first()).toBeVisible();
  const ways = page.getByRole("link", { name: /^(Sign In|Get Started|Start Your AI Job Search)/ });
  for (const way of await ways.all()) expect(await way.getAttribute("href")).toBe("/api/login");
  expect(await ways.count()).toBeGreaterThanOrEqual(3);
  const footer = page.getByRole("contentinfo");
  for (const path of ["/", "/about", "/pricing", "/faq", "/contact", "/privacy", "/terms"]) {
    await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  await expect(footer.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/api/login");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/api/login");
  await expect(page.getByText("© 2024 Northfold. Empowering careers with AI.")).toBeVisible();
});

test("check 7, RT-09: sign-in is a document request to /api/login, and its page has the personas (DEC-01)", async ({
  page,
}) => {
  await page.goto("/");
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/login");
  await page.getByRole("link", { name: "Sign In" }).first().click();
  expect((await request).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { level: 1, name: "Sign In" })).toBeVisible();
  for (const persona of ["Free Demo", "Pro Demo", "Premium Demo", "Admin Demo"]) {
    await expect(page.getByRole("button", { name: `Continue as ${persona}` })).toBeVisible();
  }
});

test("the styles of the first screen are fetched while somebody is at the sign-in", { tag: "@plain" }, async ({
  page,
}) => {
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith(".css"));
  await page.goto("/api/login");
  const sheet = await fetched;
  expect(sheet.status()).toBe(200);
  await page.getByRole("button", { name: "Continue as Free Demo" }).click();
  const { pathname } = new URL(sheet.url());
  await expect(page.locator(`link[rel="stylesheet"][href="${pathname}"]`)).toBeAttached();
});

test("HD-05, HD-06, RT-10: signing in shows the plan, logging out shows the landing page again", {
  tag: "@plain",
}, async ({ page }) => {
  await page.goto("/api/login");
  await page.getByRole("button", { name: "Continue as Pro Demo" }).click();
  await expect(page.getByText("Pro Plan").first()).toBeVisible();
  await page.getByRole("button", { name: "Pro Demo" }).click();
  await expect(page.getByRole("link", { name: "Log out" })).toHaveAttribute("href", "/api/logout");
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Your Complete AI Career Assistant" })).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("JM-02, CV-03: a new user's dashboard says what will be here", async ({ page }) => {
  await page.goto("/api/login");
  await page.getByRole("textbox", { name: "Email" }).fill(`${randomUUID()}@example.com`);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("No job matches found")).toBeVisible();
  await expect(page.getByText("Upload a resume to start finding job matches")).toBeVisible();
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();
  await expect(page.getByText("Free Plan").first()).toBeVisible();
  await expect(page.getByText("0/10")).toBeVisible();
});

test("check 4, NF-01, RT-04, RT-07: an unknown path is the 404 page for visitors and users", async ({ page }) => {
  for (const who of ["visitor", "user"]) {
    if (who === "user") await enterAsNew(page);
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  }
});

test("DEC-92 light and dark are a choice of the browser that lasts", async ({ page }) => {
  await signInAsNew(page);
  await page.getByRole("button", { name: "@example.com" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-appearance", "dark");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor).catch(() => null);
  if (background) expect(background).toMatch(/rgb\((\d|[1-3]\d), /);
});
