import {
  addResume,
  enterAs,
  enterAsNew,
  expect,
  expectNotice,
  signInAs,
  signInAsNew,
  test,
  uploadThroughDialog,
} from "./journey.ts";
import { PDF_TYPE, resumePdf } from "../fixtures/resumes.ts";

test("HD-08: AI Jobs stands beside Upload Resume on every screen", async ({ page }) => {
  await enterAsNew(page);
  for (const path of ["/", "/my-resumes", "/ai-materials", "/analytics"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Upload Resume" }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "AI Jobs" })).toBeVisible();
  }
});

test("HD-09: the badge follows an upload and a deletion, with a script without loading the page anew", async ({
  page,
  isScripted,
}) => {
  await signInAsNew(page);
  await expect(page.getByRole("link", { name: "My Resumes 0" })).toBeVisible();
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const buffer = Buffer.from(await resumePdf("nurse"));
  await uploadThroughDialog(page, { name: "nurse.pdf", mimeType: PDF_TYPE, buffer }, "CV");
  await expectNotice(page, "Resume uploaded successfully!");
  await expect(page.getByRole("link", { name: "My Resumes 1" })).toBeVisible();
  await page.getByRole("button", { name: /^More/ }).first().click();
  await page.getByRole("link", { name: "Delete", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expectNotice(page, "Resume deleted");
  await expect(page.getByRole("link", { name: "My Resumes 0" })).toBeVisible();
  if (isScripted) expect(documents).toBe(0);
});

test("HD-01: where the bar of screens is too narrow, it shows on which side there is more", { tag: "@long" }, async ({
  page,
}) => {
  await signInAs(page, "Pro Demo");
  const bar = page.getByRole("navigation", { name: "Main" });
  const marks = () =>
    bar.evaluate((nav) => ["::before", "::after"].map((side) => Number(getComputedStyle(nav, side).opacity)));
  await expect.poll(marks).toEqual([0, 0]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(bar.getByRole("link", { name: "Analytics" })).not.toBeInViewport();
  await expect.poll(marks).toEqual([0, 1]);
  await bar.getByRole("link", { name: "Analytics" }).scrollIntoViewIfNeeded();
  await bar.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth }));
  await expect.poll(marks).toEqual([1, 0]);
  for (const [path, name] of [
    ["/", "Dashboard"],
    ["/my-resumes", "My Resumes 1"],
    ["/ai-materials", /^AI Materials/],
    ["/analytics", "Analytics"],
  ] as const) {
    await page.goto(path);
    const box = await bar.getByRole("link", { name }).boundingBox();
    // Under neither mark.
    expect(box && [box.x >= 0, box.x + box.width <= 360], path).toEqual([true, true]);
    const [before] = await marks();
    if (before) expect(box?.x, path).toBeGreaterThanOrEqual(30);
  }
});

test("what a field asks for can be read, 4.5 to 1, in both looks", { tag: "@long" }, async ({ page }) => {
  await enterAs(page, "Pro Demo");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/?dialog=upload");
    const field = page.getByPlaceholder("e.g., Frontend Developer CV");
    expect(await field.evaluate(placeholderContrast), colorScheme).toBeGreaterThanOrEqual(4.5);
  }
});

/** The contrast (WCAG 2) of a field's placeholder with the ground the field stands on. */
function placeholderContrast(field: Element): number {
  const { color, opacity } = getComputedStyle(field, "::placeholder");
  const ground = field.closest("dialog");
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!ground || !canvas) throw new Error("It stands in a dialog");
  const paint = (fill: string) => {
    canvas.fillStyle = fill;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const under = paint(getComputedStyle(ground).backgroundColor);
  canvas.globalAlpha = Number(opacity);
  const over = paint(color);
  return (Math.max(under, over) + 0.05) / (Math.min(under, over) + 0.05);
}

test("UP-19: Cancel closes the dialog and sends nothing", async ({ page }) => {
  await signInAsNew(page);
  await page.getByRole("link", { name: "Upload Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Your Resume" });
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  const buffer = Buffer.from(await resumePdf("nurse"));
  await dialog.locator("input[type=file]").setInputFiles({ name: "cv.pdf", mimeType: PDF_TYPE, buffer });
  await dialog.getByRole("textbox").fill("Never sent");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  expect(writes).toEqual([]);
  expect(await (await page.request.get("/api/resumes")).json()).toEqual([]);
});

test("DB-08: matches take three of four columns, beside them CV Versions and then the plan card", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "Pro Demo");
  const boxOf = async (name: string) => {
    const heading = page.getByRole("heading", { name, exact: true });
    const box = await page.locator("section, aside, article").filter({ has: heading }).last().boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  const [matches, versions, plan] = [
    await boxOf("Top Job Matches"),
    await boxOf("CV Versions"),
    await boxOf("Pro Plan"),
  ];
  expect(matches.x + matches.width).toBeLessThanOrEqual(versions.x);
  const share = matches.width / (versions.x + versions.width - matches.x);
  expect(share).toBeGreaterThan(0.68);
  expect(share).toBeLessThan(0.78);
  expect(versions.y + versions.height).toBeLessThanOrEqual(plan.y);
});

test("on a phone the main actions are 44 px high, and nothing is smaller than 24 px to hit", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, "Pro Demo");
  for (const path of ["/", "/my-resumes", "/ai-materials", "/analytics?list=applications"]) {
    await page.goto(path);
    const tooSmall = await page.locator("a.rt-Button, button, select, summary").evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.matches(".tooltip > button"))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ control, box }) => {
          const least = /Upload Resume$|^Apply Now|^View$/.test(control.textContent.trim()) ? 44 : 24;
          return box.height < least || box.width < 24;
        })
        .map(({ control, box }) => `${control.textContent} ${box.width} x ${box.height}`),
    );
    expect(tooSmall, path).toEqual([]);
  }
});

test("RQ-10, RQ-11, DEC-79: who is signed in and the plan come with each page, no script asks for them again", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!login)/.test(pathname)) asked.push(pathname);
  });
  await signInAsNew(page);
  await addResume(page, "CV");
  for (const name of [/^My Resumes/, /^AI Materials/, /^Analytics/, /^Dashboard/]) {
    await page.getByRole("navigation").getByRole("link", { name }).first().click();
    await expect(page.getByText("Free Plan").first()).toBeVisible();
  }
  await page.evaluate(() => window.dispatchEvent(new Event("focus"))).catch(() => undefined);
  expect(asked).toEqual([]);
});

// The end of a stream that a click has cut off, which no page can time: the router's promise of it fails like this one.
test("a reading that a click overtakes is no error of the page", { tag: ["@scripted", "@long"] }, async ({
  page,
  noise,
}) => {
  await enterAsNew(page);
  await page.goto("/my-resumes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const reject = (name: string) =>
    page.evaluate((given) => void Promise.reject(new DOMException("signal is aborted without reason", given)), name);
  await reject("AbortError");
  await reject("DataError");
  await expect.poll(() => noise.splice(0)).toEqual(["signal is aborted without reason"]);
});
