import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "./project-root.ts";

type Versions = Record<string, string>;
type Kinds = { dependencies: Versions; devDependencies: Versions; optionalDependencies: Versions };
type Locked = Partial<Kinds> & { version?: string; integrity?: string; link?: boolean };

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(path.join(PROJECT_ROOT, file), "utf8"));
}

const manifest = readJson<Kinds>("package.json");
const { packages } = readJson<{ packages: Record<string, Locked> }>("package-lock.json");
const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

/** The first version without a fault that is known (SECURITY.md, floors). */
const FLOORS: Versions = {
  "react-router": "8.3.1",
  "@react-router/node": "8.3.1",
  "@react-router/express": "8.3.1",
  "@react-router/serve": "8.3.1",
  "@react-router/dev": "8.3.1",
  react: "19.2.7",
  "react-dom": "19.2.7",
  mongoose: "9.9.2",
  mammoth: "1.12.3",
  "@xmldom/xmldom": "0.8.15",
  "body-parser": "2.2.1",
  qs: "6.15.4",
  multer: "2.1.1",
  jszip: "3.8.0",
  "pdfjs-dist": "4.2.67",
};

function isBelow(version: string, floor: string): boolean {
  return version.localeCompare(floor, "en", { numeric: true }) < 0;
}

test("SECURITY row 65: every dependency is one exact version, and the lock file holds the same", () => {
  const { dependencies, devDependencies, optionalDependencies } = packages[""] ?? {};
  expect({ dependencies, devDependencies, optionalDependencies }).toEqual({
    dependencies: manifest.dependencies,
    devDependencies: manifest.devDependencies,
    optionalDependencies: manifest.optionalDependencies,
  });
  for (const [name, version] of Object.entries(asked)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("SECURITY row 65: every package is locked by its hash, and none runs a script when it is installed", () => {
  const open = Object.entries(packages).filter(([place, { integrity }]) => place !== "" && !integrity);
  expect(open.map(([place]) => place)).toEqual([]);
  expect(readFileSync(path.join(PROJECT_ROOT, ".npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
});

test("SECURITY row 65: no package, wherever it stands in the tree, is older than its first safe version", () => {
  const tooOld = Object.entries(packages).flatMap(([place, { version = "" }]) => {
    const floor = FLOORS[place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)];
    return floor && isBelow(version, floor) ? [`${place} ${version} < ${floor}`] : [];
  });
  expect(tooOld).toEqual([]);
  expect(isBelow("6.9.10", "6.15.4")).toBe(true);
});
