import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { expect, expectNotice, test } from "./journey.ts";

const PAGES = ["/about", "/faq", "/terms", "/privacy", "/contact", "/pricing"];
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

test("check 58, FQ-03, DEC-17: one open question a category, all closed at first", { tag: "@plain-only" }, async ({
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
