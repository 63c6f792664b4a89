import type { Page } from "playwright/test";
import { sendInHalves } from "../setup/sent-in-halves.ts";
import { expect, shiftsOn, signInAs, test, watchShifts } from "./journey.ts";

const SCREENS = ["/", "/my-resumes", "/ai-materials", "/analytics"];
const LOOKS = [
  { width: 1280, height: 900, colorScheme: "light" },
  { width: 760, height: 900, colorScheme: "light" },
  { width: 360, height: 740, colorScheme: "dark" },
] as const;

type Look = { name: string; values: string };

/** Values of all properties, one a line: as objects they would be most of what the two pages cost. */
function readLook(): Look[] {
  const seen = [...document.querySelectorAll("body, body *")].filter((element) => element.checkVisibility());
  return seen.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const lines = [`box: ${[x, y, width, height].join(" ")}`];
    for (const part of [null, "::before", "::after"]) {
      const styles = getComputedStyle(element, part);
      if (part !== null && ["none", "normal"].includes(styles.content)) continue;
      for (const property of styles)
        if (!property.startsWith("--")) lines.push(`${part ?? ""} ${property}: ${styles.getPropertyValue(property)}`);
    }
    return { name: `${element.tagName} ${element.getAttribute("class") ?? ""}`, values: lines.join("\n") };
  });
}

function movedLines(first: Look, whole: Look | undefined): string[] {
  if (first.name === whole?.name && first.values === whole.values) return [];
  const after = new Set(whole?.values.split("\n"));
  const before = first.values.split("\n").filter((line) => !after.delete(line));
  return [`${first.name} is ${before.join("; ")}, then ${whole?.name} is ${[...after].join("; ")}`];
}

/** As it arrives for who has nothing of it: with or without the sheet that comes behind, no script has run. */
async function openFirst(page: Page, path: string, { isWhole }: { isWhole: boolean }): Promise<Look[]> {
  await page.context().clearCookies({ name: "sheet" });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(/\.js$/, () => new Promise(() => {}));
  let held = 0;
  await page.route(/\.later-[^/]*\.css$/, (route) => {
    held += 1;
    return isWhole ? route.continue() : route.fulfill({ contentType: "text/css", body: "" });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  expect(held, path).toBe(1);
  return page.evaluate(readLook);
}

async function expectSameLook(page: Page, path: string): Promise<void> {
  for (const { colorScheme, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // Another journey of the same user may change what a page shows between the two.
    await expect(async () => {
      const first = await openFirst(page, path, { isWhole: false });
      const whole = await openFirst(page, path, { isWhole: true });
      expect(first.length).toBeGreaterThan(40);
      expect(first.length, path).toBe(whole.length);
      const moved = first.flatMap((look, index) => movedLines(look, whole[index]));
      expect(moved, `${path} at ${size.width}`).toEqual([]);
    }).toPass({ timeout: 30_000 });
  }
}

test("a landing page looks before its sheet as it does with it", async ({ page }) => {
  await expectSameLook(page, "/");
});

test("each first screen looks before its sheet as it does with it", async ({ page }) => {
  await signInAs(page, "Pro Demo");
  for (const path of SCREENS) await expectSameLook(page, path);
});

const CUTS = 10;

/** Wherever the line stops, also for who has nothing of the page yet. */
async function expectStill(page: Page, path: string, baseURL: string): Promise<void> {
  const { origin, cutAt, close } = await sendInHalves(baseURL);
  // Not before: a page whose modules do not arrive any more loads itself anew, in the way of what is opened next.
  page.once("close", close);
  await watchShifts(page);
  const moved: string[] = [];
  for (const { colorScheme: _, ...size } of LOOKS) {
    await page.setViewportSize(size);
    for (let cut = 1; cut < CUTS; cut += 1) {
      cutAt(cut / CUTS);
      await page.context().clearCookies({ name: "sheet" });
      await page.goto(origin + path);
      const shifts = await shiftsOn(page);
      if (shifts > 0) moved.push(`${path} at ${size.width}, stopped at ${cut} of ${CUTS}: ${shifts}`);
    }
  }
  expect(moved).toEqual([]);
}

test("nothing of a landing page moves while it comes", { tag: "@scripted" }, async ({ page, baseURL }) => {
  await expectStill(page, "/", baseURL!);
});

test("nothing of the dashboard and the analytics moves while they come", { tag: "@scripted" }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signInAs(page, "Pro Demo");
  for (const path of ["/", "/analytics"]) await expectStill(page, path, baseURL!);
});
