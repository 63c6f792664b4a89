import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makePdf } from "../../../tests/fixtures/documents.ts";
import { pictureOfPage } from "./page-picture.ts";
import { ownMs } from "./own-time.ts";
import { openPdf } from "./pdf-library.ts";
import { readPictures } from "./read-pictures.ts";

const SCAN = readFileSync(new URL("../../../tests/fixtures/scanned-resume.png", import.meta.url));
const PIXELS = 20_000_000;
const LONG_MS = 110_000;

const upright = await makePdf((pdf) => void pdf.image(SCAN, 0, 0, { width: 595 }));

test("DEC-23 a scan with readable text is read from its picture, and says so", { timeout: LONG_MS }, async () => {
  const { lines, warnings, pages } = await readPictures(upright, ownMs() + LONG_MS);
  const text = lines.join(" ");
  for (const part of ["Marlene Duarte", "Pinecone Logistics", "March 2019", "Forklift Operator", "Millbrook College"])
    expect(text).toContain(part);
  expect(pages).toBe(1);
  expect(warnings).toEqual([expect.stringMatching(/read from the pictures, please check/)]);
});

test("DEC-23 a scan that cannot be read in time, or has no text, stays refused as a scan", async () => {
  await expect(readPictures(upright, ownMs())).rejects.toMatchObject({ reason: "image-only" });
  const empty = await makePdf((pdf) => void pdf.rect(40, 40, 400, 400).fill("gray"));
  await expect(readPictures(empty, ownMs() + LONG_MS)).rejects.toMatchObject({ reason: "image-only" });
});

test("a page's picture is the same in one piece, in strips, and turned back from a turned page", async () => {
  const half = 595 * (280 / 700);
  const strips = await makePdf((pdf) => {
    for (const top of [0, half]) {
      pdf.save().rect(0, top, 595, half).clip();
      pdf.image(SCAN, 0, 0, { width: 595 }).restore();
    }
  });
  const sideways = await makePdf((pdf) => {
    pdf.rotate(-90, { origin: [0, 0] }).image(SCAN, -842, 0, { width: 842 });
  });
  const turned = Buffer.from(
    Buffer.from(sideways).toString("latin1").replace("/Type /Page\n", "/Type /Page /Rotate 90\n"),
    "latin1",
  );
  const [one, two, three] = await Promise.all([upright, strips, new Uint8Array(turned)].map(firstPicture));
  expect(darkRows(two!)).toEqual(darkRows(one!));
  expect(three!.width).toBeGreaterThan(three!.height);
  expect(darkShare(three!)).toBeGreaterThan(0.01);
  // The heading stands at the top left, also on the page that was turned.
  expect(firstDark(three!).y).toBeLessThan(three!.height / 6);
  expect(firstDark(three!).x).toBeLessThan(three!.width / 2);
});

async function firstPicture(bytes: Uint8Array) {
  const task = openPdf(new Uint8Array(bytes), PIXELS);
  const document = await task.promise;
  const picture = await pictureOfPage(await document.getPage(1));
  await task.destroy();
  expect(picture).not.toBeNull();
  return picture!;
}

type Picture = Awaited<ReturnType<typeof firstPicture>>;

function darkRows({ width, height, grey }: Picture): number[] {
  return Array.from({ length: height }, (_, y) => y).filter((y) =>
    grey.subarray(y * width, (y + 1) * width).some((shade) => shade < 100),
  );
}

function darkShare({ grey }: Picture): number {
  return grey.filter((shade) => shade < 100).length / grey.length;
}

function firstDark({ width, grey }: Picture): { x: number; y: number } {
  const at = grey.findIndex((shade) => shade < 100);
  return { x: at % width, y: Math.floor(at / width) };
}
