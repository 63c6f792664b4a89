import { expect, test } from "vitest";
import { resumeDocx, resumePdf } from "../../../tests/fixtures/resumes.ts";
import { readDocxPlainly, readPdfPlainly } from "./plain-text.ts";
import { readBytes } from "./read-bytes.ts";

const words = (lines: string[]) => new Set(lines.join(" ").split(/\s+/).filter(Boolean));

test("the libraries' plain text holds the same words as our own reading, and says that its order may be off", async () => {
  const files = [
    { bytes: await resumePdf("nurse"), plainly: readPdfPlainly },
    { bytes: await resumeDocx("nurse"), plainly: readDocxPlainly },
  ];
  for (const { bytes, plainly } of files) {
    const plain = await plainly(bytes);
    const own = await readBytes(bytes.slice(), null);
    expect(words(plain.lines)).toEqual(words(own.lines));
    expect(plain.warnings[0]).toContain("out of order");
    expect(own.warnings).toEqual([]);
  }
});
