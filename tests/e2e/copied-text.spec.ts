import type { Page } from "playwright/test";
import { enterAs, expect, signInAs, test } from "./journey.ts";

/** Texts beside each other on one line that are copied as one word. Controls, and what is hidden or only drawn, aside. */
const findGlued = () => {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const leftOut = "script, style, svg, option, button, a, summary, select, [aria-hidden=true], [role=tooltip]";
  const inside = document.querySelector("dialog:modal") ?? document.body;
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
  const glued: string[] = [];
  let before: Text | null = null;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const isLeftOut = node.data.trim() === "" || node.parentElement?.closest(leftOut);
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isLeftOut && !isShown) continue;
    if (before && !isLeftOut && isApart(before, node) && /^\S\S$/.test(copied(before, node))) {
      glued.push(`${before.data.slice(-20)}|${node.data.slice(0, 20)}`);
    }
    before = isLeftOut ? null : node;
  }
  return glued;

  function isApart(one: Text, other: Text): boolean {
    const [left, right] = [part(one, one.length - 1, one.length), part(other, 0, 1)];
    const isOneLine = left.top < right.bottom - 2 && right.top < left.bottom - 2;
    return isOneLine && right.left - left.right > 1;
  }

  function part(node: Text, from: number, to: number): DOMRect {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  }

  /** What the browser copies from the end of one to the beginning of the other. */
  function copied(one: Text, other: Text): string {
    if (/\s$/.test(one.data) || /^\s/.test(other.data)) return " ";
    getSelection()?.setBaseAndExtent(one, one.length - 1, other, 1);
    return String(getSelection());
  }
};

async function expectParted(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("main").first()).toBeAttached();
  expect(await page.evaluate(findGlued), path).toEqual([]);
}

test("facts beside each other are copied as words of their own: pages for visitors", { tag: "@long" }, async ({
  page,
}) => {
  for (const path of ["/", "/about", "/faq", "/pricing", "/contact", "/terms", "/privacy"]) {
    await expectParted(page, path);
  }
});

test("facts beside each other are copied as words of their own: where a user's facts stand closest", async ({
  page,
}) => {
  await signInAs(page, "Pro Demo");
  const [resume] = await (await page.request.get("/api/resumes")).json();
  for (const path of ["/?versions=all", "/my-resumes", "/analytics", `/my-resumes?view=${resume.id}&tab=overview`]) {
    await expectParted(page, path);
  }
});

test("facts beside each other are copied as words of their own: all of a user's screens", { tag: "@long" }, async ({
  page,
}) => {
  await signInAs(page, "Pro Demo");
  const [resume] = await (await page.request.get("/api/resumes")).json();
  const record = (await (await page.request.get("/api/ai-generated-resumes")).json()).at(-1);
  const letter = (await (await page.request.get("/api/cover-letters")).json()).at(-1);
  const company = `/ai-materials?company=${encodeURIComponent(letter.title.split(" at ").at(-1))}`;
  for (const path of [
    ...["/", "/?sort=date-desc&show=60&versions=all", "/?dialog=plans", "/?dialog=plans&plan=free"],
    ...["/?dialog=account", "/my-resumes", "/analytics", "/analytics?list=applications"],
    ...["overview", "skills", "read"].map((tab) => `/my-resumes?view=${resume.id}&tab=${tab}`),
    ...[`/my-resumes?view=${record.variantId}&tab=changes`, company, `${company}&letter=${letter.id}`],
    `${company}&dialog=evidence&material=${letter.id}`,
    ...["/ai-activity-demo", "/navigation-preview", ...[1, 2, 3].map((number) => `/ai-materials-design${number}`)],
    ...[1, 2, 3, 4, 5].map((number) => `/landing-mockup${number}`),
  ]) {
    await expectParted(page, path);
  }
});

test("AD-06: facts beside each other are copied as words of their own: the panel", { tag: "@long" }, async ({
  page,
}) => {
  await enterAs(page, "Admin Demo");
  await page.goto("/admin?q=pro.demo");
  await page.getByRole("button", { name: "Reset Usage" }).first().click();
  for (const path of ["/admin", "/admin?view=payments", "/admin?view=audit", "/admin?view=system"]) {
    await expectParted(page, path);
  }
});
