import { expect, test } from "vitest";
import { parseViewer, pathWithEdit, viewerSearch } from "./viewer-params.ts";

test("DEC-08 the viewer's state stands in the search, and what is not known falls back", () => {
  expect(parseViewer("?sort=date-desc")).toBeNull();
  expect(parseViewer("?view=1")).toEqual({ id: "1", tab: "overview", edit: null, version: null });
  expect(parseViewer("?view=1&tab=skills")).toMatchObject({ tab: "skills" });
  expect(parseViewer("?view=1&tab=nonsense&edit=nonsense")).toMatchObject({ tab: "overview", edit: null });
  expect(parseViewer("?view=1&tab=experience&edit=experience")).toMatchObject({ edit: "experience" });
  expect(parseViewer("?view=1&tab=read&edit=wishes")).toMatchObject({ edit: "wishes" });
});

test("an editor is open only on its own tab, and never on an earlier version", () => {
  expect(parseViewer("?view=1&tab=skills&edit=experience")?.edit).toBeNull();
  expect(parseViewer("?view=1&tab=experience&edit=toString")?.edit).toBeNull();
  expect(parseViewer("?view=1&tab=experience&edit=experience&version=2")?.edit).toBeNull();
});

test("DEC-75 another dialog comes before the viewer, and the screen's own state is kept", () => {
  expect(parseViewer("?view=1&dialog=upload")).toBeNull();
  expect(viewerSearch("?show=12&dialog=rename&resume=2", { id: "1" })).toBe("?show=12&view=1&tab=overview");
  expect(viewerSearch("?view=1&tab=read&version=3", { id: "1", tab: "read", edit: "place" })).toBe(
    "?view=1&tab=read&edit=place",
  );
  expect(pathWithEdit("/my-resumes?view=1&tab=read", "place")).toBe("/my-resumes?view=1&tab=read&edit=place");
});
