import { expect, test } from "vitest";
import { isSameScreen, pathWithDialog, withDialog, withoutDialog } from "./dialogs.ts";
import { openedResume } from "./viewed.ts";

test("DEC-75 a dialog opens over the present screen and closing keeps sort and paging", () => {
  expect(withDialog("?sort=date-desc&show=12", "upload")).toBe("?sort=date-desc&show=12&dialog=upload");
  expect(withoutDialog("?sort=date-desc&show=12&dialog=rename&resume=1")).toBe("?sort=date-desc&show=12");
  expect(withoutDialog("?dialog=upload")).toBe("");
  expect(pathWithDialog("/my-resumes?x=1", "upload")).toBe("/my-resumes?x=1&dialog=upload");
});

test("DEC-08 what opens over a screen does not make it another one; sort, paging and path do", () => {
  const at = (path: string) => new URL(path, "http://localhost");
  expect(isSameScreen(at("/?sort=date-desc"), at("/?sort=date-desc&view=1&tab=read&version=2&edit=place"))).toBe(true);
  expect(isSameScreen(at("/?dialog=rename&resume=1"), at("/"))).toBe(true);
  expect(isSameScreen(at("/"), at("/?show=12"))).toBe(false);
  expect(isSameScreen(at("/?view=1"), at("/my-resumes?view=1"))).toBe(false);
});

test("DEC-83 the views of the admin panel are screens, not a resume that is open", () => {
  const at = (path: string) => new URL(path, "http://localhost");
  expect(openedResume(new URLSearchParams("?view=audit"))).toBeNull();
  expect(openedResume(new URLSearchParams("?view=1"))).toBe("1");
  expect(withoutDialog("?view=audit&actor=a&dialog=upload")).toBe("?actor=a&view=audit");
  expect(isSameScreen(at("/admin"), at("/admin?view=system"))).toBe(false);
});
