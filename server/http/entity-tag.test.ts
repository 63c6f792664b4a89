import { expect, test } from "vitest";
import { entityTag, isKnown } from "./entity-tag.ts";

const page = entityTag(Buffer.from("<p>one</p>"));

test("the same words have the same tag, others another", () => {
  expect(entityTag(Buffer.from("<p>one</p>"))).toBe(page);
  expect(entityTag(Buffer.from("<p>two</p>"))).not.toBe(page);
});

test("a browser may name several pages; nothing and another one are not known", () => {
  expect(isKnown(page, page)).toBe(true);
  expect(isKnown(page, `"x", ${page}`)).toBe(true);
  for (const asked of [null, "", `"x"`, page.slice(2)]) expect(isKnown(page, asked)).toBe(false);
});
