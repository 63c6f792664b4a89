import { expect, test } from "vitest";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { htmlToText } from "./html-text.ts";

test.each([
  ["<p>a <b>bold</b> word</p><p>b</p>", "a bold word\nb"],
  [
    "<h2>T</h2><ul><li>one</li><li><p>two</p></li><li>three<ul><li>in</li></ul></li></ul>end",
    "T\n- one\n- two\n- three\n  - in\nend",
  ],
  ["a<br>b<br/><br>c", "a\nb\nc"],
  ["&lt;p&gt;twice &amp;amp; more&lt;/p&gt;", "twice & more"],
  ["<script>x</script>t<style>y</style>", "t"],
])("%s is read as %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

test.each([
  ["deep", "<div>".repeat(160_000)],
  ["deep and closed", `${"<div>".repeat(70_000)}x${"</div>".repeat(70_000)}`],
  ["many paragraphs", "<p>x</p>".repeat(100_000)],
  ["many headings", "<h2>x</h2>".repeat(80_000)],
  ["never closed", "<span>a".repeat(100_000)],
])("a hostile page is read at once: %s", { timeout: 30_000 }, async (_, html) => {
  await expectQuick(2_000, () => htmlToText(html));
});
