import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReaderPool } from "./reader-pool.ts";

const STUB = resolve(import.meta.dirname, "../../../tests/fixtures/stub-reader.ts");
const MINUTE_MS = 60_000;
const SHORT_MS = 300;

let folder: string;
let pool: ReaderPool;
let openGate: () => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "northfold-readers-"));
  const gate = join(folder, "gate");
  openGate = () => writeFileSync(gate, "");
  pool = new ReaderPool(() => ({ file: STUB, nodeArguments: [`--title=${gate}`] }));
});

afterEach(async () => {
  vi.useRealTimers();
  await pool.close();
  rmSync(folder, { recursive: true });
});

function read(text: string, owner: string): Promise<string> {
  return pool.read(new TextEncoder().encode(text), "pdf", owner).then(
    ({ lines }) => `read ${lines.join("")}`,
    ({ reason }) => reason,
  );
}

test("DEC-23 while one user's slow files are read, the files of all others are read, too", async () => {
  openGate();
  const slow = Array.from({ length: 40 }, () => read("slow", "Sam"));
  const others = ["Ada", "Ben", "Chloe", "Dev"].flatMap((owner) => [read(owner, owner), read(owner, owner)]);
  expect(await Promise.all(others)).toEqual(
    ["Ada", "Ada", "Ben", "Ben", "Chloe", "Chloe", "Dev", "Dev"].map((owner) => `read ${owner}`),
  );
  await pool.close();
  expect(new Set(await Promise.all(slow))).toEqual(new Set(["unavailable"]));
});

test("DEC-23 a user who fills the queue alone loses his own last place to others, and is told so", async () => {
  openGate();
  const first = read("slow", "Sam");
  const waiting = Array.from({ length: 100 }, () => read("slow", "Sam"));
  expect(await read("slow", "Sam")).toBe("own-files");
  const blocking = read("slow", "Tara");
  const other = read("Ada", "Ada");
  expect(await waiting.at(-1)).toBe("own-files");
  await pool.close();
  expect(await Promise.all([first, blocking, other])).toEqual(["unavailable", "unavailable", "unavailable"]);
});

test("DEC-23 a reader that takes a minute to start on a slow machine is waited for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const file = read("Ada", "Ada");
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  openGate();
  expect(await file).toBe("read Ada");
});

test("DEC-23 a reader that ends without a word refuses its own file and no other", async () => {
  openGate();
  expect(await Promise.all([read("crash", "Sam"), read("Ada", "Ada")])).toEqual(["too-complex", "read Ada"]);
});

test("DEC-23 a reader that never comes to an end is ended after its time, and the file is refused", async () => {
  openGate();
  const hasty = new ReaderPool(() => ({ file: STUB, nodeArguments: [`--title=${join(folder, "gate")}`] }), SHORT_MS);
  await expect(hasty.read(new TextEncoder().encode("slow"), "pdf", "Ada")).rejects.toMatchObject({
    reason: "too-complex",
  });
  await hasty.close();
});

test("DEC-23 where no reader starts at all, the file is refused as not readable right now", async () => {
  const broken = new ReaderPool(() => ({ file: join(folder, "no-such-program.ts"), nodeArguments: [] }));
  await expect(broken.read(new Uint8Array(1), "pdf", "Ada")).rejects.toMatchObject({ reason: "unavailable" });
  await broken.close();
});

test("as many readers wait for the next files as were at work at once", async () => {
  openGate();
  await read("Ada", "Ada");
  await read("Ben", "Ben");
  await expect.poll(() => pool.inUse).toEqual({ reading: 0, spare: 1 });
  await Promise.all([read("Ada", "Ada"), read("Ben", "Ben")]);
  await expect.poll(() => pool.inUse).toEqual({ reading: 0, spare: 2 });
});
