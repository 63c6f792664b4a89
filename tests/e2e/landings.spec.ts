import { enterAsNew, expect, findSeriousFaults, test } from "./journey.ts";

const PATHS = [1, 2, 3, 4, 5].map((number) => `/landing-mockup${number}`);

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
