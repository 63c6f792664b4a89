import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { expect, expectNotice, test } from "./journey.ts";

const PAGES = ["/about", "/faq", "/terms", "/privacy", "/contact", "/pricing"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("AB-01, AB-02, AB-03: about has mission, story, four values, a team and a way in", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Our Mission", "Our Story", "Our Values", "Our Team"]) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  for (const name of ["Innovation", "Empowerment", "Precision", "Excellence"]) {
    await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/api/login");
  await page.getByRole("banner").getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { name: "Your Complete AI Career Assistant" })).toBeVisible();
});

test("check 58, FQ-03, DEC-17: one open question a category, all closed at first", { tag: "@plain" }, async ({
  page,
}) => {
  await page.goto("/faq");
  await expect(page.locator("details[open]")).toHaveCount(0);
  const questions = page.getByRole("region", { name: "Job Matching" }).locator("details");
  const other = page.getByRole("region", { name: "AI Features" }).locator("details").first();
  await other.locator("summary").click();
  await questions.first().locator("summary").click();
  await expect(questions.first()).toHaveAttribute("open");
  await questions.nth(1).locator("summary").click();
  await expect(questions.first()).not.toHaveAttribute("open");
  await expect(questions.nth(1)).toHaveAttribute("open");
  await expect(other).toHaveAttribute("open");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).not.toHaveAttribute("open");
});

test("in forced colors every button and field has its bounds", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of ["/", ...PAGES]) {
    await page.goto(path);
    const unbound = await page
      .locator(".rt-BaseButton, .rt-TextFieldRoot, .rt-TextAreaRoot")
      .evaluateAll(
        (elements) => elements.filter((element) => getComputedStyle(element).borderTopWidth !== "1px").length,
      );
    expect(unbound, path).toBe(0);
  }
});

test("FQ-04, FQ-05: the support buttons do nothing, the last call leads to sign-in", async ({ page }) => {
  await page.goto("/faq");
  for (const name of ["Live Chat Support", "Contact Support"]) {
    const button = page.getByRole("button", { name });
    await expect(button).toHaveAttribute("type", "button");
    await button.click();
  }
  expect(new URL(page.url()).pathname).toBe("/faq");
  await expect(page.getByRole("link", { name: "Start Your AI Job Search" })).toHaveAttribute("href", "/api/login");
});

