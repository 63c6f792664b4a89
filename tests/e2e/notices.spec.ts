import type { Page } from "playwright/test";
import { addResume, enterAsNew, expect, shiftsOn, signInAs, test, watchShifts } from "./journey.ts";

/** Leaves a notice in the session, as a form that was sent from another tab would. */
async function leaveNotice(page: Page): Promise<void> {
  const left = await page.request.post("/forms/resumes/rename", {
    form: { resumeId: "none", name: "", returnTo: "/" },
    headers: { "Sec-Fetch-Dest": "document" },
    maxRedirects: 0,
  });
  expect(left.status()).toBe(303);
}

/** Opens a screen with a dialog and a notice, which then stays: no timer of the page runs any more. */
async function openWithNotice(page: Page, path: string, isScripted: boolean): Promise<void> {
  await leaveNotice(page);
  // Looked for from the first moment: on a busy machine a toast may be over before the page has all its pictures.
  await page.goto(path, { waitUntil: "commit" });
  if (isScripted) {
    // Not the notice that stands there until the toast has come.
    await expect(page.locator("dialog:modal [data-sonner-toast]").getByText("Failed to rename resume")).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByText("Failed to rename resume")).toBeVisible();
}

/** The controls of the open dialog and of the notice, by what they say. */
const stops = () => {
  const all = [...document.querySelectorAll<HTMLElement>("dialog[open], [aria-label=Notification]")].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), select, textarea, summary"),
  ]);
  const shown = [...new Set(all)].filter((each) => each.checkVisibility() && !each.matches(":disabled"));
  return shown.filter((each) => !each.matches("input[type=radio]:not(:checked)")).map(nameOf);

  function nameOf(each: HTMLElement): string {
    return `${each.tagName} ${each.getAttribute("aria-label") ?? ""} ${each.getAttribute("name") ?? ""} ${each.innerText}`;
  }
};

const focused = () => {
  const each = document.activeElement as HTMLElement | null;
  if (!each || each === document.body) return null;
  return `${each.tagName} ${each.getAttribute("aria-label") ?? ""} ${each.getAttribute("name") ?? ""} ${each.innerText}`;
};

/** Every dialog there is, by its address. */
async function dialogsOf(page: Page): Promise<string[]> {
  const [resume] = await (await page.request.get("/api/resumes")).json();
  // The oldest is the sample's own, which no journey changes.
  const letter = (await (await page.request.get("/api/cover-letters")).json()).at(-1);
  const materials = `/ai-materials?company=${encodeURIComponent(letter.title.split(" at ").at(-1))}`;
  return [
    ...["upload", "plans", "plans&plan=free", "account"].map((dialog) => `/?dialog=${dialog}`),
    ...["rename", "reupload", "delete"].map((dialog) => `/my-resumes?dialog=${dialog}&resume=${resume.id}`),
    ...["overview", "skills", "experience&edit=experience", "read"].map(
      (tab) => `/my-resumes?view=${resume.id}&tab=${tab}`,
    ),
    ...["", "&mode=edit"].map((mode) => `${materials}&letter=${letter.id}${mode}`),
    ...["edit", "delete", "evidence"].map((dialog) => `${materials}&dialog=${dialog}&material=${letter.id}`),
  ];
}

/** Goes round each dialog by Tab, with a notice open over it. */
async function walkRound(page: Page, dialogs: string[], isScripted: boolean): Promise<void> {
  if (isScripted) await page.clock.install();
  for (const path of dialogs) {
    await openWithNotice(page, path, isScripted);
    // Each sign-in of the persona has a button of the same name.
    const all = await page.evaluate(stops);
    const wanted = new Set(all);
    // The notice itself, what scrolls and the browser's own bars are stops too; without scripts the page behind as well.
    const others = isScripted ? 6 : await page.locator("a, button, input, select, textarea, summary").count();
    // The second round begins behind the notice.
    for (const round of ["first", "second"]) {
      const reached = new Set<string>();
      for (let pressed = 0; pressed < all.length + others && !wanted.isSubsetOf(reached); pressed += 1) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(focused);
        if (stop !== null) reached.add(stop);
      }
      expect([...wanted.difference(reached)], `${path}, ${round} round`).toEqual([]);
    }
    expect(wanted.size, path).toBeGreaterThan(0);
    if (isScripted) await page.clock.resume();
  }
}

test("DEC-75, TO-04: with a notice open, Tab reaches all of a dialog and of the notice, again and again", async ({
  page,
  isScripted,
}) => {
  await signInAs(page, "Pro Demo");
  // The plans, whose notice led round and never to Close, and a form.
  await walkRound(page, ["/?dialog=plans", "/?dialog=upload"], isScripted);
});

test("DEC-75, TO-04: Tab reaches all of every dialog that opens with a notice", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  test.setTimeout(480_000);
  await signInAs(page, "Pro Demo");
  await walkRound(page, await dialogsOf(page), isScripted);
});

test("PD-08: at 360 px a notice stands under its dialog and covers nothing of it", { tag: "@long" }, async ({
  page,
  isScripted,
}) => {
  await enterAsNew(page);
  const { id } = await addResume(page, "Nurse");
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/?dialog=plans", "/?dialog=account", "/?dialog=upload", `/my-resumes?view=${id}&tab=read`]) {
    await page.goto("/");
    if (!path.includes("plans")) await leaveNotice(page);
    await page.goto(path);
    const [dialog, notice] = [page.getByRole("dialog"), page.getByLabel("Notification", { exact: true })];
    if (isScripted)
      await expect(page.locator("dialog:modal").getByLabel("Notification", { exact: true })).toBeVisible();
    await expect(async () => {
      const [around, above] = [await dialog.boundingBox(), await notice.boundingBox()];
      if (!around || !above) throw new Error("Both are shown");
      const isBeside = around.y + around.height <= above.y || above.y + above.height <= around.y;
      expect([isBeside, around.y >= 0, around.y + around.height <= 640], path).toEqual([true, true, true]);
    }).toPass({ timeout: 15_000 });
  }
});

// Without scripts nothing can be measured in the page.
test("a dialog that opens with a notice stays where it is when the scripts come", {
  tag: ["@scripted", "@long"],
}, async ({ page }) => {
  await enterAsNew(page);
  await watchShifts(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/?dialog=plans", "/?dialog=upload", "/?dialog=account"]) {
      await openWithNotice(page, path, true);
      expect(await shiftsOn(page), `${path} at ${width}`).toBe(0);
      await page.clock.resume();
    }
  }
});
