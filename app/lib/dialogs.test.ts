import { expect, test } from "vitest";
import { pathWithDialog, withDialog, withoutDialog } from "./dialogs.ts";

test("DEC-75 a dialog opens over the present screen and closing keeps sort and paging", () => {
  expect(withDialog("?sort=date-desc&show=12", "upload")).toBe("?sort=date-desc&show=12&dialog=upload");
  expect(withoutDialog("?sort=date-desc&show=12&dialog=rename&resume=1")).toBe("?sort=date-desc&show=12");
  expect(withoutDialog("?dialog=upload")).toBe("");
  expect(pathWithDialog("/my-resumes?x=1", "upload")).toBe("/my-resumes?x=1&dialog=upload");
});
