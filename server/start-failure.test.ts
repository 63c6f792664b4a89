import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { describeStartFailure } from "./start-failure.ts";

const settings = { HOST: "127.0.0.1", PORT: 3000, DATA_DIR: "/data" };

function failed(code: string, fields: object = {}): Error {
  return Object.assign(new Error(`${code}: raw words`), { code, ...fields });
}

test("a start that fails says what is in the way and which setting leads around it", () => {
  expect(describeStartFailure(failed("EADDRINUSE", { syscall: "listen" }), settings)).toContain("Port 3000 is taken");
  expect(describeStartFailure(failed("EACCES", { syscall: "listen" }), settings)).toContain("may not listen");
  expect(describeStartFailure(failed("EROFS", { syscall: "open", path: "/data/database" }), settings)).toContain(
    "DATA_DIR is /data",
  );
  expect(
    describeStartFailure(failed("ENOENT", { syscall: "mkdir", path: "/proc/nope" }), {
      ...settings,
      DATA_DIR: "/proc/nope/data",
    }),
  ).toContain("DATA_DIR is /proc/nope/data, and nothing can be written there");
  expect(describeStartFailure(failed("EROFS", { syscall: "open", path: "/elsewhere" }), settings)).toBe(
    "EROFS: raw words",
  );
  expect(describeStartFailure(new Error("Words."), settings)).toBe("Words.");
  expect(describeStartFailure("?", settings)).toBe("Northfold could not start.");
});

test("a DATA_DIR that is a file is named as such", () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "northfold-start-")), "file");
  writeFileSync(file, "");
  let error: unknown;
  try {
    mkdirSync(file, { recursive: true });
  } catch (caught) {
    error = caught;
  }
  expect(describeStartFailure(error, { ...settings, DATA_DIR: file })).toContain(`DATA_DIR is ${file}`);
});
