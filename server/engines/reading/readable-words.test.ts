import { expect, test } from "vitest";
import { refuseWithoutWords } from "./readable-words.ts";

function reasonOf(lines: string[], scannedPages = 0): string {
  try {
    refuseWithoutWords(lines, scannedPages);
    return "read";
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

const WORDS = "Cared for post-operative patients (42 beds), charted in Epic, m.h@example.com; Node.js and C++.";

test("DEC-23 text in any script is read, also much of it in figures and addresses", () => {
  expect(reasonOf([WORDS, WORDS])).toBe("read");
  expect(reasonOf(["Оперативный уход за пациентами; ".repeat(8)])).toBe("read");
  expect(reasonOf(["看護師として十年間勤務し、 ".repeat(30)])).toBe("read");
  expect(reasonOf(["2019-04 2.5 100% $40 ".repeat(50), "Sold 12"])).toBe("read");
});

test("DEC-23 a page of a scan and a file without a letter are images", () => {
  expect(reasonOf(["1 / 2"])).toBe("image-only");
  expect(reasonOf(["Scanned"], 2)).toBe("image-only");
});

test("DEC-23 bytes that were taken for letters are no resume, however many there are", () => {
  expect(reasonOf(["EL†´Tj fi�F@¢��� £�fi6674 Tj7.305c3 r�F£CBª�3C J(ele�J F‘£fiª�6 63rªTm Td2(wn)F ".repeat(9)])).toBe(
    "damaged",
  );
});
