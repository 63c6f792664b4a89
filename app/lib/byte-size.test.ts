import { expect, test } from "vitest";
import { byteSize } from "./byte-size.ts";

test.each([
  [0, "0 bytes", "0 Byte"],
  [999, "999 bytes", "999 Byte"],
  [1_000, "1.0 KB", "1,0 kB"],
  [22_849, "22.8 KB", "22,8 kB"],
  [123_456, "123 KB", "123 kB"],
  [2_200_000, "2.2 MB", "2,2 MB"],
  [5e15, "5000 TB", "5000 TB"],
])("%i bytes are said as %s, in German as %s", (bytes, english, german) => {
  expect(byteSize(bytes, "en")).toBe(english);
  expect(byteSize(bytes, "de").replaceAll(/\s/g, " ")).toBe(german);
});

test("a French size has the French unit", () => {
  expect(byteSize(22_849, "fr")).toMatch(/^22,8\sko$/);
});
