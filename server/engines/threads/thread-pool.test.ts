import { resolve } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { analyseResume } from "../analysis/analyse-resume.ts";
import { closeThreads, runInThread, ThreadPool } from "./thread-pool.ts";

const STUB = resolve(import.meta.dirname, "../../../tests/fixtures/stub-thread.ts");
const SHORT = { taskMs: 300 };
const SMALL = { heapMb: 32 };

let pool = new ThreadPool(() => STUB);

afterEach(async () => {
  await pool.close();
  await closeThreads();
  pool = new ThreadPool(() => STUB);
});

function refuseNoThread(): never {
  throw new Error("No thread started");
}

function send(owner: string, word: string): Promise<string> {
  return pool.run(owner, "analyse", { lines: [word] }, refuseNoThread).then(
    (echo) => String(echo),
    (error) => error.reason ?? error.message,
  );
}

test("what a thread makes equals what is made at once, for every kind of task", async () => {
  const lines = ["Robin Maxwell", "Dayton, OH", "", "Experience", "Cook, Blue Table", "2019 - 2023", "• Ran the grill"];
  const profile = await runInThread("a", "analyse", { lines }, refuseNoThread);
  expect(profile).toEqual(analyseResume(lines));
  const resume = { name: "CV", content: lines.join("\n"), skills: [], experience: "", education: "", profile };
  const docx = await runInThread("a", "printResume", { resume, format: "docx" }, refuseNoThread);
  expect(docx).toMatchObject({ printed: { filename: "CV.docx", bytes: expect.any(Uint8Array) } });
  const pdf = await runInThread(
    "a",
    "printResume",
    { resume: { ...resume, content: "𓀀" }, format: "pdf" },
    refuseNoThread,
  );
  expect(pdf).toEqual({ lacking: ["𓀀"] });
});

test("a task that never ends is ended, and all others go on", async () => {
  pool = new ThreadPool(() => STUB, SHORT);
  const stuck = [send("a", "spin"), send("a", "spin")];
  expect(await Promise.all([send("b", "one"), send("c", "two")])).toEqual(["one", "two"]);
  expect(await Promise.all(stuck)).toEqual(["too-complex", "too-complex"]);
});

test("a task that a busy machine holds up is not refused for it", async () => {
  pool = new ThreadPool(() => STUB, SHORT);
  expect(await send("a", "held")).toBe("held");
});

test("a task that takes more memory than it may is refused, and this process lives on", async () => {
  pool = new ThreadPool(() => STUB, SMALL);
  expect(await Promise.all([send("a", "grow"), send("b", "one")])).toEqual(["too-complex", "one"]);
  expect(await send("a", "two")).toBe("two");
});

test("what a task throws comes back, and the next one is done", async () => {
  expect(await send("a", "fail")).toBe("as asked");
  expect(await send("a", "exit")).toBe("too-complex");
  expect(await send("a", "one")).toBe("one");
});

test("values that cannot travel to a thread are an error of the caller, and hold up nobody", async () => {
  const lines = [(() => "") as unknown as string];
  await expect(pool.run("a", "analyse", { lines }, refuseNoThread)).rejects.toThrow(/could not be cloned/);
  expect(await send("a", "one")).toBe("one");
});

test("where no thread starts, the task is done all the same, and that is told", async () => {
  const broken = new ThreadPool(() => resolve(import.meta.dirname, "no-such-program.ts"));
  const told = vi.fn();
  const lines = ["Robin Maxwell", "Cook"];
  expect(await broken.run("a", "analyse", { lines }, told)).toEqual(analyseResume(lines));
  expect(told).toHaveBeenCalledOnce();
});

test("after the end, what is done and what waits is refused as not possible right now", async () => {
  const [doing, waiting] = [send("a", "spin"), send("a", "one")];
  await pool.close();
  expect(await waiting).toBe("unavailable");
  expect(await doing).toBe("unavailable");
});
