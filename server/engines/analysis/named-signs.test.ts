import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { readNamedSigns } from "./named-signs.ts";

test("issue 17: signs that a website wrote by name stand for themselves, and hide nothing", () => {
  expect(readNamedSigns("R.F.I.&rsquo;s, R&amp;D 2019 &ndash; 2021")).toBe("R.F.I.’s, R&D 2019 – 2021");
  expect(readNamedSigns("a&#x202e;b&#0;c&#10;d&#x200b;e")).toBe("ab\ufffdcde");
});

test.each([
  "https://example.com/?a=b&copy=c",
  "Wrote <p>&amp;</p> by hand",
  "Knows &lt; and &amp;",
  "  Research & Development",
])("issue 17: what is no sign by name stays as it was written: %s", (line) => {
  expect(readNamedSigns(line)).toBe(line);
});

test("issue 17: a resume is read with the signs that its lines name", () => {
  const { lines } = analyseResume(["Dana Whitfield", "Experience", "Answered R.F.I.&rsquo;s of the R&amp;D team"]);
  expect(lines.at(-1)).toBe("Answered R.F.I.’s of the R&D team");
});
