import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
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

test("a database with larger pages, of an earlier version, is read and written on", () => {
  const old = new DatabaseSync(file);
  old.exec("PRAGMA page_size = 8192");
  old.exec("PRAGMA journal_mode = WAL");
  old.exec("CREATE TABLE kept (n INTEGER)");
  old.exec("INSERT INTO kept VALUES (7)");
  expect(isLogCut(file)).toBe(false);
  old.close();
  const storage = new Storage(file);
  expect(storage.statement("SELECT n FROM kept").get()).toEqual({ n: 7 });
  storage.exec("INSERT INTO kept VALUES (8)");
  storage.commit();
  expect(storage.statement("PRAGMA page_size").get()).toEqual({ page_size: 8192 });
  storage.close();
});
