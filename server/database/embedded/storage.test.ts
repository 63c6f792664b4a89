import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isLogCut, Storage } from "./storage.ts";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "northfold-storage-"));
  file = path.join(folder, "data.sqlite");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A database whose process was killed: its last writes stand in the log beside the file. */
function killedDatabase(): void {
  const script = `const { Storage } = await import(${JSON.stringify(path.join(import.meta.dirname, "storage.ts"))});
    const storage = new Storage(${JSON.stringify(file)});
    storage.begin();
    storage.statement("INSERT INTO collections (database, name, options) VALUES ('d', 'c', x'00')").run();
    storage.commit();
    process.kill(process.pid, "SIGKILL");`;
  spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(readdirSync(folder)).toContain("data.sqlite-wal");
}

test("a database that was killed opens again with what was acknowledged", () => {
  killedDatabase();
  const storage = new Storage(file);
  expect(storage.statement("SELECT name FROM collections").all()).toEqual([{ name: "c" }]);
  storage.close();
});

test.each(["emptied", "gone"])("a file that is %s beside a full log is refused, and the log stays", (how) => {
  killedDatabase();
  if (how === "gone") rmSync(file);
  else truncateSync(file);
  expect(() => new Storage(file)).toThrow(/empty or gone, while .*-wal beside it holds data/);
  expect(readdirSync(folder)).toContain("data.sqlite-wal");
});

test("a log that ends within an entry is noticed", () => {
  killedDatabase();
  expect(isLogCut(file)).toBe(false);
  writeFileSync(`${file}-wal`, Buffer.alloc(10), { flag: "a" });
  expect(isLogCut(file)).toBe(true);
});
