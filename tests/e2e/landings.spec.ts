import { enterAsNew, expect, findSeriousFaults, signInAsNew, test } from "./journey.ts";

const PATHS = [1, 2, 3, 4, 5].map((number) => `/landing-mockup${number}`);

const FEATURES = [
  "Intelligent Resume Analysis",
  "AI Cover Letter Generator",
  "Interview Preparation AI",
  "Live Job Discovery",
  "Career Analytics",
  "Resume Optimization",
];

const NAVIGATION = ["Product", "Features", "Pricing", "Success Stories"];

test("LP-10, DM-08: each design has header, hero, features, social proof, a last call and a footer", {
  tag: "@plain",
}, async ({ page }) => {
  await enterAsNew(page);
  const headlines = new Set<string>();
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByRole("link", { name: "Northfold" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    headlines.add(await page.getByRole("heading", { level: 1 }).innerText());
    const main = page.getByRole("main");
    for (const name of FEATURES) await expect(main.getByRole("heading", { level: 3, name })).toBeVisible();
    await expect(main.getByText("98%").first()).toBeVisible();
    const lastCall = main.locator("section").last();
    await expect(lastCall.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(lastCall.getByRole("link")).toHaveAttribute("href", "/api/login");
    await expect(page.getByRole("contentinfo")).toContainText("© 2024 Northfold. Empowering careers with AI.");
  }
  expect(headlines.size).toBe(PATHS.length);
});

test("LP-12, DEC-69: Product, Features, Pricing, Success Stories and Watch Demo do nothing", async ({ page }) => {
  await enterAsNew(page);
  for (const path of PATHS) {
    await page.goto(path);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(new URL(request.url()).pathname));
    const items = page.getByRole("navigation", { name: "Main" }).getByRole("button");
    await expect(items).toHaveText(NAVIGATION);
    for (const item of [...(await items.all()), page.getByRole("button", { name: "Watch Demo" })]) {
      await expect(item).toHaveAttribute("type", "button");
      await item.click();
    }
    // The browser asks for the icon when it likes.
    expect(sent.filter((asked) => asked !== "/favicon.svg")).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
    page.removeAllListeners("request");
  }
});

test("LP-11, RT-09: a start button loads /api/login as a page", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  for (const path of PATHS) {
    await page.goto(path);
    const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === "/api/login");
    await page.getByRole("main").getByRole("link").first().click();
    expect((await request).isNavigationRequest()).toBe(true);
    // Whoever is signed in is led on to the dashboard.
    await expect(page.getByRole("heading", { name: "Top Job Matches" })).toBeVisible();
  }
});

test("LP-13, LP-15, DEC-71: three plans on designs 2 and 4, with their limits and no billing period beside the price", async ({
  page,
}) => {
  await signInAsNew(page);
  const plans = {
    Free: { price: "$0", features: ["5 job matches per month", "Basic resume analysis", "1 AI-generated material"] },
    Pro: {
      price: "$19",
      features: [
        "50 matches per month",
        "Advanced AI analysis",
        "10 AI materials per month",
        "Interview preparation",
        "Progress analytics",
      ],
    },
    Premium: {
      price: "$49",
      features: [
        "Unlimited matches",
        "Premium AI optimization",
        "Unlimited AI materials",
        "Priority support",
        "Advanced analytics",
      ],
    },
  };
  for (const path of ["/landing-mockup2", "/landing-mockup4"]) {
    await page.goto(path);
    for (const [name, { price, features }] of Object.entries(plans)) {
      const card = page.getByRole("region", { name, exact: true });
      await expect(card.getByRole("paragraph")).toHaveText([price]);
      await expect(card.getByRole("listitem")).toHaveText(features);
      await expect(card.getByRole("link")).toHaveAttribute("href", "/api/login");
    }
  }
});

for (const width of [360, 768, 1280, 1920]) {
  const tag = width === 360 ? [] : ["@long"];
  test(`each design fits ${width} px, and axe finds nothing serious`, { tag }, async ({ page, isScripted }) => {
    await enterAsNew(page);
    const browser = await page.context().newCDPSession(page);
    await page.setViewportSize({ width, height: 900 });
    for (const path of PATHS) {
      await page.goto(path);
      // Asked over the protocol, because the page itself may run no script.
      const { cssContentSize } = await browser.send("Page.getLayoutMetrics");
      expect(cssContentSize.width, `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (isScripted && width !== 768) expect(await findSeriousFaults(page), path).toEqual([]);
    }
  });
}

test("reduced motion stops every animation of the designs", { tag: "@long" }, async ({ page }) => {
  await enterAsNew(page);
  const moving = {
    "/landing-mockup2": ".needle",
    "/landing-mockup3": ".note >> nth=0",
    "/landing-mockup5": ".pulse",
  };
  for (const [path, selector] of Object.entries(moving)) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await expect(page.locator(selector)).not.toHaveCSS("animation-name", "none");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator(selector)).toHaveCSS("animation-name", "none");
  }
});
