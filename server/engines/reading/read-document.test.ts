import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { makeDoc, makeDocx, makePdf, makePlacedPdf } from "../../../tests/fixtures/documents.ts";
import { readDocument } from "./read-document.ts";
import { closeReaders, warmReaders } from "./reader-pool.ts";

afterAll(closeReaders);

const pdf = await makePlacedPdf([{ x: 40, y: 40, text: "Warehouse lead" }]);
const docx = await makeDocx({ paragraphs: ["Warehouse lead"] });
const doc = makeDoc({ body: "Warehouse lead" });

test.each([
  ["pdf", "application/pdf", pdf],
  ["docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", docx],
  ["doc", "application/msword", doc],
])("DEC-23 a real %s is read in a child process, with and without a name and type", async (kind, mediaType, bytes) => {
  expect(await readDocument(bytes, { fileName: `cv.${kind}`, mediaType })).toMatchObject({
    kind,
    lines: ["Warehouse lead"],
  });
  expect(await readDocument(bytes)).toMatchObject({ kind });
  expect(bytes.length).toBeGreaterThan(0);
});

test.each([
  ["a PDF named .docx", { fileName: "cv.docx" }, pdf],
  ["a DOCX named .pdf", { fileName: "cv.pdf" }, docx],
  ["a DOCX named .doc", { fileName: "cv.doc" }, docx],
  ["a DOC named .docx", { fileName: "cv.docx" }, doc],
  ["a PDF declared as a web page", { fileName: "cv.pdf", mediaType: "text/html" }, pdf],
  ["a macro file's name", { fileName: "cv.docm" }, docx],
  ["plain text", { fileName: "cv.pdf" }, Buffer.from("Ines Varga")],
])("DEC-23 %s is refused as of the wrong type", async (_, options, bytes) => {
  await expect(readDocument(bytes, options)).rejects.toMatchObject({
    reason: "wrong-type",
    message: "Please upload a PDF, DOC, or DOCX file.",
  });
});

test("DEC-23 an empty file is refused as empty", async () => {
  await expect(readDocument(new Uint8Array(), { fileName: "cv.pdf" })).rejects.toMatchObject({ reason: "empty" });
});

test("DEC-23 a broken file is refused as damaged", async () => {
  await expect(readDocument(pdf.subarray(0, 80))).rejects.toMatchObject({ reason: "damaged" });
});

test("SECURITY 37 a file that unpacks beyond 512 MB is ended and refused as too complex", async () => {
  const packed = deflateSync(Buffer.alloc(700 * 1024 * 1024), { level: 1 });
  const bomb = Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj\n4 0 obj<</Filter/FlateDecode/Length ${packed.length}>>stream\n`,
    ),
    packed,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n"),
  ]);
  let mostMb = 0;
  const looks = setInterval(() => {
    mostMb = Math.max(mostMb, largestChildMb());
  }, 5);
  await expect(readDocument(bomb)).rejects.toMatchObject({ reason: "too-complex" });
  clearInterval(looks);
  expect(mostMb).toBeLessThan(512);
}, 30_000);

/** The most that a child of this process has held at once; 0 where the system does not tell. */
function largestChildMb(): number {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) return 0;
  const held = readFileSync(children, "utf8").trim().split(" ").map(heldKb);
  return Math.max(0, ...held) / 1024;
}

function heldKb(pid: string): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, "utf8") : "";
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

test("SECURITY 37 many files at once are all read, each on its own", async () => {
  const files = await Promise.all(
    Array.from({ length: 6 }, (_, index) => makePdf((page) => void page.text(`Person number ${index}`, 40, 40))),
  );
  const texts = await Promise.all(files.map((bytes) => readDocument(bytes)));
  expect(texts.map((text) => text.lines[0])).toEqual(files.map((_, index) => `Person number ${index}`));
});

test("SECURITY 37 no reader outlives closeReaders, and reading works again after it", async () => {
  await warmReaders();
  await closeReaders();
  expect(await readDocument(pdf)).toMatchObject({ kind: "pdf" });
});

test("SECURITY 37 the 103rd file at once is refused as busy, and stopping refuses those that wait", async () => {
  const outcomes = Array.from({ length: 103 }, () =>
    readDocument(pdf).then(
      () => "read",
      (error) => error.reason,
    ),
  );
  expect(await outcomes.at(-1)).toBe("busy");
  await closeReaders();
  expect(new Set(await Promise.all(outcomes.slice(2, -1)))).toEqual(new Set(["unavailable"]));
});

test("SECURITY row 37: files wait as long as they are 64 MB together; one more is refused, a small one still waits", async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length, "\n")]);
  const refused: string[] = [];
  const send = (name: string, bytes: Uint8Array) =>
    readDocument(bytes).catch(({ reason }) => refused.push(`${name} ${reason}`));
  // Two are being read, six wait.
  const sent = Array.from({ length: 8 }, () => send("held", large));
  await send("one more", large);
  expect(refused).toEqual(["one more busy"]);
  sent.push(send("small", pdf));
  await new Promise((resolve) => setImmediate(resolve));
  expect(refused).toEqual(["one more busy"]);
  await closeReaders();
  await Promise.all(sent);
});

test.runIf(existsSync("/proc"))("SECURITY 37 readers end when their parent is killed", async () => {
  const pool = new URL("./reader-pool.ts", import.meta.url).href;
  const script = `await (await import(${JSON.stringify(pool)})).warmReaders(); console.log("warm"); setInterval(() => {}, 1000);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise((resolve) => parent.stdout.once("data", resolve));
  const children = await childrenOf(parent.pid ?? 0);
  expect(children).toHaveLength(1);
  parent.kill("SIGKILL");
  await expect.poll(() => children.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});

async function childrenOf(pid: number): Promise<number[]> {
  const { readFile } = await import("node:fs/promises");
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return list.trim().split(" ").map(Number);
}
