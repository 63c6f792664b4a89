import { expect, test } from "vitest";
import { guessColumns } from "./file-columns.ts";
import { readFilePosting } from "./file-posting.ts";

function describe(description: string) {
  const record = { title: "Baker", description };
  return readFilePosting(record, guessColumns(Object.keys(record))).posting?.description;
}

test("a description in HTML is known as such, also where a file has escaped it", () => {
  expect(describe("<p>Rye</p>")).toMatchObject({ kind: "html" });
  expect(describe("&lt;ul&gt;&lt;li&gt;Rye&lt;/li&gt;&lt;/ul&gt;")).toMatchObject({ kind: "html" });
  expect(describe("Bake rye, <50 loaves> a day & more")).toMatchObject({ kind: "text" });
});
