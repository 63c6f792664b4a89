import { expect, test } from "vitest";
import { readPosting, UNTOLD } from "./read-posting.ts";

function read(told: Partial<Parameters<typeof readPosting>[0]>) {
  return readPosting({ ...UNTOLD, title: "Baker", description: { kind: "text", content: "Bread." }, ...told });
}

test("JM-12 titles, companies and places are shown as people write them, however often they were escaped", () => {
  const { title, company, location } = read({
    title: "R&amp;D Engineer &#8211; <b>Leeds</b>",
    company: "Dyer &amp;amp; Butler",
    places: ["Saint-Jean-sur-Richelieu, Qu&eacute;bec"],
  });
  expect({ title, company, location }).toEqual({
    title: "R&D Engineer – Leeds",
    company: "Dyer & Butler",
    location: "Saint-Jean-sur-Richelieu, Québec",
  });
  expect(read({ title: "C++ <Qt> Developer at AT&T; R&D" }).title).toBe("C++ <Qt> Developer at AT&T; R&D");
});

test("JM-18 a plain description shows its signs, not their names", () => {
  const { description } = read({
    description: { kind: "text", content: "Profit &amp;amp; loss &gt; 3 years\nif a < b" },
  });
  expect(description).toBe("Profit & loss > 3 years\nif a < b");
});
