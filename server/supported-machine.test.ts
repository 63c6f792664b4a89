import { expect, test } from "vitest";

type Machine = { platform: string; arch: string; isMusl: boolean; nodeMajor: number };
type Module = { refusalFor(machine: Machine): string | null; thisMachine(): Machine };

// Plain JavaScript, since it runs before anything is installed.
const { refusalFor, thisMachine }: Module = await import(new URL("./supported-machine.mjs", import.meta.url).href);

const GLIBC_LINUX: Machine = { platform: "linux", arch: "x64", isMusl: false, nodeMajor: 20 };

test.each<Partial<Machine>>([
  {},
  { arch: "arm64" },
  { platform: "darwin", arch: "arm64" },
  { platform: "darwin", arch: "x64", nodeMajor: 26 },
])("a machine it runs on: %o", (machine) => {
  expect(refusalFor({ ...GLIBC_LINUX, ...machine })).toBeNull();
});

test.each<[Partial<Machine>, string]>([
  [{ platform: "win32" }, "WSL terminal"],
  [{ platform: "win32", nodeMajor: 26 }, "WSL terminal"],
  [{ isMusl: true, nodeMajor: 26 }, "musl"],
  [{ platform: "darwin", arch: "x64", nodeMajor: 25 }, "needs Node 26"],
  [{ arch: "arm" }, "This is linux on arm."],
  [{ arch: "ppc64", nodeMajor: 26 }, "This is linux on ppc64."],
  [{ platform: "freebsd" }, "This is freebsd on x64."],
  [{ platform: "darwin", arch: "arm64", nodeMajor: 18 }, "needs Node 20"],
  [{ nodeMajor: 18 }, "needs Node 20"],
])("a machine it does not run on is told so in a sentence: %o", (machine, words) => {
  expect(refusalFor({ ...GLIBC_LINUX, ...machine })).toContain(words);
});

test("the machine of this test is one it runs on", () => {
  expect(refusalFor(thisMachine())).toBeNull();
});