test("TM-02, PV-03: the contents lead to the numbered sections", { tag: "@plain" }, async ({ page }) => {
  for (const [path, count] of [
    ["/terms", 13],
    ["/privacy", 11],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(count);
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    await expect(contents).toHaveCount(count);
    await contents.last().click();
    await expect(page.getByRole("heading", { level: 2 }).last()).toBeInViewport();
  }
});

test("PR-01, PR-02, PR-03, PR-04, PR-05: three cards with their lists, each button to sign-in", async ({ page }) => {
  await page.goto("/pricing");
  const cards = {
    Free: {
      price: "$0 forever",
      included: [
        "1 resume upload",
        "5 job matches per month",
        "Basic AI resume analysis",
        "1 AI cover letter per month",
        "Basic analytics",
        "Community support",
      ],
      missing: ["Interview preparation", "Advanced analytics", "Priority support", "Unlimited AI materials"],
      button: "Get Started",
    },
    Professional: {
      price: "$29 per month",
      included: [
        "Unlimited resumes",
        "Unlimited matches",
        "Advanced optimization",
        "Unlimited cover letters",
        "Advanced analytics",
        "Priority email support",
        "AI interview preparation",
        "Company-specific insights",
        "Resume A/B testing",
        "Export of all materials",
      ],
      missing: [],
      button: "Choose Professional",
    },
    Enterprise: {
      price: "$99 per month",
      included: [
        "Everything in Professional",
        "Team collaboration",
        "Custom AI model training",
        "Dedicated account manager",
        "24/7 phone support",
        "Advanced API access",
        "Custom integrations",
        "Bulk resume processing",
        "Advanced reporting",
        "SLA guarantee",
      ],
      missing: [],
      button: "Contact Sales",
    },
  };
  for (const [name, card] of Object.entries(cards)) {
    const region = page.getByRole("region", { name, exact: true });
    await expect(region).toContainText(card.price);
    await expect(region.getByRole("list", { name: "Included", exact: true }).getByRole("listitem")).toHaveText(
      card.included,
    );
    await expect(region.getByRole("list", { name: "Not included" }).getByRole("listitem")).toHaveText(card.missing);
    await expect(region.getByRole("link", { name: card.button })).toHaveAttribute("href", "/api/login");
  }
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Professional" }).getByText("Most Popular")).toBeVisible();
});

test("PR-07, PR-08, CF-17: the custom plan's buttons do nothing, and Contact Sales is told apart by its region", async ({
  page,
}) => {
  await page.goto("/pricing");
  const custom = page.getByRole("region", { name: "Need a custom plan?" });
  for (const name of ["Contact Sales", "Schedule Demo"]) {
    const button = custom.getByRole("button", { name });
    await expect(button).toHaveAttribute("type", "button");
    await button.click();
  }
  expect(new URL(page.url()).pathname).toBe("/pricing");
  await expect(page.getByRole("link", { name: "Start Free Today" })).toHaveAttribute("href", "/api/login");
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/login");
  await page.getByRole("region", { name: "Enterprise" }).getByRole("link", { name: "Contact Sales" }).click();
  expect((await request).isNavigationRequest()).toBe(true);
});

test("CT-01, CT-05, CT-06, CT-07, CT-08: the ways to reach us", async ({ page }) => {
  await page.goto("/contact");
  const ways = page.getByRole("list", { name: "Ways to reach us" }).getByRole("listitem");
  await expect(ways).toHaveCount(3);
  await expect(ways.nth(0)).toContainText("within 24 hours");
  await expect(ways.nth(1)).toContainText("9 AM-6 PM EST");
  await expect(ways.nth(2)).toContainText("Mon-Fri 9-6 EST");
  await ways.nth(1).getByRole("button", { name: "Start Live Chat" }).click();
  expect(new URL(page.url()).pathname).toBe("/contact");
  const hours = page.getByRole("region", { name: "Business hours" });
  for (const text of ["Mon-Fri", "9-6", "Sat", "10-4", "Sun", "Closed", "Emergency support 24/7 for premium users"]) {
    await expect(hours).toContainText(text);
  }
  await expect(page.getByRole("region", { name: "Office" })).toContainText("100 Example Street");
  await expect(page.getByRole("main").getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/api/login");
  await page.getByRole("link", { name: "Read the FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help Center" })).toBeVisible();
});

test("check 59, CT-02, CT-03, CT-04, DEC-70: five required fields; a script says thanks, without one the server does", {
  tag: "@plain",
}, async ({ page, isScripted }) => {
  await page.goto("/contact");
  const values = {
    "First name": "Ada",
    "Last name": "Example",
    Email: "ada@example.com",
    Subject: "A question",
    Message: "How do I change my place?",
  };
  for (const [name, value] of Object.entries(values)) {
    const field = page.getByRole("textbox", { name, exact: true });
    await expect(field).toHaveAttribute("required");
    await field.fill(value);
  }
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAttribute("type", "email");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "6");
  const said: string[] = [];
  const sent: string[] = [];
  page.on("dialog", async (dialog) => {
    said.push(`${dialog.type()}: ${dialog.message()}`);
    await dialog.accept();
  });
  page.on("request", (request) => sent.push(request.method()));
  await page.getByRole("button", { name: "Send Message" }).click();
  if (isScripted) {
    await expect
      .poll(() => said)
      .toEqual(["alert: Thank you for your message! We will get back to you within 24 hours."]);
    expect(sent).toEqual([]);
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("");
  } else {
    await expectNotice(page, "Thank you for your message!", "We will get back to you within 24 hours.");
    expect(said).toEqual([]);
    expect(sent[0]).toBe("POST");
  }
});

test("CT-03 the browser itself refuses an e-mail address that is none", { tag: "@long" }, async ({ page }) => {
  await page.goto("/contact");
  for (const name of ["First name", "Last name", "Subject", "Message"]) {
    await page.getByRole("textbox", { name, exact: true }).fill("x");
  }
  await page.getByRole("textbox", { name: "Email" }).fill("not an address");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  page.on("dialog", (dialog) => {
    sent.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  expect(sent).toEqual([]);
});

test("SH-04, RT-09: a page for visitors asks no API, and Sign In loads /api/login as a page", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ["/", ...PAGES]) await page.goto(path);
  expect(asked.filter((path) => /^\/(api|forms)\/|\.data$/.test(path))).toEqual([]);
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/login");
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  expect((await request).resourceType()).toBe("document");
});

for (const { width, colorScheme, tag } of [
  { width: 1280, colorScheme: "light", tag: [] },
  { width: 360, colorScheme: "light", tag: ["@long"] },
  { width: 1280, colorScheme: "dark", tag: ["@long"] },
  { width: 360, colorScheme: "dark", tag: ["@long"] },
] as const) {
  const title = `each page has one main heading, fits ${width} px, and axe finds nothing in its ${colorScheme} colours`;
  test(title, { tag: [...tag] }, async ({ page, isScripted }) => {
    const browser = await page.context().newCDPSession(page);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", ...PAGES, "/no-such-page"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // Asked over the protocol, because the page itself may run no script.
      const { cssContentSize } = await browser.send("Page.getLayoutMetrics");
      expect(cssContentSize.width, path).toBeLessThanOrEqual(width);
      if (isScripted) expect(await axeFindings(page), path).toEqual([]);
    }
  });
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // The line above has put it there.
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
